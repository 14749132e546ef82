"""Plays the circle: spec, generated code, a running stand-in, its record, and back to a spec.

    circle.py TABSPEC WORK [--generated N [--first SEED]] SPEC…

Every spec is generated, compiled with the recorder against the stand-in UIKit, and run on every
platform, release and width of its targets. 'conform' has to find nothing in the records, and what
'init --from' makes of them, and of some of them, has to have the same layouts. With --generated
a hostile spec, N made ones, the code of docs/code.md, and apps as real ones are take part, too.
"""

import concurrent.futures
import json
import os
import re
import shutil
import subprocess
import sys

import apple
import apps
import play
import subsets
from recorded import as_recorded, repeats_itself
from specs import Maker, add, add_made, hostile, numbers

HERE = os.path.dirname(os.path.abspath(__file__))
RELEASES = ["18.0", "18.4", "26.0", "26.1", "26.4", "27.0"]
WIDTHS = ["compact", "regular", "unspecified"]
# More are refused in one run.
MAXIMUM_RECORDS = 100
failures = []


def fail(text):
    failures.append(text)
    print("FAILED: " + text)


def run(*words, **options):
    return subprocess.run(words, capture_output=True, text=True, **options)


def versions(target, releases):
    low = tuple(map(int, target["minimumVersion"].split(".")))
    low = low if len(low) == 2 else (low[0], 0)
    all_of = {low} | {tuple(map(int, r.split("."))) for r in releases}
    return [v for v in sorted(all_of) if v >= low]


def targets(spec):
    return spec.get("targets") or [
        {"platform": p, "minimumVersion": "18.0"} for p in play.PLATFORMS if p != "macOS"]


def environments(spec):
    """The platforms, releases and widths that a spec is played in. Where all its states would have more records
    than one run takes, it is played on fewer releases: the oldest of the target and the latest."""
    for start in range(len(RELEASES) + 1):
        played = [
            (target["platform"], version, width) for target in targets(spec)
            for version in versions(target, RELEASES[start:])
            for width in (WIDTHS if target["platform"] in ("iOS", "iPadOS") else ["regular"])]
        if len(played) * len(play.states(spec)) <= MAXIMUM_RECORDS:
            break
    return played


class Circle:
    def __init__(self, tabspec, work):
        self.tabspec, self.work = tabspec, work
        os.makedirs(work + "/records", exist_ok=True)
        self.specs = []
        # By spec and state: the paths of the records.
        self.records = {}
        self.sets = subsets.Subsets(tabspec, work, run, fail)

    def add(self, path):
        """Generates a spec; one with errors takes no part, nor does one of SwiftUI."""
        with open(path, encoding="utf-8") as file:
            spec = json.load(file)
        if spec.get("framework") == "SwiftUI":
            return False
        prefix = f"S{len(self.specs)}"
        result = run(self.tabspec, "generate", "--no-config", "--type", prefix, "--", path)
        if result.returncode == 1 and not result.stdout:
            return False
        if result.returncode != 0:
            fail(f"generate {path}: {result.returncode} {result.stderr}")
            return False
        self.specs.append((prefix, path, spec, result.stdout))
        return True

    def build(self):
        flags = ["-swift-version", "6", "-warnings-as-errors", "-parse-as-library"]
        self.compile(
            [*flags, "-emit-module", "-emit-library", "-static", "-module-name", "UIKit",
             "-emit-module-path", self.work + "/UIKit.swiftmodule", "-o", self.work + "/libUIKit.a",
             HERE + "/UIKit.swift", HERE + "/Scenes.swift"], "the stand-in")
        recorder = run(self.tabspec, "recorder").stdout
        written = []
        for platforms in play.programs():
            mine = [s for s in self.specs if any(t["platform"] in platforms for t in targets(s[2]))]
            if mine:
                written.append((platforms[0], self.write(platforms, mine, recorder)))
        self.each(self.play, written)

    def each(self, function, arguments):
        """Calls a function with each, on all processors."""
        with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
            list(pool.map(lambda each: function(*each), arguments))

    def documents(self):
        """The code of docs/code.md: the app with the file that the example's spec makes, and its tests
        with the recorder."""
        root = os.path.abspath(os.path.join(HERE, "../../.."))
        folder = self.work + "/documents"
        with open(root + "/docs/code.md", encoding="utf-8") as file:
            blocks = re.findall(r"```swift\n(import (?!SwiftUI).*?)```", file.read(), re.S)
        tests = [block for block in blocks if "@testable import" in block]
        app = {"Tabs": run(
            self.tabspec, "generate", "--", root + "/Examples/generated/lantern.tabspec.json").stdout}
        app.update((f"App{n}", block) for n, block in enumerate(blocks) if block not in tests)
        files = {"Recorder": run(self.tabspec, "recorder").stdout}
        files.update((f"Test{n}", block) for n, block in enumerate(tests))
        sources, test_sources = play.write(folder, app), play.write(folder, files)
        modules = {name for block in tests for name in re.findall(r"@testable import (\w+)", block)}
        if len(modules) != 1 or len(app) < 2 or len(files) < 3:
            fail(f"docs/code.md has {len(app)} and {len(files)} files, its tests import {modules}")
            return
        module = modules.pop()
        # The macros of Swift Testing are plug-ins of the compiler.
        toolchain = os.path.dirname(os.path.dirname(os.path.realpath(shutil.which("swiftc"))))
        plugins = toolchain + "/lib/swift/host/plugins"
        for mode in "5", "6":
            built = self.compile(
                ["-swift-version", mode, "-parse-as-library", "-enable-testing", "-emit-module",
                 "-module-name", module, "-I", self.work, "-o", f"{folder}/{module}.swiftmodule",
                 *sources], "the app of docs/code.md")
            if built:
                self.compile(
                    ["-swift-version", mode, "-typecheck", "-parse-as-library", "-module-name", "Tests",
                     "-I", self.work, "-I", folder,
                     "-plugin-path", plugins + "/testing", "-plugin-path", plugins,
                     *test_sources], "the tests of docs/code.md")

    def apps(self):
        """Apps as real ones are."""
        records, faults = apps.check(
            self.tabspec, self.work, run(self.tabspec, "recorder").stdout, self.compile, run, fail)
        print(f"{len(apps.APPS)} apps, {records} records compared, {faults} differences found that were put in")

    def compile(self, words, what):
        # In one process, which takes less than one for each file and one for the module.
        result = run("swiftc", "-whole-module-optimization", *words)
        if result.returncode != 0:
            fail(f"{what} does not compile:\n{result.stderr[:6000]}")
        return result.returncode == 0

    def write(self, platforms, specs, recorder):
        """Writes the files of an app with all specs of some platforms; returns their paths."""
        platform = platforms[0]
        files = {"Recorder": play.played(recorder, platform), "Player": play.player(platform)}
        for prefix, path, spec, source in specs:
            files[prefix] = play.played(source, platform)
            calls = []
            for where, version, width in environments(spec):
                if where not in platforms:
                    continue
                played = []
                for number, state in enumerate(play.states(spec)):
                    record = self.record(prefix, where, version, width, number)
                    self.records.setdefault((prefix, state), []).append(record)
                    names = ", ".join(f'"{name}"' for name in sorted(state))
                    played.append(f'([{names}], "{record}")')
                calls.append(f'  play({play.PLATFORMS[where]["idiom"]}, "{play.own(*version, where)}", .{width}, '
                             f'[{", ".join(played)}], app)')
            files[prefix + "Content"] = "\n".join([
                "import UIKit", "", play.content(prefix, source, spec),
                "@MainActor", f"func play{prefix}() {{", f"  let content = {prefix}Content()",
                f"  let app = {play.app(prefix, source)}", *calls, "}", ""])
        main = ["@main", "enum Main {", "  @MainActor", "  static func main() {"]
        main += [f"    play{s[0]}()" for s in specs] + ["  }", "}", ""]
        files["Main"] = "\n".join(main)
        return play.write(f"{self.work}/{platform}", files)

    def play(self, platform, files):
        folder = f"{self.work}/{platform}"
        built = self.compile(
            ["-swift-version", "6", "-warnings-as-errors", "-parse-as-library", "-Onone",
             "-module-name", "Play", "-I", self.work, "-L", self.work, "-lUIKit",
             *files, "-o", f"{folder}/play"], platform)
        if built:
            result = run(f"{folder}/play")
            if result.returncode != 0 or result.stdout:
                fail(f"{platform} does not run: {result.returncode}\n{result.stdout[:2000]}{result.stderr[:2000]}")

    def record(self, prefix, platform, version, width, state):
        """The path of a record, its state by number."""
        return (f"{self.work}/records/{prefix}-{platform}-{version[0]}.{version[1]}-{width}"
                f"-{state}.tabrecord.json")

    def apple(self):
        """The same code against Apple's SDKs, where they are."""
        if not apple.is_there():
            print("SKIPPED: Apple's SDKs are on a Mac with Xcode; this was the stand-in for UIKit")
            return
        specs = [(prefix, source, targets(spec)) for prefix, _, spec, source in self.specs]
        recorder = {"TabSpecRecorder": run(self.tabspec, "recorder").stdout}
        count = apple.check(specs, recorder, self.work + "/apple", fail)
        print(f"type-checked {count} times against Apple's SDKs")

    # What has to hold

    def conform(self, prefix, path, spec, _):
        result = run(self.tabspec, "conform", "--no-config", "--format", "concise", "--", path,
                     *(r for s in play.states(spec) for r in self.records.get((prefix, s), [])))
        if result.returncode != 0 or ": error:" in result.stdout:
            fail(f"conform {path}: {result.returncode}\n{result.stdout[:3000]}{result.stderr[:1000]}")

    def back(self, prefix, path, spec, _):
        """From the records of all states to a spec, which has the same layouts in each of them."""
        self.write_reduced(prefix, spec)
        records = [record for state in play.states(spec) for record in self.records.get((prefix, state), [])]
        made = f"{self.work}/{prefix}.made.tabspec.json"
        result = run(self.tabspec, "init", "--force", "--from", *records, "--output", made)
        if result.returncode != 0:
            if "it depends on several " in result.stderr and repeats_itself(spec["tabs"]):
                print(f"refused: init --from the records of {path}, which has one node several times")
            elif has_nodes(records):
                fail(f"init --from the records of {path}: {result.stderr[:2000]}")
            return
        again = run(self.tabspec, "conform", "--no-config", "--format", "concise", "--", made, *records)
        if again.returncode != 0:
            fail(f"conform of what was made of {path}: {again.stdout[:2000]}{again.stderr[:500]}")
        for key in self.played(prefix, spec):
            self.compare_layouts(prefix, path, spec, made, key)

    def played(self, prefix, spec):
        """The records of a spec by environment and state, without those before there is a width."""
        return {
            (platform, version, width, state): self.record(prefix, platform, version, width, number)
            for number, state in enumerate(play.states(spec)) for platform, version, width in environments(spec)
            if width != "unspecified"}

    def reduced(self, prefix, number):
        return f"{self.work}/{prefix}-{number}.reduced.tabspec.json"

    def write_reduced(self, prefix, spec):
        """The spec in each state in which it has tabs, without what no record holds."""
        for number, state in enumerate(play.states(spec)):
            recorded = as_recorded(spec, state)
            if recorded["tabs"]:
                with open(self.reduced(prefix, number), "w", encoding="utf-8") as file:
                    json.dump(recorded, file)

    def compare_layouts(self, prefix, path, spec, made, key):
        """The layouts of a spec and of one made of its records."""
        platform, version, width, state = key
        reduced = self.reduced(prefix, play.states(spec).index(state))
        if os.path.exists(reduced):
            self.compare(path, (reduced, made), state, platform, version, width)

    def some(self, prefix, path, spec, _):
        """Back from some of the records."""
        played = self.played(prefix, spec)
        if not all(map(os.path.exists, played.values())):
            return
        self.sets.check(
            prefix, path, played,
            lambda made, key: self.compare_layouts(prefix, path, spec, made, key),
            lambda state: as_recorded(spec, state))

    def compare(self, path, specs, state, platform, version, width):
        layouts = []
        for file in specs:
            with open(file, encoding="utf-8") as source:
                conditions = json.load(source).get("conditions", {})
            words = ["--no-config", "--format", "json", "--platform", platform,
                     "--os", f"{version[0]}.{version[1]}"]
            if platform in ("iOS", "iPadOS"):
                words += ["--size-class", width]
            words += [word for name in conditions
                      for word in ("--when" if name in state else "--unless", name)]
            layouts.append(run(self.tabspec, "resolve", *words, "--", file).stdout)
        if not layouts[0] or not layouts[1] or comparable(layouts[0]) != comparable(layouts[1]):
            fail(f"{path}: another layout on {platform} {version} {width}, {sorted(state)}")


def comparable(text):
    """A layout without what names conditions."""
    layout = json.loads(text)
    layout.pop("notes", None)
    layout["environment"].pop("conditions", None)
    return layout


def has_nodes(records):
    """Whether there is something to make a spec of: an app that never has a tab is none."""
    for record in records:
        # Where the app did not run, there is none, which is a failure of its own.
        if os.path.exists(record):
            with open(record, encoding="utf-8") as file:
                if json.load(file)["tabs"]:
                    return True
    return False


def main():
    words = sys.argv[1:]
    circle = Circle(os.path.abspath(words[0]), os.path.abspath(words[1]))
    wanted, first, words = numbers(words[2:])
    left_out = [path for path in words if not circle.add(os.path.abspath(path))]
    if wanted and not add(circle, "hostile", hostile()):
        fail("generate refuses the hostile spec")
    made = add_made(circle, "generated", Maker, wanted, first)
    circle.build()
    if wanted:
        circle.each(lambda part: part(), [(circle.documents,), (circle.apps,)])
    circle.each(circle.conform, circle.specs)
    circle.each(circle.back, circle.specs)
    circle.each(circle.some, circle.specs)
    print(circle.sets.summary())
    circle.apple()
    count = sum(map(len, circle.records.values()))
    print(f"{len(circle.specs)} specs ({made} generated, {len(left_out)} with errors or of SwiftUI left out), "
          f"{count} environments recorded and compared, {len(failures)} failed")
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
