import SwiftUI

/// Frames, proportions and positions.
struct FramesPage: View {
  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 28) {
        frames
        proportions
        positions
      }
      .padding(20)
    }
  }

  @ViewBuilder private var frames: some View {
    Example("Sizes and bounds") {
      Block("100 × 44").frame(width: 100, height: 44)
        .accessibilityIdentifier("exact")
      Block("at most 220, trailing").frame(maxWidth: 220, alignment: .trailing)
        .accessibilityIdentifier("capped")
      Block("at least 140").frame(minWidth: 140, minHeight: 50, alignment: .bottomLeading)
        .accessibilityIdentifier("least")
      Block("ideal 180").frame(idealWidth: 180).fixedSize()
        .accessibilityIdentifier("ideal")
    }
    Example("An overlay in each corner") {
      Color.gray.opacity(0.15).frame(width: 200, height: 80)
        .accessibilityIdentifier("base")
        .overlay(alignment: .topLeading) { Block("1").accessibilityIdentifier("topLeading") }
        .overlay(alignment: .bottomTrailing) {
          Block("2").accessibilityIdentifier("bottomTrailing")
        }
        .overlay { Block("middle", .green).accessibilityIdentifier("middle") }
    }
  }

  @ViewBuilder private var proportions: some View {
    Example("Fitting and filling") {
      HStack(alignment: .top, spacing: 16) {
        Color.blue.aspectRatio(2, contentMode: .fit).accessibilityIdentifier("fit")
          .frame(width: 100, height: 100)
        Color.green.aspectRatio(0.5, contentMode: .fit).accessibilityIdentifier("fitTall")
          .frame(width: 100, height: 100)
        Color.orange.opacity(0.5).aspectRatio(2, contentMode: .fill)
          .accessibilityIdentifier("fill")
          .frame(width: 60, height: 60).clipped()
      }
      Color.purple.aspectRatio(4, contentMode: .fit).frame(maxWidth: 280)
        .accessibilityIdentifier("wide")
      Image(systemName: "leaf").resizable().scaledToFit().frame(width: 48, height: 48)
        .foregroundStyle(.green)
    }
  }

  @ViewBuilder private var positions: some View {
    Example("Positions") {
      ZStack {
        Color.gray.opacity(0.15)
        Block("30, 30").position(x: 30, y: 30).accessibilityIdentifier("positioned")
        Block("150, 60").position(CGPoint(x: 150, y: 60))
      }
      .frame(width: 200, height: 90)
      .accessibilityIdentifier("positions")
    }
    Example("A bar at the bottom") {
      Color.gray.opacity(0.15)
        .safeAreaInset(edge: .bottom) {
          Text("Bar").padding(8).frame(maxWidth: .infinity).background(.yellow.opacity(0.3))
            .accessibilityIdentifier("bar")
        }
        .frame(width: 200, height: 120)
        .accessibilityIdentifier("inset")
    }
  }
}
