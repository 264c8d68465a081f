import Foundation

/// The domain of the errors of this framework.
public let kCLErrorDomain = "kCLErrorDomain"

/// An error of this framework. See Apple's documentation of `CLError`.
public struct CLError: CustomNSError, Hashable, Sendable {
  /// The reason of an error. There are those that can occur.
  public enum Code: Int, Sendable {
    /// The location is not known now; a manager that is updating keeps trying.
    case locationUnknown = 0
    /// The person does not allow the app to know.
    case denied = 1
    /// There was no network, or the service could not be reached.
    case network = 2
    /// There is no result for an address or coordinate.
    case geocodeFoundNoResult = 8
    /// There is only a part of the result.
    case geocodeFoundPartialResult = 9
    /// The request was cancelled.
    case geocodeCanceled = 10
  }

  /// The reason of the error.
  public let code: Code

  /// Creates an error with a reason.
  public init(_ code: Code) {
    self.code = code
  }

  public static var errorDomain: String { kCLErrorDomain }

  public var errorCode: Int { code.rawValue }

  /// The location is not known now.
  public static var locationUnknown: Code { .locationUnknown }
  /// The person does not allow the app to know.
  public static var denied: Code { .denied }
  /// There was no network, or the service could not be reached.
  public static var network: Code { .network }
  /// There is no result for an address or coordinate.
  public static var geocodeFoundNoResult: Code { .geocodeFoundNoResult }
  /// There is only a part of the result.
  public static var geocodeFoundPartialResult: Code { .geocodeFoundPartialResult }
  /// The request was cancelled.
  public static var geocodeCanceled: Code { .geocodeCanceled }
}

extension CLError.Code {
  /// Matches an error that has the reason, as in `catch CLError.denied`.
  public static func ~= (code: CLError.Code, error: any Error) -> Bool {
    (error as? CLError)?.code == code
  }
}
