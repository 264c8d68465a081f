import BanyanHost
import Foundation

/// A height of a sheet in a narrow window. See Apple's documentation of
/// `PresentationDetent`.
public struct PresentationDetent: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case fixed(Detent)
    case custom(CustomDetent)
  }

  private let kind: Kind

  private init(_ kind: Kind) { self.kind = kind }

  /// Half the height of the window.
  public static let medium = PresentationDetent(.fixed(.fraction(0.5)))
  /// The height of the window, except for a strip.
  public static let large = PresentationDetent(.fixed(.fraction(1)))

  /// Returns a share of the window's height.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(
      .fixed(.fraction(fraction.isFinite ? min(max(Double(fraction), 0.05), 1) : 1)))
  }

  /// Returns a height in points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    guard height.isFinite else { return .large }
    return PresentationDetent(.fixed(.height(max(Double(height), 40))))
  }

  /// Returns a height that a type of your own computes.
  ///
  /// ```swift
  /// struct Bar: CustomPresentationDetent {
  ///   static func height(in context: Context) -> CGFloat? { max(44, context.maxDetentValue * 0.1) }
  /// }
  /// extension PresentationDetent { static let bar = Self.custom(Bar.self) }
  /// ```
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    PresentationDetent(.custom(CustomDetent(type: type)))
  }
}

/// A height of a sheet that depends on its surroundings. See Apple's documentation of `CustomPresentationDetent`.
public protocol CustomPresentationDetent {
  /// Computes the height.
  ///
  /// It is called when the sheet appears, and when its content changes what the sheet is like.
  /// - Returns: The height in points; nil if the sheet does not have this height now.
  static func height(in context: Context) -> CGFloat?
}

extension CustomPresentationDetent {
  /// The surroundings of a sheet.
  public typealias Context = PresentationDetent.Context
}

extension PresentationDetent {
  /// The surroundings of a sheet, from which its height is computed.
  @dynamicMemberLookup
  public struct Context {
    private let values: EnvironmentValues

    /// The greatest height that a sheet can have: that of the window, in points.
    public let maxDetentValue: CGFloat

    init(_ context: _Context) {
      values = EnvironmentValues(at: context)
      maxDetentValue = MainActor.assumeIsolated { context.window?.size.height ?? 844 }
    }

    /// A value of the sheet's environment.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
      values[keyPath: keyPath]
    }
  }

  /// Returns the height as a host has it; nil if the sheet does not have it.
  func resolved(in context: Context) -> Detent? {
    switch kind {
    case .fixed(let detent): detent
    case .custom(let custom):
      custom.type.height(in: context).map {
        .height(min(max(Double($0), 40), Double(context.maxDetentValue)))
      }
    }
  }

  /// Returns the height in points.
  func height(in context: Context) -> Double? {
    switch resolved(in: context) {
    case .fraction(let share): share * Double(context.maxDetentValue)
    case .height(let height): height
    case nil: nil
    }
  }
}

// A type is the same everywhere, and its function is not isolated.
private struct CustomDetent: Hashable, @unchecked Sendable {
  let type: any CustomPresentationDetent.Type

  static func == (left: CustomDetent, right: CustomDetent) -> Bool { left.type == right.type }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(type)) }
}
