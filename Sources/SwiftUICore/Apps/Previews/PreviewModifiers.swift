import Foundation

// A preview is shown in the visitor's own window, which has its own size and no device around
// it. These modifiers have no effect, but files with previews compile unchanged.

/// The requested size of a preview.
public enum PreviewLayout: Sendable {
  /// The size of a device.
  case device
  /// The size that the view needs.
  case sizeThatFits
  /// A fixed size.
  case fixed(width: CGFloat, height: CGFloat)
}

/// The name of a preview's requested device.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public init(stringLiteral: String) {
    self.init(rawValue: stringLiteral)
  }
}

/// The requested orientation of a preview's device.
public struct InterfaceOrientation: CaseIterable, Identifiable, Equatable, Sendable {
  public let id: String

  /// The device is upright.
  public static let portrait = InterfaceOrientation(id: "portrait")
  /// The device is upside down.
  public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
  /// The device is turned to the left.
  public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
  /// The device is turned to the right.
  public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")

  public static var allCases: [InterfaceOrientation] {
    [portrait, portraitUpsideDown, landscapeLeft, landscapeRight]
  }
}

/// The system for which a preview is made.
public enum PreviewPlatform: Sendable {
  case iOS, macOS, tvOS, watchOS
}

/// A type by which a value is found in the context of a preview.
public protocol PreviewContextKey {
  /// The type of the value.
  associatedtype Value
  /// The value in a context that has no other.
  static var defaultValue: Value { get }
}

/// The surroundings of a preview, such as a size of a widget.
public protocol PreviewContext {
  /// The value for a key.
  subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}

extension View {
  /// Requests a context for a preview.
  nonisolated public func previewContext<C: PreviewContext>(_ value: C) -> some View { self }

  /// Sets the name of a preview.
  nonisolated public func previewDisplayName(_ value: String?) -> some View { self }

  /// Requests a device for a preview.
  nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View { self }

  /// Requests a size for a preview.
  nonisolated public func previewLayout(_ value: PreviewLayout) -> some View { self }

  /// Requests an orientation for the device of a preview.
  nonisolated public func previewInterfaceOrientation(
    _ value: InterfaceOrientation
  ) -> some View { self }
}
