"""The inputs of the benchmarks, the same ones every time."""
import os
import random


def write_spec(path, nodes, wrong=False):
    """A spec of groups with twenty tabs each, all keys in the order of the documentation."""
    rng = random.Random(4)
    symbols = ["house", "folder", "star", "tray", "book", "gearshape", "photo", "bell"]
    with open(path, "w") as out:
        out.write('{\n  "targets": [{ "platform": "iPadOS", "minimumVersion": "18.0" }],\n  "tabs": [\n')
        index = 0
        while index < nodes:
            count = min(20, nodes - index - 1)
            out.write(",\n" if index else "")
            out.write('    { "type": "group", "identifier": "group-%07d", "title": "Group %d", "children": [\n' % (index, index))
            index += 1
            rows = []
            for _ in range(max(count, 0)):
                symbol = rng.choice(symbols)
                extra = ', "isEnabled": false' if wrong else ""
                rows.append('      { "identifier": "tab-%07d", "title": "Tab %d", "image": "%s"%s }' % (index, index, symbol, extra))
                index += 1
            out.write(",\n".join(rows) + "\n    ] }")
        out.write("\n  ]\n}\n")
