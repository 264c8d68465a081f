import SwiftUI

/// Named colors, and colors derived from them.
struct ColorsPage: View {
  private let colors: [(String, Color)] = [
    ("red", .red), ("orange", .orange), ("yellow", .yellow), ("green", .green), ("mint", .mint),
    ("teal", .teal), ("cyan", .cyan), ("blue", .blue), ("indigo", .indigo), ("purple", .purple),
    ("pink", .pink), ("brown", .brown), ("gray", .gray), ("black", .black), ("white", .white),
    ("primary", .primary), ("secondary", .secondary), ("accent", .accentColor),
  ]

  var body: some View {
    List {
      Section("Colors") {
        ForEach(colors, id: \.0) { name, color in
          HStack {
            Text(name)
            Spacer()
            swatch(color)
            swatch(color.opacity(0.5))
            swatch(color.mix(with: .white, by: 0.5))
            RoundedRectangle(cornerRadius: 8).fill(color.gradient).frame(width: 44, height: 28)
          }
        }
      }
      Section("Components") {
        HStack {
          swatch(Color(red: 0.2, green: 0.4, blue: 0.6))
          swatch(Color(hue: 0.6, saturation: 0.7, brightness: 0.9))
          swatch(Color(white: 0.6))
          swatch(Color(.displayP3, red: 1, green: 0.3, blue: 0.2))
          swatch(Color(.sRGBLinear, white: 0.5, opacity: 1))
        }
      }
      Section("Styles") {
        Text("Primary").foregroundStyle(.primary)
        Text("Secondary").foregroundStyle(.secondary)
        Text("Tertiary").foregroundStyle(.tertiary)
        Text("Tint").foregroundStyle(.tint)
        VStack(alignment: .leading) {
          Text("Orange")
          Text("Its second level").foregroundStyle(.secondary)
        }
        .foregroundStyle(.orange)
        VStack(alignment: .leading) {
          Text("Purple")
          Text("With a green second level").foregroundStyle(.secondary)
        }
        .foregroundStyle(.purple, .green)
      }
    }
  }

  private func swatch(_ color: Color) -> some View {
    RoundedRectangle(cornerRadius: 8)
      .fill(color)
      .strokeBorder(.separator)
      .frame(width: 44, height: 28)
  }
}
