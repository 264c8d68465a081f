// Custom styles that show the views of the framework's styles.
import SwiftUI

struct ButtonBodies: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    DefaultButtonStyle().makeBody(configuration: configuration)
    PlainButtonStyle().makeBody(configuration: configuration)
    BorderlessButtonStyle().makeBody(configuration: configuration)
    BorderedButtonStyle().makeBody(configuration: configuration)
    BorderedProminentButtonStyle().makeBody(configuration: configuration)
    LinkButtonStyle().makeBody(configuration: configuration)
    GlassButtonStyle().makeBody(configuration: configuration)
    GlassProminentButtonStyle().makeBody(configuration: configuration)
  }
}

struct ToggleBodies: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    DefaultToggleStyle().makeBody(configuration: configuration)
    SwitchToggleStyle().makeBody(configuration: configuration)
    CheckboxToggleStyle().makeBody(configuration: configuration)
    ButtonToggleStyle().makeBody(configuration: configuration)
  }
}

struct LabelBodies: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    DefaultLabelStyle().makeBody(configuration: configuration)
    TitleAndIconLabelStyle().makeBody(configuration: configuration)
    TitleOnlyLabelStyle().makeBody(configuration: configuration)
    IconOnlyLabelStyle().makeBody(configuration: configuration)
  }
}

struct ProgressBodies: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    DefaultProgressViewStyle().makeBody(configuration: configuration)
    LinearProgressViewStyle().makeBody(configuration: configuration)
    CircularProgressViewStyle().makeBody(configuration: configuration)
  }
}

struct GaugeBodies: GaugeStyle {
  func makeBody(configuration: Configuration) -> some View {
    DefaultGaugeStyle().makeBody(configuration: configuration)
    LinearCapacityGaugeStyle().makeBody(configuration: configuration)
    AccessoryLinearGaugeStyle().makeBody(configuration: configuration)
    AccessoryLinearCapacityGaugeStyle().makeBody(configuration: configuration)
    AccessoryCircularGaugeStyle().makeBody(configuration: configuration)
    AccessoryCircularCapacityGaugeStyle().makeBody(configuration: configuration)
  }
}

struct MenuBodies: MenuStyle {
  func makeBody(configuration: Configuration) -> some View {
    DefaultMenuStyle().makeBody(configuration: configuration)
    ButtonMenuStyle().makeBody(configuration: configuration)
    BorderlessButtonMenuStyle().makeBody(configuration: configuration)
  }
}

struct ControlGroupBodies: ControlGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    AutomaticControlGroupStyle().makeBody(configuration: configuration)
    NavigationControlGroupStyle().makeBody(configuration: configuration)
  }
}

struct DisclosureGroupBodies: DisclosureGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    AutomaticDisclosureGroupStyle().makeBody(configuration: configuration)
  }
}

struct GroupBoxBodies: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View {
    DefaultGroupBoxStyle().makeBody(configuration: configuration)
  }
}

struct LabeledContentBodies: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View {
    AutomaticLabeledContentStyle().makeBody(configuration: configuration)
  }
}
