"""Compares what tabspec reads in string catalogs with what Python's json and the rules give.

    compare.py TOOL CASES
"""

import json
import pathlib
import subprocess
import sys

import reading

# What the .strings files of the cases hold; Python has no reader for them.
STRINGS = {
    "en": {"Home": "Home", "Library": "Library"},
    "de": {"Home": 'Start "A"\n', "Settings": "Einstellungen"},
    "ar": {"Home": "\u0627\u0644", "Library": "Library"},
}


def catalogs(folder, names):
    found, files = [], []
    for name in names:
        if name.endswith(".xcstrings"):
            found.append(reading.XCStrings(folder / name))
            continue
        language = name.split(".")[0]
        files.append((language, STRINGS[language]))
        if len(files) == 1:
            found.append(None)
    return [catalog or reading.Strings(files) for catalog in found]


def shown(layout):
    """The identifiers and titles of the nodes in the bar and the sidebar."""
    left = list((layout["tabBar"] or {}).get("items", [])) + [layout["sidebar"] or {}]
    while left:
        entry = left.pop()
        left += entry.get("rows", [])
        if entry.get("identifier"):
            yield entry["identifier"], entry["title"]


def main(tool, cases):
    count = 0
    for folder in sorted(pathlib.Path(cases).iterdir()):
        spec = json.loads((folder / "App.tabspec.json").read_text(encoding="utf-8"))
        names = (folder / "strings").read_text(encoding="utf-8").split("\n")[:-1]
        options = [word for name in names for word in ("--strings", str(folder / name))]
        read = catalogs(folder, names)
        for platform in reading.DEVICES if folder.name.startswith("seed") else ["iPadOS"]:
            for language in reading.languages(read):
                expected = reading.titles(spec, read, language, platform)
                words = [tool, "resolve", "--no-config", "--format", "json", "--sidebar", "shown"]
                words += ["--platform", platform, "--language", language]
                run = subprocess.run(
                    words + options + ["--", str(folder / "App.tabspec.json")], capture_output=True)
                if run.returncode != 0:
                    sys.exit(f"{folder.name}: {run.returncode}\n{run.stderr.decode()}")
                for identifier, title in shown(json.loads(run.stdout)):
                    if identifier not in expected:
                        continue
                    count += 1
                    if title != expected[identifier]:
                        sys.exit(
                            f"{folder.name} on {platform}, {identifier} in {language}:\n"
                            f"expected {expected[identifier]!r}\nfound    {title!r}")
    print(f"{count} texts are the same")
    sys.exit(count < 10_000)


main(sys.argv[1], sys.argv[2])
