import BanyanHost

/// The light or dark appearance of views.
///
/// Read it from the environment where the system's colors do not adapt as you need:
///
/// ```swift
/// @Environment(\.colorScheme) private var colorScheme
/// var body: some View {
///   Text("Night").opacity(colorScheme == .dark ? 1 : 0.6)
/// }
/// ```
///
/// Setting it changes the value that views inside read (S24), and the appearance of colors such as
/// ``Color/primary`` there. See Apple's documentation of `ColorScheme`.
public enum ColorScheme: CaseIterable, Sendable {
  case light
  case dark

  var appearance: Appearance { self == .light ? .light : .dark }
}

struct ColorSchemeKey: EnvironmentKey {
  static let defaultValue = ColorScheme.light
}

extension EnvironmentValues {
  /// The color scheme of this environment.
  ///
  /// It is the preference reported by the window's host, unless a view further in sets another.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }
}
