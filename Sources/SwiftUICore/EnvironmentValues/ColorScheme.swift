import BanyanHost

/// Whether what is shown is light or dark.
///
/// Read it from the environment to choose what the system's own colors do not choose for you:
///
/// ```swift
/// @Environment(\.colorScheme) private var colorScheme
/// var body: some View {
///   Text("Night").opacity(colorScheme == .dark ? 1 : 0.6)
/// }
/// ```
///
/// Setting it changes what views below read (S24), and how colors such as ``Color/primary`` look
/// there. See Apple's documentation of `ColorScheme`.
public enum ColorScheme: CaseIterable, Sendable {
  case light
  case dark

  var appearance: Appearance { self == .light ? .light : .dark }
}

struct ColorSchemeKey: EnvironmentKey {
  static let defaultValue = ColorScheme.light
}

extension EnvironmentValues {
  /// Whether what is shown here is light or dark.
  ///
  /// It is what the window's host says of the person's surroundings, unless it is set further in.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }
}
