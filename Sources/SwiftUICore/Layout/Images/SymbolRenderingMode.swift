import BanyanHost

/// The way the parts of a symbol are colored. See Apple's documentation of `SymbolRenderingMode`.
///
/// A browser shows ``multicolor``. It shows ``hierarchical`` and ``palette`` as ``monochrome``: Banyan's drawings do not
/// specify which of their parts are secondary.
public struct SymbolRenderingMode: Hashable, Sendable {
  private let rawValue: UInt8

  /// All parts in the foreground style.
  public static let monochrome = SymbolRenderingMode(rawValue: 0)
  /// Each part in its own color, such as the yellow sun behind the white cloud of `cloud.sun.fill`.
  ///
  /// Parts without a color of their own, and symbols without such parts, are in the foreground style. So are symbols in a
  /// line of text. A white cloud cannot be seen on a white background.
  public static let multicolor = SymbolRenderingMode(rawValue: 1)
  /// Shown as ``monochrome``.
  public static let hierarchical = SymbolRenderingMode(rawValue: 2)
  /// Shown as ``monochrome``, in the first of the foreground styles.
  public static let palette = SymbolRenderingMode(rawValue: 3)

  /// The property for hosts; nil for the color of text.
  var property: Property? { self == .multicolor ? Property.symbolRendering(.multicolor) : nil }
}

private struct SymbolRenderingModeKey: EnvironmentKey {
  static var defaultValue: SymbolRenderingMode? { nil }
}

extension EnvironmentValues {
  /// The way the parts of symbols are colored; nil for the foreground style.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[SymbolRenderingModeKey.self] }
    set { self[SymbolRenderingModeKey.self] = newValue }
  }
}

extension View {
  /// Sets the way the parts of symbols in this view are colored.
  ///
  /// ```swift
  /// Label("Showers", systemImage: "cloud.sun.rain.fill").symbolRenderingMode(.multicolor)
  /// ```
  ///
  /// - Parameter mode: nil for the default, which is the foreground style. An image that has a mode of its own keeps it.
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }
}
