import SwiftUI

/// A small composition with a title over it.
struct Example<Content: View>: View {
  let title: String
  let content: Content

  init(_ title: String, @ViewBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(title).font(.headline)
      content
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

/// A colored area with a name.
struct Block: View {
  let name: String
  let color: Color

  init(_ name: String, _ color: Color = .blue) {
    self.name = name
    self.color = color
  }

  var body: some View {
    Text(name)
      .font(.caption)
      .padding(6)
      .background(color.opacity(0.25), in: RoundedRectangle(cornerRadius: 6))
  }
}
