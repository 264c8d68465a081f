import Foundation

/// The coordinate space of a location.
///
/// See Apple's documentation of `CoordinateSpace`.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
  /// The space with its origin at the leading top corner of the window.
  case global
  /// The space with its origin at the leading top corner of the view.
  case local
  /// The space with its origin at the leading top corner of the nearest view around with the name.
  case named(AnyHashable)

  /// A Boolean value that indicates whether this is the space of the window.
  public var isGlobal: Bool { self == .global }
  /// A Boolean value that indicates whether this is the space of the view.
  public var isLocal: Bool { self == .local }
}

/// A coordinate space, as a value of its own type: `.local` or `.global`.
///
/// See Apple's documentation of `CoordinateSpaceProtocol`.
public protocol CoordinateSpaceProtocol {
  /// The coordinate space.
  var coordinateSpace: CoordinateSpace { get }
}

/// The coordinate space of the view.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// Creates the value.
  public init() {}
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The coordinate space of the window.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// Creates the value.
  public init() {}
  public var coordinateSpace: CoordinateSpace { .global }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The coordinate space of the view.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The coordinate space of the window.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpace {
  @MainActor
  func location(of input: GestureInput) -> CGPoint {
    switch self {
    case .global: return input.location
    case .local: return input.localLocation
    case .named:
      // Without a view of that name, the space is the window's.
      guard let origin = input.spaceOrigin(self) else { return input.location }
      return CGPoint(x: input.location.x - origin.x, y: input.location.y - origin.y)
    }
  }
}
