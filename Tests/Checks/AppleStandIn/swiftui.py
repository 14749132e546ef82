"""Type-checks the SwiftUI code of specs against a stand-in, for every platform of Apple, and plays its views.

    swiftui.py TABSPEC WORK [--generated N [--first SEED]] SPEC…

Each spec is generated, and type-checked with an app that uses its view: for all platforms of its targets, from
their oldest releases on, in Swift 5, in Swift 6, and in Swift 6 with the main actor as the default.

The compiler knows Apple's platforms everywhere: `#if os(…)`, `#available` and `@available` are its own. What is
missing on Linux is a standard library for them, so one is made from the interface of the one that is there,
and kept in `.build-apple-library`. The stand-in is compiled twice for each platform, as the SDK of 26 and as
that of 27; `#if compiler(>=6.4)` asks which of them it is. On a Mac with Xcode Apple's SDKs take its place.
"""

import concurrent.futures
import glob
import json
import os
import re
import shlex
import shutil
import subprocess
import sys

import apple
import tabviews
from specs import SwiftUIMaker, add, add_made, hostile, numbers

HERE = os.path.dirname(os.path.abspath(__file__))
LIBRARY = os.path.abspath(os.path.join(HERE, "../../../.build-apple-library"))
TARGETS = {
    "iOS": "x86_64-apple-ios{}-simulator",
    "macCatalyst": "x86_64-apple-ios{}-macabi",
    "macOS": "x86_64-apple-macosx{}",
    "tvOS": "x86_64-apple-tvos{}-simulator",
    "visionOS": "x86_64-apple-xros{}-simulator",
}
USUAL = ["iOS", "iPadOS", "macOS", "tvOS", "visionOS"]
SDKS = {"26": [], "27": ["-D", "SDK_27"]}
MODES = {
    "Swift 5": ["-swift-version", "5"],
    "Swift 6": ["-swift-version", "6"],
    "Swift 6 on the main actor": [
        "-swift-version", "6", "-default-isolation", "MainActor",
        "-enable-upcoming-feature", "NonisolatedNonsendingByDefault",
        "-enable-upcoming-feature", "InferIsolatedConformances"],
}
OPTIONS = [[], ["--access", "public"], ["--titles", "literal"], ["--access", "package", "--indent", "4"]]
OLDEST = "18.0"
# What other modules see of one needs no bodies, whose check takes most of the time.
NO_BODIES = "-experimental-skip-all-function-bodies"
# What apps.py has for the apps that it plays.
STATE = """\
struct AppState {
  func has(_ condition: String) -> Bool { false }
}

enum AppFault {
  static func `is`(_ name: String) -> Bool { false }
}
"""


def run(words, **options):
    return subprocess.run(words, capture_output=True, text=True, **options)


def triple(platform, release):
    return TARGETS[platform].format(apple.release(platform, release))


def frontend(platform, release, *words):
    return run([
        "swiftc", "-frontend", "-target", triple(platform, release), "-disable-objc-interop",
        "-I", f"{LIBRARY}/{platform}", "-module-cache-path", f"{LIBRARY}/{platform}/cache", *words])


def make_library(platform):
    """A standard library for a platform, unless it is there; returns what went wrong."""
    folder = f"{LIBRARY}/{platform}"
    stamp = run(["swiftc", "--version"]).stdout
    if os.path.exists(f"{folder}/stamp"):
        with open(f"{folder}/stamp", encoding="utf-8") as file:
            if file.read() == stamp:
                return None
    shutil.rmtree(folder, ignore_errors=True)
    os.makedirs(folder)
    toolchain = os.path.dirname(os.path.dirname(os.path.realpath(shutil.which("swiftc"))))
    for name in ["Swift", "_Concurrency", "SwiftOnoneSupport"]:
        path = f"{toolchain}/lib/swift/linux/{name}.swiftmodule/x86_64-unknown-linux-gnu.swiftinterface"
        with open(path, encoding="utf-8") as file:
            text = file.read()
        text = text.replace("x86_64-unknown-linux-gnu", triple(platform, OLDEST))
        # Nothing runs, and all of it counts as being there.
        text = text.replace(" -O ", " -Onone ")
        text = re.sub(r"^ *@backDeployed.*$", "", text, flags=re.M)
        text = re.sub(r"@available\([^()]*, \*\)", "", text)
        with open(f"{folder}/{name}.swiftinterface", "w", encoding="utf-8") as file:
            file.write(text)
        settings = shlex.split(re.search("^// swift-module-flags: (.*)$", text, re.M)[1])
        result = frontend(
            platform, OLDEST, "-emit-module", *settings, "-parse-stdlib", NO_BODIES,
            "-disable-availability-checking", "-o", f"{folder}/{name}.swiftmodule",
            f"{folder}/{name}.swiftinterface")
        if result.returncode != 0:
            return f"no library for {platform}:\n{result.stderr[:3000]}"
    with open(f"{folder}/stamp", "w", encoding="utf-8") as file:
        file.write(stamp)
    return None


def make_stand_in(work, platform, sdk):
    os.makedirs(f"{work}/{platform}-{sdk}", exist_ok=True)
    result = frontend(
        platform, OLDEST, "-emit-module", "-module-name", "SwiftUI", "-parse-as-library",
        "-swift-version", "6", "-warnings-as-errors", *SDKS[sdk],
        "-disable-implicit-string-processing-module-import",
        "-o", f"{work}/{platform}-{sdk}/SwiftUI.swiftmodule",
        *sorted(glob.glob(f"{HERE}/SwiftUI*.swift")))
    return None if result.returncode == 0 else f"the stand-in for {platform}, {sdk}:\n{result.stderr[:3000]}"


# Specs and their code

class Spec:
    def __init__(self, prefix, path, source):
        self.prefix, self.path = prefix, path
        self.files = {prefix: source, prefix + "App": app(prefix, source)}
        with open(path, encoding="utf-8") as file:
            self.targets = json.load(file).get("targets") or [
                {"platform": platform, "minimumVersion": OLDEST} for platform in USUAL]
        # By platform, the oldest release; to the compiler iPhone and iPad are one.
        self.oldest = {}
        for target in self.targets:
            platform = "iOS" if target["platform"] == "iPadOS" else target["platform"]
            release = target["minimumVersion"]
            self.oldest[platform] = min(release, self.oldest.get(platform, release), key=float)


def generated(tabspec, prefix, path, options, fail):
    """The spec with its code; nothing if it has errors."""
    result = run([tabspec, "generate", "--no-config", "--framework", "swiftui", "--type", prefix,
                  *options, "--", path])
    if result.returncode == 1 and not result.stdout:
        return None
    if result.returncode != 0:
        fail(f"generate {path}: {result.returncode} {result.stderr}")
        return None
    return Spec(prefix, path, result.stdout)


def app(prefix, source):
    """An app that shows the view of a generated file."""
    view = f"{prefix}TabView(selection: $selection"
    content = []
    required = tabviews.required(prefix, source)
    if required is not None:
        bodies = {
            "view": "Text(tab.rawValue)", "perform": "print(action)", "holds": "true", "items":
            f'[{prefix}Item(id: "a", title: tab.rawValue), {prefix}Item(id: "b", title: "", image: Image("b"))]'}
        content = [f"struct {prefix}Content: {prefix}TabContent {{"]
        content += [f"  func {name}{rest} {{ {bodies.get(name, 'EmptyView()')} }}" for name, rest in required]
        content += ["}", ""]
        view += f", content: {prefix}Content())"
    else:
        view += ")"
        for number, name in enumerate(re.findall(r"(\w+): @escaping", source)):
            label = "" if number == 0 else f" {name}:"
            body = {"content": "tab in Text(tab.rawValue)", "perform": "action in print(action)"}
            view += f"{label} {{ {body.get(name, 'EmptyView()')} }}"
    initial = tabviews.initial(prefix, source, "nil")
    start = [f"  private let start = {initial}"] if initial else []
    return "\n".join([
        "import SwiftUI", "", *content, f"struct {prefix}Screen: View {{",
        f"  @Binding var selection: {prefix}Tab", *start, "", f"  var body: some View {{ {view} }}", "}", ""])


class Check:
    def __init__(self, tabspec, work):
        self.tabspec, self.work = os.path.abspath(tabspec), os.path.abspath(work)
        self.specs, self.failures, self.left_out = [], [], 0
        self.wanted = []
        os.makedirs(self.work + "/code", exist_ok=True)

    def fail(self, text):
        self.failures.append(text)
        print("FAILED: " + text, flush=True)

    def add(self, path):
        number = len(self.specs)
        spec = generated(
            self.tabspec, f"S{number}", os.path.abspath(path), OPTIONS[number % len(OPTIONS)], self.fail)
        if spec is None:
            self.left_out += 1
            return False
        self.keep(spec)
        return True

    def keep(self, spec):
        self.specs.append(spec)
        for name, text in spec.files.items():
            text = text.replace("compiler(>=6.4)", "SDK_27")
            if "compiler(" in text:
                self.fail(f"{spec.path}: a compiler that is unknown")
            with open(f"{self.work}/code/{name}.swift", "w", encoding="utf-8") as file:
                file.write(text)

    def add_document(self):
        """The app of docs/code.md, with the file that it is for."""
        root = os.path.abspath(os.path.join(HERE, "../../.."))
        with open(f"{root}/docs/code.md", encoding="utf-8") as file:
            blocks = re.findall(r"```swift\n(import SwiftUI\n.*?)```", file.read(), re.S)
        if len(blocks) != 1:
            self.fail(f"docs/code.md has {len(blocks)} apps for SwiftUI")
            return
        example = f"{root}/Examples/sections.tabspec.json"
        source = run([self.tabspec, "generate", "--no-config", "--", example]).stdout
        # Its types have names of their own, so it joins the code of all specs.
        spec = Spec("Document", example, source)
        spec.files = {"Document": source, "DocumentApp": blocks[0]}
        self.keep(spec)

    def add_apps(self):
        """The apps of SwiftUI that apps.py plays, which are written by hand."""
        for path in sorted(glob.glob(f"{HERE}/Apps/*.swift")):
            with open(path, encoding="utf-8") as file:
                source = file.read()
            if not source.startswith("import SwiftUI\n"):
                continue
            name = os.path.basename(path)[:-len(".swift")]
            spec = Spec(name, f"{HERE}/Apps/{name}.tabspec.json", "")
            spec.files = {name: source, "Player": STATE}
            self.keep(spec)

    def check(self):
        """Type-checks all code; returns how often."""
        if apple.is_there():
            files = [(name, text, spec.targets) for spec in self.specs for name, text in spec.files.items()]
            return apple.check(files, {}, self.work + "/code", self.fail)
        if sys.platform != "linux":
            print("SKIPPED: SwiftUI's code is checked on Linux, and on a Mac with Xcode")
            return 0
        print("SKIPPED: Apple's SDKs are on a Mac with Xcode; this is the stand-in for SwiftUI")
        platforms = sorted({
            platform for spec in self.specs for platform in spec.oldest if platform in (self.wanted or TARGETS)})
        with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
            errors = list(pool.map(make_library, platforms))
            errors += pool.map(
                lambda pair: make_stand_in(self.work, *pair), [(p, s) for p in platforms for s in SDKS])
            for error in filter(None, errors):
                self.fail(error)
            if any(errors):
                return 0
            # What has the same oldest release is checked together.
            groups = {}
            for spec in self.specs:
                for platform, release in spec.oldest.items():
                    if platform in platforms:
                        groups.setdefault((platform, release), []).append(spec)
            # Nobody builds for a release with an older SDK.
            runs = [(p, r, sdk, mode) for p, r in sorted(groups) for sdk in SDKS for mode in MODES
                    if float(r) < int(sdk) + 1]
            for error in filter(None, pool.map(lambda each: self.type_check(*each, groups[each[:2]]), runs)):
                self.fail(error)
        return len(runs)

    def play(self):
        """Compares the views of specs with layouts; returns how many."""
        def compile(words, what):
            result = run(["swiftc", "-whole-module-optimization", *words])
            if result.returncode != 0:
                self.fail(f"{what} does not compile:\n{result.stderr[:6000]}")
            return result.returncode == 0

        specs = [(spec.prefix, spec.path, spec.targets, spec.files[spec.prefix])
                 for spec in self.specs if re.fullmatch(r"S\d+", spec.prefix)]
        views = tabviews.Views(self.tabspec, self.work, specs, self.fail)
        return views.check(compile, lambda *words: run(words))

    def type_check(self, platform, release, sdk, mode, specs):
        result = frontend(
            platform, release, "-typecheck", "-parse-as-library", "-warnings-as-errors",
            "-module-name", "Checked", "-package-name", "checked", "-I", f"{self.work}/{platform}-{sdk}",
            "-disable-implicit-string-processing-module-import", *SDKS[sdk], *MODES[mode],
            *(f"{self.work}/code/{name}.swift" for spec in specs for name in spec.files))
        if result.returncode == 0:
            return None
        paths = {spec.prefix: spec.path for spec in specs}
        named = sorted(set(re.findall(r"/code/(\w+?)(?:App)?\.swift:\d+", result.stderr)))
        return (f"{platform} {release}, SDK {sdk}, {mode}: "
                + ", ".join(f"{name} {os.path.relpath(paths[name])}" for name in named[:6] if name in paths)
                + "\n" + result.stderr[:6000])


def main():
    words = sys.argv[1:]
    check = Check(words[0], words[1])
    if "--" in words:
        check.wanted = words[words.index("--") + 1:]
        words = words[:words.index("--")]
    wanted, first, words = numbers(words[2:])
    for path in words:
        check.add(path)
    left_out = check.left_out
    made = add_made(check, "swiftui", SwiftUIMaker, wanted, first)
    if wanted:
        check.add_document()
        check.add_apps()
        if not add(check, "swiftui-hostile", {"framework": "SwiftUI", **hostile()}):
            check.fail("generate refuses the hostile spec")
    runs = check.check()
    views = check.play()
    print(f"SwiftUI: {len(check.specs)} specs ({made} generated, {left_out} with errors left out), "
          f"type-checked in {runs} runs of the compiler, {views} views compared with layouts, "
          f"{len(check.failures)} failed")
    sys.exit(1 if check.failures else 0)


if __name__ == "__main__":
    main()
