"""Turns generated Swift into Swift that plays one platform on a system without UIKit.

`#if os(…)` and the like are decided here, `#available(…)` asks a function of the player, and
`@available(…)` is left out. Everything else stays as it is.
"""

import re

PLATFORMS = {
    "iOS": {"os": "iOS", "idiom": ".phone", "name": "iOS"},
    "iPadOS": {"os": "iOS", "idiom": ".pad", "name": "iOS"},
    "macCatalyst": {"os": "iOS", "idiom": ".mac", "name": "macCatalyst"},
    "tvOS": {"os": "tvOS", "idiom": ".tv", "name": "tvOS"},
    "visionOS": {"os": "visionOS", "idiom": ".vision", "name": "visionOS"},
}


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
            lines.append(re.sub(r"#available\(([^)]*)\)", r'isPlayed("\1")', line))
    return "\n".join(lines)


def requirements(source):
    """The functions that the protocol of a generated file asks for: name, parameters, result."""
    protocol = re.search(r"protocol \w+TabContent: AnyObject \{\n(.*?)\n\}", source, re.S)[1]
    return re.findall(r"^\s*func (\w+)\(([^)]*)\)(?: -> (.+))?$", protocol, re.M)


def content(prefix, source):
    """A class that has what the protocol of a generated file asks for."""
    values = {
        "UIViewController": "UIViewController()",
        "UINavigationController": "UINavigationController()",
        "UIView": "UIView()",
        "any UIContentConfiguration": "PlayedConfiguration()",
    }
    lines = [f"final class {prefix}Content: {prefix}TabContent {{"]
    for name, parameters, result in requirements(source):
        arrow = f" -> {result}" if result else ""
        lines.append(f"  func {name}({parameters}){arrow} {{ {values.get(result, '')} }}")
    return "\n".join(lines + ["}", ""])


PLAYER = """\
import UIKit

struct PlayedConfiguration: UIContentConfiguration {}

/// The platform that is played, as `#available` names it.
let playedPlatform = "@NAME@"

/// Whether what `#available` asks for is there.
@MainActor
func isPlayed(_ releases: String) -> Bool {
  for release in releases.split(separator: ",") {
    let words = release.split(separator: " ")
    // A Mac goes by the release of iOS unless it has one of its own.
    let isMine = words[0] == playedPlatform
      || words[0] == "iOS" && playedPlatform == "macCatalyst" && !releases.contains("macCatalyst")
    guard isMine else { continue }
    let wanted = words[1].split(separator: ".").map { Int($0) ?? 0 }
    var own = UIDevice.current.systemVersion.split(separator: ".").map { Int($0) ?? 0 }
    // What macCatalyst 18 is to the compiler, macOS 15 is to the device.
    if playedPlatform == "macCatalyst", own[0] == 15 { own[0] = 18 }
    return (own[0], own[1]) >= (wanted[0], wanted.count > 1 ? wanted[1] : 0)
  }
  return true
}

@MainActor
func play(
  _ version: String, _ width: UIUserInterfaceSizeClass, _ path: String,
  _ setUp: (UITabBarController) -> Void
) {
  UIDevice.current.userInterfaceIdiom = @IDIOM@
  UIDevice.current.systemVersion = version
  let controller = UITabBarController()
  controller.traitCollection = UITraitCollection(horizontalSizeClass: width)
  setUp(controller)
  try? controller.recordTabSpec(to: URL(fileURLWithPath: path))
  // A window that was resized twice is what it was, with the same tabs.
  let tabs = controller.tabs.map { ObjectIdentifier($0) }
  let record = controller.tabSpecRecord()
  for other in [UIUserInterfaceSizeClass.regular, .compact, width] {
    controller.traitCollection = UITraitCollection(horizontalSizeClass: other)
  }
  if controller.tabSpecRecord() != record || controller.tabs.map({ ObjectIdentifier($0) }) != tabs {
    print("RESIZED: \\(path)")
  }
}
"""


def player(platform):
    """The part of the program that is the same for all specs."""
    facts = PLATFORMS[platform]
    return PLAYER.replace("@NAME@", facts["name"]).replace("@IDIOM@", facts["idiom"])
