import SwiftUI

/// Toggles.
struct TogglesPage: View {
  @State private var isOn = true

  var body: some View {
    List {
      Section("Switches") {
        Toggle("Automatic", isOn: $isOn)
        Toggle("With a symbol", systemImage: "wifi", isOn: $isOn)
        Toggle("Switch", isOn: $isOn).toggleStyle(.switch)
        Toggle("Orange", isOn: $isOn).tint(.orange)
        Toggle("Small", isOn: $isOn).controlSize(.small)
        Toggle("Off", isOn: $isOn).disabled(true)
        HStack {
          Text("Label elsewhere")
          Spacer()
          Toggle("Hidden", isOn: $isOn).labelsHidden()
        }
      }
      Section("Others") {
        Toggle("Checkbox", isOn: $isOn).toggleStyle(.checkbox)
        Toggle("Button", isOn: $isOn).toggleStyle(.button)
        Toggle("Star", isOn: $isOn).toggleStyle(StarStyle())
      }
      Section("Labels") {
        Label("Title and icon", systemImage: "star").labelStyle(.titleAndIcon)
        Label("Title only", systemImage: "star").labelStyle(.titleOnly)
        Label("Icon only", systemImage: "star").labelStyle(.iconOnly)
        Label("Your own", systemImage: "star").labelStyle(TrailingIconStyle())
      }
    }
  }
}

private struct StarStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Spacer()
      Button {
        configuration.isOn.toggle()
      } label: {
        Image(systemName: configuration.isOn ? "star.fill" : "star")
      }
      .accessibilityLabel("Star")
    }
  }
}

private struct TrailingIconStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.title
      configuration.icon
    }
  }
}
