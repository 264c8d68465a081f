import Foundation
import SwiftUICore

/// The distances of UIKit from the edges of a rectangle, in points. See Apple's documentation of `UIEdgeInsets`.
public struct UIEdgeInsets: Hashable, Codable, Sendable {
  public var top, left, bottom, right: CGFloat

  /// Creates distances.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }

  /// Creates distances of zero.
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

  /// Distances of zero.
  public static let zero = UIEdgeInsets()
}

/// The distances of UIKit from the edges of a rectangle, in points, in the order in which people read. See Apple's documentation
/// of `NSDirectionalEdgeInsets`.
public struct NSDirectionalEdgeInsets: Hashable, Codable, Sendable {
  public var top, leading, bottom, trailing: CGFloat

  /// Creates distances.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }

  /// Creates distances of zero.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// Creates the distances of UIKit that are the same as SwiftUI's.
  public init(_ edgeInsets: EdgeInsets) {
    self.init(
      top: edgeInsets.top, leading: edgeInsets.leading, bottom: edgeInsets.bottom,
      trailing: edgeInsets.trailing)
  }

  /// Distances of zero.
  public static let zero = NSDirectionalEdgeInsets()
}

extension EdgeInsets {
  /// Creates the distances that are the same as UIKit's.
  public init(_ nsEdgeInsets: NSDirectionalEdgeInsets) {
    self.init(
      top: nsEdgeInsets.top, leading: nsEdgeInsets.leading, bottom: nsEdgeInsets.bottom,
      trailing: nsEdgeInsets.trailing)
  }
}
