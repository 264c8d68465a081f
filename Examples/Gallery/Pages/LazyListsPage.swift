import SwiftUI

/// A hundred thousand rows, of which only those near the visible area exist.
struct LazyListsPage: View {
  @State private var made: Set<Int> = []
  @State private var rows = Array(0..<100_000)

  var body: some View {
    ScrollViewReader { proxy in
      VStack(spacing: 0) {
        HStack(spacing: 16) {
          Button("Top") { proxy.scrollTo(0) }
          Button("Middle") { proxy.scrollTo(50_000, anchor: .center) }
          Button("End") { proxy.scrollTo(99_999, anchor: .bottom) }
          Spacer()
          Text("\(made.count) rows").foregroundStyle(.secondary)
            .accessibilityIdentifier("made")
        }
        .padding(12)
        Divider()
        ScrollView {
          LazyVStack(alignment: .leading, spacing: 0, pinnedViews: .sectionHeaders) {
            Section {
              ForEach(rows, id: \.self) { number in
                LazyRow(number: number)
                  .onAppear { made.insert(number) }
                  .onDisappear { made.remove(number) }
              }
            } header: {
              Text("One hundred thousand")
                .font(.headline)
                .padding(.horizontal, 16).padding(.vertical, 8)
                .frame(maxWidth: .infinity, alignment: .leading)
                .background(.thickMaterial)
            }
          }
        }
        .accessibilityIdentifier("rows")
      }
    }
  }
}

/// A row with its own state, which it keeps while it is scrolled away.
private struct LazyRow: View {
  let number: Int
  @State private var isChosen = false

  var body: some View {
    Button {
      isChosen.toggle()
    } label: {
      HStack(alignment: .top, spacing: 12) {
        Image(systemName: isChosen ? "checkmark.circle.fill" : "circle")
        VStack(alignment: .leading) {
          Text("Row \(number)")
          if number % 7 == 0 {
            Text("Every seventh row is higher").font(.caption).foregroundStyle(.secondary)
          }
        }
        Spacer()
      }
      .padding(.horizontal, 16).padding(.vertical, 8)
    }
    .foregroundStyle(.primary)
  }
}
