import BanyanHost

/// Forms in which there are symbols of one name. See Apple's documentation of `SymbolVariants`.
public struct SymbolVariants: Hashable, Sendable {
  private var shape: String?
  private var isFilled = false
  private var isStruckThrough = false

  /// The symbol itself.
  public static let none = SymbolVariants()
  /// In a circle.
  public static let circle = SymbolVariants(shape: "circle")
  /// In a square.
  public static let square = SymbolVariants(shape: "square")
  /// In a rectangle.
  public static let rectangle = SymbolVariants(shape: "rectangle")
  /// Filled.
  public static let fill = SymbolVariants(isFilled: true)
  /// With a line across.
  public static let slash = SymbolVariants(isStruckThrough: true)

  /// This form, in a circle.
  public var circle: SymbolVariants { with { $0.shape = "circle" } }
  /// This form, in a square.
  public var square: SymbolVariants { with { $0.shape = "square" } }
  /// This form, in a rectangle.
  public var rectangle: SymbolVariants { with { $0.shape = "rectangle" } }
  /// This form, filled.
  public var fill: SymbolVariants { with { $0.isFilled = true } }
  /// This form with a line across.
  public var slash: SymbolVariants { with { $0.isStruckThrough = true } }

  private func with(_ change: (inout SymbolVariants) -> Void) -> SymbolVariants {
    var variants = self
    change(&variants)
    return variants
  }

  /// Whether all of a form is in this one.
  public func contains(_ other: SymbolVariants) -> Bool {
    (other.shape == nil || other.shape == shape) && (isFilled || !other.isFilled)
      && (isStruckThrough || !other.isStruckThrough)
  }

  /// The name of a symbol in this form.
  func name(of symbol: String) -> String {
    var name = symbol
    func add(_ suffix: String, _ isWanted: Bool) {
      if isWanted, !name.split(separator: ".").dropFirst().contains(Substring(suffix)) {
        name += "." + suffix
      }
    }
    // Whether it is filled is said last.
    let wasFilled = name.hasSuffix(".fill")
    if (shape != nil || isStruckThrough) && wasFilled { name.removeLast(5) }
    add("slash", isStruckThrough)
    if let shape { add(shape, true) }
    add("fill", isFilled || wasFilled)
    return name
  }
}

private struct SymbolVariantsKey: EnvironmentKey {
  static var defaultValue: SymbolVariants { .none }
}

private struct ImageScaleKey: EnvironmentKey {
  static var defaultValue: Image.Scale { .medium }
}

extension EnvironmentValues {
  /// The form in which symbols are shown.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }

  /// How large symbols are beside text.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }
}

extension View {
  /// Shows symbols below in a form.
  nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
    environment(\.symbolVariants, variant)
  }

  /// Says how large symbols below are beside text.
  nonisolated public func imageScale(_ scale: Image.Scale) -> some View {
    environment(\.imageScale, scale)
  }
}

/// How the layers of a symbol are colored. See Apple's documentation of `SymbolRenderingMode`.
public struct SymbolRenderingMode: Hashable, Sendable {
  private let rawValue: UInt8

  public static let monochrome = SymbolRenderingMode(rawValue: 0)
  public static let multicolor = SymbolRenderingMode(rawValue: 1)
  public static let hierarchical = SymbolRenderingMode(rawValue: 2)
  public static let palette = SymbolRenderingMode(rawValue: 3)
}

extension Image {
  /// Has no meaning for drawings of one layer, as all of Banyan's are.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
}

extension View {
  /// Has no meaning for drawings of one layer, as all of Banyan's are.
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }
}
