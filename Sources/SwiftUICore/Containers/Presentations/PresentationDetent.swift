import BanyanHost
import Foundation

/// A height of a sheet in a narrow window. See Apple's documentation of
/// `PresentationDetent`.
public struct PresentationDetent: Hashable, Sendable {
  let resolved: Detent

  /// Half the height of the window.
  public static let medium = PresentationDetent(resolved: .fraction(0.5))
  /// The height of the window, except for a strip.
  public static let large = PresentationDetent(resolved: .fraction(1))

  /// Returns a share of the window's height.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(
      resolved: .fraction(fraction.isFinite ? min(max(Double(fraction), 0.05), 1) : 1))
  }

  /// Returns a height in points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    guard height.isFinite else { return .large }
    return PresentationDetent(resolved: .height(max(Double(height), 40)))
  }
}

extension PresentationDetent {
  /// Returns true if a detent is lower than another. The height of the window is unknown here, so that of a phone is used.
  static func precedes(_ left: PresentationDetent, _ right: PresentationDetent) -> Bool {
    func height(_ detent: PresentationDetent) -> Double {
      switch detent.resolved {
      case .fraction(let share): share * 800
      case .height(let height): height
      }
    }
    return height(left) < height(right)
  }
}
