import SwiftUI

struct TideTables: View {
  @Binding var selection: TideTablesTab

  var body: some View {
    TideTablesTabView(selection: $selection) { tab in Text(tab.rawValue) }
  }
}
