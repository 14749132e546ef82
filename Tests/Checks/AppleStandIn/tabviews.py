"""Plays the SwiftUI code of specs: asks each `TabView` for its tabs, and compares them with the layouts.

The code is compiled against the stand-in for SwiftUI, for each platform as play.py turns it, and its view is made in
every environment and state. Then no two tabs have one value or one `customizationID`, no modifier is there twice,
and the tabs that are not hidden, their titles, the first selection and the modifiers of the `TabView` are those of the
layout that `tabspec resolve` computes.
"""

import concurrent.futures
import glob
import json
import os
import re

import play

HERE = os.path.dirname(os.path.abspath(__file__))
RELEASES = ["18.0", "18.4", "26.0", "26.1", "27.0"]
SEARCH = "com.apple.UIKit.Search"
STYLES = {"SidebarAdaptableTabViewStyle": "tabSidebar"}

PLAYER = """\
import SwiftUI

nonisolated(unsafe) var playedVersion = ""
nonisolated(unsafe) var playedHolding: Set<String> = []

func quoted(_ text: String?) -> String {
  guard let text else { return "null" }
  return "\\"" + text.unicodeScalars.map { scalar in
    switch scalar {
    case "\\"", "\\\\": "\\\\" + String(scalar)
    case _ where scalar.value < 0x20: "\\\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
    default: String(scalar)
    }
  }.joined() + "\\""
}

func list(_ elements: [String]) -> String { "[" + elements.joined(separator: ", ") + "]" }

func json(_ modifiers: [PlayedModifier]) -> String {
  list(modifiers.map { list([quoted($0.name)] + $0.arguments.map { quoted($0) }) })
}

func json(_ node: PlayedNode) -> String {
  "{\\"section\\": \\(node.isSection), \\"value\\": \\(quoted(node.value)), \\"title\\": \\(quoted(node.title)), "
    + "\\"image\\": \\(quoted(node.image)), \\"role\\": \\(quoted(node.role)), \\"modifiers\\": \\(json(node.modifiers)), "
    + "\\"children\\": \\(list(node.children.map { json($0) }))}"
}

/// Prints what a view is made of, with the tab that it opens on.
@MainActor
func report(_ key: String, _ initial: String?, _ view: some View) {
  let played = view._played.tabView
  print(
    "{\\"key\\": \\(quoted(key)), \\"initial\\": \\(quoted(initial)), \\"nodes\\": "
      + "\\(list((played?.nodes ?? []).map { json($0) })), \\"modifiers\\": \\(json(played?.modifiers ?? []))}")
}

@MainActor
func play(
  _ idiom: UIUserInterfaceIdiom, _ version: String, _ width: UserInterfaceSizeClass?, _ holding: [String]
) {
  UIDevice.current.userInterfaceIdiom = idiom
  playedVersion = version
  playedWidth = width
  playedHolding = Set(holding)
}
"""


def required(prefix, source):
    """What the protocol of a generated file asks for: names, and the rest of each line; None without one."""
    protocol = re.search(rf"protocol {prefix}TabContent \{{\n(.*?)\n\s*\}}", source, re.S)
    if not protocol:
        return None
    return [
        (name, re.sub(r"-> [A-Z]\w*$", lambda m: m[0] if m[0] == "-> Bool" else "-> some View", rest))
        for name, rest in re.findall(r"func (\w+)(\([^\n]*)", protocol[1])
        if not rest.endswith(("-> String", "-> Image?", "-> Text?")) and name not in ("isEnabled", "isHidden")]


def initial(prefix, source, width):
    """The tab that a view opens on, if its code says so."""
    found = re.search(r"static (?:let|var|func) initial(?:\((.*?)\))?", source, re.S)
    if not found:
        return None
    arguments = [argument for name, argument in [
        ("with content", f"with: {prefix}Content()"), ("horizontalSizeClass", f"horizontalSizeClass: {width}")]
        if name in (found[1] or "")]
    return f"{prefix}Tab.initial" + (f"({', '.join(arguments)})" if arguments else "")


def content(prefix, source, spec):
    """A type with what the protocol of a generated file asks for; nothing without one."""
    functions = required(prefix, source)
    if functions is None:
        return []
    lines = [f"struct {prefix}Content: {prefix}TabContent {{"]
    for name, rest in functions:
        body = {"holds": ["    playedHolding.contains(condition.rawValue)"], "perform": [],
                "items": play.items(spec, prefix)}.get(name, ['    Text("")'])
        lines += [f"  func {name}{rest} {{", *body, "  }"]
    return lines + ["}", ""]


def expression(prefix, source):
    """The view, and the raw value of the tab that it opens on."""
    view = f"{prefix}TabView(selection: .unread()"
    if f"protocol {prefix}TabContent" in source:
        view += f", content: {prefix}Content())"
    else:
        view += ")"
        initializer = re.search(rf"struct {prefix}TabView<.*?init\((.*?)\) \{{", source, re.S)[1]
        for number, name in enumerate(re.findall(r"(\w+): @escaping", initializer)):
            body = {"content": '_ in Text("")', "perform": "_ in"}.get(name, 'Text("")')
            view += (" " if number == 0 else f" {name}: ") + f"{{ {body} }}"
    opened = initial(prefix, source, "playedWidth")
    return view, f"{opened}.rawValue" if opened else "nil"


def environments(targets, spec):
    for target in targets:
        platform = target["platform"]
        for version in RELEASES:
            if float(version) < float(target["minimumVersion"]):
                continue
            for width in ["compact", "regular"] if platform in ("iOS", "iPadOS") else [None]:
                for state in play.states(spec):
                    yield platform, version, width, state


class Views:
    """The views of specs, each (prefix, path, targets, source)."""

    def __init__(self, tabspec, work, specs, fail):
        self.tabspec, self.work, self.specs, self.fail = tabspec, work + "/views", specs, fail
        self.json, self.wanted = {}, {}
        os.makedirs(self.work, exist_ok=True)
        for prefix, path, _, _ in specs:
            with open(path, encoding="utf-8") as file:
                self.json[prefix] = json.load(file)

    def check(self, compile, run):
        """Returns how many views were compared."""
        stand_in = sorted(glob.glob(HERE + "/SwiftUI*.swift"))
        if not compile(
                ["-swift-version", "6", "-parse-as-library", "-D", "SDK_27", "-emit-module", "-emit-library",
                 "-static", "-module-name", "SwiftUI", "-emit-module-path", self.work + "/SwiftUI.swiftmodule",
                 "-o", self.work + "/libSwiftUI.a", *stand_in], "the stand-in for SwiftUI"):
            return 0
        count = 0
        for platforms in play.programs():
            mine = [s for s in self.specs if any(t["platform"] in platforms for t in s[2])]
            if not mine:
                continue
            files = self.write(platforms, mine)
            program = f"{self.work}/{platforms[0]}/play"
            if not compile(
                    ["-swift-version", "6", "-parse-as-library", "-Onone", "-module-name", "Play",
                     "-package-name", "play", "-I", self.work, "-L", self.work, "-lSwiftUI", *files, "-o", program],
                    f"the views of {platforms[0]}"):
                continue
            result = run(program)
            if result.returncode != 0:
                self.fail(f"the views of {platforms[0]} do not run: {result.stderr[:2000]}")
                continue
            # An identifier may have other ends of lines.
            views = [json.loads(line) for line in result.stdout.split("\n") if line]
            with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
                list(pool.map(lambda view: self.compare(view, run), views))
            count += len(views)
        return count

    def write(self, platforms, specs):
        player = PLAYER + play.is_played(platforms[0], version="playedVersion", isolation="")
        files, main = {"Player": player}, []
        for prefix, path, targets, source in specs:
            spec = self.json[prefix]
            files[prefix] = play.played(source, platforms[0])
            view, initial = expression(prefix, source)
            lines = ["import SwiftUI", "", *content(prefix, source, spec), "@MainActor", f"func play{prefix}() {{"]
            for platform, version, width, state in environments(targets, spec):
                if platform not in platforms:
                    continue
                key = f"{prefix} {len(self.wanted)}"
                self.wanted[key] = (path, platform, version, width, state)
                names = ", ".join(f'"{name}"' for name in sorted(state))
                size = f".{width}" if width else "nil" if platform == "macOS" else ".regular"
                lines += [f'  play({play.PLATFORMS[platform]["idiom"]}, "{play.own(*version.split("."), platform)}", {size}, [{names}])',
                          f'  report("{key}", {initial}, {view})']
            files[prefix + "Play"] = "\n".join([*lines, "}", ""])
            main.append(f"    play{prefix}()")
        files["Main"] = "\n".join(["@main", "enum Main {", "  @MainActor", "  static func main() {", *main, "  }", "}", ""])
        return play.write(f"{self.work}/{platforms[0]}", files)

    def compare(self, view, run):
        path, platform, version, width, state = self.wanted[view["key"]]
        spec = self.json[view["key"].split()[0]]
        words = ["--no-config", "--framework", "swiftui", "--format", "json", "--platform", platform, "--os", version]
        words += ["--size-class", width] if width else []
        words += [word for name in spec.get("conditions", {}) for word in ("--when" if name in state else "--unless", name)]
        result = run(self.tabspec, "resolve", *words, "--", path)
        if not result.stdout:
            return self.fail(f"resolve {path}: {result.stderr}")
        for difference in differences(view, json.loads(result.stdout), spec):
            self.fail(f"{path}: {platform} {version} {width or ''} {sorted(state)}: {difference}")
        return None


def flattened(nodes, hidden=False):
    """All nodes, each with whether it or a section around it is hidden."""
    for node in nodes:
        inside = hidden or ["hidden", "true"] in node["modifiers"]
        yield node, inside
        yield from flattened(node["children"], inside)


def plain(identifier):
    """The second search tab has its own value, but the identifier of the first."""
    return SEARCH if identifier and re.fullmatch(re.escape(SEARCH) + r"\.\d+", identifier) else identifier


def nodes_of(spec):
    waiting = list(spec["tabs"])
    while waiting:
        node = waiting.pop()
        yield node
        waiting += node.get("children", [])


def differences(view, layout, spec):
    every = list(flattened(view["nodes"]))
    for what, names in [
            ("value", [n["value"] for n, _ in every if not n["section"]]),
            ("customizationID", [m[1] for n, _ in every for m in n["modifiers"] if m[0] == "customizationID"])]:
        twice = {name for name in names if names.count(name) > 1}
        if twice:
            yield f"two of one {what}: {sorted(map(str, twice))}"
    for node, _ in every:
        once = [m[0] if m[0] not in ("defaultVisibility", "customizationBehavior") else (m[0], *m[2:])
                for m in node["modifiers"]]
        if len(set(once)) < len(once):
            yield f"a modifier twice: {node['value'] or node['title']} {node['modifiers']}"
    present = [plain(n["value"]) for n, hidden in every if not n["section"] and not hidden]
    acting = {n.get("identifier", SEARCH) for n in nodes_of(spec) if n.get("performsAction")}
    wanted = [d["identifier"] for d in layout["destinations"]]
    if [p for p in present if p not in acting] != [w for w in wanted if w not in acting]:
        yield f"the tabs are {present}, in the layout {wanted}"
    if view["initial"] is not None and layout["selection"] and plain(view["initial"]) != layout["selection"][-1]:
        yield f"it opens on {view['initial']}, in the layout on {layout['selection'][-1]}"
    if not view["nodes"]:
        return  # There is no TabView without a tab.
    shown = {m[0]: m[1:] for m in view["modifiers"]}
    style = STYLES.get(shown.get("tabViewStyle", [None])[0], "tabBar")
    if style != layout["mode"]:
        yield f"the style is {style}, in the layout {layout['mode']}"
    if (shown.get("tabViewBottomAccessory", ["false"])[0] == "true") != (layout["accessory"] is not None):
        yield f"the accessory is {shown.get('tabViewBottomAccessory')}, in the layout {layout['accessory']}"
    sidebar = layout.get("sidebar")
    for key, name in [("header", "Header"), ("footer", "Footer"), ("bottomBar", "BottomBar")] if sidebar else []:
        if (shown.get(f"tabViewSidebar{name}", ["false"])[0] == "true") != (sidebar[key] is not None):
            yield f"the {key} of the sidebar is {shown.get(f'tabViewSidebar{name}')}, in the layout {sidebar[key]}"
    tabs = {plain(n["value"]): n for n, hidden in every if not n["section"] and not hidden}
    for item in [*layout["tabBar"]["items"], *(sidebar["rows"] if sidebar else [])] if layout["tabBar"] else []:
        node = tabs.get(item["identifier"])
        if node is None or item["kind"] == "group" or item["kind"] == "section":
            continue
        if item["kind"] != "search" and node["title"] != item["title"]:
            yield f"the title of {item['identifier']} is {node['title']!r}, in the layout {item['title']!r}"
        if (node["role"] == "search") != (item["kind"] == "search"):
            yield f"the role of {item['identifier']} is {node['role']}, in the layout {item['kind']}"
