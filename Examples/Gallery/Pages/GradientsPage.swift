import SwiftUI

/// Gradients and materials.
struct GradientsPage: View {
  private let colors: [Color] = [.yellow, .orange, .pink, .purple]

  var body: some View {
    ScrollView {
      VStack(spacing: 24) {
        group("Linear") {
          LinearGradient(colors: colors, startPoint: .leading, endPoint: .trailing)
          LinearGradient(colors: colors, startPoint: .topLeading, endPoint: .bottomTrailing)
          LinearGradient(
            stops: [.init(color: .blue, location: 0.3), .init(color: .cyan, location: 0.7)],
            startPoint: .top, endPoint: .bottom)
        }
        group("Radial and elliptical") {
          RadialGradient(colors: colors, center: .center, startRadius: 10, endRadius: 60)
          RadialGradient(
            gradient: Gradient(colors: [.white, .indigo]), center: .topLeading, startRadius: 0,
            endRadius: 140)
          EllipticalGradient(colors: [.mint, .teal, .clear])
        }
        group("Angular") {
          AngularGradient(colors: [.red, .yellow, .green, .blue, .red], center: .center)
          AngularGradient(
            gradient: Gradient(colors: [.blue, .clear]), center: .center,
            startAngle: .degrees(-90), endAngle: .degrees(180))
          Circle().fill(.conicGradient(colors: [.pink, .purple, .pink]))
        }
        group("Materials") {
          material("Ultra thin", .ultraThinMaterial)
          material("Regular", .regularMaterial)
          material("Ultra thick", .ultraThickMaterial)
        }
        Text("Text in many colors")
          .font(.largeTitle).bold()
          .foregroundStyle(
            LinearGradient(
              colors: [.blue, .purple, .pink], startPoint: .leading, endPoint: .trailing))
        Text("On a gradient")
          .padding()
          .foregroundStyle(.white)
          .background(.blue.gradient, in: .capsule)
      }
      .padding()
    }
  }

  private func group(_ title: String, @ViewBuilder content: () -> some View) -> some View {
    VStack(alignment: .leading) {
      Text(title).font(.headline)
      HStack(spacing: 12) {
        content().frame(height: 100).clipShape(.rect(cornerRadius: 12))
      }
    }
  }

  private func material(_ name: String, _ material: Material) -> some View {
    ZStack {
      LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
      Text(name).font(.caption).padding(12).background(material, in: .rect(cornerRadius: 8))
    }
  }
}
