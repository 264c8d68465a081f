// Colors, shapes, styles and images.
import SwiftUI

struct Drawing: View {
  var body: some View {
    shapes
    styles
    images
  }

  @ViewBuilder
  private var shapes: some View {
    Rectangle()
    RoundedRectangle(cornerRadius: 4)
    RoundedRectangle(cornerRadius: 4, style: .circular)
    Capsule()
    Capsule(style: .continuous)
    Circle().fill(.red)
    Ellipse().fill(Color.red.opacity(0.5))
    Text("one").background(.blue)
    Text("one").background(.green, in: Circle())
    Text("one").cornerRadius(4)
    Text("one").cornerRadius(4, antialiased: false)
    Text("one").clipShape(Capsule())
    Text("one").clipped()
    Text("one").clipped(antialiased: true)
    Text("one").opacity(0.5)
    Color.red
  }

  @ViewBuilder
  private var styles: some View {
    Text("one").foregroundStyle(.primary).background(.secondary)
    Text("one").foregroundStyle(.tertiary).background(.quaternary)
    Text("one").foregroundStyle(.foreground).background(.background)
    Text("one").foregroundStyle(ForegroundStyle()).background(BackgroundStyle())
    Text("one").foregroundStyle(.tint).background(TintShapeStyle())
    Group {
      Circle().fill(.red)
      Circle().fill(.orange)
      Circle().fill(.yellow)
      Circle().fill(.green)
      Circle().fill(.mint)
      Circle().fill(.teal)
      Circle().fill(.cyan)
      Circle().fill(.blue)
    }
    Circle().fill(.indigo)
    Circle().fill(.purple)
    Circle().fill(.pink)
    Circle().fill(.brown)
    Circle().fill(.white)
    Circle().fill(.gray)
    Circle().fill(.black)
    Circle().fill(.clear)
  }

  @ViewBuilder
  private var images: some View {
    Image("leaf").resizable().scaledToFit()
    Image("leaf", label: Text("A leaf")).resizable().scaledToFill()
    Image(decorative: "leaf")
    Image(systemName: "leaf")
  }
}

extension Color {
  static let brand = Color(hex: 0x336699)

  init(hex: UInt32) {
    self.init(
      red: Double(hex >> 16 & 0xff) / 255, green: Double(hex >> 8 & 0xff) / 255,
      blue: Double(hex & 0xff) / 255)
  }
}

let colors: [Color] = [
  .primary, .secondary, .accentColor, .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue,
  .indigo, .purple, .pink, .brown, .white, .gray, .black, .clear, .brand,
  Color("named"), Color(white: 0.5), Color(.sRGBLinear, white: 0.5, opacity: 0.5),
  Color(red: 1, green: 0, blue: 0), Color(.displayP3, red: 1, green: 0, blue: 0, opacity: 1),
  Color(.sRGB, red: 1, green: 0, blue: 0), Color(hue: 0, saturation: 1, brightness: 1),
  Color(hue: 0, saturation: 1, brightness: 1, opacity: 0.5),
]
let described = Color.red.description
