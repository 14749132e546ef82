let serverTalks: [ServerTalk] = [
  ServerTalk(
    "code actions of some kinds, and diagnostics with links",
    """
    {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}],
     "tabs": [{"identifier": "a", "title": "A ", "image": "star", "isEnabled": true}, {"identifier": "b", "title": "B", "image": "moon", "isEnabled": false}], "suppress": []}
    """,
    [
      ("textDocument/diagnostic", "{}"),
      (
        "textDocument/codeAction",
        #"{"range": {"start": {"line": 0, "character": 0}, "end": {"line": 9, "character": 0}}, "context": {"only": ["quickfix"]}}"#
      ),
      (
        "textDocument/codeAction",
        #"{"range": {"start": {"line": 0, "character": 0}, "end": {"line": 9, "character": 0}}, "context": {"only": ["source"]}}"#
      ),
      (
        "textDocument/codeAction",
        #"{"range": {"start": {"line": 0, "character": 0}, "end": {"line": 9, "character": 0}}, "context": {"only": ["refactor"]}}"#
      ),
      (
        "textDocument/codeAction",
        #"{"range": {"start": {"line": 0, "character": 0}, "end": {"line": 9, "character": 0}}, "context": {"only": ["quick"]}}"#
      ),
    ],
    #"""
    {"jsonrpc":"2.0","id":2,"result":{"kind":"full","items":[{"range":{"start":{"line":1,"character":39},"end":{"line":1,"character":43}},"severity":2,"code":"invisible-characters","source":"tabspec","message":"the title 'A' has white space at its end\nit shifts the text or changes its direction, or disturbs VoiceOver\nhelp: write \"A\""},{"range":{"start":{"line":1,"character":146},"end":{"line":1,"character":151}},"severity":2,"code":"disabled-tab","source":"tabspec","message":"'B' is disabled\nusers tap it, and nothing explains why it does not respond\nhelp: leave it enabled, and explain on its screen why it is empty","codeDescription":{"href":"https://developer.apple.com/design/human-interface-guidelines/tab-bars"}}]}}
    {"jsonrpc":"2.0","id":3,"result":[{"title":"Write \"A\"","kind":"quickfix","edit":{"documentChanges":[{"textDocument":{"uri":"file:///app/App.tabspec.json","version":1},"edits":[{"range":{"start":{"line":1,"character":39},"end":{"line":1,"character":43}},"newText":"\"A\""}]}]},"diagnostics":[{"range":{"start":{"line":1,"character":39},"end":{"line":1,"character":43}},"severity":2,"code":"invisible-characters","source":"tabspec","message":"the title 'A' has white space at its end\nit shifts the text or changes its direction, or disturbs VoiceOver\nhelp: write \"A\""}],"isPreferred":true},{"title":"Suppress 'invisible-characters' here","kind":"quickfix","edit":{"documentChanges":[{"textDocument":{"uri":"file:///app/App.tabspec.json","version":1},"edits":[{"range":{"start":{"line":1,"character":79},"end":{"line":1,"character":79}},"newText":", \"suppress\": [{\"rule\": \"invisible-characters\", \"reason\": \"The reason why the rule does not apply here.\"}]"}]}]},"diagnostics":[{"range":{"start":{"line":1,"character":39},"end":{"line":1,"character":43}},"severity":2,"code":"invisible-characters","source":"tabspec","message":"the title 'A' has white space at its end\nit shifts the text or changes its direction, or disturbs VoiceOver\nhelp: write \"A\""}]},{"title":"Leave it enabled (may change the layout)","kind":"quickfix","edit":{"documentChanges":[{"textDocument":{"uri":"file:///app/App.tabspec.json","version":1},"edits":[{"range":{"start":{"line":1,"character":131},"end":{"line":1,"character":151}},"newText":""}]}]},"diagnostics":[{"range":{"start":{"line":1,"character":146},"end":{"line":1,"character":151}},"severity":2,"code":"disabled-tab","source":"tabspec","message":"'B' is disabled\nusers tap it, and nothing explains why it does not respond\nhelp: leave it enabled, and explain on its screen why it is empty","codeDescription":{"href":"https://developer.apple.com/design/human-interface-guidelines/tab-bars"}}]},{"title":"Suppress 'disabled-tab' here","kind":"quickfix","edit":{"documentChanges":[{"textDocument":{"uri":"file:///app/App.tabspec.json","version":1},"edits":[{"range":{"start":{"line":1,"character":151},"end":{"line":1,"character":151}},"newText":", \"suppress\": [{\"rule\": \"disabled-tab\", \"reason\": \"The reason why the rule does not apply here.\"}]"}]}]},"diagnostics":[{"range":{"start":{"line":1,"character":146},"end":{"line":1,"character":151}},"severity":2,"code":"disabled-tab","source":"tabspec","message":"'B' is disabled\nusers tap it, and nothing explains why it does not respond\nhelp: leave it enabled, and explain on its screen why it is empty","codeDescription":{"href":"https://developer.apple.com/design/human-interface-guidelines/tab-bars"}}]}]}
    {"jsonrpc":"2.0","id":4,"result":[{"title":"Fix 1 finding safely","kind":"source.fixAll.tabspec","edit":{"documentChanges":[{"textDocument":{"uri":"file:///app/App.tabspec.json","version":1},"edits":[{"range":{"start":{"line":1,"character":39},"end":{"line":1,"character":43}},"newText":"\"A\""}]}]}}]}
    {"jsonrpc":"2.0","id":5,"result":[]}
    {"jsonrpc":"2.0","id":6,"result":[]}
    """#),
  ServerTalk(
    "code actions for an editor without a preference",
    capabilities: #"{"textDocument": {"codeAction": {"codeActionLiteralSupport": {}}}}"#,
    """
    {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}],
     "tabs": [{"identifier": "a", "title": "A ", "image": "star", "isEnabled": true}, {"identifier": "b", "title": "B", "image": "moon", "isEnabled": false}], "suppress": []}
    """,
    [
      (
        "textDocument/codeAction",
        #"{"range": {"start": {"line": 0, "character": 0}, "end": {"line": 9, "character": 0}}, "context": {"only": ["quickfix"]}}"#
      )
    ],
    #"{"jsonrpc":"2.0","id":2,"result":[{"title":"Write \"A\"","kind":"quickfix","edit":{"changes":{"file:///app/App.tabspec.json":[{"range":{"start":{"line":1,"character":39},"end":{"line":1,"character":43}},"newText":"\"A\""}]}},"diagnostics":[{"range":{"start":{"line":1,"character":39},"end":{"line":1,"character":43}},"severity":2,"code":"invisible-characters","source":"tabspec","message":"the title 'A' has white space at its end\nit shifts the text or changes its direction, or disturbs VoiceOver\nhelp: write \"A\""}]},{"title":"Suppress 'invisible-characters' here","kind":"quickfix","edit":{"changes":{"file:///app/App.tabspec.json":[{"range":{"start":{"line":1,"character":79},"end":{"line":1,"character":79}},"newText":", \"suppress\": [{\"rule\": \"invisible-characters\", \"reason\": \"The reason why the rule does not apply here.\"}]"}]}},"diagnostics":[{"range":{"start":{"line":1,"character":39},"end":{"line":1,"character":43}},"severity":2,"code":"invisible-characters","source":"tabspec","message":"the title 'A' has white space at its end\nit shifts the text or changes its direction, or disturbs VoiceOver\nhelp: write \"A\""}]},{"title":"Leave it enabled (may change the layout)","kind":"quickfix","edit":{"changes":{"file:///app/App.tabspec.json":[{"range":{"start":{"line":1,"character":131},"end":{"line":1,"character":151}},"newText":""}]}},"diagnostics":[{"range":{"start":{"line":1,"character":146},"end":{"line":1,"character":151}},"severity":2,"code":"disabled-tab","source":"tabspec","message":"'B' is disabled\nusers tap it, and nothing explains why it does not respond\nhelp: leave it enabled, and explain on its screen why it is empty"}]},{"title":"Suppress 'disabled-tab' here","kind":"quickfix","edit":{"changes":{"file:///app/App.tabspec.json":[{"range":{"start":{"line":1,"character":151},"end":{"line":1,"character":151}},"newText":", \"suppress\": [{\"rule\": \"disabled-tab\", \"reason\": \"The reason why the rule does not apply here.\"}]"}]}},"diagnostics":[{"range":{"start":{"line":1,"character":146},"end":{"line":1,"character":151}},"severity":2,"code":"disabled-tab","source":"tabspec","message":"'B' is disabled\nusers tap it, and nothing explains why it does not respond\nhelp: leave it enabled, and explain on its screen why it is empty"}]}]}"#
  ),
  ServerTalk(
    "an editor that can do little",
    capabilities: "{}",
    #"""
    {"conditions": {"pro": {"meaning": "P."}, "new": {"meaning": "N."}}, "targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}],
     "tabs": [{"identifier": "a", "title": "A", "availability": {"when": ["pro"], "unless": ["new"]}},
      {"identifier": "g\u00e9", "title": "G", "leadsTo": ["a"], "children": [{"identifier": "x", "title": "X"}]}],
     "prominentTabIdentifier": "a", "initialTabIdentifier": "zz"}
    """#,
    [
      ("textDocument/hover", #"{"position": {"line": 1, "character": 1}}"#),
      ("textDocument/hover", #"{"position": {"line": 0, "character": 36}}"#),
      ("textDocument/completion", #"{"position": {"line": 1, "character": 71}}"#),
      ("textDocument/rename", #"{"position": {"line": 1, "character": 27}, "newName": "b"}"#),
      (
        "workspace/executeCommand",
        #"{"command": "tabspec.preview", "arguments": ["file:///none"]}"#
      ),
      ("workspace/executeCommand", #"{"command": "tabspec.other"}"#),
      ("textDocument/documentSymbol", "{}"),
      ("textDocument/nothing", "{}"),
    ],
    #"""
    {"jsonrpc":"2.0","id":2,"result":{"contents":{"kind":"plaintext","value":"The root nodes.\nUITabBarController.tabs, since 18.0.\nRequired.\n\nhttps://developer.apple.com/documentation/uikit/uitabbarcontroller/tabs"},"range":{"start":{"line":1,"character":1},"end":{"line":1,"character":7}}}}
    {"jsonrpc":"2.0","id":3,"result":{"contents":{"kind":"plaintext","value":"The condition as a sentence.\nRequired."},"range":{"start":{"line":0,"character":35},"end":{"line":0,"character":39}}}}
    {"jsonrpc":"2.0","id":4,"result":[{"label":"pro","kind":18,"filterText":"\"pro\"","sortText":"000000","textEdit":{"range":{"start":{"line":1,"character":70},"end":{"line":1,"character":75}},"newText":"\"pro\""},"documentation":"P."},{"label":"new","kind":18,"filterText":"\"new\"","sortText":"000001","textEdit":{"range":{"start":{"line":1,"character":70},"end":{"line":1,"character":75}},"newText":"\"new\""},"documentation":"N."}]}
    {"jsonrpc":"2.0","method":"window/showMessage","params":{"type":2,"message":"Users who customized 'a' lose that if the app has shipped with it: UIKit stores customizations by identifier."}}
    {"jsonrpc":"2.0","id":5,"result":{"changes":{"file:///app/App.tabspec.json":[{"range":{"start":{"line":1,"character":25},"end":{"line":1,"character":28}},"newText":"\"b\""},{"range":{"start":{"line":2,"character":54},"end":{"line":2,"character":57}},"newText":"\"b\""},{"range":{"start":{"line":3,"character":27},"end":{"line":3,"character":30}},"newText":"\"b\""}]}}}
    {"jsonrpc":"2.0","id":6,"error":{"code":-32602,"message":"'tabspec.preview' requires the URI of an open spec"}}
    {"jsonrpc":"2.0","id":7,"error":{"code":-32602,"message":"unknown command 'tabspec.other'"}}
    {"jsonrpc":"2.0","id":8,"result":[{"name":"A","kind":8,"location":{"uri":"file:///app/App.tabspec.json","range":{"start":{"line":1,"character":10},"end":{"line":1,"character":97}}}},{"name":"G","kind":2,"location":{"uri":"file:///app/App.tabspec.json","range":{"start":{"line":2,"character":2},"end":{"line":2,"character":108}}}},{"name":"X","kind":8,"location":{"uri":"file:///app/App.tabspec.json","range":{"start":{"line":2,"character":73},"end":{"line":2,"character":106}}},"containerName":"G"}]}
    {"jsonrpc":"2.0","id":9,"error":{"code":-32601,"message":"unsupported method 'textDocument/nothing'"}}
    """#),
  ServerTalk(
    "names of conditions and identifiers",
    #"""
    {"conditions": {"pro": {"meaning": "P."}, "new": {"meaning": "N."}}, "targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}],
     "tabs": [{"identifier": "a", "title": "A", "availability": {"when": ["pro"], "unless": ["new"]}},
      {"identifier": "g\u00e9", "title": "G", "leadsTo": ["a"], "children": [{"identifier": "x", "title": "X"}]}],
     "prominentTabIdentifier": "a", "initialTabIdentifier": "zz"}
    """#,
    [
      ("textDocument/rename", #"{"position": {"line": 1, "character": 70}, "newName": "new"}"#),
      ("textDocument/rename", #"{"position": {"line": 1, "character": 75}, "newName": "a"}"#),
      ("textDocument/rename", #"{"position": {"line": 1, "character": 95}, "newName": "pro"}"#),
      ("textDocument/prepareRename", #"{"position": {"line": 1, "character": 89}}"#),
      ("textDocument/rename", #"{"position": {"line": 1, "character": 89}, "newName": "new"}"#),
      ("textDocument/definition", #"{"position": {"line": 1, "character": 72}}"#),
      ("textDocument/documentHighlight", #"{"position": {"line": 1, "character": 72}}"#),
      (
        "textDocument/rename",
        #"{"position": {"line": 2, "character": 18}, "newName": "com.apple.UIKit.Search"}"#
      ),
      ("textDocument/rename", #"{"position": {"line": 2, "character": 18}, "newName": "x"}"#),
      ("textDocument/rename", #"{"position": {"line": 3, "character": 1}, "newName": "x"}"#),
      ("textDocument/rename", #"{"position": {"line": 3, "character": 56}, "newName": "yy"}"#),
      ("textDocument/rename", #"{"position": {"line": 2, "character": 88}, "newName": "zz"}"#),
      ("textDocument/definition", #"{"position": {"line": 2, "character": 54}}"#),
      ("textDocument/definition", #"{"position": {"line": 2, "character": 53}}"#),
      ("textDocument/definition", #"{"position": {"line": 2, "character": 57}}"#),
      ("textDocument/definition", #"{"position": {"line": 2, "character": 58}}"#),
      ("textDocument/hover", #"{"position": {"line": 2, "character": 18}}"#),
      ("textDocument/hover", #"{"position": {"line": 1, "character": 78}}"#),
    ],
    #"""
    {"jsonrpc":"2.0","id":2,"error":{"code":-32803,"message":"another condition already has the name 'new'"}}
    {"jsonrpc":"2.0","id":3,"result":{"documentChanges":[{"textDocument":{"uri":"file:///app/App.tabspec.json","version":1},"edits":[{"range":{"start":{"line":0,"character":16},"end":{"line":0,"character":21}},"newText":"\"a\""},{"range":{"start":{"line":1,"character":70},"end":{"line":1,"character":75}},"newText":"\"a\""}]}]}}
    {"jsonrpc":"2.0","id":4,"error":{"code":-32803,"message":"no identifier here"}}
    {"jsonrpc":"2.0","id":5,"result":{"range":{"start":{"line":1,"character":90},"end":{"line":1,"character":93}},"placeholder":"new"}}
    {"jsonrpc":"2.0","id":6,"result":{"documentChanges":[{"textDocument":{"uri":"file:///app/App.tabspec.json","version":1},"edits":[{"range":{"start":{"line":0,"character":42},"end":{"line":0,"character":47}},"newText":"\"new\""},{"range":{"start":{"line":1,"character":89},"end":{"line":1,"character":94}},"newText":"\"new\""}]}]}}
    {"jsonrpc":"2.0","id":7,"result":[{"uri":"file:///app/App.tabspec.json","range":{"start":{"line":0,"character":16},"end":{"line":0,"character":21}}}]}
    {"jsonrpc":"2.0","id":8,"result":[{"range":{"start":{"line":0,"character":16},"end":{"line":0,"character":21}},"kind":3},{"range":{"start":{"line":1,"character":70},"end":{"line":1,"character":75}},"kind":2}]}
    {"jsonrpc":"2.0","id":9,"error":{"code":-32803,"message":"'com.apple.UIKit.Search' is UIKit's identifier of search tabs; choose another one"}}
    {"jsonrpc":"2.0","id":10,"error":{"code":-32803,"message":"another node already has the identifier 'x'"}}
    {"jsonrpc":"2.0","id":11,"error":{"code":-32803,"message":"no identifier here"}}
    {"jsonrpc":"2.0","id":12,"result":{"documentChanges":[{"textDocument":{"uri":"file:///app/App.tabspec.json","version":1},"edits":[{"range":{"start":{"line":3,"character":56},"end":{"line":3,"character":60}},"newText":"\"yy\""}]}]}}
    {"jsonrpc":"2.0","method":"window/showMessage","params":{"type":2,"message":"Users who customized 'x' lose that if the app has shipped with it: UIKit stores customizations by identifier."}}
    {"jsonrpc":"2.0","id":13,"result":{"documentChanges":[{"textDocument":{"uri":"file:///app/App.tabspec.json","version":1},"edits":[{"range":{"start":{"line":2,"character":88},"end":{"line":2,"character":91}},"newText":"\"zz\""}]}]}}
    {"jsonrpc":"2.0","id":14,"result":[{"uri":"file:///app/App.tabspec.json","range":{"start":{"line":1,"character":25},"end":{"line":1,"character":28}}}]}
    {"jsonrpc":"2.0","id":15,"result":[]}
    {"jsonrpc":"2.0","id":16,"result":[{"uri":"file:///app/App.tabspec.json","range":{"start":{"line":1,"character":25},"end":{"line":1,"character":28}}}]}
    {"jsonrpc":"2.0","id":17,"result":[]}
    {"jsonrpc":"2.0","id":18,"result":{"contents":{"kind":"markdown","value":"| Where | Place | Taps |\n| --- | --- | --- |\n| iPad (compact, or regular in portrait) | in the bar | 1 tap |\n| iPad (regular in landscape) | after hiding the sidebar | 2 taps |"},"range":{"start":{"line":2,"character":17},"end":{"line":2,"character":26}}}}
    {"jsonrpc":"2.0","id":19,"result":{"contents":{"kind":"markdown","value":"The conditions that must be false."},"range":{"start":{"line":1,"character":78},"end":{"line":1,"character":86}}}}
    """#),
  ServerTalk(
    "completion and hovers in a spec of SwiftUI",
    #"""
    {"framework": "SwiftUI", "targets": [{"platform": "iOS", "minimumVersion": "27.0"}],
     "tabs": [{"identifier": "l.*", "title": "L", "repeats": { }}, {"identifier": "m.*", "repeats": {"samples": ["1"], "at" }}, {"title": "é", "identifier" }], "mode": "tab\u0042ar", "sidebar": {"header": {"title": "H"}}}
    """#,
    [
      ("textDocument/completion", #"{"position": {"line": 1, "character": 58}}"#),
      ("textDocument/completion", #"{"position": {"line": 1, "character": 100}}"#),
      ("textDocument/completion", #"{"position": {"line": 1, "character": 116}}"#),
      ("textDocument/hover", #"{"position": {"line": 1, "character": 168}}"#),
      ("textDocument/hover", #"{"position": {"line": 1, "character": 213}}"#),
      ("textDocument/hover", #"{"position": {"line": 1, "character": 2}}"#),
      ("textDocument/completion", #"{"position": {"line": 1, "character": 27}}"#),
      ("textDocument/hover", #"{"position": {"line": 1, "character": 49}}"#),
      ("textDocument/completion", #"{"position": {"line": 0, "character": 18}}"#),
      ("textDocument/hover", #"{"position": {"line": 0, "character": 60}}"#),
    ],
    #"""
    {"jsonrpc":"2.0","id":2,"result":[{"label":"samples","kind":10,"filterText":"\"samples\"","sortText":"000000","textEdit":{"range":{"start":{"line":1,"character":58},"end":{"line":1,"character":58}},"newText":"\"samples\": [\"$1\"]"},"insertTextFormat":2,"documentation":"The titles of one node each, for layouts and pictures.\nRequired."},{"label":"atMost","kind":10,"filterText":"\"atMost\"","sortText":"000001","textEdit":{"range":{"start":{"line":1,"character":58},"end":{"line":1,"character":58}},"newText":"\"atMost\": ${1:10}"},"insertTextFormat":2,"documentation":"The maximum number of nodes.\nDefault: no limit."}]}
    {"jsonrpc":"2.0","id":3,"result":[{"label":"samples","kind":10,"filterText":"\"samples\"","sortText":"000000","textEdit":{"range":{"start":{"line":1,"character":97},"end":{"line":1,"character":106}},"newText":"\"samples\""},"documentation":"The titles of one node each, for layouts and pictures.\nRequired."},{"label":"atMost","kind":10,"filterText":"\"atMost\"","sortText":"000001","textEdit":{"range":{"start":{"line":1,"character":97},"end":{"line":1,"character":106}},"newText":"\"atMost\""},"documentation":"The maximum number of nodes.\nDefault: no limit."}]}
    {"jsonrpc":"2.0","id":4,"result":[{"label":"atMost","kind":10,"filterText":"\"atMost\"","sortText":"000000","textEdit":{"range":{"start":{"line":1,"character":115},"end":{"line":1,"character":119}},"newText":"\"atMost\": ${1:10}"},"insertTextFormat":2,"documentation":"The maximum number of nodes.\nDefault: no limit."}]}
    {"jsonrpc":"2.0","id":5,"result":{"contents":{"kind":"markdown","value":"tabBar: .tabViewStyle(.tabBarOnly)"},"range":{"start":{"line":1,"character":165},"end":{"line":1,"character":178}}}}
    {"jsonrpc":"2.0","id":6,"result":{"contents":{"kind":"markdown","value":"The label of the view.  \nRequired."},"range":{"start":{"line":1,"character":212},"end":{"line":1,"character":215}}}}
    {"jsonrpc":"2.0","id":7,"result":{"contents":{"kind":"markdown","value":"The root nodes.  \nRequired."},"range":{"start":{"line":1,"character":1},"end":{"line":1,"character":7}}}}
    {"jsonrpc":"2.0","id":8,"result":[]}
    {"jsonrpc":"2.0","id":9,"result":{"contents":{"kind":"markdown","value":"For a node that the app creates any number of times at run time.  \nDefault: one node.  \nSwiftUI: ForEach."},"range":{"start":{"line":1,"character":46},"end":{"line":1,"character":55}}}}
    {"jsonrpc":"2.0","id":10,"result":[{"label":"UIKit","kind":12,"filterText":"\"UIKit\"","sortText":"000000","textEdit":{"range":{"start":{"line":0,"character":14},"end":{"line":0,"character":23}},"newText":"\"UIKit\""},"documentation":"UIKit: UITabBarController"},{"label":"SwiftUI","kind":12,"filterText":"\"SwiftUI\"","sortText":"000001","textEdit":{"range":{"start":{"line":0,"character":14},"end":{"line":0,"character":23}},"newText":"\"SwiftUI\""},"documentation":"SwiftUI: TabView"}]}
    {"jsonrpc":"2.0","id":11,"result":{"contents":{"kind":"markdown","value":"The oldest release that the app supports, in iOS numbering.  \nRequired."},"range":{"start":{"line":0,"character":57},"end":{"line":0,"character":73}}}}
    """#),
  ServerTalk(
    "completion among wrong brackets",
    #"""
    {"framework": "SwiftUI", "targets": [{"platform": "iOS", "minimumVersion": "27.0"}],
     "tabs": [{"identifier": "a", "title": "A", "leadsTo": [""], "availability": {"when": [}, {"identifier": "b", "children": [{"identifier": "c\n", "title": }], "pl": {"tabs": [{"identifier": "no"}]}, "repeats": {"samples": 1], "isHidden": tr
    """#,
    [
      ("textDocument/completion", #"{"position": {"line": 1, "character": 57}}"#),
      ("textDocument/completion", #"{"position": {"line": 1, "character": 87}}"#),
      ("textDocument/hover", #"{"position": {"line": 1, "character": 140}}"#),
      ("textDocument/hover", #"{"position": {"line": 1, "character": 212}}"#),
      ("textDocument/completion", #"{"position": {"line": 1, "character": 239}}"#),
      ("textDocument/completion", #"{"position": {"line": 1, "character": 239}}"#),
      ("textDocument/completion", #"{"position": {"line": 1, "character": 154}}"#),
    ],
    #"""
    {"jsonrpc":"2.0","id":2,"result":[{"label":"a","kind":18,"filterText":"\"a\"","sortText":"000000","textEdit":{"range":{"start":{"line":1,"character":56},"end":{"line":1,"character":58}},"newText":"\"a\""},"documentation":"A"}]}
    {"jsonrpc":"2.0","id":3,"result":[]}
    {"jsonrpc":"2.0","id":4,"result":null}
    {"jsonrpc":"2.0","id":5,"result":null}
    {"jsonrpc":"2.0","id":6,"result":[]}
    {"jsonrpc":"2.0","id":7,"result":[]}
    {"jsonrpc":"2.0","id":8,"result":[]}
    """#),
  ServerTalk(
    "a page for an editor that shows none", capabilities: "{}",
    #"{"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [{"identifier": "a", "title": "A"}]}"#,
    [
      (
        "workspace/executeCommand",
        #"{"command": "tabspec.preview", "arguments": ["file:///app/App.tabspec.json"]}"#
      )
    ],
    #"""
    {"jsonrpc":"2.0","method":"window/showMessage","params":{"type":3,"message":"open file:///tmp/tabspec-1-0.html"}}
    {"jsonrpc":"2.0","id":2,"result":{"uri":"file:///tmp/tabspec-1-0.html"}}
    """#),
  ServerTalk(
    "a configuration with mistakes",
    files: [
      "tabspec.config.json": """
      {"rules": {"missing-image": "of"},
       "strings": ["L.xcstrings"]}
      """
    ],
    #"{"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [{"identifier": "a", "title": "A"}]}"#,
    [("textDocument/diagnostic", "{}")],
    #"""
    {"jsonrpc":"2.0","id":2,"result":{"kind":"full","items":[{"range":{"start":{"line":0,"character":0},"end":{"line":0,"character":0}},"severity":1,"code":"configuration","source":"tabspec","message":"the configuration or the catalogs of this spec have errors; tabspec.config.json:1: 'missing-image' does not accept 'of'\nhelp: did you mean 'off'? It can be error, warning, note, off"}]}}
    """#),
  ServerTalk(
    "a configuration with targets",
    files: [
      "tabspec.config.json": #"{"targets": [{"platform": "iOS", "minimumVersion": "27.0"}]}"#
    ],
    #"{"tabs": [{"identifier": "a", "title": "A"}, {"identifier": "b", "title": "B"}]}"#,
    [
      (
        "textDocument/inlayHint",
        #"{"range": {"start": {"line": 0, "character": 0}, "end": {"line": 9, "character": 0}}}"#
      )
    ],
    #"""
    {"jsonrpc":"2.0","id":2,"result":[{"position":{"line":0,"character":42},"label":"iPhone 1","paddingLeft":true,"tooltip":"everywhere: in the bar, 1 tap"},{"position":{"line":0,"character":77},"label":"iPhone 2","paddingLeft":true,"tooltip":"everywhere: in the bar, 1 tap"}]}
    """#),
  ServerTalk(
    "a configuration that names no file",
    files: ["tabspec.config.json": #"{"strings": ["L.xcstrings"]}"#],
    #"{"tabs": [{"identifier": "a", "title": "A"}, {"identifier": "b", "title": "B"}]}"#,
    [("textDocument/diagnostic", "{}")],
    #"""
    {"jsonrpc":"2.0","id":2,"result":{"kind":"full","items":[{"range":{"start":{"line":0,"character":0},"end":{"line":0,"character":0}},"severity":1,"code":"configuration","source":"tabspec","message":"L.xcstrings: no such file or folder\nhelp: tabspec.config.json:1:14 names it"}]}}
    """#),
  ServerTalk(
    "requests out of order",
    #"""
    {"tabs": [{"identifier": "a", "title": "A", "image": "star"}, {"identifier": "b", "title": "B", "image": "book"}]}
    """#,
    [
      ("initialize", #"{"capabilities": {}}"#),
      ("textDocument/nothing", #"{}"#),
      ("shutdown", #"{}"#),
      ("textDocument/hover", #"{"position": {"line": 0, "character": 0}}"#),
    ],
    #"""
    {"jsonrpc":"2.0","id":2,"error":{"code":-32600,"message":"the server is already initialized"}}
    {"jsonrpc":"2.0","id":3,"error":{"code":-32601,"message":"unsupported method 'textDocument/nothing'"}}
    {"jsonrpc":"2.0","id":4,"result":null}
    {"jsonrpc":"2.0","id":5,"error":{"code":-32600,"message":"only 'exit' may follow 'shutdown'"}}
    """#),
  ServerTalk(
    "renames",
    #"""
    {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "conditions": {"in": {"meaning": "In."}, "out": {"meaning": "Out."}}, "tabs": [
     {"identifier": "a", "title": "A", "availability": {"when": ["in"]}}, {"identifier": "b", "title": "B", "leadsTo": ["x"]}, {"type": "search", "identifier": "com.apple.UIKit.Search"}]}
    """#,
    [
      ("textDocument/rename", #"{"position": {"line": 1, "character": 17}, "newName": "b"}"#),
      ("textDocument/rename", #"{"position": {"line": 1, "character": 17}, "newName": "a"}"#),
      ("textDocument/rename", #"{"position": {"line": 1, "character": 17}, "newName": "c"}"#),
      ("textDocument/rename", #"{"position": {"line": 1, "character": 17}, "newName": ""}"#),
      (
        "textDocument/rename",
        #"{"position": {"line": 1, "character": 17}, "newName": "com.apple.UIKit.Search"}"#
      ),
      ("textDocument/rename", #"{"position": {"line": 1, "character": 157}, "newName": "s"}"#),
      ("textDocument/rename", #"{"position": {"line": 1, "character": 62}, "newName": "out"}"#),
      ("textDocument/rename", #"{"position": {"line": 1, "character": 62}, "newName": "in"}"#),
      ("textDocument/rename", #"{"position": {"line": 1, "character": 62}, "newName": "is in"}"#),
      ("textDocument/rename", #"{"position": {"line": 1, "character": 62}, "newName": "a"}"#),
      ("textDocument/rename", #"{"position": {"line": 1, "character": 117}, "newName": "y"}"#),
      ("textDocument/rename", #"{"position": {"line": 1, "character": 23}, "newName": "y"}"#),
    ],
    #"""
    {"jsonrpc":"2.0","id":2,"error":{"code":-32803,"message":"another node already has the identifier 'b'"}}
    {"jsonrpc":"2.0","id":3,"result":{"documentChanges":[{"textDocument":{"uri":"file:///app/App.tabspec.json","version":1},"edits":[{"range":{"start":{"line":1,"character":16},"end":{"line":1,"character":19}},"newText":"\"a\""}]}]}}
    {"jsonrpc":"2.0","method":"window/showMessage","params":{"type":2,"message":"Users who customized 'a' lose that if the app has shipped with it: UIKit stores customizations by identifier."}}
    {"jsonrpc":"2.0","id":4,"result":{"documentChanges":[{"textDocument":{"uri":"file:///app/App.tabspec.json","version":1},"edits":[{"range":{"start":{"line":1,"character":16},"end":{"line":1,"character":19}},"newText":"\"c\""}]}]}}
    {"jsonrpc":"2.0","id":5,"error":{"code":-32602,"message":"an identifier must not be empty"}}
    {"jsonrpc":"2.0","id":6,"error":{"code":-32803,"message":"'com.apple.UIKit.Search' is UIKit's identifier of search tabs; choose another one"}}
    {"jsonrpc":"2.0","id":7,"error":{"code":-32803,"message":"'com.apple.UIKit.Search' is UIKit's identifier of search tabs; it cannot be changed"}}
    {"jsonrpc":"2.0","id":8,"error":{"code":-32803,"message":"another condition already has the name 'out'"}}
    {"jsonrpc":"2.0","id":9,"result":{"documentChanges":[{"textDocument":{"uri":"file:///app/App.tabspec.json","version":1},"edits":[{"range":{"start":{"line":0,"character":79},"end":{"line":0,"character":83}},"newText":"\"in\""},{"range":{"start":{"line":1,"character":61},"end":{"line":1,"character":65}},"newText":"\"in\""}]}]}}
    {"jsonrpc":"2.0","id":10,"error":{"code":-32602,"message":"the name of a condition is an ASCII letter, then letters and digits"}}
    {"jsonrpc":"2.0","id":11,"result":{"documentChanges":[{"textDocument":{"uri":"file:///app/App.tabspec.json","version":1},"edits":[{"range":{"start":{"line":0,"character":79},"end":{"line":0,"character":83}},"newText":"\"a\""},{"range":{"start":{"line":1,"character":61},"end":{"line":1,"character":65}},"newText":"\"a\""}]}]}}
    {"jsonrpc":"2.0","id":12,"result":{"documentChanges":[{"textDocument":{"uri":"file:///app/App.tabspec.json","version":1},"edits":[{"range":{"start":{"line":1,"character":116},"end":{"line":1,"character":119}},"newText":"\"y\""}]}]}}
    {"jsonrpc":"2.0","id":13,"error":{"code":-32803,"message":"no identifier here"}}
    """#),
  ServerTalk(
    "a spec with errors",
    #"""
    {"tabs": [{"identifier": "a"}]}
    """#,
    [
      (
        "textDocument/rename",
        #"{"position": {"line": 0, "character": 26}, "newName": "b", "range": {"start": {"line": 0, "character": 0}, "end": {"line": 9, "character": 0}}}"#
      ),
      (
        "textDocument/prepareRename",
        #"{"position": {"line": 0, "character": 26}, "newName": "b", "range": {"start": {"line": 0, "character": 0}, "end": {"line": 9, "character": 0}}}"#
      ),
      (
        "textDocument/documentHighlight",
        #"{"position": {"line": 0, "character": 26}, "newName": "b", "range": {"start": {"line": 0, "character": 0}, "end": {"line": 9, "character": 0}}}"#
      ),
      (
        "textDocument/references",
        #"{"position": {"line": 0, "character": 26}, "newName": "b", "range": {"start": {"line": 0, "character": 0}, "end": {"line": 9, "character": 0}}}"#
      ),
      (
        "textDocument/definition",
        #"{"position": {"line": 0, "character": 26}, "newName": "b", "range": {"start": {"line": 0, "character": 0}, "end": {"line": 9, "character": 0}}}"#
      ),
      (
        "textDocument/documentSymbol",
        #"{"position": {"line": 0, "character": 26}, "newName": "b", "range": {"start": {"line": 0, "character": 0}, "end": {"line": 9, "character": 0}}}"#
      ),
      (
        "textDocument/inlayHint",
        #"{"position": {"line": 0, "character": 26}, "newName": "b", "range": {"start": {"line": 0, "character": 0}, "end": {"line": 9, "character": 0}}}"#
      ),
      (
        "textDocument/hover",
        #"{"position": {"line": 0, "character": 26}, "newName": "b", "range": {"start": {"line": 0, "character": 0}, "end": {"line": 9, "character": 0}}}"#
      ),
      (
        "textDocument/foldingRange",
        #"{"position": {"line": 0, "character": 26}, "newName": "b", "range": {"start": {"line": 0, "character": 0}, "end": {"line": 9, "character": 0}}}"#
      ),
    ],
    #"""
    {"jsonrpc":"2.0","id":2,"error":{"code":-32803,"message":"the spec has errors; fix them first"}}
    {"jsonrpc":"2.0","id":3,"result":null}
    {"jsonrpc":"2.0","id":4,"result":[]}
    {"jsonrpc":"2.0","id":5,"result":[]}
    {"jsonrpc":"2.0","id":6,"result":[]}
    {"jsonrpc":"2.0","id":7,"result":[]}
    {"jsonrpc":"2.0","id":8,"result":[]}
    {"jsonrpc":"2.0","id":9,"result":{"contents":{"kind":"markdown","value":"The name of the node, unique in the whole hierarchy.  \nUITab.identifier, since 18.0.  \nRequired.\n\n[Apple's page](https://developer.apple.com/documentation/uikit/uitab/identifier)"},"range":{"start":{"line":0,"character":25},"end":{"line":0,"character":28}}}}
    {"jsonrpc":"2.0","id":10,"result":[]}
    """#),
]
