import Foundation

/// The name of a method, and the method itself where it is known.
///
/// There is no Objective-C here, so a name alone does not lead to a method. `banyan run` therefore makes of
///
/// ```swift
/// control.addTarget(coordinator, action: #selector(Coordinator.pageChanged(sender:)), for: .valueChanged)
/// ```
///
/// a selector that has both: the name is `pageChangedWithSender:`, as in Objective-C, and the method is
/// `Coordinator.pageChanged(sender:)`. A selector that is made of a name calls nothing, which is reported when it should. Selectors are equal
/// if their names are.
///
/// A method can have up to two parameters, which receive the sender and the event, or the notification, or the timer.
public struct Selector: Hashable, @unchecked Sendable, ExpressibleByStringLiteral {
  /// The name in Objective-C.
  package let name: String
  /// Calls the method; returns false if the target or an argument is of another type.
  private let method: ((_ target: AnyObject, _ arguments: [Any?]) -> Bool)?

  /// Creates a selector with a name and no method.
  public init(_ str: String) {
    name = str
    method = nil
  }

  public init(stringLiteral value: String) {
    self.init(value)
  }

  private init(_ name: String, method: @escaping (AnyObject, [Any?]) -> Bool) {
    self.name = name
    self.method = method
  }

  public static func == (left: Selector, right: Selector) -> Bool { left.name == right.name }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }

  /// Calls the method of a target.
  /// - Parameter arguments: at least as many as the method can have parameters.
  /// - Returns: whether there is a method, and it takes the target and the arguments.
  package func perform(on target: AnyObject, with arguments: Any?...) -> Bool {
    method?(target, arguments + [nil, nil]) ?? false
  }
}

// The code that `banyan run` writes for `#selector(Type.method)`. Each number of parameters has a second initializer for methods of the main actor,
// which Swift 6 does not take for others; its last parameter only tells the two apart.
extension Selector {
  public init<Target: AnyObject, Result>(
    _ name: String, _calls method: @escaping (Target) -> () -> Result
  ) {
    self.init(name) { target, _ in
      guard let target = target as? Target else { return false }
      _ = method(target)()
      return true
    }
  }

  public init<Target: AnyObject, Argument, Result>(
    _ name: String, _calls method: @escaping (Target) -> (Argument) -> Result
  ) {
    self.init(name) { target, arguments in
      guard let target = target as? Target, let argument = Self.cast(arguments[0], Argument.self)
      else { return false }
      _ = method(target)(argument)
      return true
    }
  }

  public init<Target: AnyObject, First, Second, Result>(
    _ name: String, _calls method: @escaping (Target) -> (First, Second) -> Result
  ) {
    self.init(name) { target, arguments in
      guard let target = target as? Target, let first = Self.cast(arguments[0], First.self),
        let second = Self.cast(arguments[1], Second.self)
      else { return false }
      _ = method(target)(first, second)
      return true
    }
  }

  public init<Target: AnyObject, Result>(
    _ name: String, _calls method: @escaping (Target) -> @MainActor () -> Result,
    _isOnMainActor: Void = ()
  ) {
    self.init(name) { target, _ in
      guard let target = target as? Target else { return false }
      _ = unsafeBitCast(method(target), to: (() -> Result).self)()
      return true
    }
  }

  public init<Target: AnyObject, Argument, Result>(
    _ name: String, _calls method: @escaping (Target) -> @MainActor (Argument) -> Result,
    _isOnMainActor: Void = ()
  ) {
    self.init(name) { target, arguments in
      guard let target = target as? Target, let argument = Self.cast(arguments[0], Argument.self)
      else { return false }
      _ = unsafeBitCast(method(target), to: ((Argument) -> Result).self)(argument)
      return true
    }
  }

  public init<Target: AnyObject, First, Second, Result>(
    _ name: String, _calls method: @escaping (Target) -> @MainActor (First, Second) -> Result,
    _isOnMainActor: Void = ()
  ) {
    self.init(name) { target, arguments in
      guard let target = target as? Target, let first = Self.cast(arguments[0], First.self),
        let second = Self.cast(arguments[1], Second.self)
      else { return false }
      _ = unsafeBitCast(method(target), to: ((First, Second) -> Result).self)(first, second)
      return true
    }
  }

  /// Returns an argument as a parameter's type; nil if it is of another. An argument that is nil is one for a parameter that is optional.
  private static func cast<Parameter>(_ argument: Any?, _ type: Parameter.Type) -> Parameter? {
    if let argument { return argument as? Parameter }
    return Optional<Any>.none as? Parameter
  }
}

/// An event in UIKit. No instances exist: hosts send events only to views.
@MainActor
@preconcurrency
open class UIEvent: NSObject {
  override init() {}
}
