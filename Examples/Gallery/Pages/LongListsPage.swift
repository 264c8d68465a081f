import SwiftUI

/// A list of a hundred thousand rows, which can be selected, deleted and moved.
struct LongListsPage: View {
  @State private var rows = Array(0..<100_000)
  @State private var chosen: Set<Int> = []
  @State private var made: Set<Int> = []

  var body: some View {
    ScrollViewReader { proxy in
      VStack(spacing: 0) {
        HStack(spacing: 16) {
          Button("Middle") { proxy.scrollTo(50_000, anchor: .center) }
          Text("\(chosen.count) chosen").accessibilityIdentifier("chosen")
          Spacer()
          Text("\(made.count) rows").foregroundStyle(.secondary)
            .accessibilityIdentifier("made")
        }
        .padding(12)
        List(selection: $chosen) {
          Section("Numbers") {
            ForEach(rows, id: \.self) { number in
              NumberRow(number: number)
                .onAppear { made.insert(number) }
                .onDisappear { made.remove(number) }
            }
            .onDelete { rows.remove(atOffsets: $0) }
            .onMove { rows.move(fromOffsets: $0, toOffset: $1) }
          }
        }
        .accessibilityLabel("Numbers")
      }
    }
  }
}

private struct NumberRow: View {
  let number: Int

  var body: some View {
    Label(
      "Number \(String(number))", systemImage: number.isMultiple(of: 10) ? "star.fill" : "circle")
  }
}
