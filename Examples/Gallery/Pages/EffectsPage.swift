import SwiftUI

/// Effects that change how a view looks without moving other views.
struct EffectsPage: View {
  var body: some View {
    ScrollView {
      VStack(spacing: 20) {
        row("Light and color") {
          sample("plain") { $0 }
          sample("opacity") { $0.opacity(0.4) }
          sample("blur") { $0.blur(radius: 3) }
          sample("brightness") { $0.brightness(0.3) }
          sample("contrast") { $0.contrast(2) }
        }
        row("") {
          sample("saturation") { $0.saturation(0.3) }
          sample("grayscale") { $0.grayscale(1) }
          sample("hue") { $0.hueRotation(.degrees(120)) }
          sample("invert") { $0.colorInvert() }
          sample("shadow") { $0.shadow(radius: 6, x: 2, y: 4) }
        }
        row("Turned and scaled") {
          sample("rotation") { $0.rotationEffect(.degrees(20)) }
          sample("scale") { $0.scaleEffect(0.6) }
          sample("mirror") { $0.scaleEffect(x: -1, y: 1) }
          sample("3D") { $0.rotation3DEffect(.degrees(50), axis: (x: 0, y: 1, z: 0)) }
          sample("affine") {
            $0.transformEffect(CGAffineTransform(a: 1, b: 0.2, c: 0, d: 1, tx: 0, ty: 0))
          }
        }
        row("Edges") {
          sample("border") { $0.border(.red, width: 3) }
          sample("circle") { $0.clipShape(Circle()) }
          sample("corners") { $0.clipShape(.rect(cornerRadius: 18)) }
          sample("behind") { $0.padding(6).background(.green, in: .rect(cornerRadius: 20)) }
          sample("before") { $0.overlay(Circle().strokeBorder(.white, lineWidth: 4)) }
        }
        HStack(spacing: -16) {
          Circle().fill(.red).frame(width: 60, height: 60)
          Circle().fill(.green).frame(width: 60, height: 60).blendMode(.screen)
          Circle().fill(.blue).frame(width: 60, height: 60).blendMode(.screen)
        }
        .compositingGroup()
        VStack(alignment: .leading) {
          Label("Loading this title", systemImage: "photo")
          Text("And a longer text that stands below it.")
          Text("Shown all the same").unredacted()
        }
        .redacted(reason: .placeholder)
      }
      .padding()
    }
  }

  private func row(_ title: String, @ViewBuilder content: () -> some View) -> some View {
    VStack(alignment: .leading, spacing: 12) {
      if !title.isEmpty { Text(title).font(.headline) }
      HStack(spacing: 14) { content() }
    }
  }

  private func sample(
    _ name: String, @ViewBuilder change: (Sample) -> some View
  ) -> some View {
    VStack(spacing: 8) {
      change(Sample())
      Text(name).font(.caption2).foregroundStyle(.secondary)
    }
  }
}

private struct Sample: View {
  var body: some View {
    Image(systemName: "leaf.fill")
      .foregroundStyle(.white)
      .frame(width: 52, height: 52)
      .background(LinearGradient(colors: [.blue, .pink], startPoint: .top, endPoint: .bottom))
  }
}
