// Rows of lists, and the ways to edit them.
import SwiftUI

struct Item: Identifiable {
  let id: Int
  var name = ""
}

struct ListRows: View {
  @State private var items = [Item(id: 1)]
  @State private var one: Int?
  @State private var always = 1
  @State private var several: Set<Int> = []
  @State private var names: Set<String> = []
  @State private var name: String?
  @State private var isExpanded = true
  @Environment(\.editMode) private var editMode
  @Environment(\.refresh) private var refresh
  @Environment(\.headerProminence) private var prominence
  @Environment(\.defaultMinListRowHeight) private var rowHeight
  @Environment(\.defaultMinListHeaderHeight) private var headerHeight
  let title: String

  var body: some View {
    single
    multiple
    edited
    selfEdited
    described
    spaced
    sections
    forms
  }

  @ViewBuilder
  private var single: some View {
    List(selection: $one) { Text("one").tag(1) }
    List(items, selection: $one) { Text($0.name) }
    List(items, id: \.name, selection: $name) { Text($0.name) }
    List(0..<3, selection: $one) { Text("\($0)") }
    List($items, selection: $one) { $item in TextField("Name", text: $item.name) }
    List($items, id: \.name, selection: $name) { $item in TextField("Name", text: $item.name) }
    List(selection: $always) { Text("one").tag(1) }
  }

  @ViewBuilder
  private var multiple: some View {
    List(selection: $several) { Text("one").tag(1) }
    List(items, selection: $several) { Text($0.name) }
    List(items, id: \.name, selection: $names) { Text($0.name) }
    List(0..<3, selection: $several) { Text("\($0)") }
    List($items, selection: $several) { $item in TextField("Name", text: $item.name) }
    List($items, id: \.name, selection: $names) { $item in TextField("Name", text: $item.name) }
  }

  @ViewBuilder
  private var edited: some View {
    List {
      ForEach(items) { Text($0.name).deleteDisabled(true).moveDisabled(false) }
        .onDelete { items.remove(atOffsets: $0) }
        .onMove { items.move(fromOffsets: $0, toOffset: $1) }
      ForEach(items) { Text($0.name).selectionDisabled() }
        .onDelete(perform: delete)
        .onMove(perform: nil)
    }
    .environment(\.editMode, .constant(.active))
    EditButton()
    List(items) { item in
      Text(item.name)
        .swipeActions { Button("Delete", role: .destructive) {} }
        .swipeActions(edge: .leading, allowsFullSwipe: false) { Button("Flag") {} }
    }
    .refreshable { await refresh?() }
  }

  @ViewBuilder
  private var selfEdited: some View {
    List($items, editActions: .all) { $item in Text(item.name) }
    List($items, editActions: [.delete, .move]) { $item in Text(item.name) }
    List($items, id: \.name, editActions: .delete) { $item in Text(item.name) }
    List($items, editActions: .move, selection: $one) { $item in Text(item.name) }
    List($items, editActions: .move, selection: $several) { $item in Text(item.name) }
    List($items, id: \.name, editActions: .move, selection: $name) { $item in Text(item.name) }
    List($items, id: \.name, editActions: .move, selection: $names) { $item in Text(item.name) }
  }

  @ViewBuilder
  private var described: some View {
    List {
      Text("one").listRowInsets(EdgeInsets()).listRowInsets(nil)
      Text("one").listRowBackground(Color.red).listRowBackground(Text("behind"))
      Text("one").listRowSeparator(.hidden).listRowSeparator(.visible, edges: .bottom)
      Text("one").listRowSeparatorTint(.red).listRowSeparatorTint(nil, edges: .top)
      Text("one").alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
      Text("one").alignmentGuide(HorizontalAlignment.listRowSeparatorTrailing) { $0[.trailing] }
      Text("one").listItemTint(.red)
      Text("one").listItemTint(ListItemTint.fixed(.red)).listItemTint(ListItemTint.preferred(.red))
      Text("one").listItemTint(ListItemTint.monochrome)
    }
    .listSectionSeparator(.hidden)
    .listSectionSeparator(.visible, edges: .bottom)
  }

  @ViewBuilder
  private var spaced: some View {
    List { Text("one") }.listRowSpacing(8).listRowSpacing(nil)
    List { Text("one") }.listSectionSpacing(.compact).listSectionSpacing(.default)
    List { Text("one") }.listSectionSpacing(8).listSectionSpacing(.custom(8))
    List { Text("one") }.headerProminence(.increased).headerProminence(.standard)
    List { Text("one") }.environment(\.defaultMinListRowHeight, 20)
    List { Text("one") }.environment(\.defaultMinListHeaderHeight, 20)
    List { Text("one") }.scrollContentBackground(.hidden)
  }

  @ViewBuilder
  private var sections: some View {
    Section("Title", isExpanded: $isExpanded) { Text("one") }
    Section(title, isExpanded: $isExpanded) { Text("one") }
    Section(isExpanded: $isExpanded) {
      Text("one")
    } header: {
      Text("Title")
    }
  }

  @ViewBuilder
  private var forms: some View {
    Form { Text("one") }.formStyle(.automatic).formStyle(.grouped)
    Form { Text("one") }.formStyle(.columns)
    Form { Text("one") }.formStyle(AutomaticFormStyle())
    Form { Text("one") }.formStyle(GroupedFormStyle())
    Form { Text("one") }.formStyle(ColumnsFormStyle())
  }

  private func delete(_ offsets: IndexSet) { items.remove(atOffsets: offsets) }
}

struct Reversed<Rows: DynamicViewContent>: View {
  let rows: Rows
  var body: some View { Text("\(rows.data.count)") }
}

let modes: [EditMode] = [.active, .inactive, .transient]
let rowEdges: [VerticalEdge.Set] = [.top, .bottom, .all]
let sideEdges: [HorizontalEdge.Set] = [.leading, .trailing, .all]

// A selection that is nil cannot be changed.
private struct Choices: View {
  @State private var one: Int?
  @State private var many: Set<Int> = []
  let items: [Item]
  let isFixed: Bool

  var body: some View {
    List(items, selection: isFixed ? nil : $one) { Text($0.name) }
    List(items, selection: isFixed ? nil : $many) { Text($0.name) }
  }
}

@MainActor
private func changedRows(_ items: [Item]) -> Int {
  let rows = ModifiedContent(content: ForEach(items) { Text($0.name) }, modifier: Plain())
  return rows.data.count
}

private struct Plain: ViewModifier {
  func body(content: Content) -> some View { content }
}

private func edits(_ mode: EditMode) -> EditActions<[Item]> {
  mode.isEditing ? EditActions(rawValue: EditActions<[Item]>.delete.rawValue) : []
}
