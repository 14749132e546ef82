"""Plays apps that are written as real ones are, and compares them with their specs.

Each app of the folder `Apps` is recorded on an iPhone and an iPad, on several releases, in every state of
its conditions, and `conform` has to find nothing. Then faults are put in, one at a time, and `conform`
has to find each, and nothing else.
"""

import glob
import itertools
import json
import os

import play

HERE = os.path.dirname(os.path.abspath(__file__))
RELEASES = ["18.4", "26.4", "27.0"]
# Idiom, width and the screen as it is held.
DEVICES = {
    "iPhone": (".phone", "compact", (402, 874)),
    "iPad": (".pad", "regular", (1366, 1024)),
    "iPad narrow": (".pad", "compact", (1024, 1366)),
}
# For each app: what makes its controller, its conditions, how many accounts it has, its faults with the beginnings of
# what is found of each, and whether `init --from` can make one spec of its records.
APPS = {
    "Anime": ("AnimeTabBarController($0)", ["signedIn", "playing"], 1, {
        "inherited initializer": ["the search tab has the identifier 'search' in the app"] * 2,
        "placement": ["'preferredPlacement' of 'schedule' is \"automatic\""],
        "order": ["'home' is after 'settings' in the app"],
        "minimizing": ["'tabBarMinimizeBehavior' of the controller is \"never\""],
        "accessory": ["'bottomAccessory' of the controller is set"],
    }, True),
    # Which account's order would be the spec's is not in the records.
    "Music": ("MusicTabBarController($0)", [], 2, {
        "hiding": ["'allowsHiding' of 'Tabs.Home' is true"],
        "child": ["'allowsHiding' of 'Library.songs' is false"],
        "title": ["'title' of 'Tabs.Library' is \"Libary\""],
        "lost child": ["the app has no tab 'Library.artists'", "the app has no tab 'Library.playlists'"],
    }, False),
    "Comics": ("ComicsTabBarController($0)", ["refreshing"], 1, {
        "old title": ["'title' of '3' is \"Options\""],
        "old order": ["'1' is first in the app"],
        "stray child": ["the app has a tab titled \"Loupe\""],
        "new identifier": ["the app has no tab '1'", "the app has a tab 'browse'"],
    }, True),
    "Tokens": ("TokensFlowController($0)", [], 1, {
        "width": ["the app has a tab 'about'", "'horizontalSizeClass' of the controller is nothing"],
        "enabled": ["'isEnabled' of 'com.apple.UIKit.Search' is true"],
        "prominent": ["'prominentTabIdentifier' of the controller is nothing"],
    }, True),
    "Streams": ("StreamsRootController($0)", ["signedIn"], 1, {
        "lost": ["the app has no tab 'following'"],
        "mode": ["'mode' of the controller is \"automatic\""],
        "row at the root": ["'channel.*' is in 'tabs' in the app"],
        "placement of rows": ["'preferredPlacement' of 'channel.*' is \"optional\""],
    }, True),
    "Robots": ("RobotsRootController($0)", ["lab"], 1, {
        "compact": ["'compactTabIdentifiers' of the controller is"],
        "image": ["'image' of 'teams' is \"person.2.fill\""],
        "flag is ignored": ["the app has a tab 'lab', which the spec does not have there"],
    }, True),
    # SwiftUI makes the identifiers up, so its tabs are known by their titles.
    "Shelves": ("UIKitTabBarController(ShelvesTabView(state: $0))", ["signedIn"], 1, {
        "title": ["'title' of 'reading' is \"Reading\""],
        "order": ["'com.apple.UIKit.Search' is after 'reading' in the app"],
        "lost child": ["the app has no tab 'finished'"],
        "width": ["the app has a group titled \"Shelves\", which the spec does not have there"],
        "image": ["'image' of 'collection.*' is \"tray\""],
    }, True),
}

PLAYER = """\
import SwiftUI

struct AppState {
  let conditions: [String]
  /// Whose account it is, from 1.
  let account: Int

  func has(_ condition: String) -> Bool { conditions.contains(condition) }
}

/// The fault that was put into the app.
@MainActor
enum AppFault {
  static var played = ""

  static func `is`(_ name: String) -> Bool { played == name }
}

@MainActor
func record(
  _ make: (AppState) -> UITabBarController, _ state: AppState, named: Bool, fault: String,
  _ idiom: UIUserInterfaceIdiom, _ release: String, _ width: UIUserInterfaceSizeClass,
  _ screen: (Double, Double), _ path: String
) {
  UIDevice.current.userInterfaceIdiom = idiom
  UIDevice.current.systemVersion = release
  PlayedBundle.sdk = "27.0"
  AppFault.played = fault
  let scene = UIWindowScene()
  scene.screen.bounds = CGRect(x: 0, y: 0, width: screen.0, height: screen.1)
  let window = UIWindow()
  window.traitCollection = UITraitCollection(horizontalSizeClass: width)
  scene.windows = [window]
  UIApplication.shared.connectedScenes = [scene]
  let controller = make(state)
  controller.traitCollection = UITraitCollection(horizontalSizeClass: width)
  // As in an app that shows its tabs inside of another controller.
  let container = UIViewController()
  container.children = [controller]
  controller.loadViewIfNeeded()
  window.rootViewController = container
  let found = UITabBarController.recordable
  guard found.count == 1, found[0] === controller else {
    print("NOT FOUND: \\(path)")
    return
  }
  try? found[0].recordTabSpec(
    to: URL(fileURLWithPath: path), conditions: named ? state.conditions : nil)
}
"""


def states(conditions):
    """Every set of conditions that hold."""
    return [list(chosen) for count in range(len(conditions) + 1)
            for chosen in itertools.combinations(conditions, count)]


def calls(folder, name):
    """The records of an app: for each fault, and without one, its paths; and the calls that write them."""
    controller, conditions, accounts, faults, _ = APPS[name]
    paths, lines = {}, []
    for fault in ["", *faults]:
        paths[fault] = []
        for device, release, state, account in itertools.product(
                DEVICES, RELEASES, states(conditions), range(1, accounts + 1)):
            idiom, width, screen = DEVICES[device]
            path = "-".join([name, fault, device, release, *state, str(account)]).replace(" ", "_")
            path = f"{folder}/{path}.tabrecord.json"
            paths[fault].append(path)
            lines.append(
                f"record({{ {controller} }}, AppState(conditions: {json.dumps(state)}, "
                f"account: {account}), named: {json.dumps(bool(conditions))}, "
                f"fault: {json.dumps(fault)}, {idiom}, \"{release}\", .{width}, "
                f"({screen[0]}, {screen[1]}), \"{path}\")")
    return paths, lines


def check(tabspec, work, recorder, compile, run, fail):
    """Plays all apps. Returns how many records were compared, and how many faults were found."""
    folder = work + "/apps"
    os.makedirs(folder + "/records", exist_ok=True)
    named = {os.path.basename(path)[:-len(".swift")] for path in glob.glob(HERE + "/Apps/*.swift")}
    if named != set(APPS):
        fail(f"the apps are {sorted(named)}, and apps.py knows {sorted(APPS)}")
        return 0, 0
    files = {"Recorder": play.played(recorder, "iOS"), "Player": play.player("iOS"), "App": PLAYER}
    functions, records = [], {}
    for name in APPS:
        with open(f"{HERE}/Apps/{name}.swift", encoding="utf-8") as file:
            files[name] = play.played(file.read(), "iOS")
        records[name], lines = calls(folder + "/records", name)
        body = "\n".join("  " + line for line in lines)
        functions.append(f"@MainActor\nfunc play{name}() {{\n{body}\n}}\n")
    main = "\n".join(f"    play{name}()" for name in APPS)
    files["Main"] = "import SwiftUI\n\n" + "\n".join(functions) + (
        f"\n@main\nenum Main {{\n  @MainActor\n  static func main() {{\n{main}\n  }}\n}}\n")
    sources = play.write(folder, files)
    if not compile(
            ["-swift-version", "6", "-warnings-as-errors", "-parse-as-library", "-I", work,
             "-emit-module", "-emit-library", "-static", "-module-name", "SwiftUI",
             "-emit-module-path", work + "/SwiftUI.swiftmodule", "-o", work + "/libSwiftUI.a",
             HERE + "/Hosting.swift"], "the stand-in for SwiftUI that runs"):
        return 0, 0
    if not compile(
            ["-swift-version", "6", "-warnings-as-errors", "-parse-as-library", "-Onone",
             "-module-name", "Play", "-I", work, "-L", work, "-lSwiftUI", "-lUIKit",
             *sources, "-o", f"{folder}/play"], "the apps"):
        return 0, 0
    result = run(f"{folder}/play")
    if result.returncode != 0 or result.stdout:
        fail(f"the apps do not run: {result.returncode}\n{result.stdout[:2000]}{result.stderr[:2000]}")
        return 0, 0
    count = found = 0
    for name, (_, _, _, faults, is_one_spec) in APPS.items():
        spec = f"{HERE}/Apps/{name}.tabspec.json"
        for fault, expected in {"": [], **faults}.items():
            messages = conform(tabspec, run, spec, records[name][fault], fail)
            count += len(records[name][fault])
            rest = list(messages)
            for beginning in expected:
                match = next((m for m in rest if m.startswith(beginning)), None)
                if match is None:
                    fail(f"{name}: '{fault}' was put in and not found: {beginning}\n" + "\n".join(messages))
                else:
                    rest.remove(match)
                    found += 1
            if rest:
                fail(f"{name}: found of '{fault}' what is none:\n" + "\n".join(rest))
        back(tabspec, run, name, records[name][""], folder, is_one_spec, fail)
    return count, found


def conform(tabspec, run, spec, records, fail):
    """The messages of what differs."""
    result = run(tabspec, "conform", "--no-config", "--format", "json", "--", spec, *records)
    if result.returncode not in (0, 1) or result.stderr:
        fail(f"conform {spec}: {result.returncode} {result.stderr}")
        return []
    return [finding["message"] for finding in json.loads(result.stdout)["findings"]]


def back(tabspec, run, name, records, folder, is_one_spec, fail):
    """Makes a spec of the records of an app."""
    made = f"{folder}/{name}.made.tabspec.json"
    result = run(tabspec, "init", "--force", "--from", *records, "--output", made)
    if (result.returncode == 0) != is_one_spec:
        fail(f"init --from the records of {name}: {result.returncode} {result.stderr}")
    elif is_one_spec:
        for message in conform(tabspec, run, made, records, fail):
            fail(f"conform of what was made of {name}: {message}")
