// Styles of controls.
import SwiftUI

struct ControlStyles: View {
  @Environment(\.controlSize) private var controlSize
  @Environment(\.buttonBorderShape) private var buttonBorderShape
  @State private var isOn = false

  var body: some View {
    buttons
    toggles
    labels
    progress
    looks
  }

  @ViewBuilder
  private var buttons: some View {
    let button = Button("Do") {}
    button.buttonStyle(.automatic).buttonStyle(DefaultButtonStyle())
    button.buttonStyle(.plain).buttonStyle(PlainButtonStyle())
    button.buttonStyle(.borderless).buttonStyle(BorderlessButtonStyle())
    button.buttonStyle(.bordered).buttonStyle(BorderedButtonStyle())
    button.buttonStyle(.borderedProminent).buttonStyle(BorderedProminentButtonStyle())
    button.buttonStyle(.link).buttonStyle(LinkButtonStyle())
    button.buttonStyle(.glass).buttonStyle(GlassButtonStyle())
    button.buttonStyle(.glassProminent).buttonStyle(GlassProminentButtonStyle())
    button.buttonStyle(TriggeringStyle())
    Button(role: .close) {}
    Button(role: .confirm) {}
    button.buttonBorderShape(.automatic).buttonBorderShape(.capsule)
    button.buttonBorderShape(.circle).buttonBorderShape(.roundedRectangle)
    button.buttonBorderShape(.roundedRectangle(radius: 4))
  }

  @ViewBuilder
  private var toggles: some View {
    let toggle = Toggle("On", isOn: $isOn)
    toggle.toggleStyle(.automatic).toggleStyle(DefaultToggleStyle())
    toggle.toggleStyle(.switch).toggleStyle(SwitchToggleStyle())
    toggle.toggleStyle(SwitchToggleStyle(tint: .red))
    toggle.toggleStyle(.checkbox).toggleStyle(CheckboxToggleStyle())
    toggle.toggleStyle(.button).toggleStyle(ButtonToggleStyle())
    toggle.toggleStyle(StarStyle())
  }

  @ViewBuilder
  private var labels: some View {
    let label = Label("Star", systemImage: "star")
    label.labelStyle(.automatic).labelStyle(DefaultLabelStyle())
    label.labelStyle(.titleAndIcon).labelStyle(TitleAndIconLabelStyle())
    label.labelStyle(.titleOnly).labelStyle(TitleOnlyLabelStyle())
    label.labelStyle(.iconOnly).labelStyle(IconOnlyLabelStyle())
    label.labelStyle(TrailingStyle())
  }

  @ViewBuilder
  private var progress: some View {
    let progress = ProgressView(String("Loading"), value: 0.5, total: 2)
    progress.progressViewStyle(.automatic).progressViewStyle(DefaultProgressViewStyle())
    progress.progressViewStyle(.linear).progressViewStyle(LinearProgressViewStyle())
    progress.progressViewStyle(LinearProgressViewStyle(tint: .red))
    progress.progressViewStyle(.circular).progressViewStyle(CircularProgressViewStyle())
    progress.progressViewStyle(CircularProgressViewStyle(tint: .red))
    progress.progressViewStyle(WordsStyle())
  }

  @ViewBuilder
  private var looks: some View {
    Text("\(controlSize == .regular), \(buttonBorderShape == .automatic)")
      .tint(.red)
      .tint(Color?.none)
      .tint(HierarchicalShapeStyle.secondary)
      .controlSize(.mini)
      .controlSize(.small)
      .controlSize(.large)
      .controlSize(.extraLarge)
    Text("\(ControlSize.allCases.count)")
  }

  @available(*, deprecated)
  private var accent: some View { Text("A").accentColor(.red) }
}

private struct TriggeringStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button(configuration)
    configuration.label.onTapGesture { configuration.trigger() }
    Text(configuration.role == .destructive ? "!" : "")
  }
}

private struct StarStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Toggle(configuration)
    Toggle(isOn: configuration.$isOn) { configuration.label }
    Text("\(configuration.isOn), \(configuration.isMixed)")
  }
}

private struct TrailingStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    Label(configuration)
    Label {
      configuration.title
    } icon: {
      configuration.icon
    }
  }
}

private struct WordsStyle: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    ProgressView(configuration)
    configuration.label
    configuration.currentValueLabel
    Text("\(configuration.fractionCompleted ?? 0)")
  }
}
