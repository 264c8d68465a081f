// Lists and forms.
import SwiftUI

struct Item: Identifiable, Hashable {
  let id: Int
  var name = ""
}

struct Lists: View {
  @State private var items = [Item(id: 1)]
  let title: String

  var body: some View {
    List { Text("one") }
    List(items) { Text($0.name) }
    List(items, id: \.name) { Text($0.name) }
    List(0..<3) { Text("\($0)") }
    List($items) { $item in TextField("Name", text: $item.name) }
    List($items, id: \.name) { $item in TextField("Name", text: $item.name) }
    List { sections }.listStyle(.automatic)
    List { sections }.listStyle(.plain)
    List { sections }.listStyle(.grouped)
    List { sections }.listStyle(.inset)
    List { sections }.listStyle(.insetGrouped)
    List { sections }.listStyle(.sidebar)
    styled
    Form { sections }
  }

  @ViewBuilder
  private var styled: some View {
    List { sections }.listStyle(DefaultListStyle())
    List { sections }.listStyle(PlainListStyle())
    List { sections }.listStyle(GroupedListStyle())
    List { sections }.listStyle(InsetListStyle())
    List { sections }.listStyle(InsetGroupedListStyle())
    List { sections }.listStyle(SidebarListStyle())
  }

  @ViewBuilder
  private var sections: some View {
    Section { Text("one") }
    Section("Title") { Text("one") }
    Section(title) { Text("one") }
    Section {
      Text("one")
    } header: {
      Text("Title")
    }
    Section {
      Text("one")
    } footer: {
      Text("End")
    }
    Section {
      Text("one")
    } header: {
      Text("Title")
    } footer: {
      Text("End")
    }
    Section(header: Text("Title")) { Text("one") }
    Section(footer: Text("End")) { Text("one") }
    Section(header: Text("Title"), footer: Text("End")) { Text("one") }
  }
}
