import SwiftUI

/// Buttons.
struct ButtonsPage: View {
  @State private var count = 0

  var body: some View {
    List {
      Section("Pressed \(count) times") {
        Button("Press") { count += 1 }
        Button("Back to zero", role: .destructive) { count = 0 }
          .disabled(count == 0)
      }
      Section("Styles") {
        styles
      }
      Section("Sizes and shapes") {
        sizes
        shapes
      }
      Section("Your own") {
        Button("Filled") { count += 1 }
          .buttonStyle(FilledStyle())
        Button("Twice") { count += 1 }
          .buttonStyle(TwiceStyle())
      }
    }
  }

  @ViewBuilder
  private var styles: some View {
    HStack {
      Button("Automatic") { count += 1 }.buttonStyle(.automatic)
      Button("Plain") { count += 1 }.buttonStyle(.plain)
      Button("Borderless") { count += 1 }.buttonStyle(.borderless)
      Button("Link") { count += 1 }.buttonStyle(.link)
    }
    HStack {
      Button("Bordered") { count += 1 }.buttonStyle(.bordered)
      Button("Prominent") { count += 1 }.buttonStyle(.borderedProminent)
      Button("Glass") { count += 1 }.buttonStyle(.glass)
    }
    HStack {
      Button("Delete", role: .destructive) { count = 0 }.buttonStyle(.bordered)
      Button("Delete all", role: .destructive) { count = 0 }.buttonStyle(.borderedProminent)
      Button("Off") {}.buttonStyle(.borderedProminent).disabled(true)
    }
    HStack {
      Button("Indigo") { count += 1 }.buttonStyle(.borderedProminent)
      Button("Too") { count += 1 }.buttonStyle(.bordered)
    }
    .tint(.indigo)
  }

  private var sizes: some View {
    HStack {
      Button("Mini") { count += 1 }.controlSize(.mini)
      Button("Small") { count += 1 }.controlSize(.small)
      Button("Regular") { count += 1 }.controlSize(.regular)
      Button("Large") { count += 1 }.controlSize(.large)
    }
    .buttonStyle(.bordered)
  }

  private var shapes: some View {
    HStack {
      Button("Capsule") { count += 1 }.buttonBorderShape(.capsule)
      Button("Rectangle") { count += 1 }.buttonBorderShape(.roundedRectangle)
      Button("Add", systemImage: "plus") { count += 1 }
        .labelStyle(.iconOnly)
        .buttonBorderShape(.circle)
    }
    .buttonStyle(.borderedProminent)
  }
}

private struct FilledStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(10)
      .foregroundStyle(.white)
      .background(Color.indigo.opacity(configuration.isPressed ? 0.6 : 1))
      .clipShape(Capsule())
  }
}

/// Acts twice, in the style of the surrounding views.
private struct TwiceStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Button(configuration)
      Button("Again") {
        configuration.trigger()
        configuration.trigger()
      }
    }
  }
}
