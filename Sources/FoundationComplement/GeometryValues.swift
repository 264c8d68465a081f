import Foundation

extension NSValue {
  /// The rectangle value, by UIKit's name.
  public var cgRectValue: CGRect { rectValue }
  /// The point value, by UIKit's name.
  public var cgPointValue: CGPoint { pointValue }
  /// The size value, by UIKit's name.
  public var cgSizeValue: CGSize { sizeValue }
}
