import SwiftUI

/// Tables with several columns.
struct TablesPage: View {
  @State private var loaves = Loaf.all
  @State private var chosen: Set<Loaf.ID> = []
  @State private var order = [KeyPathComparator(\Loaf.name)]

  var body: some View {
    VStack(spacing: 0) {
      Table(loaves, selection: $chosen, sortOrder: $order) {
        TableColumn("Name", value: \.name)
        TableColumn("Weight", value: \.weight) { Text("\($0.weight) g") }.width(80)
        TableColumn("Days", value: \.days) { loaf in
          Label("\(loaf.days)", systemImage: loaf.days > 3 ? "clock" : "bolt")
        }
        .width(min: 60, max: 120)
        TableColumn("Grain") { Text($0.grain).foregroundStyle(.secondary) }
      }
      Text(chosen.isEmpty ? "Choose some loaves" : "Chosen: \(chosen.count)")
        .font(.footnote)
        .padding(8)
    }
    .onChange(of: order, initial: true) { loaves.sort(using: order) }
  }
}

private nonisolated struct Loaf: Identifiable {
  let name: String
  let weight: Int
  let days: Int
  let grain: String
  var id: String { name }

  static let all = [
    Loaf(name: "Rye", weight: 1000, days: 7, grain: "Rye"),
    Loaf(name: "Baguette", weight: 250, days: 1, grain: "Wheat"),
    Loaf(name: "Oat roll", weight: 90, days: 2, grain: "Oat and wheat"),
    Loaf(name: "Spelt", weight: 750, days: 4, grain: "Spelt"),
    Loaf(name: "Mountain loaf", weight: 1500, days: 9, grain: "Rye and wheat"),
  ]
}
