"""Documents that mutations would hardly come upon, and those about which reader and schema differ."""

HOME = '{"identifier": "home", "title": "Home"}'


def with_home(member):
    """A spec with one more member."""
    return "{%s, \"tabs\": [%s]}" % (member, HOME)


# Lists of platforms, as JSON has them.
PLATFORM_LISTS = [
    ['"%s"' % name for name in names.split()] for names in [
        "", "iOS", "iOS iPadOS", "iOS iOS", "iOS tvOS iOS", "iOS tvOS visionOS macCatalyst iPadOS",
        "watchOS", "ios", "watchOS watchOS", "iPadOS iPadOS", "tvOS macCatalyst macCatalyst",
        "tvOS tvOS", "visionOS iOS visionOS",
    ]]
TARGETS = [
    '"targets": [%s]' % ", ".join(
        '{"platform": %s, "minimumVersion": "26.%d"}' % (name, position)
        for position, name in enumerate(names))
    for names in PLATFORM_LISTS]

SPECS = r"""
null
[]
{}
1
"x"
{"tabs": []}
{"tabs": [null]}
{"tabs": [[]]}
{"tabs": {}}
{"tabs": [{}]}
{"tabs": [{"type": "search"}]}
{"tabs": [{"type": "search", "identifier": ""}]}
{"tabs": [{"type": "search", "identifier": "x"}]}
{"tabs": [{"type": "search", "children": []}]}
{"tabs": [{"type": "search", "title": "x", "isSidebarDestination": true}]}
{"tabs": [{"type": "tab", "identifier": "a", "title": "A", "children": []}]}
{"tabs": [{"type": "group", "identifier": "a", "title": "A"}]}
{"tabs": [{"type": "Group", "identifier": "a", "title": "A", "children": []}]}
{"tabs": [{"type": null, "identifier": "a", "title": "A", "children": []}]}
{"tabs": [{"type": null, "identifier": "a", "title": "A"}]}
{"tabs": [{"type": 1, "identifier": "a", "title": "A"}]}
{"tabs": [{"identifier": "a", "title": "A", "children": null}]}
{"tabs": [{"identifier": "a", "title": "A", "children": {}}]}
{"tabs": [{"identifier": "a", "title": "A", "children": []}]}
{"tabs": [{"identifier": "a", "title": "A", "children": [], "performsAction": true}]}
{"tabs": [{"identifier": "a", "title": "A", "performsAction": true}]}
{"tabs": [{"identifier": "a", "title": "A", "automaticallyActivatesSearch": true}]}
{"tabs": [{"identifier": "a", "title": "A", "allowsReordering": false}]}
{"tabs": [{"identifier": "a", "title": "A", "Title": "A"}]}
{"tabs": [{"identifier": "a", "title": "A", "": "A"}]}
{"tabs": [{"\u0069dentifier": "a", "title": "A", "t\u0079pe": "t\u0061b"}]}
{"tabs": [{"type": "search", "image": {"systemName": "a", "asset": "b"}}]}
{"tabs": [{"type": "search", "image": {"name": "a"}}]}
""".strip().split("\n")
SPECS += [with_home('"specVersion": ' + version) for version in [
    "1", "1.0", "1e0", "10e-1", "0.1e1", "100E-2", "1.00000000000000000001", "true", '"1"', "2", "0",
    "-1", "1e400", "null"]]
SPECS += [
    with_home('"targets": [{"platform": "iOS", "minimumVersion": "%s"}]' % version) for version in [
        "18", "18.0", "18.", ".0", "18.0.0", "018", "18.00", "18.123456789", "18.1234567890", "19",
        "26.1", "27.99", "28", "26 ", " 26", r"26.1\n", r"26\u0301", r"26.\u0661", r"\u0032\u0036",
        ""]]
SPECS += [
    '{"tabs": [{"type": "search", "availability": {"platforms": [%s]}}]}' % ", ".join(names)
    for names in PLATFORM_LISTS]
SPECS += [with_home(targets) for targets in TARGETS]
SPECS += [
    with_home('"variants": [%s]' % ", ".join(
        ['{"availability": {"platforms": ["iOS"]}, "mode": "tabBar"}'] * count))
    for count in [64, 65]]
SPECS += [
    '{"tabs": [{"identifier": "a.*", "title": "A", "repeats": {"samples": [%s]}}]}' % ", ".join(
        ['"A"'] * count)
    for count in [100, 101]]
SPECS += [
    with_home('"conditions": {%s}' % ", ".join(
        '"c%d": {"meaning": "M"}' % number for number in range(count)))
    for count in [16, 17]]

CONFIGURATIONS = r"""
{}
[]
null
{"$schema": "x"}
{"$schema": 1}
{"schema": "x"}
{"rules": {}}
{"rules": []}
{"rules": {"nesting-depth": {}}}
{"rules": {"no-such-rule": "off"}}
{"rules": {"json-syntax": "off"}}
{"rules": {"unused-suppression": "off"}}
{"rules": {"badge-value": null}}
{"rules": {"badge-value": true}}
{"rules": {"badge-value": "never"}}
{"rules": {"badge-value": {"maximum": 1}}}
{"include": []}
{"include": [""]}
{"include": ["*.json"], "exclude": ["a/"]}
{"include": "a"}
{"exclude": [1]}
{"include": [1]}
{"exclude": 1}
{"exclude": [""]}
{"targets": [{"platform": "iOS", "minimumVersion": "19"}]}
{"targets": [{"platform": "iOS", "minimumVersion": "18", "name": "x"}]}
{"targets": []}
{"targets": [{"platform": "iOS", "minimumVersion": "18"}]}
{"targets": [{"platform": "iOS"}]}
{"failOn": "off"}
{"failOn": "note"}
{"targets": [{"platform": "iOS", "minimumVersion": "18"}, {"platform": "iOS", "minimumVersion": "26"}]}
""".strip().split("\n")
CONFIGURATIONS.append("""
{"$schema": "./x.json",
 "rules": {"nesting-depth": {"severity": "error", "maximum": 2, "advised": 2},
           "long-title": {"root": 12}, "default-tab-count": {"maximum": 6},
           "multiword-title": "off", "badge-value": {"severity": "note"}},
 "include": ["App/**/*.tabspec.json"], "exclude": ["Drafts/"],
 "targets": [{"platform": "iPadOS", "minimumVersion": "26.0"}], "failOn": "warning"}
""")
CONFIGURATIONS += ['{"rules": {"nesting-depth": {"maximum": %s}}}' % value for value in [
    "0", "1", "1.0", "2e0", "1.5", "-1", "1e400", "1e-400", '"2"', "null", "999999999999999999",
    "1000000000000000000"]]
CONFIGURATIONS += ["{%s}" % targets for targets in TARGETS]

# Records by what a node, an image and the environment say.
TAB = '"type": "tab", "identifier": "a"'
USUAL = '{"platform": "iOS", "osVersion": "26.4", "horizontalSizeClass": "compact"}'
NODES = [
    "{}", "1", "{%s}" % TAB, '{"type": "tab"}', '{"identifier": "a"}',
    '{"type": "row", "identifier": "a"}', '{"type": "group", "identifier": "a"}',
    '{"type": "group", "identifier": "a", "children": []}',
    '{"type": "group", "identifier": "a", "children": [1]}',
    '{"type": "group", "identifier": "a", "children": null}',
    '{"type": "search", "identifier": "a", "automaticallyActivatesSearch": false}',
    '{%s, "automaticallyActivatesSearch": false}' % TAB, '{%s, "children": []}' % TAB,
    '{%s, "title": null}' % TAB, '{%s, "subtitle": null}' % TAB, '{%s, "performsAction": true}' % TAB,
] + ['{%s, "image": %s}' % (TAB, image) for image in [
    "null", "{}", '"house"', '{"symbol": "house"}', '{"symbol": null}', '{"symbol": 1}',
    '{"asset": "Logo"}', '{"asset": null}', '{"asset": "", "symbol": ""}', "[]",
    '{"systemName": "house"}']]
ENVIRONMENTS = [
    "null", "{}", '{"platform": "iOS"}',
    '{"platform": "iOS", "osVersion": "17.0", "horizontalSizeClass": "compact"}',
    '{"platform": "macOS", "osVersion": "26.0", "horizontalSizeClass": "regular"}',
    '{"platform": "tvOS", "osVersion": "26.0", "horizontalSizeClass": "regular", "language": 1}']
RECORDS = ['{"recordVersion": 1, "environment": %s, "tabs": [%s]}' % pair for pair in
           [(USUAL, node) for node in NODES] + [(one, "{%s}" % TAB) for one in ENVIRONMENTS]]

# What a schema lets pass and a reader does not: JSON Schema does not see that a key is there twice.
TWICE = [("spec", text) for text in r"""
{"name": "A", "tabs": [HOME], "name": "A"}
{"name": "A", "tabs": [HOME], "n\u0061me": "A"}
{"tabs": [HOME], "tabs": [HOME]}
{"tabs": [{"identifier": "a", "title": "A", "title": "B"}]}
{"tabs": [{"type": "search", "type": "search"}]}
{"tabs": [{"identifier": "a", "title": "A", "children": [], "children": [HOME]}]}
{"tabs": [HOME], "sidebar": {"isHidden": true, "isHidden": true}}
{"tabs": [{"type": "search", "image": {"asset": "a", "asset": "a"}}]}
{"tabs": [HOME], "targets": [{"platform": "iOS", "minimumVersion": "18.0", "platform": "iOS"}]}
{"tabs": [{"type": "search", "availability": {"platforms": ["iOS"], "platforms": ["iOS"]}}]}
{"tabs": [HOME], "suppress": [{"rule": "a", "reason": "b", "rule": "a"}]}
{"tabs": [HOME], "bottomAccessory": {"title": "A", "title": "B"}}
{"tabs": [{"identifier": "a", "title": "A", "children": [], "sidebarActions": [{"title": "A", "title": "B"}]}]}
""".replace("HOME", HOME).strip().split("\n")]
TWICE += [("config", text) for text in r"""
{"failOn": "note", "failOn": "note"}
{"rules": {"badge-value": "off", "badge-value": "off"}}
{"rules": {"badge-value": {"severity": "off", "severity": "off"}}}
""".strip().split("\n")]
