import Foundation

// A preview is shown in the visitor's own window, which has its own size and no device around
// it. What these modifiers ask for is accepted, so that files with previews compile unchanged.

/// The size a preview asks for.
public enum PreviewLayout: Sendable {
  /// The size of a device.
  case device
  /// The size that the view needs.
  case sizeThatFits
  /// The given size.
  case fixed(width: CGFloat, height: CGFloat)
}

/// The name of a device that a preview asks for.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public init(stringLiteral: String) {
    self.init(rawValue: stringLiteral)
  }
}

/// How a preview asks for the device to be held.
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

extension View {
  /// Names a preview.
  nonisolated public func previewDisplayName(_ value: String?) -> some View { self }

  /// Asks for a device for a preview.
  nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View { self }

  /// Asks for a size for a preview.
  nonisolated public func previewLayout(_ value: PreviewLayout) -> some View { self }

  /// Asks for the device of a preview to be held in a way.
  nonisolated public func previewInterfaceOrientation(
    _ value: InterfaceOrientation
  ) -> some View { self }
}
