import BanyanHost

/// How large controls are. See Apple's documentation of `ControlSize`.
public enum ControlSize: CaseIterable, Hashable, Sendable {
  /// For places where there is hardly any room.
  case mini
  /// For places where there is little room.
  case small
  case regular
  /// For what matters most on a screen.
  case large
  case extraLarge

  fileprivate var resolved: ControlScale {
    switch self {
    case .mini: .mini
    case .small: .small
    case .regular: .regular
    case .large: .large
    case .extraLarge: .extraLarge
    }
  }
}

private struct ControlSizeKey: EnvironmentKey {
  static let defaultValue = ControlSize.regular
}

private struct LabelsHiddenKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// How large controls are.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }

  fileprivate var labelsAreHidden: Bool {
    get { self[LabelsHiddenKey.self] }
    set { self[LabelsHiddenKey.self] = newValue }
  }
}

extension View {
  /// Sets how large controls below are.
  nonisolated public func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }

  /// Hides the labels of controls below. They still name the controls for people who do not see
  /// them. See Apple's documentation of `labelsHidden()`.
  nonisolated public func labelsHidden() -> some View {
    environment(\.labelsAreHidden, true)
  }
}

extension ElementEnvironment {
  /// What a control says of being enabled and of its size.
  var controlProperties: [Property] {
    let size = context.value(for: ControlSizeKey.self)
    return size == .regular
      ? enabledProperties : enabledProperties + [.controlSize(size.resolved)]
  }

  /// What a control says of its label.
  var labelProperties: [Property] { labelsAreHidden ? [.hidesLabel(true)] : [] }

  var labelsAreHidden: Bool { context.value(for: LabelsHiddenKey.self) }
}
