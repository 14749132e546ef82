"""Turns generated Swift into Swift that plays one platform on a system without UIKit.

`#if os(…)` and the like are decided here, `#available(…)` asks a function of the player, and
`@available(…)` is left out. Everything else stays as it is.
"""

import os
import re

PLATFORMS = {
    "iOS": {"os": "iOS", "idiom": ".phone", "name": "iOS"},
    "iPadOS": {"os": "iOS", "idiom": ".pad", "name": "iOS"},
    "macCatalyst": {"os": "iOS", "idiom": ".mac", "name": "macCatalyst"},
    "macOS": {"os": "macOS", "idiom": ".mac", "name": "macOS"},
    "tvOS": {"os": "tvOS", "idiom": ".tv", "name": "tvOS"},
    "visionOS": {"os": "visionOS", "idiom": ".vision", "name": "visionOS"},
}


def programs():
    """The platforms of each program: one plays all that the code is the same for, an iPhone and an iPad."""
    groups = {}
    for platform, facts in PLATFORMS.items():
        groups.setdefault((facts["os"], facts["name"]), []).append(platform)
    return groups.values()


def own(major, minor, platform):
    """A release as the device itself says it."""
    if int(major) == 18:
        major = {"visionOS": 2, "macCatalyst": 15, "macOS": 15}.get(platform, 18)
    return f"{major}.{minor}"


def states(spec):
    """The states of a spec's conditions that are played, the usual one first."""
    usual = frozenset(n for n, c in spec.get("conditions", {}).items() if c.get("usually", True))
    return list(dict.fromkeys([usual, *(usual ^ {name} for name in spec.get("conditions", {}))]))


def write(folder, files):
    """Writes Swift files, by name; returns their paths."""
    os.makedirs(folder, exist_ok=True)
    for name, text in files.items():
        with open(f"{folder}/{name}.swift", "w", encoding="utf-8") as file:
            file.write(text)
    return [f"{folder}/{name}.swift" for name in files]


def holds(expression, platform):
    """Whether an expression of `#if` is true where a platform is compiled for."""
    facts = PLATFORMS[platform]
    text = re.sub(r"os\((\w+)\)", lambda m: str(m[1] == facts["os"]), expression)
    text = re.sub(
        r"targetEnvironment\(macCatalyst\)", str(platform == "macCatalyst"), text)
    text = re.sub(r"compiler\(>=6\.4\)", "True", text)
    text = text.replace("&&", " and ").replace("||", " or ").replace("!", " not ")
    words = set(re.findall(r"\w+", text))
    unknown = words - {"True", "False", "and", "or", "not"}
    if unknown:
        raise SystemExit(f"cannot play '#if {expression}': {unknown}")
    return eval(text)  # of those six words and brackets only


def played(source, platform):
    """The source as it is compiled for a platform."""
    lines = []
    # For each open #if: whether its branch is taken, and whether one was taken already.
    branches = []
    for line in source.split("\n"):
        word = line.strip()
        if word.startswith("#if "):
            taken = holds(word[4:], platform)
            branches.append([taken, taken])
        elif word.startswith("#elseif "):
            taken = not branches[-1][1] and holds(word[8:], platform)
            branches[-1] = [taken, branches[-1][1] or taken]
        elif word == "#else":
            branches[-1] = [not branches[-1][1], True]
        elif word == "#endif":
            branches.pop()
        elif all(taken for taken, _ in branches):
            if word.startswith("@available("):
                continue
            line = line.replace("Bundle.main", "PlayedBundle")
            lines.append(re.sub(r"#available\(([^)]*)\)", r'isPlayed("\1")', line))
    return "\n".join(lines)


def requirements(source):
    """The functions that the protocol of a generated file asks for: name, parameters, result."""
    protocol = re.search(r"protocol \w+TabContent: AnyObject \{\n(.*?)\n\}", source, re.S)[1]
    return re.findall(r"^\s*func (\w+)\(([^)]*)\)(?: -> (.+))?$", protocol, re.M)


def literal(text):
    """A Swift string literal, with an escape for whatever is not plain."""
    plain = lambda c: c.isascii() and (c.isalnum() or c in " .,-_/*")
    return '"' + "".join(c if plain(c) else f"\\u{{{ord(c):X}}}" for c in text) + '"'


def image(value):
    if isinstance(value, str):
        return f"UIImage(systemName: {literal(value)})"
    name, value = next(iter(value.items()))
    return f"UIImage({'named' if name == 'asset' else 'systemName'}: {literal(value)})"


def nodes(spec):
    """All nodes, each with whether it belongs to a repeated one."""
    waiting = [(node, False) for node in reversed(spec["tabs"])]
    while waiting:
        node, repeated = waiting.pop()
        repeated = repeated or "repeats" in node
        yield node, repeated
        waiting += [(child, repeated) for child in reversed(node.get("children", []))]


SEARCH = "com.apple.UIKit.Search"


def configured(spec, wanted):
    """What an app sets that has the samples of a spec as its live values."""
    lines, written = [], set()
    for node, repeated in nodes(spec):
        identifier = node.get("identifier", SEARCH)
        # Of several nodes with an identifier, the first sets its values.
        if repeated != wanted or not node.get("live") or identifier in written:
            continue
        written.add(identifier)
        lines.append(f"    case {literal(identifier)}:")
        for key in dict.fromkeys(node["live"]):
            if key not in node or key == "title" and "repeats" in node:
                lines.append("      _ = tab")
            elif key in ("title", "subtitle"):
                lines.append(f"      tab.{key} = {literal(node[key])}")
            elif key in ("image", "selectedImage"):
                lines.append(f"      tab.{key} = {image(node[key])}")
            elif key == "displayOrderIdentifiers":
                order = ", ".join(map(literal, node[key]))
                lines.append(f"      (tab as? UITabGroup)?.{key} = [{order}]")
            else:
                lines.append(f"      tab.{key} = {str(node[key]).lower()}")
    return ["    switch identifier.rawValue {", *lines, "    default: break", "    }"]


def items(spec, prefix):
    """The samples of a spec as the items of its repeated nodes."""
    lines = []
    for node, _ in nodes(spec):
        if "repeats" not in node:
            continue
        samples = ", ".join(
            f'.init(id: "{number}", title: {literal(title)})'
            for number, title in enumerate(node["repeats"]["samples"], 1))
        lines.append(f"    case {literal(node['identifier'])}: return [{samples}]")
    return ["    switch tab.rawValue {", *lines, "    default: return []", "    }"]


def content(prefix, source, spec):
    """A class that has what the protocol of a generated file asks for: an app with the spec's samples."""
    values = {
        "UIViewController": "UIViewController()",
        "UINavigationController": "UINavigationController()",
        "UIView": "UIView()",
        "any UIContentConfiguration": "PlayedConfiguration()",
        "Bool": "Played.holding.contains(condition.rawValue)",
    }
    lines = [f"final class {prefix}Content: {prefix}TabContent {{"]
    for name, parameters, result in requirements(source):
        arrow = f" -> {result}" if result else ""
        if name == "configure":
            body = configured(spec, wanted="item" in parameters)
        elif name == "items":
            body = items(spec, prefix)
        else:
            body = [f"    {values.get(result, '')}"]
        lines += [f"  func {name}({parameters}){arrow} {{", *body, "  }"]
    return "\n".join(lines + ["}", ""])


def app(prefix, source):
    """What the player does with an app: set it up, update it, select each of its tabs."""
    small = prefix[0].lower() + prefix[1:]
    update = f"$0.update{prefix}Tabs()" if f"func update{prefix}Tabs()" in source else "_ in"
    if f"enum {prefix}Tab:" in source:
        select = (
            f"controller in {prefix}Tab.allCases.filter {{ controller.{small}Tab($0) != nil }}"
            f".allSatisfy {{ controller.select{prefix}Tab($0); "
            f"return controller.selected{prefix}Tab == $0 }}")
    else:
        select = "_ in true"
    return (f"PlayedApp(setUp: {{ $0.setUp{prefix}Tabs(with: content) }}, "
            f"update: {{ {update} }}, select: {{ {select} }})")


IS_PLAYED = """
/// The platform that is played, as `#available` names it.
let playedPlatform = "@NAME@"

/// Whether what `#available` asks for is there.
@ISOLATION@func isPlayed(_ releases: String) -> Bool {
  for release in releases.split(separator: ",") {
    let words = release.split(separator: " ")
    // A Mac goes by the release of iOS unless it has one of its own.
    let isMine = words[0] == playedPlatform
      || words[0] == "iOS" && playedPlatform == "macCatalyst" && !releases.contains("macCatalyst")
    guard isMine else { continue }
    let wanted = words[1].split(separator: ".").map { Int($0) ?? 0 }
    var own = @VERSION@.split(separator: ".").map { Int($0) ?? 0 }
    // What macCatalyst 18 is to the compiler, macOS 15 is to the device.
    if playedPlatform == "macCatalyst", own[0] == 15 { own[0] = 18 }
    return (own[0], own[1]) >= (wanted[0], wanted.count > 1 ? wanted[1] : 0)
  }
  return true
}
"""

PLAYER = """\
import UIKit

struct PlayedConfiguration: UIContentConfiguration {}

/// What the app says of itself: its language, and the SDK that it was built with.
@MainActor
enum PlayedBundle {
  static var sdk: String?
  static var preferredLocalizations = ["en"]

  static func object(forInfoDictionaryKey key: String) -> Any? { sdk.map { "simulator" + $0 } }
}

/// The conditions that hold.
@MainActor
enum Played {
  static var holding: Set<String> = []
}

/// A record without what depends on what was selected, and on what people did.
func comparable(_ record: String) -> [Substring] {
  record.split(separator: "\\n").filter {
    !$0.contains("\\"selected\\":") && !$0.contains("\\"sidebarIsHidden\\":")
  }
}

/// An app as its generated code makes it.
struct PlayedApp {
  let setUp: (UITabBarController) -> Void
  let update: (UITabBarController) -> Void
  /// Whether each tab that is there can be selected.
  let select: (UITabBarController) -> Bool
}

@MainActor
func everyTab(_ tabs: [UITab]) -> [UITab] {
  tabs.flatMap { [$0] + everyTab(($0 as? UITabGroup)?.children ?? []) }
}

/// Sets an app up in each state and records it; then changes state and width of one that is running,
/// which has to come to the same.
@MainActor
func play(
  _ idiom: UIUserInterfaceIdiom, _ version: String, _ width: UIUserInterfaceSizeClass,
  _ states: [([String], String)], _ app: PlayedApp
) {
  UIDevice.current.userInterfaceIdiom = idiom
  UIDevice.current.systemVersion = version
  /// Windows keep their controllers, and views know their windows only as long as there are any.
  var windows: [UIWindow] = []
  func controller(_ width: UIUserInterfaceSizeClass) -> UITabBarController {
    let controller = UITabBarController()
    // As in 'viewDidLoad', before the view is in a window.
    app.setUp(controller)
    let window = UIWindow()
    window.traitCollection = UITraitCollection(horizontalSizeClass: width)
    window.rootViewController = controller
    windows.append(window)
    return controller
  }
  func record(_ controller: UITabBarController) -> [Substring] {
    comparable(controller.tabSpecRecord())
  }
  for (holding, path) in states {
    Played.holding = Set(holding)
    let fresh = controller(width)
    try? fresh.recordTabSpec(to: URL(fileURLWithPath: path), conditions: holding)
  }
  Played.holding = Set(states[0].0)
  let running = controller(width)
  let window = windows[windows.count - 1]
  let path = states[0].1
  if !app.select(running) { print("NOT SELECTED: \\(path)") }
  let selected = running.selectedTab?.identifier
  app.setUp(running)
  if running.selectedTab?.identifier != selected { print("SELECTION LOST, set up again: \\(path)") }
  func check(_ what: String, _ change: () -> Void) {
    let tabs = everyTab(running.tabs)
    let selected = running.selectedTab
    change()
    let now = everyTab(running.tabs)
    let isMade = now.contains { tab in
      tabs.contains {
        $0.identifier == tab.identifier && type(of: $0) == type(of: tab) && $0 !== tab
      }
    }
    if isMade, !(tab(in: now, tabs)) { print("MADE ANEW, \\(what): \\(path)") }
    if let selected, now.contains(where: { $0 === selected }), running.selectedTab !== selected {
      print("SELECTION LOST, \\(what): \\(path)")
    }
  }
  /// Search tabs of other titles are other tabs.
  func tab(in now: [UITab], _ before: [UITab]) -> Bool {
    now.allSatisfy { tab in
      tab is UISearchTab || !before.contains { $0.identifier == tab.identifier && $0 !== tab }
    }
  }
  for (holding, path) in states + [states[0]] {
    Played.holding = Set(holding)
    check("\\(holding)") { app.update(running) }
    if record(running) != record(controller(width)) { print("UPDATED: \\(path)") }
  }
  let tabs = running.tabs.map { ObjectIdentifier($0) }
  for other in [UIUserInterfaceSizeClass.regular, .compact, width] {
    check("\\(other)") {
      window.traitCollection = UITraitCollection(horizontalSizeClass: other)
    }
    if record(running) != record(controller(other)) { print("RESIZED: \\(path)") }
  }
  if running.tabs.map({ ObjectIdentifier($0) }) != tabs { print("OTHER TABS: \\(path)") }
}
"""


def is_played(platform, version="UIDevice.current.systemVersion", isolation="@MainActor\n"):
    """What `#available` became: a function that asks for the release that is played."""
    text = IS_PLAYED.replace("@NAME@", PLATFORMS[platform]["name"])
    return text.replace("@VERSION@", version).replace("@ISOLATION@", isolation)


def player(platform):
    """The part of the program that is the same for all specs."""
    return PLAYER + is_played(platform)
