import Foundation

/// A reason why somebody could not prove who they are. See Apple's documentation of `LAError`.
public struct LAError: Error, CustomNSError, LocalizedError, Hashable, Sendable {
  /// The reason.
  public enum Code: Int, Sendable {
    /// They could not prove it.
    case authenticationFailed = -1
    /// The person has cancelled.
    case userCancel = -2
    /// The person wants another way.
    case userFallback = -3
    /// The system has cancelled.
    case systemCancel = -4
    /// There is no passcode.
    case passcodeNotSet = -5
    /// There is nothing to recognize people by.
    case biometryNotAvailable = -6
    /// Nobody can be recognized yet.
    case biometryNotEnrolled = -7
    /// There were too many failures.
    case biometryLockout = -8
    /// The app has cancelled.
    case appCancel = -9
    /// The context has ended.
    case invalidContext = -10
    /// Nobody may be asked.
    case notInteractive = -1004
  }

  /// The reason of the error.
  public let code: Code

  /// Creates an error with a reason.
  public init(_ code: Code) { self.code = code }

  public static let errorDomain = "com.apple.LocalAuthentication"
  public var errorCode: Int { code.rawValue }

  /// They could not prove it.
  public static let authenticationFailed = Code.authenticationFailed
  /// The person has cancelled.
  public static let userCancel = Code.userCancel
  /// The person wants another way.
  public static let userFallback = Code.userFallback
  /// The system has cancelled.
  public static let systemCancel = Code.systemCancel
  /// There is no passcode.
  public static let passcodeNotSet = Code.passcodeNotSet
  /// There is nothing to recognize people by.
  public static let biometryNotAvailable = Code.biometryNotAvailable
  /// Nobody can be recognized yet.
  public static let biometryNotEnrolled = Code.biometryNotEnrolled
  /// There were too many failures.
  public static let biometryLockout = Code.biometryLockout
  /// The app has cancelled.
  public static let appCancel = Code.appCancel
  /// The context has ended.
  public static let invalidContext = Code.invalidContext
  /// Nobody may be asked.
  public static let notInteractive = Code.notInteractive

  public var errorDescription: String? {
    switch code {
    case .biometryNotAvailable: "Biometry is not available on a server."
    case .passcodeNotSet: "A server has no passcode."
    default: "The authentication has failed."
    }
  }
}

extension LAError.Code {
  /// Matches an error that has the reason, as in `catch LAError.userCancel`.
  public static func ~= (code: LAError.Code, error: any Error) -> Bool {
    (error as? LAError)?.code == code
  }
}
