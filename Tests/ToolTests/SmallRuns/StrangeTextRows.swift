private let spec0 =
  #"""
  {"tabs": [{"identifier": "i0", "title": "T", "preferredPlacement": "a\u200db"}, {"identifier": "i1", "title": "T", "preferredPlacement": "\u00e9\u200d\u00e9"}, {"identifier": "i2", "title": "T", "preferredPlacement": "\u00e9\u200db"}, {"identifier": "i3", "title": "T", "preferredPlacement": "a\u200d\u00e9"}, {"identifier": "i4", "title": "T", "preferredPlacement": "\u00e9\u200d"}, {"identifier": "i5", "title": "T", "preferredPlacement": "\u200d\u00e9"}, {"identifier": "i6", "title": "T", "preferredPlacement": "\u00e9\u200d\u200d\u00e9"}, {"identifier": "i7", "title": "T", "preferredPlacement": "\u00e9\u200d\ufe0f"}, {"identifier": "i8", "title": "T", "preferredPlacement": "1\ufe0f\u20e3"}, {"identifier": "i9", "title": "T", "preferredPlacement": "1\ufe0f"}, {"identifier": "i10", "title": "T", "preferredPlacement": "a\ufe0f"}, {"identifier": "i11", "title": "T", "preferredPlacement": "\u2764\ufe0f"}, {"identifier": "i12", "title": "T", "preferredPlacement": "\ud83e\udde1\ufe0f"}, {"identifier": "i13", "title": "T", "preferredPlacement": "\u6f22\ufe00"}, {"identifier": "i14", "title": "T", "preferredPlacement": "a\ufe00"}, {"identifier": "i15", "title": "T", "preferredPlacement": "\u6f22\udb40\udd00"}, {"identifier": "i16", "title": "T", "preferredPlacement": "\u1820\u180e\u1820"}, {"identifier": "i17", "title": "T", "preferredPlacement": "\u1820\u180ea"}, {"identifier": "i18", "title": "T", "preferredPlacement": "\u1820\u180b"}, {"identifier": "i19", "title": "T", "preferredPlacement": "a\u180b"}, {"identifier": "i20", "title": "T", "preferredPlacement": "\u202eabc"}, {"identifier": "i21", "title": "T", "preferredPlacement": "\u00ad"}, {"identifier": "i22", "title": "T", "preferredPlacement": "\u2800"}, {"identifier": "i23", "title": "T", "preferredPlacement": "\ufff9"}, {"identifier": "i24", "title": "T", "preferredPlacement": "\ufdd0"}, {"identifier": "i25", "title": "T", "preferredPlacement": "\u2028"}, {"identifier": "i26", "title": "T", "preferredPlacement": "\u0085"}, {"identifier": "i27", "title": "T", "preferredPlacement": "##[group]"}, {"identifier": "i28", "title": "T", "preferredPlacement": "##vso[x]"}, {"identifier": "i29", "title": "T", "preferredPlacement": "::error::x"}, {"identifier": "i30", "title": "T", "preferredPlacement": "a ::b"}, {"identifier": "i31", "title": "T", "preferredPlacement": "a::b"}, {"identifier": "i32", "title": "T", "preferredPlacement": "section_start:1"}, {"identifier": "i33", "title": "T", "preferredPlacement": "section_end:1"}, {"identifier": "i34", "title": "T", "preferredPlacement": "xsection_end:"}, {"identifier": "i35", "title": "T", "preferredPlacement": "#[a"}, {"identifier": "i36", "title": "T", "preferredPlacement": "#a"}, {"identifier": "i37", "title": "T", "preferredPlacement": "\t"}, {"identifier": "i38", "title": "T", "preferredPlacement": "\n"}, {"identifier": "i39", "title": "T", "preferredPlacement": "\r"}, {"identifier": "i40", "title": "T", "preferredPlacement": "\\"}, {"identifier": "i41", "title": "T", "preferredPlacement": "\u007f"}, {"identifier": "i42", "title": "T", "preferredPlacement": "\u00a0x"}, {"identifier": "i43", "title": "T", "preferredPlacement": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"}, {"identifier": "i44", "title": "T", "preferredPlacement": "e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301"}, {"identifier": "i45", "title": "T", "preferredPlacement": "e\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301"}]}
  """#

let strangeTextRows: [SmallRun] = [
  SmallRun(
    "invisible and dangerous characters in messages",
    ["validate", "a.json", "--no-config", "-f", "concise"],
    [
      "a.json": spec0
    ],
    #"""
    a.json:1:68: error: 'preferredPlacement' does not accept 'a\u{200D}b' [invalid-value]
    a.json:1:138: error: 'preferredPlacement' does not accept 'é\#u{200D}é' [invalid-value]
    a.json:1:218: error: 'preferredPlacement' does not accept 'é\u{200D}b' [invalid-value]
    a.json:1:293: error: 'preferredPlacement' does not accept 'a\u{200D}é' [invalid-value]
    a.json:1:368: error: 'preferredPlacement' does not accept 'é\u{200D}' [invalid-value]
    a.json:1:442: error: 'preferredPlacement' does not accept '\u{200D}é' [invalid-value]
    a.json:1:516: error: 'preferredPlacement' does not accept 'é\u{200D}\u{200D}é' [invalid-value]
    a.json:1:602: error: 'preferredPlacement' does not accept 'é\u{200D}\u{FE0F}' [invalid-value]
    a.json:1:682: error: 'preferredPlacement' does not accept '1\#u{FE0F}\#u{20E3}' [invalid-value]
    a.json:1:757: error: 'preferredPlacement' does not accept '1\u{FE0F}' [invalid-value]
    a.json:1:827: error: 'preferredPlacement' does not accept 'a\u{FE0F}' [invalid-value]
    a.json:1:897: error: 'preferredPlacement' does not accept '❤\#u{FE0F}' [invalid-value]
    a.json:1:972: error: 'preferredPlacement' does not accept '🧡\u{FE0F}' [invalid-value]
    a.json:1:1053: error: 'preferredPlacement' does not accept '漢\#u{FE00}' [invalid-value]
    a.json:1:1128: error: 'preferredPlacement' does not accept 'a\u{FE00}' [invalid-value]
    a.json:1:1198: error: 'preferredPlacement' does not accept '漢\#u{E0100}' [invalid-value]
    a.json:1:1279: error: 'preferredPlacement' does not accept 'ᠠ\#u{180E}ᠠ' [invalid-value]
    a.json:1:1360: error: 'preferredPlacement' does not accept 'ᠠ\u{180E}a' [invalid-value]
    a.json:1:1436: error: 'preferredPlacement' does not accept 'ᠠ\#u{180B}' [invalid-value]
    a.json:1:1511: error: 'preferredPlacement' does not accept 'a\u{180B}' [invalid-value]
    a.json:1:1581: error: 'preferredPlacement' does not accept '\u{202E}abc' [invalid-value]
    a.json:1:1653: error: 'preferredPlacement' does not accept '\u{AD}' [invalid-value]
    a.json:1:1722: error: 'preferredPlacement' does not accept '\u{2800}' [invalid-value]
    a.json:1:1791: error: 'preferredPlacement' does not accept '\u{FFF9}' [invalid-value]
    a.json:1:1860: error: 'preferredPlacement' does not accept '\u{FDD0}' [invalid-value]
    a.json:1:1929: error: 'preferredPlacement' does not accept '\u{2028}' [invalid-value]
    a.json:1:1998: error: 'preferredPlacement' does not accept '\u{85}' [invalid-value]
    a.json:1:2067: error: 'preferredPlacement' does not accept '#\u{23}[group]' [invalid-value]
    a.json:1:2139: error: 'preferredPlacement' does not accept '#\u{23}vso[x]' [invalid-value]
    a.json:1:2210: error: 'preferredPlacement' does not accept '::error::x' [invalid-value]
    a.json:1:2283: error: 'preferredPlacement' does not accept 'a \u{3A}:b' [invalid-value]
    a.json:1:2351: error: 'preferredPlacement' does not accept 'a::b' [invalid-value]
    a.json:1:2418: error: 'preferredPlacement' does not accept 'section_start\u{3A}1' [invalid-value]
    a.json:1:2496: error: 'preferredPlacement' does not accept 'section_end\u{3A}1' [invalid-value]
    a.json:1:2572: error: 'preferredPlacement' does not accept 'xsection_end\u{3A}' [invalid-value]
    a.json:1:2648: error: 'preferredPlacement' does not accept '#[a' [invalid-value]
    a.json:1:2714: error: 'preferredPlacement' does not accept '#a' [invalid-value]
    a.json:1:2779: error: 'preferredPlacement' does not accept '\t' [invalid-value]
    a.json:1:2844: error: 'preferredPlacement' does not accept '\n' [invalid-value]
    a.json:1:2909: error: 'preferredPlacement' does not accept '\r' [invalid-value]
    a.json:1:2974: error: 'preferredPlacement' does not accept '\' [invalid-value]
    a.json:1:3039: error: 'preferredPlacement' does not accept '\u{7F}' [invalid-value]
    a.json:1:3108: error: 'preferredPlacement' does not accept '\#u{A0}x' [invalid-value]
    a.json:1:3178: error: 'preferredPlacement' does not accept 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx' [invalid-value]
    a.json:1:3442: error: 'preferredPlacement' does not accept 'e\#u{301}e\#u{301}e\#u{301}e\#u{301}e\#u{301}e\#u{301}e\#u{301}e\#u{301}e\#u{301}e\#u{301}e\#u{301}e\#u{301}e\#u{301}e\#u{301}e\#u{301}e\#u{301}e\#u{301}e\#u{301}e\#u{301}e\#u{301}e\#u{301}e\#u{301}e\#u{301}e\#u{301}e\#u{301}e\#u{301}e\#u{301}e\#u{301}e\#u{301}e\#u{301}e\#u{301}e\#u{301}e\#u{301}e\#u{301}e\#u{301}e\#u{301}e\#u{301}e\#u{301}e\#u{301}e\#u{301}e\#u{301}e\#u{301}e\#u{301}e\#u{301}e\#u{301}e\#u{301}e\#u{301}e\#u{301}e\#u{301}e\#u{301}e\#u{301}e\#u{301}e\#u{301}e\#u{301}e\#u{301}e\#u{301}e\#u{301}e\#u{301}e\#u{301}e\#u{301}e\#u{301}e\#u{301}e\#u{301}e\#u{301}e\#u{301}e\#u{301}e\#u{301}e\#u{301}e\#u{301}e\#u{301}e\#u{301}e\#u{301}e\#u{301}e\#u{301}e\#u{301}e\#u{301}e\#u{301}e\#u{301}e\#u{301}e\#u{301}e\#u{301}e\#u{301}e\#u{301}e\#u{301}e\#u{301}e\#u{301}e\#u{301}e\#u{301}e\#u{301}e\#u{301}e\#u{301}e\#u{301}e\#u{301}e\#u{301}e\#u{301}e\#u{301}e\#u{301}e\#u{301}e\#u{301}e\#u{301}e\#u{301}e\#u{301}e\#u{301}e\#u{301}e\#u{301}e\#u{301}e\#u{301}e\#u{301}e\#u{301}e\#u{301}e\#u{301}e\#u{301}e\#u{301}e\#u{301}e\#u{301}e\#u{301}e\#u{301}e\#u{301}e\#u{301}e\#u{301}e\#u{301}e\#u{301}e\#u{301}e\#u{301}e\#u{301}e\#u{301}e\#u{301}e\#u{301}e\#u{301}e\#u{301}e\#u{301}e\#u{301}e\#u{301}e\#u{301}e\#u{301}e\#u{301}e\#u{301}e\#u{301}e\#u{301}e\#u{301}e\#u{301}e\#u{301}e\#u{301}e\#u{301}e\#u{301}e\#u{301}e\#u{301}e\#u{301}e\#u{301}e\#u{301}' [invalid-value]
    a.json:1:4555: error: 'preferredPlacement' does not accept 'e\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}\#u{301}' [invalid-value]
    """#),
  SmallRun(
    "invisible and dangerous characters in text",
    ["validate", "a.json", "--no-config", "--max-findings", "12", "--ascii"],
    [
      "a.json": spec0
    ],
    only: ["error", "more"],
    #"""
    a.json:1:68: error: 'preferredPlacement' does not accept 'a\u{200D}b' [invalid-value]
    a.json:1:138: error: 'preferredPlacement' does not accept '\u{E9}\u{200D}\u{E9}' [invalid-value]
    a.json:1:218: error: 'preferredPlacement' does not accept '\u{E9}\u{200D}b' [invalid-value]
    a.json:1:293: error: 'preferredPlacement' does not accept 'a\u{200D}\u{E9}' [invalid-value]
    a.json:1:368: error: 'preferredPlacement' does not accept '\u{E9}\u{200D}' [invalid-value]
    a.json:1:442: error: 'preferredPlacement' does not accept '\u{200D}\u{E9}' [invalid-value]
    a.json:1:516: error: 'preferredPlacement' does not accept '\u{E9}\u{200D}\u{200D}\u{E9}' [invalid-value]
    a.json:1:602: error: 'preferredPlacement' does not accept '\u{E9}\u{200D}\u{FE0F}' [invalid-value]
    a.json:1:682: error: 'preferredPlacement' does not accept '1\u{FE0F}\u{20E3}' [invalid-value]
    a.json:1:757: error: 'preferredPlacement' does not accept '1\u{FE0F}' [invalid-value]
    a.json:1:827: error: 'preferredPlacement' does not accept 'a\u{FE0F}' [invalid-value]
    a.json:1:897: error: 'preferredPlacement' does not accept '\u{2764}\u{FE0F}' [invalid-value]
    a.json:1:972: error: and 33 more like this [invalid-value]
    46 errors in 1 file
    """#),
  SmallRun(
    "what a word may have meant",
    ["validate", "a.json", "--no-config", "-f", "github"],
    [
      "a.json":
        """
      {"tabs": [{"identifier": "i0", "title": "T", "preferredPlacement": "sidbarOnly"}, {"identifier": "i1", "title": "T", "preferredPlacement": "so"}, {"identifier": "i2", "title": "T", "preferredPlacement": "SO"}, {"identifier": "i3", "title": "T", "preferredPlacement": "s"}, {"identifier": "i4", "title": "T", "preferredPlacement": "pin"}, {"identifier": "i5", "title": "T", "preferredPlacement": "optinal"}, {"identifier": "i6", "title": "T", "preferredPlacement": "automaticaly"}, {"identifier": "i7", "title": "T", "preferredPlacement": "defualt"}, {"identifier": "i8", "title": "T", "preferredPlacement": "fix"}, {"identifier": "i9", "title": "T", "preferredPlacement": "xed"}, {"identifier": "i10", "title": "T", "preferredPlacement": "move"}, {"identifier": "i11", "title": "T", "preferredPlacement": "side"}, {"identifier": "i12", "title": "T", "preferredPlacement": "aut"}, {"identifier": "i13", "title": "T", "preferredPlacement": "a"}, {"identifier": "i14", "title": "T", "preferredPlacement": ""}, {"identifier": "i15", "title": "T", "preferredPlacement": "zzz"}, {"identifier": "i16", "title": "T", "preferredPlacement": "pinnedfixed"}, {"identifier": "i17", "title": "T", "preferredPlacement": "SIDEBARONLY"}, {"identifier": "i18", "title": "T", "preferredPlacement": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"}, {"identifier": "i19", "title": "T", "preferredPlacement": "sidebarOnlyxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"}]}
      """
    ],
    """
    ::error file=a.json,line=1,endLine=1,col=68,endColumn=80,title=invalid-value::'preferredPlacement' does not accept 'sidbarOnly'%0Ahelp: did you mean 'sidebarOnly'? It can be automatic, default, optional, movable, pinned, fixed, sidebarOnly
    ::error file=a.json,line=1,endLine=1,col=140,endColumn=144,title=invalid-value::'preferredPlacement' does not accept 'so'%0Ahelp: did you mean 'sidebarOnly'? It can be automatic, default, optional, movable, pinned, fixed, sidebarOnly
    ::error file=a.json,line=1,endLine=1,col=204,endColumn=208,title=invalid-value::'preferredPlacement' does not accept 'SO'%0Ahelp: did you mean 'sidebarOnly'? It can be automatic, default, optional, movable, pinned, fixed, sidebarOnly
    ::error file=a.json,line=1,endLine=1,col=268,endColumn=271,title=invalid-value::'preferredPlacement' does not accept 's'%0Ahelp: it takes automatic, default, optional, movable, pinned, fixed, sidebarOnly
    ::error file=a.json,line=1,endLine=1,col=331,endColumn=336,title=invalid-value::'preferredPlacement' does not accept 'pin'%0Ahelp: did you mean 'pinned'? It can be automatic, default, optional, movable, pinned, fixed, sidebarOnly
    ::error file=a.json,line=1,endLine=1,col=396,endColumn=405,title=invalid-value::'preferredPlacement' does not accept 'optinal'%0Ahelp: did you mean 'optional'? It can be automatic, default, optional, movable, pinned, fixed, sidebarOnly
    ::error file=a.json,line=1,endLine=1,col=465,endColumn=479,title=invalid-value::'preferredPlacement' does not accept 'automaticaly'%0Ahelp: did you mean 'automatic'? It can be automatic, default, optional, movable, pinned, fixed, sidebarOnly
    ::error file=a.json,line=1,endLine=1,col=539,endColumn=548,title=invalid-value::'preferredPlacement' does not accept 'defualt'%0Ahelp: did you mean 'default'? It can be automatic, default, optional, movable, pinned, fixed, sidebarOnly
    ::error file=a.json,line=1,endLine=1,col=608,endColumn=613,title=invalid-value::'preferredPlacement' does not accept 'fix'%0Ahelp: did you mean 'fixed'? It can be automatic, default, optional, movable, pinned, fixed, sidebarOnly
    ::error file=a.json,line=1,endLine=1,col=673,endColumn=678,title=invalid-value::'preferredPlacement' does not accept 'xed'%0Ahelp: it takes automatic, default, optional, movable, pinned, fixed, sidebarOnly
    ::error file=a.json,line=1,endLine=1,col=739,endColumn=745,title=invalid-value::'preferredPlacement' does not accept 'move'%0Ahelp: it takes automatic, default, optional, movable, pinned, fixed, sidebarOnly
    ::error file=a.json,line=1,endLine=1,col=806,endColumn=812,title=invalid-value::'preferredPlacement' does not accept 'side'%0Ahelp: did you mean 'sidebarOnly'? It can be automatic, default, optional, movable, pinned, fixed, sidebarOnly
    ::error file=a.json,line=1,endLine=1,col=873,endColumn=878,title=invalid-value::'preferredPlacement' does not accept 'aut'%0Ahelp: did you mean 'automatic'? It can be automatic, default, optional, movable, pinned, fixed, sidebarOnly
    ::error file=a.json,line=1,endLine=1,col=939,endColumn=942,title=invalid-value::'preferredPlacement' does not accept 'a'%0Ahelp: it takes automatic, default, optional, movable, pinned, fixed, sidebarOnly
    ::error file=a.json,line=1,endLine=1,col=1003,endColumn=1005,title=invalid-value::'preferredPlacement' does not accept ''%0Ahelp: it takes automatic, default, optional, movable, pinned, fixed, sidebarOnly
    ::error file=a.json,line=1,endLine=1,col=1066,endColumn=1071,title=invalid-value::'preferredPlacement' does not accept 'zzz'%0Ahelp: it takes automatic, default, optional, movable, pinned, fixed, sidebarOnly
    ::error file=a.json,line=1,endLine=1,col=1132,endColumn=1145,title=invalid-value::'preferredPlacement' does not accept 'pinnedfixed'%0Ahelp: it takes automatic, default, optional, movable, pinned, fixed, sidebarOnly
    ::error file=a.json,line=1,endLine=1,col=1206,endColumn=1219,title=invalid-value::'preferredPlacement' does not accept 'SIDEBARONLY'%0Ahelp: did you mean 'sidebarOnly'? It can be automatic, default, optional, movable, pinned, fixed, sidebarOnly
    ::error file=a.json,line=1,endLine=1,col=1280,endColumn=1346,title=invalid-value::'preferredPlacement' does not accept 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx'%0Ahelp: it takes automatic, default, optional, movable, pinned, fixed, sidebarOnly
    ::error file=a.json,line=1,endLine=1,col=1407,endColumn=1474,title=invalid-value::'preferredPlacement' does not accept 'sidebarOnlyxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx'%0Ahelp: it takes automatic, default, optional, movable, pinned, fixed, sidebarOnly
    """),
  SmallRun(
    "which identifier may have been meant",
    ["validate", "a.json", "--no-config", "-f", "github"],
    [
      "a.json":
        """
      {"compactTabIdentifiers": ["hom", "Home", "homes", "hmoe", "settigns", "set", "pr", "mailbxo", "qq", "serach", "com.apple.uikit.search", "hüme"], "tabs": [{"identifier": "home", "title": "home", "image": "a.home"}, {"identifier": "home2", "title": "home2", "image": "a.home2"}, {"identifier": "settings", "title": "settings", "image": "a.settings"}, {"identifier": "mailbox", "title": "mailbox", "image": "a.mailbox"}, {"identifier": "search", "title": "search", "image": "a.search"}, {"identifier": "profileRoot", "title": "profileRoot", "image": "a.profileRoot"}, {"identifier": "häme", "title": "häme", "image": "a.häme"}]}
      """
    ],
    """
    ::error file=a.json,line=1,endLine=1,col=28,endColumn=33,title=unknown-identifier::no tab or group has the identifier 'hom'%0Anote: the system silently ignores it: the intended tab is missing in the compact bar%0Ahelp: did you mean 'home'?%0Asee: https://developer.apple.com/documentation/uikit/uitabbarcontroller
    ::error file=a.json,line=1,endLine=1,col=35,endColumn=41,title=unknown-identifier::no tab or group has the identifier 'Home'%0Anote: the system silently ignores it: the intended tab is missing in the compact bar%0Ahelp: did you mean 'home'?%0Asee: https://developer.apple.com/documentation/uikit/uitabbarcontroller
    ::error file=a.json,line=1,endLine=1,col=43,endColumn=50,title=unknown-identifier::no tab or group has the identifier 'homes'%0Anote: the system silently ignores it: the intended tab is missing in the compact bar%0Ahelp: did you mean 'home'?%0Asee: https://developer.apple.com/documentation/uikit/uitabbarcontroller
    ::error file=a.json,line=1,endLine=1,col=52,endColumn=58,title=unknown-identifier::no tab or group has the identifier 'hmoe'%0Anote: the system silently ignores it: the intended tab is missing in the compact bar%0Ahelp: did you mean 'home'?%0Asee: https://developer.apple.com/documentation/uikit/uitabbarcontroller
    ::error file=a.json,line=1,endLine=1,col=60,endColumn=70,title=unknown-identifier::no tab or group has the identifier 'settigns'%0Anote: the system silently ignores it: the intended tab is missing in the compact bar%0Ahelp: did you mean 'settings'?%0Asee: https://developer.apple.com/documentation/uikit/uitabbarcontroller
    ::error file=a.json,line=1,endLine=1,col=72,endColumn=77,title=unknown-identifier::no tab or group has the identifier 'set'%0Anote: the system silently ignores it: the intended tab is missing in the compact bar%0Ahelp: did you mean 'settings'?%0Asee: https://developer.apple.com/documentation/uikit/uitabbarcontroller
    ::error file=a.json,line=1,endLine=1,col=79,endColumn=83,title=unknown-identifier::no tab or group has the identifier 'pr'%0Anote: the system silently ignores it: the intended tab is missing in the compact bar%0Ahelp: did you mean 'profileRoot'? Write the names in the order of 'tabs', too%0Asee: https://developer.apple.com/documentation/uikit/uitabbarcontroller
    ::error file=a.json,line=1,endLine=1,col=85,endColumn=94,title=unknown-identifier::no tab or group has the identifier 'mailbxo'%0Anote: the system silently ignores it: the intended tab is missing in the compact bar%0Ahelp: did you mean 'mailbox'? Write the names in the order of 'tabs', too%0Asee: https://developer.apple.com/documentation/uikit/uitabbarcontroller
    ::error file=a.json,line=1,endLine=1,col=96,endColumn=100,title=unknown-identifier::no tab or group has the identifier 'qq'%0Anote: the system silently ignores it: the intended tab is missing in the compact bar%0Ahelp: the root tabs are 'home', 'home2', 'settings', 'mailbox', 'search' and 2 more%0Asee: https://developer.apple.com/documentation/uikit/uitabbarcontroller
    ::error file=a.json,line=1,endLine=1,col=102,endColumn=110,title=unknown-identifier::no tab or group has the identifier 'serach'%0Anote: the system silently ignores it: the intended tab is missing in the compact bar%0Ahelp: did you mean 'search'? Write the names in the order of 'tabs', too%0Asee: https://developer.apple.com/documentation/uikit/uitabbarcontroller
    ::error file=a.json,line=1,endLine=1,col=112,endColumn=136,title=unknown-identifier::no tab or group has the identifier 'com.apple.uikit.search'%0Anote: the system silently ignores it: the intended tab is missing in the compact bar%0Ahelp: the root tabs are 'home', 'home2', 'settings', 'mailbox', 'search' and 2 more%0Asee: https://developer.apple.com/documentation/uikit/uitabbarcontroller
    ::error file=a.json,line=1,endLine=1,col=138,endColumn=144,title=unknown-identifier::no tab or group has the identifier 'hüme'%0Anote: the system silently ignores it: the intended tab is missing in the compact bar%0Ahelp: did you mean 'home'?%0Asee: https://developer.apple.com/documentation/uikit/uitabbarcontroller
    """),
  SmallRun(
    "identifiers that look like others",
    ["validate", "a.json", "--no-config", "-f", "github"],
    [
      "a.json":
        """
      {"compactTabIdentifiers": ["hоme", "ho\u{200B}me", "home\u{A0}", "ｈome", "ho\u{200B}\u{200B}mee", "abbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbc", "abbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbc", "cafe\u{301}"], "tabs": [{"identifier": "home", "title": "T0"}, {"identifier": "abbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb", "title": "T1"}, {"identifier": "abbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb", "title": "T2"}, {"identifier": "café", "title": "T3"}]}
      """
    ],
    #"""
    ::error file=a.json,line=1,endLine=1,col=28,endColumn=34,title=unknown-identifier::no tab or group has the identifier 'h\u{43E}me'%0Anote: the system silently ignores it: the intended tab is missing in the compact bar%0Ahelp: did you mean 'home'?%0Asee: https://developer.apple.com/documentation/uikit/uitabbarcontroller
    ::error file=a.json,line=1,endLine=1,col=36,endColumn=43,title=unknown-identifier::no tab or group has the identifier 'ho\u{200B}me'%0Anote: the system silently ignores it: the intended tab is missing in the compact bar%0Ahelp: did you mean 'home'?%0Asee: https://developer.apple.com/documentation/uikit/uitabbarcontroller
    ::error file=a.json,line=1,endLine=1,col=45,endColumn=52,title=unknown-identifier::no tab or group has the identifier 'home\u{A0}'%0Anote: the system silently ignores it: the intended tab is missing in the compact bar%0Ahelp: did you mean 'home'?%0Asee: https://developer.apple.com/documentation/uikit/uitabbarcontroller
    ::error file=a.json,line=1,endLine=1,col=54,endColumn=60,title=unknown-identifier::no tab or group has the identifier 'ｈome'%0Anote: the system silently ignores it: the intended tab is missing in the compact bar%0Ahelp: did you mean 'home'?%0Asee: https://developer.apple.com/documentation/uikit/uitabbarcontroller
    ::error file=a.json,line=1,endLine=1,col=62,endColumn=71,title=unknown-identifier::no tab or group has the identifier 'ho\u{200B}\u{200B}mee'%0Anote: the system silently ignores it: the intended tab is missing in the compact bar%0Ahelp: did you mean 'home'?%0Asee: https://developer.apple.com/documentation/uikit/uitabbarcontroller
    ::error file=a.json,line=1,endLine=1,col=73,endColumn=139,title=unknown-identifier::no tab or group has the identifier 'abbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbc'%0Anote: the system silently ignores it: the intended tab is missing in the compact bar%0Ahelp: did you mean 'abbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb'?%0Asee: https://developer.apple.com/documentation/uikit/uitabbarcontroller
    ::error file=a.json,line=1,endLine=1,col=141,endColumn=208,title=unknown-identifier::no tab or group has the identifier 'abbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbc'%0Anote: the system silently ignores it: the intended tab is missing in the compact bar%0Ahelp: the root tabs are 'home', 'abbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'abbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb' and 'café'%0Asee: https://developer.apple.com/documentation/uikit/uitabbarcontroller
    ::error file=a.json,line=1,endLine=1,col=210,endColumn=217,title=unknown-identifier::no tab or group has the identifier 'cafe\u{301}'%0Anote: the system silently ignores it: the intended tab is missing in the compact bar%0Ahelp: did you mean 'caf\u{E9}'?%0Asee: https://developer.apple.com/documentation/uikit/uitabbarcontroller
    """#),
  SmallRun(
    "lines of invalid files, and some that look like instructions",
    ["validate", "a.json", "b.json", "c.json", "d.json", "e.json", "--no-config"],
    [
      "a.json":
        """
      {"tabs": [
        ::error file=x::y
      ]}
      """,
      "b.json":
        """
      {"tabs": [
       \u{200B}::set-output x
      ]}
      """,
      "c.json":
        """
      {"tabs": [
        "a": ##vso[x]
      ]}
      """,
      "d.json":
        """
      {"tabs": [
       a\u{200B}b: section_end:0 # ##
      ]}
      """,
      "e.json":
        #"{"tabs": [1 "b": 2]}"#,
    ],
    #"""
    a.json:2:3: error: ':' cannot stand here [json-syntax]
       2 │   \u{3A}:error file=x::y
         │   ^
         = help: a value is a string in double quotes, a number, true, false, null,
                 […] or {…}

    b.json:2:2: error: '\u{200B}' cannot stand here [json-syntax]
       2 │  \u{200B}\u{3A}:set-output x
         │  ^^^^^^^^
         = help: a value is a string in double quotes, a number, true, false, null,
                 […] or {…}

    c.json:2:6: error: an array has values only, no keys [json-syntax]
       2 │   "a": #\u{23}vso[x]
         │      ^
         = help: an object is written {"key": value}

    d.json:2:2: error: 'a' is not JSON [json-syntax]
       2 │  a\u{200B}b: section_end\u{3A}0 # #\u{23}
         │  ^
         = help: write text in double quotes: "a"

    e.json:1:13: error: the key "b" is inside the array opened in line 1 [json-syntax]
       1 │ {"tabs": [1 "b": 2]}
         │             ^^^
         = note: opened here
       1 │ {"tabs": [1 "b": 2]}
         │          ─
         = help: add ']' before the key if the array ends there; an array has values
                 only

    5 errors in 5 files
    """#),
]
