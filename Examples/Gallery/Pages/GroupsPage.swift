import SwiftUI

/// Groups of related views.
struct GroupsPage: View {
  @State private var isExpanded = true
  @State private var isOn = true
  @State private var pasted = "nothing"

  var body: some View {
    List {
      Section("Labeled content") {
        LabeledContent("Flour", value: "500 g")
        LabeledContent("Loaves", value: 3, format: .number)
        LabeledContent("Link") { Button("Open") {} }
        LabeledContent {
          Text("Rye")
        } label: {
          Label("Bread", systemImage: "leaf")
        }
      }
      Section("Disclosure") {
        DisclosureGroup("Ingredients", isExpanded: $isExpanded) {
          Text("Flour")
          Toggle("Salt", isOn: $isOn)
          DisclosureGroup("More") { Text("Water") }
        }
        DisclosureGroup {
          Text("Mix and bake")
        } label: {
          Label("Steps", systemImage: "list.bullet")
        }
      }
      Section("Outline") {
        OutlineGroup(Shelf.all, children: \.shelves) { shelf in
          Label(shelf.id, systemImage: shelf.shelves == nil ? "doc" : "folder")
        }
      }
      Section("Boxes") {
        GroupBox("Dough") {
          Text("Let it rest")
          Toggle("Warm", isOn: $isOn)
        }
        GroupBox { Text("Without a title") }
      }
      Section("Controls together") {
        ControlGroup("Edit") {
          Button("Cut") {}
          Button("Copy") {}
          Button("Delete") {}.disabled(true)
        }
      }
      Section("Sharing, pasted \(pasted)") {
        ShareLink(item: URL(string: "https://swift.org")!)
        ShareLink("Share the recipe", item: "Flour, water, salt")
        PasteButton(payloadType: String.self) { pasted = $0.first ?? "nothing" }
      }
    }
  }
}

/// The bakery's shelves and their products.
private struct Shelf: Identifiable {
  let id: String
  var shelves: [Shelf]?

  static let all = [
    Shelf(
      id: "Bread",
      shelves: [
        Shelf(id: "Rye", shelves: [Shelf(id: "Dark"), Shelf(id: "Light")]), Shelf(id: "Spelt"),
      ]), Shelf(id: "Cake"),
  ]
}
