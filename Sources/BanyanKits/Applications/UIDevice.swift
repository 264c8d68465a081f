import Foundation

/// The kind of device on which an app is shown.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone = 0
  case pad = 1
  case tv = 2
  case carPlay = 3
  case mac = 5
  case vision = 6
}

/// The orientation of a device.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown = 0
  case portrait = 1
  case portraitUpsideDown = 2
  case landscapeLeft = 3
  case landscapeRight = 4
  case faceUp = 5
  case faceDown = 6

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// The device that an app runs on: the server, not the device in a person's hands.
///
/// An app that asks for its kind of device wants to know how much space it has. The answer suits
/// small spaces: a phone. To find out the available space, use a size
/// class or a `GeometryReader`. See Apple's documentation of `UIDevice`.
@MainActor
@preconcurrency
public final class UIDevice: NSObject {
  public static let current = UIDevice()

  private override init() {}

  /// Always `phone`; see above.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  /// Always `unknown`: a window has no orientation.
  public var orientation: UIDeviceOrientation { .unknown }
  /// The server's name.
  public var name: String { ProcessInfo.processInfo.hostName }
  /// Always "iPhone", to match ``userInterfaceIdiom``: apps compare it with the models that they know.
  public var model: String { "iPhone" }
  /// Always "iPhone", in every language.
  public var localizedModel: String { model }
  public var systemName: String { "Linux" }
  /// The version of the server's kernel.
  public var systemVersion: String {
    let version = ProcessInfo.processInfo.operatingSystemVersion
    return "\(version.majorVersion).\(version.minorVersion).\(version.patchVersion)"
  }
  /// Always nil: a server has no identifier for a person's device.
  public var identifierForVendor: UUID? { nil }
}
