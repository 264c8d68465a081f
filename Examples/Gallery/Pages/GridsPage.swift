import SwiftUI

/// Grids, and lazy grids of fixed, flexible and adaptive columns.
struct GridsPage: View {
  private let colors: [Color] = [.red, .orange, .yellow, .green, .mint, .teal, .blue, .purple]

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 28) {
        table
        Example("Three flexible columns") {
          LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: 3), spacing: 12) {
            tiles(6)
          }
          .accessibilityIdentifier("flexible")
        }
        Example("As many columns as fit") {
          LazyVGrid(columns: [GridItem(.adaptive(minimum: 90), spacing: 12)], spacing: 12) {
            tiles(8)
          }
          .accessibilityIdentifier("adaptive")
        }
        Example("Two rows that scroll") {
          ScrollView(.horizontal) {
            LazyHGrid(rows: [GridItem(.fixed(44)), GridItem(.fixed(44))], spacing: 12) {
              ForEach(0..<60) { number in
                Text("\(number)").frame(width: 60, height: 44)
                  .background(
                    colors[number % 8].opacity(0.3), in: RoundedRectangle(cornerRadius: 8))
              }
            }
          }
          .frame(height: 104)
        }
      }
      .padding(20)
    }
  }

  private var table: some View {
    Example("Rows of cells") {
      Grid(alignment: .leading, horizontalSpacing: 16, verticalSpacing: 8) {
        GridRow {
          Text("Bread").font(.headline)
          Text("Weight").font(.headline)
          Text("Price").font(.headline).gridColumnAlignment(.trailing)
        }
        Divider().gridCellUnsizedAxes(.horizontal)
        GridRow {
          Text("Rye").accessibilityIdentifier("rye")
          Text("1 kg").accessibilityIdentifier("ryeWeight")
          Text("4.20").accessibilityIdentifier("ryePrice")
        }
        GridRow {
          Text("Country loaf").accessibilityIdentifier("loaf")
          Text("750 g").accessibilityIdentifier("loafWeight")
          Text("13.60").accessibilityIdentifier("loafPrice")
        }
        GridRow {
          Text("Two columns wide").gridCellColumns(2).accessibilityIdentifier("wideCell")
          Text("8.00").gridCellAnchor(.center)
        }
        GridRow {
          Color.accentColor.frame(height: 4).gridCellUnsizedAxes(.horizontal)
        }
      }
    }
  }

  private func tiles(_ count: Int) -> some View {
    ForEach(0..<count, id: \.self) { number in
      RoundedRectangle(cornerRadius: 10)
        .fill(colors[number % 8].opacity(0.35))
        .frame(height: 56)
        .overlay { Text("\(number + 1)") }
        .accessibilityIdentifier("tile\(number)")
    }
  }
}
