#!/usr/bin/env python3
"""How long a key press takes until its diagnostics are there, how long other answers take, and what
10,000 changes leave in memory.

    Tests/Checks/Editors/figures.py TABSPEC [keys] [requests]
"""

import json
import os
import subprocess
import sys
import time

URI = "file:///nowhere/App.tabspec.json"
# What makes answers long: outlines with all that is inside, hints, Markdown, snippets.
CAPABILITIES = {"textDocument": {
    "hover": {"contentFormat": ["markdown"]},
    "completion": {"completionItem": {"snippetSupport": True}},
    "documentSymbol": {"hierarchicalDocumentSymbolSupport": True},
    "inlayHint": {"resolveSupport": {"properties": ["tooltip"]}}}}


class Server:
    def __init__(self, tool):
        self.process = subprocess.Popen(
            [tool, "server"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.send("initialize", {"capabilities": CAPABILITIES}, id=0)

    def send(self, method, params, **more):
        body = json.dumps({"jsonrpc": "2.0", "method": method, "params": params, **more}).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        self.process.stdin.flush()

    def read(self):
        return json.loads(self.receive())

    def receive(self):
        length = 0
        while (line := self.process.stdout.readline()) != b"\r\n":
            length = int(line.split(b":")[1])
        return self.process.stdout.read(length)

    def open(self, text):
        self.send("textDocument/didOpen", {"textDocument": {
            "uri": URI, "languageId": "json", "version": 0, "text": text}})
        self.diagnostics(0)

    def type(self, text, version, length=0):
        """Puts some text in the place of what stands after the first character."""
        start = {"line": 0, "character": 1}
        end = {"line": 0, "character": 1 + length}
        self.send("textDocument/didChange", {
            "textDocument": {"uri": URI, "version": version},
            "contentChanges": [{"range": {"start": start, "end": end}, "text": text}]})

    def diagnostics(self, version):
        """How many sets of diagnostics came until those of a version."""
        count = 0
        while True:
            message = self.read()
            if message.get("method") == "textDocument/publishDiagnostics":
                count += 1
                if message["params"]["version"] == version:
                    return count

    def ask(self, method, params):
        """How many bytes an answer has, and how many milliseconds it took: of the clock, and of the
        processor, which do not depend on what else the machine does. Nothing else is under way."""
        used = self.used()
        begin = time.perf_counter()
        self.send(method, {"textDocument": {"uri": URI}, **params}, id=method)
        answer = self.receive()
        spent = 1_000 * (time.perf_counter() - begin)
        assert b'"result":' in answer[:100] and method.encode() in answer[:100], answer[:200]
        return len(answer), spent, self.used() - used

    def used(self):
        """Milliseconds of the processor."""
        with open(f"/proc/{self.process.pid}/schedstat") as file:
            return int(file.read().split()[0]) / 1e6

    def memory(self):
        with open(f"/proc/{self.process.pid}/status") as file:
            return next(int(line.split()[1]) / 1024 for line in file if line.startswith("VmRSS"))


def spec(count):
    """A spec of so many nodes: groups of nine."""
    groups = []
    for group in range(count // 10):
        children = [{"identifier": f"n{group}-{n}", "title": f"Title {n}", "image": "star"}
                    for n in range(9)]
        groups.append({"identifier": f"g{group}", "title": f"Group {group}", "image": "folder",
                       "children": children})
    return json.dumps({"tabs": groups}, indent=1)


def keys(count, presses):
    """Key presses, one after another and many at once."""
    server = Server(sys.argv[1])
    server.open(spec(count))
    times = []
    for version in range(1, presses + 1):
        begin = time.perf_counter()
        server.type(" ", version)
        server.diagnostics(version)
        times.append(1_000 * (time.perf_counter() - begin))
    times.sort()
    print(f"{count:,} nodes: median {times[presses // 2]:.1f} ms, most {times[-1]:.1f} ms")
    for version in range(1_001, 1_051):
        server.type(" ", version)
    begin = time.perf_counter()
    sets = server.diagnostics(1_050)
    print(f"  50 changes at once: {sets} sets of diagnostics, {1_000 * (time.perf_counter() - begin):.1f} ms")
    if count == 1_000:
        before = server.memory()
        for version in range(2_000, 12_000):
            # A character comes and goes.
            server.type("" if version % 2 else " ", version, version % 2)
            if version % 10 == 9:
                server.diagnostics(version)
        print(f"  10,000 changes: {before:.1f} MiB before, {server.memory():.1f} MiB after")
    server.process.kill()


def requests(count, times=20):
    """Each request at places all over the text, the first after a change and the next ones."""
    text = spec(count)
    lines = text.split("\n")
    named = [line for line, words in enumerate(lines) if '"identifier"' in words]

    def at(number, words):
        """The place of a key in one of the nodes."""
        line = named[number * (len(named) - 1) // (times - 1)]
        while words not in lines[line]:
            line += 1
        return {"line": line, "character": lines[line].index(words) + 1}

    def position(words, after=0):
        def parameters(number):
            place = at(number, words)
            return {"position": dict(place, character=place["character"] + after)}
        return parameters

    def screen(number):
        line = at(number, '"identifier"')["line"]
        return {"range": {"start": {"line": line, "character": 0},
                          "end": {"line": line + 60, "character": 0}}}

    cases = {
        "hints of 60 lines": ("inlayHint", screen),
        "hover on a key": ("hover", position('"title"')),
        "hover on an identifier": ("hover", position('"identifier"', after=15)),
        "completion of a key": ("completion", position('"image"')),
        "completion of a value": ("completion", position('"image"', after=9)),
        "fixes of 60 lines": (
            "codeAction", lambda number: {**screen(number), "context": {"diagnostics": []}}),
        "outline": ("documentSymbol", lambda number: {}),
        "folds": ("foldingRange", lambda number: {}),
        "links": ("documentLink", lambda number: {}),
        "definition": ("definition", position('"identifier"', after=15)),
        "references": (
            "references",
            lambda number: {**position('"identifier"', after=15)(number),
                            "context": {"includeDeclaration": True}}),
    }
    server = Server(sys.argv[1])
    server.open(text)
    version = 0
    print(f"{count:,} nodes")
    for name, (method, parameters) in cases.items():
        if len(sys.argv) > 3 and sys.argv[3] not in name:
            continue
        figures = []
        for changes in [True, False]:
            spent, used = [], []
            for number in range(times):
                if changes:
                    version += 1
                    server.type(" ", version)
                    server.diagnostics(version)
                size, took, busy = server.ask("textDocument/" + method, parameters(number))
                spent.append(took)
                used.append(busy)
            spent.sort()
            used.sort()
            figures += [f"median {spent[times // 2]:.1f} ms (processor {used[times // 2]:.1f})",
                        f"most {spent[-1]:.1f} ms ({used[-1]:.1f})"]
        print(f"  {name}: {figures[0]}, {figures[1]}; without a change {figures[2]}, "
              f"{figures[3]}; {size:,} bytes")
    print(f"  {server.memory():.1f} MiB")
    server.process.kill()


asked = sys.argv[2:3] or ["keys", "requests"]
for count, presses in [(1_000, 200), (100_000, 20)]:
    if "keys" in asked:
        keys(count, presses)
    if "requests" in asked:
        requests(count)
