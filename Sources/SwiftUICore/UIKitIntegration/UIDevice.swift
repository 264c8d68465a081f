import Foundation

/// What kind of device an app is shown on.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone = 0
  case pad = 1
  case tv = 2
  case carPlay = 3
  case mac = 5
  case vision = 6
}

/// How a device is held.
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

/// The device that an app runs on: the computer, not what a person holds in their hands.
///
/// An app that asks what kind of device it is on wants to know how much room it has, and is told
/// what is right where there is little: a phone. Views that need to know their room ask for a size
/// class or a `GeometryReader`. See Apple's documentation of `UIDevice`.
@MainActor
@preconcurrency
public final class UIDevice: NSObject {
  public static let current = UIDevice()

  private override init() {}

  /// `phone`: see above.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  /// `unknown`: a window is not turned.
  public var orientation: UIDeviceOrientation { .unknown }
  /// The computer's name.
  public var name: String { ProcessInfo.processInfo.hostName }
  public var model: String { "Linux" }
  public var localizedModel: String { "Linux" }
  public var systemName: String { "Linux" }
  /// The version of the computer's kernel.
  public var systemVersion: String {
    let version = ProcessInfo.processInfo.operatingSystemVersion
    return "\(version.majorVersion).\(version.minorVersion).\(version.patchVersion)"
  }
  /// Nil: a server has no identity that stands for a person's device.
  public var identifierForVendor: UUID? { nil }
}
