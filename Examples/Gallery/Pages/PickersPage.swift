import SwiftUI

/// Pickers of one of several values.
struct PickersPage: View {
  @State private var bread = Bread.rye
  @State private var size: Int? = 2

  var body: some View {
    Form {
      Section("Chosen: \(bread.name), \(size.map { "\($0)" } ?? "no size")") {
        Picker("Bread", selection: $bread) { breads }
        Picker("Size", selection: $size) {
          Text("None").tag(Int?.none)
          ForEach(1..<5) { Text("Size \($0)").tag($0) }
        }
        .pickerStyle(.menu)
        Picker("Grouped", selection: $size) { sizes }
        Picker("Off", selection: $bread) { breads }.disabled(true)
      }
      Section("Segmented") {
        Picker("Bread, segmented", selection: $bread) { breads }.pickerStyle(.segmented)
      }
      Section("Inline") {
        Picker("Bread, inline", selection: $bread) { breads }
          .pickerStyle(.inline)
          .labelsHidden()
      }
      Section("Inline, in groups") {
        Picker("Size, inline", selection: $size) { sizes }.pickerStyle(.inline).labelsHidden()
      }
      Section("Radio group") {
        Picker("Bread, radio group", selection: $bread) { breads }.pickerStyle(.radioGroup)
      }
      Section("Wheel") {
        Picker("Bread, wheel", selection: $bread) { breads }.pickerStyle(.wheel)
      }
      Section("Palette") {
        Picker("Bread, palette", selection: $bread) {
          ForEach(Bread.allCases) { bread in
            Label(bread.name, systemImage: bread.symbol).labelStyle(.iconOnly).tag(bread)
          }
        }
        .pickerStyle(.palette)
      }
    }
  }

  @ViewBuilder
  private var sizes: some View {
    Text("None").tag(Int?.none)
    Divider()
    Section("Small") { ForEach(1..<3) { Text("Size \($0)").tag($0) } }
    Section("Large") { ForEach(3..<5) { Text("Size \($0)").tag($0) } }
  }

  private var breads: some View {
    ForEach(Bread.allCases) { bread in
      Text(bread.name).tag(bread)
    }
  }
}

private enum Bread: String, CaseIterable, Identifiable {
  case rye, spelt, wheat

  var id: Self { self }
  var name: String { rawValue.capitalized }
  var symbol: String {
    switch self {
    case .rye: "leaf"
    case .spelt: "star"
    case .wheat: "sun.max"
    }
  }
}
