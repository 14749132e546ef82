#!/usr/bin/env python3
"""How long a key press takes until its diagnostics are there, and what 10,000 changes leave in memory.

    Tests/Editors/figures.py TABSPEC
"""

import json
import os
import subprocess
import sys
import time

URI = "file:///nowhere/App.tabspec.json"


class Server:
    def __init__(self, tool):
        self.process = subprocess.Popen(
            [tool, "server"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.send("initialize", {"capabilities": {}}, id=0)

    def send(self, method, params, **more):
        body = json.dumps({"jsonrpc": "2.0", "method": method, "params": params, **more}).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        self.process.stdin.flush()

    def read(self):
        length = 0
        while (line := self.process.stdout.readline()) != b"\r\n":
            length = int(line.split(b":")[1])
        return json.loads(self.process.stdout.read(length))

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


for count, presses in [(1_000, 200), (100_000, 20)]:
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
