import Foundation

extension NSValue {
  /// The rectangle in it, by UIKit's name.
  public var cgRectValue: CGRect { rectValue }
  /// The point in it, by UIKit's name.
  public var cgPointValue: CGPoint { pointValue }
  /// The size in it, by UIKit's name.
  public var cgSizeValue: CGSize { sizeValue }
}
