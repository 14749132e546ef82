let tabs = AloneTab.allCases
