import BanyanHost
import Foundation

/// A height that a sheet may have in a narrow window. See Apple's documentation of
/// `PresentationDetent`.
public struct PresentationDetent: Hashable, Sendable {
  let resolved: Detent

  /// Half the window.
  public static let medium = PresentationDetent(resolved: .fraction(0.5))
  /// All of the window but a strip.
  public static let large = PresentationDetent(resolved: .fraction(1))

  /// A share of the window's height.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(
      resolved: .fraction(fraction.isFinite ? min(max(Double(fraction), 0.05), 1) : 1))
  }

  /// A height in points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    guard height.isFinite else { return .large }
    return PresentationDetent(resolved: .height(max(Double(height), 40)))
  }
}

extension PresentationDetent {
  /// Lower ones come first. How high a window is nobody knows here: as high as a phone, say.
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
