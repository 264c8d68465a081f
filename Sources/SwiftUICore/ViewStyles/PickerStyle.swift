import BanyanHost

/// How a picker looks. See Apple's documentation of `PickerStyle`.
public protocol PickerStyle: Sendable {
  /// The style as hosts know it. Not for use outside the framework.
  var _style: _PickerStyleDescription { get }
}

/// A picker's style, as hosts know it.
public struct _PickerStyleDescription: Sendable {
  fileprivate let resolved: PickerLook
}

/// The host's own style: a menu.
public struct DefaultPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  public var _style: _PickerStyleDescription { _PickerStyleDescription(resolved: .menu) }
}

/// What is chosen, and a menu to choose another.
public struct MenuPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  public var _style: _PickerStyleDescription { _PickerStyleDescription(resolved: .menu) }
}

/// The options side by side in one control.
public struct SegmentedPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  public var _style: _PickerStyleDescription { _PickerStyleDescription(resolved: .segmented) }
}

/// The options one below the other, as rows.
public struct InlinePickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  public var _style: _PickerStyleDescription { _PickerStyleDescription(resolved: .inline) }
}

/// A wheel to turn.
public struct WheelPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  public var _style: _PickerStyleDescription { _PickerStyleDescription(resolved: .wheel) }
}

/// The options one below the other, each with a mark to fill.
public struct RadioGroupPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  public var _style: _PickerStyleDescription { _PickerStyleDescription(resolved: .radioGroup) }
}

/// The options side by side, each a small picture.
public struct PalettePickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  public var _style: _PickerStyleDescription { _PickerStyleDescription(resolved: .palette) }
}

/// A screen of its own to choose from: here a menu does, as it leads to the options as well.
public struct NavigationLinkPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  public var _style: _PickerStyleDescription { _PickerStyleDescription(resolved: .menu) }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The host's own style: a menu.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
extension PickerStyle where Self == MenuPickerStyle {
  /// What is chosen, and a menu to choose another.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}
extension PickerStyle where Self == SegmentedPickerStyle {
  /// The options side by side in one control.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
extension PickerStyle where Self == InlinePickerStyle {
  /// The options one below the other, as rows.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}
extension PickerStyle where Self == WheelPickerStyle {
  /// A wheel to turn.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}
extension PickerStyle where Self == RadioGroupPickerStyle {
  /// The options one below the other, each with a mark to fill.
  public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}
extension PickerStyle where Self == PalettePickerStyle {
  /// The options side by side, each a small picture.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}
extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// A screen of its own to choose from, or a menu.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

private struct PickerStyleKey: EnvironmentKey {
  static let defaultValue = PickerLook.menu
}

extension EnvironmentValues {
  fileprivate var pickerStyle: PickerLook {
    get { self[PickerStyleKey.self] }
    set { self[PickerStyleKey.self] = newValue }
  }
}

extension ElementEnvironment {
  var pickerStyle: PickerLook { context.value(for: PickerStyleKey.self) }
}

extension View {
  /// Sets how pickers below look.
  nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    environment(\.pickerStyle, style._style.resolved)
  }
}
