import SwiftUI

/// Images sized by their text or by their frame.
struct ImageSizesPage: View {
  var body: some View {
    ScrollView(.vertical) {
      VStack(alignment: .leading, spacing: 28) {
        byFont
        byPlace
        together
      }
      .padding(EdgeInsets(top: 20, leading: 20, bottom: 20, trailing: 20))
    }
  }

  /// Images as large as the text around them.
  private var byFont: some View {
    VStack(alignment: .leading) {
      title("As large as text")
      HStack(alignment: .firstTextBaseline, spacing: 16) {
        Image(systemName: "leaf").font(.caption2)
        Image(systemName: "leaf").font(.subheadline)
        Image(systemName: "leaf").font(.title2)
        Image(systemName: "leaf").font(.largeTitle)
      }
      HStack(alignment: .lastTextBaseline) {
        Image(systemName: "star.fill")
        Text("In a line of text").italic().underline()
      }
      .foregroundStyle(.secondary)
    }
  }

  /// Images with an explicit size.
  private var byPlace: some View {
    VStack(alignment: .leading) {
      title("As large as their place")
      HStack(alignment: .center, spacing: 16) {
        place(Image(systemName: "photo").resizable(), "stretched")
        place(Image(systemName: "photo").resizable().scaledToFit(), "fit")
        place(Image(systemName: "photo").resizable().scaledToFill().clipped(), "filled")
      }
    }
  }

  /// Overlaid images.
  private var together: some View {
    VStack(alignment: .leading) {
      title("One upon the other")
      HStack(spacing: 24) {
        badge(.topLeading)
        badge(.topTrailing)
        badge(.center)
        badge(.bottomTrailing)
      }
    }
  }

  private func place(_ image: some View, _ name: String) -> some View {
    VStack(spacing: 6) {
      image
        .frame(width: 72, height: 56)
        .background(.quaternary)
        .cornerRadius(8)
      Text(name).font(.caption).fixedSize()
    }
  }

  private func badge(_ alignment: Alignment) -> some View {
    ZStack(alignment: alignment) {
      RoundedRectangle(cornerRadius: 12, style: .continuous)
        .fill(.quaternary)
        .frame(width: 64, height: 64)
      Image(systemName: "heart.fill")
        .foregroundStyle(.pink)
        .padding([.top, .leading, .trailing, .bottom], 6)
    }
  }

  private func title(_ text: String) -> some View {
    Text(text).font(.title3).fontWeight(.semibold)
  }
}
