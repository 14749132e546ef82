import Testing

@testable import TabModel

@Suite("Layouts are compared in a level of detail")
struct LayoutDetailTests {
  private static func bar(_ items: [BarItem], more: [Int] = []) -> TabBar {
    TabBar(position: .bottom, isVisible: true, overflow: .more, items: items, more: more)
  }

  private static func item(_ node: Int?) -> BarItem { BarItem(node: node, shows: .title) }

  private static func sidebar(_ rows: [SidebarRow]) -> SidebarLayout {
    SidebarLayout(isVisible: true, isToggleable: false, layout: .tile, rows: rows)
  }

  private static func row(_ kind: SidebarRow.Kind, _ node: Int) -> SidebarRow {
    SidebarRow(node: node, kind: kind, isSelectable: true)
  }

  /// Returns the details in which two bars are the same.
  private func details(_ one: TabBar, _ other: TabBar) -> [Layout.Detail] {
    [.places, .looks, .everything].filter { one.isSame(as: other, in: $0) }
  }

  @Test(
    "a bar's images and titles count in every detail, selection and visibility in looks, order in places"
  )
  func bars() {
    let bar = Self.bar([Self.item(0), Self.item(1)])
    var (shows, selected, hidden, region) = (bar, bar, bar, bar)
    shows.items[1].shows = .image
    selected.items[1].isSelected = true
    hidden.isVisible = false
    region.items[1].region = .pinned
    #expect(details(bar, bar) == [.places, .looks, .everything])
    #expect(details(bar, shows) == [.places, .looks])
    #expect(details(bar, selected) == [.places])
    #expect(details(bar, hidden) == [.places])
    #expect(details(bar, region) == [])
    #expect(details(bar, Self.bar([Self.item(1), Self.item(0)])) == [])
    #expect(details(bar, Self.bar(bar.items, more: [2])) == [])
  }

  @Test("a sidebar's rows and their depth are places; actions and collapsed sections are not")
  func sidebars() {
    let sidebar = Self.sidebar([Self.row(.section, 0), Self.row(.leaf, 1)])
    var (collapsed, deeper, acting) = (sidebar, sidebar, sidebar)
    collapsed.rows[0].isCollapsed = true
    deeper.rows[1].depth = 1
    acting.rows.append(Self.row(.action, 0))
    for (other, isSamePlace) in [(collapsed, true), (acting, true), (deeper, false)] {
      #expect(sidebar.isSame(as: other, in: .places) == isSamePlace)
      #expect(!sidebar.isSame(as: other, in: .looks))
    }
  }

  @Test("nodes that do not count are left out, and More with the last node in it")
  func mapping() {
    let bar = Self.bar([Self.item(0), Self.item(1), Self.item(nil)], more: [2, 3])
    let few = bar.mapNodes { $0 > 2 ? nil : $0 + 10 }
    #expect(few.items.map(\.node) == [10, 11, nil] && few.more == [12])
    #expect(bar.mapNodes { $0 < 2 ? $0 : nil }.items.map(\.node) == [0, 1])
    let sidebar = Self.sidebar([Self.row(.leaf, 0), Self.row(.leaf, 1)])
    #expect(sidebar.mapNodes { $0 == 0 ? nil : 7 }.rows.map(\.node) == [7])
  }
}
