import Foundation

/// The name of a method, for `UIApplication.sendAction(_:to:from:for:)`.
///
/// `banyan run` makes one from `#selector(UIResponder.resignFirstResponder)`. Without Objective-C a name cannot be
/// resolved to a method, so a selector has no other use.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
  private let name: String

  /// Creates a selector with a name.
  public init(_ str: String) {
    name = str
  }

  public init(stringLiteral value: String) {
    name = value
  }
}

/// An event in UIKit. No instances exist: hosts send events only to views.
@MainActor
@preconcurrency
open class UIEvent: NSObject {
  override init() {}
}
