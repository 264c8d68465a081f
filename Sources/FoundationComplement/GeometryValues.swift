import Foundation

extension NSValue {
  /// The rectangle that it has, by the name that UIKit gives it.
  public var cgRectValue: CGRect { rectValue }
  /// The point that it has, by the name that UIKit gives it.
  public var cgPointValue: CGPoint { pointValue }
  /// The size that it has, by the name that UIKit gives it.
  public var cgSizeValue: CGSize { sizeValue }
}
