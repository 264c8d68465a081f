import BanyanHost

/// The variants of a symbol. See Apple's documentation of `SymbolVariants`.
public struct SymbolVariants: Hashable, Sendable {
  private var shape: String?
  private var isFilled = false
  private var isStruckThrough = false

  /// The symbol without a variant.
  public static let none = SymbolVariants()
  /// The symbol in a circle.
  public static let circle = SymbolVariants(shape: "circle")
  /// The symbol in a square.
  public static let square = SymbolVariants(shape: "square")
  /// The symbol in a rectangle.
  public static let rectangle = SymbolVariants(shape: "rectangle")
  /// The filled symbol.
  public static let fill = SymbolVariants(isFilled: true)
  /// The symbol with a slash.
  public static let slash = SymbolVariants(isStruckThrough: true)

  /// This variant, in a circle.
  public var circle: SymbolVariants { with { $0.shape = "circle" } }
  /// This variant, in a square.
  public var square: SymbolVariants { with { $0.shape = "square" } }
  /// This variant, in a rectangle.
  public var rectangle: SymbolVariants { with { $0.shape = "rectangle" } }
  /// This variant, filled.
  public var fill: SymbolVariants { with { $0.isFilled = true } }
  /// This variant, with a slash.
  public var slash: SymbolVariants { with { $0.isStruckThrough = true } }

  private func with(_ change: (inout SymbolVariants) -> Void) -> SymbolVariants {
    var variants = self
    change(&variants)
    return variants
  }

  /// Returns whether this variant includes another.
  public func contains(_ other: SymbolVariants) -> Bool {
    (other.shape == nil || other.shape == shape) && (isFilled || !other.isFilled)
      && (isStruckThrough || !other.isStruckThrough)
  }

  /// Symbols that have no filled variant, although the host could fill their outlines.
  private static let unfilled: Set = [
    "at", "calendar", "calendar.badge.clock", "calendar.badge.plus", "clock.arrow.circlepath",
    "gear", "globe", "magnifyingglass", "network", "qrcode", "scope", "soccerball", "speedometer",
    "square.and.pencil", "target", "text.magnifyingglass", "timer",
  ]

  /// Returns the name of a symbol in this variant. One without a filled variant stays as it is.
  func name(of symbol: String) -> String {
    var name = symbol
    func add(_ suffix: String, _ isWanted: Bool) {
      if isWanted, !name.split(separator: ".").dropFirst().contains(Substring(suffix)) {
        name += "." + suffix
      }
    }
    // The `fill` suffix goes last.
    let wasFilled = name.hasSuffix(".fill")
    if (shape != nil || isStruckThrough) && wasFilled { name.removeLast(5) }
    add("slash", isStruckThrough)
    if let shape { add(shape, true) }
    add("fill", isFilled && !Self.unfilled.contains(name) || wasFilled)
    return name
  }
}

struct SymbolVariantsKey: EnvironmentKey {
  static var defaultValue: SymbolVariants { .none }
}

private struct ImageScaleKey: EnvironmentKey {
  static var defaultValue: Image.Scale { .medium }
}

extension EnvironmentValues {
  /// The variant of symbols.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }

  /// The size of symbols relative to text.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }
}

extension View {
  /// Shows symbols in this view in a variant.
  nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
    environment(\.symbolVariants, variant)
  }

  /// Sets the size of symbols in this view relative to text.
  nonisolated public func imageScale(_ scale: Image.Scale) -> some View {
    environment(\.imageScale, scale)
  }
}
