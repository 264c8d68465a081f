import Foundation

/// The name of a method, for `UIApplication.sendAction(_:to:from:for:)`.
///
/// `banyan run` makes one of `#selector(UIResponder.resignFirstResponder)`. Without Objective-C a name leads to no method, so
/// there is nothing else to do with it.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
  private let name: String

  /// Creates a selector of a name.
  public init(_ str: String) {
    name = str
  }

  public init(stringLiteral value: String) {
    name = value
  }
}

/// What a person did, as UIKit has it. There is none: hosts tell views, and nobody else.
@MainActor
@preconcurrency
open class UIEvent: NSObject {
  override init() {}
}
