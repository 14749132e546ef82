"""Reads the reports of all cases back and compares them with each other.

    check.py CASES

Every format must say the same of the same findings as `json`: how many there are, which rule, how
grave, in which file, and at which stretch of the text, in the units of the format.
"""

import json
import pathlib
import re
import sys
import urllib.parse
import xml.etree.ElementTree as ElementTree

import readers

LEVELS = {"error": "ERROR", "warning": "WARNING", "note": "INFO"}
IMPACTS = {"error": "major", "warning": "minor", "note": "info"}


class Case:
    def __init__(self, folder):
        self.folder = folder
        self.findings = json.loads(self.text("json"))["findings"]
        self.fresh = [finding for finding in self.findings if not finding["baselined"]]
        self.sources = {}

    def text(self, name):
        # No translation of line breaks: they matter.
        return (self.folder / f"report.{name}").read_bytes().decode("utf-8")

    def source(self, path):
        if path not in self.sources:
            self.sources[path] = (self.folder / path).read_bytes()
        return self.sources[path]

    def stretch(self, finding):
        span = finding["range"]
        return self.source(finding["path"])[span["start"]["offset"]:span["end"]["offset"]]

    def cut(self, path, start, end, in_bytes):
        """The stretch between two places of line and column."""
        lines = self.source(path).split(b"\n")
        offsets = []
        for line, column in (start, end):
            text = lines[line - 1]
            if not in_bytes:
                column = len(text.decode("utf-8")[:column - 1].encode("utf-8")) + 1
            offsets.append(sum(len(line) + 1 for line in lines[:line - 1]) + column - 1)
        return self.source(path)[offsets[0]:offsets[1]]


def expect(condition, what):
    if not condition:
        raise AssertionError(what)


def same(found, expected, what):
    expect(found == expected, f"{what}: {found!r} instead of {expected!r}")



def sarif(case, text):
    log = json.loads(text)
    run, = log["runs"]
    rules = [rule["id"] for rule in run["tool"]["driver"]["rules"]]
    same(len(set(rules)), len(rules), "rules")
    same(len(run["results"]), len(case.findings), "results")
    prints = [tuple(result["partialFingerprints"].items()) for result in run["results"]]
    same(len(set(prints)), len(prints), "fingerprints")
    has_baseline = any(finding["baselined"] for finding in case.findings)
    for result, finding in zip(run["results"], case.findings):
        same(result["ruleId"], finding["rule"], "rule")
        same(rules[result["ruleIndex"]], finding["rule"], "index of the rule")
        same(result["level"], finding["severity"], "level")
        same(bool(result.get("suppressions")), finding["baselined"], "suppression")
        same("baselineState" in result, has_baseline, "baselineState")
        places = [(result["locations"][0], finding)] + list(
            zip(result.get("relatedLocations", []),
                [note for note in finding["notes"] if note["range"]]))
        for location, place in places:
            physical = location["physicalLocation"]
            uri = physical["artifactLocation"]["uri"]
            expect(re.fullmatch(r"(?:[A-Za-z0-9._~/-]|%[0-9A-F]{2})+", uri), f"uri {uri}")
            same(urllib.parse.unquote(uri), finding["path"], "path")
            region = physical["region"]
            same(case.cut(
                finding["path"], (region["startLine"], region["startColumn"]),
                (region["endLine"], region["endColumn"]), in_bytes=False),
                case.stretch({**place, "path": finding["path"]}), "region")
    readers.validate_sarif(log)
    readers.read_sarif(log)


def github(case, text):
    # As a runner does: a command a line, its end at the first '::'; '%25' is undone last.
    commands = [line for line in re.split(r"[\r\n\x0b\x0c\x85\u2028\u2029]", text) if line]
    same(len(commands), len(case.fresh), "commands")
    words = {"error": "error", "warning": "warning", "note": "notice"}
    for command, finding in zip(commands, case.fresh):
        name, rest = re.fullmatch(r"::([a-z]+) (.*)", command).groups()
        head, _, data = rest.partition("::")
        properties = dict(part.split("=", 1) for part in head.split(","))
        for code, character in (
                ("%0D", "\r"), ("%0A", "\n"), ("%3A", ":"), ("%2C", ","), ("%25", "%")):
            properties = {key: part.replace(code, character) for key, part in properties.items()}
        for code, character in (("%0D", "\r"), ("%0A", "\n"), ("%25", "%")):
            data = data.replace(code, character)
        same(name, words[finding["severity"]], "command")
        same(properties["title"], finding["rule"], "title")
        same(int(properties["line"]), finding["range"]["start"]["line"], "line")
        same("col" in properties, properties["line"] == properties["endLine"], "columns")
        expect("\n\n" not in data and "\r" not in data, "line breaks of a spec in the message")


def gitlab(case, text):
    issues = json.loads(text)
    same(len({issue["fingerprint"] for issue in issues}), len(case.fresh), "fingerprints")
    for issue, finding in zip(issues, case.fresh, strict=True):
        same(issue["check_name"], finding["rule"], "check_name")
        same(issue["severity"], IMPACTS[finding["severity"]], "severity")
        same(issue["location"]["path"], finding["path"], "path")
        same(issue["location"]["lines"]["begin"], finding["range"]["start"]["line"], "line")
    readers.validate(issues, readers.GITLAB)



def visible(text):
    """A text as XML 1.0 can hold it."""
    return re.sub(
        "[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]", lambda m: "\\u{%X}" % ord(m[0]), text)


def junit(case, text):
    root = ElementTree.fromstring(text.encode("utf-8"))
    tests = [
        (suite.get("name"), test) for suite in root for test in suite.iter("testcase")
        if test.get("name") != "no findings"
    ]
    for (path, test), finding in zip(tests, case.fresh, strict=True):
        same(path, visible(finding["path"]), "path")
        same(test.get("name"), visible(finding["rule"] + ": " + finding["message"]), "name")
        # Without --fail-on errors make a run fail, and nothing else.
        failure = test.find("failure")
        same(failure is not None, finding["severity"] == "error", "failure")
        if failure is not None:
            same(failure.get("message"), visible(finding["message"]), "message")
    readers.validate_junit(root)
    readers.read_junit(text, sum(finding["severity"] == "error" for finding in case.fresh))


def markdown(case, text):
    readers.read_markdown(text, [finding["rule"] for finding in case.fresh])


def main():
    cases = [Case(folder) for folder in sorted(pathlib.Path(sys.argv[1]).iterdir())]
    expect(any(finding["baselined"] for case in cases for finding in case.findings), "no baseline")
    passed = failed = 0
    skipped = {}
    for check in (sarif, github, gitlab, junit, markdown):
        for case in cases:
            try:
                check(case, case.text(check.__name__))
                passed += 1
            except readers.Skipped as reason:
                skipped.setdefault(f"{check.__name__}: {reason}", []).append(case)
            except Exception as problem:  # whatever it is, the report is wrong
                failed += 1
                print(f"FAILED: {check.__name__} of {case.folder.name}: {problem!r}"[:2000])
    pages = [page for case in cases for page in case.folder.iterdir() if page.name.startswith("page-")]
    expect(pages, "no pages")
    for page in pages:
        try:
            text = page.read_bytes().decode("utf-8")
            readers.read_page(text) if page.suffix == ".html" else ElementTree.fromstring(text.encode("utf-8"))
            passed += 1
        except readers.Skipped as reason:
            skipped.setdefault(f"pages: {reason}", []).append(page)
        except Exception as problem:
            failed += 1
            print(f"FAILED: {page.name}: {problem!r}"[:2000])
    patches = sum((case.folder / "patch").exists() for case in cases)
    print(f"{patches} patches lead where --fix leads")
    for what, without in skipped.items():
        print(f"SKIPPED: the last check of {what}")
    print(f"{passed} passed, {failed} failed, {sum(map(len, skipped.values()))} skipped")
    sys.exit(1 if failed else 0)


main()
