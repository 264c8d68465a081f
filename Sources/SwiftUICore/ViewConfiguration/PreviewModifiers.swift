import Foundation

// What people say of the previews of older Xcodes. The window of a preview is the browser's: its
// size and name are not a view's to choose.

/// The size of a preview. See Apple's documentation of `PreviewLayout`.
public enum PreviewLayout: Sendable {
  case device
  case sizeThatFits
  case fixed(width: CGFloat, height: CGFloat)
}

/// The device of a preview. See Apple's documentation of `PreviewDevice`.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public init(stringLiteral: String) {
    rawValue = stringLiteral
  }
}

/// How the device of a preview is held. See Apple's documentation of `InterfaceOrientation`.
public struct InterfaceOrientation: CaseIterable, Identifiable, Equatable, Sendable {
  public let id: String

  public static let portrait = InterfaceOrientation(id: "portrait")
  public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
  public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
  public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")

  public static var allCases: [InterfaceOrientation] {
    [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight]
  }
}

extension View {
  /// Has no meaning here: a preview is as large as the browser's window.
  nonisolated public func previewLayout(_ value: PreviewLayout) -> some View { self }

  /// Has no meaning here: a preview is named by what it shows.
  nonisolated public func previewDisplayName(_ value: String?) -> some View { self }

  /// Has no meaning here: a preview is shown in a browser.
  nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View { self }

  /// Has no meaning here: a preview is as large as the browser's window.
  nonisolated public func previewInterfaceOrientation(
    _ value: InterfaceOrientation
  ) -> some View { self }
}
