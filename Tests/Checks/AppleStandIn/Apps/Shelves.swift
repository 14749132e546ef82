import SwiftUI

// A TabView with sections: one for a wide window only, one with a row for each collection of whom is signed
// in, and a search tab between them.

enum ShelvesTab: Hashable {
  case reading, library, search, wishes, finished
  case collection(id: Int)
}

struct ShelvesCollection: Identifiable {
  let id: Int
  let name: String
}

struct ShelvesTabView: View {
  let state: AppState
  @State private var selection = ShelvesTab.reading
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass

  private var collections: [ShelvesCollection] {
    [.init(id: 1, name: "Travel"), .init(id: 2, name: "Cooking")]
  }

  var body: some View {
    TabView(selection: $selection) {
      Tab(
        AppFault.is("title") ? "Reading" : "Reading Now", systemImage: "book",
        value: ShelvesTab.reading
      ) {
        Text("Reading")
      }
      .badge(state.has("signedIn") ? 3 : 0)
      if AppFault.is("order") {
        search
        library
      } else {
        library
        search
      }
      TabSection("Shelves") {
        Tab("Wishes", systemImage: "gift", value: ShelvesTab.wishes) { Text("Wishes") }
        if !AppFault.is("lost child") {
          Tab("Finished", systemImage: "checkmark", value: ShelvesTab.finished) {
            Text("Finished")
          }
        }
      }
      .hidden(horizontalSizeClass == .compact && !AppFault.is("width"))
      if state.has("signedIn") {
        TabSection("Collections") { rows }
      }
    }
    .tabViewStyle(.sidebarAdaptable)
  }

  @TabContentBuilder<ShelvesTab>
  private var library: some TabContent<ShelvesTab> {
    Tab("Library", systemImage: "books.vertical", value: .library) { Text("Library") }
  }

  @TabContentBuilder<ShelvesTab>
  private var rows: some TabContent<ShelvesTab> {
    ForEach(collections) { collection in
      Tab(
        collection.name, systemImage: AppFault.is("image") ? "tray" : "folder",
        value: ShelvesTab.collection(id: collection.id)
      ) {
        Text(collection.name)
      }
    }
  }

  @TabContentBuilder<ShelvesTab>
  private var search: some TabContent<ShelvesTab> {
    Tab(value: .search, role: .search) { Text("Search") }
  }
}
