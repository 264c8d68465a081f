import BanyanHost
import Foundation

/// A point in a view, given as shares of its size: 0 is leading or top, 1 is trailing or bottom.
///
/// See Apple's documentation of `UnitPoint`.
public struct UnitPoint: Hashable, Sendable {
  /// The share of the width.
  public var x: CGFloat
  /// The share of the height.
  public var y: CGFloat

  /// Creates a point at the leading top corner.
  public init() {
    self.init(x: 0, y: 0)
  }

  /// Creates a point. Values below 0 or above 1 are outside of the view.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  public static let zero = UnitPoint()
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  public static let leading = UnitPoint(x: 0, y: 0.5)
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  public static let top = UnitPoint(x: 0.5, y: 0)
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  public static let topLeading = UnitPoint(x: 0, y: 0)
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)

  var resolved: RelativePoint { RelativePoint(x: Double(x), y: Double(y)) }
}
