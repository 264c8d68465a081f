import BanyanHost

/// The size of controls. See Apple's documentation of `ControlSize`.
public enum ControlSize: CaseIterable, Hashable, Sendable {
  /// A minimal size.
  case mini
  /// A size for tight spaces.
  case small
  case regular
  /// A size for prominent controls.
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
  /// The size of controls.
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
  /// Sets the size of controls in this view.
  nonisolated public func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }

  /// Hides the labels of controls in this view. Assistive technologies still use them as the names of
  /// the controls. See Apple's documentation of `labelsHidden()`.
  nonisolated public func labelsHidden() -> some View {
    environment(\.labelsAreHidden, true)
  }
}

extension ElementEnvironment {
  /// The properties for the enabled state and the size of a control.
  var controlProperties: [Property] {
    let size = context.value(for: ControlSizeKey.self)
    return size == .regular
      ? enabledProperties : enabledProperties + [.controlSize(size.resolved)]
  }

  /// The properties for the label of a control.
  var labelProperties: [Property] { labelsAreHidden ? [.hidesLabel(true)] : [] }

  var labelsAreHidden: Bool { context.value(for: LabelsHiddenKey.self) }
}
