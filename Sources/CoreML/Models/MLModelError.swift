import Foundation

/// A reason why a model could not be loaded, or a prediction not be made. See Apple's documentation of `MLModelError`.
///
/// A model of a kind that Banyan does not compute, such as a neural network, fails to load with `generic`, and the
/// description names the kind.
public struct MLModelError: Error, CustomNSError, LocalizedError, Hashable, Sendable {
  /// The reason.
  public enum Code: Int, Sendable {
    /// Something that has no code of its own.
    case generic = 0
    /// A value is missing, or of another type than the model has it.
    case featureType = 1
    /// The file cannot be read, or is no model.
    case io = 3
    /// A parameter is not one of the model's.
    case parameters = 7
  }

  /// The reason.
  public let code: Code
  private let message: String?

  /// Creates an error with a reason.
  ///
  /// - Parameter userInfo: Its text for `NSLocalizedDescriptionKey` is the description of the error.
  public init(_ code: Code, userInfo: [String: Any] = [:]) {
    self.code = code
    message = userInfo[NSLocalizedDescriptionKey] as? String
  }

  init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }

  public static let errorDomain = "com.apple.CoreML"
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] {
    errorDescription.map { [NSLocalizedDescriptionKey: $0] } ?? [:]
  }
  public var errorDescription: String? { message }

  /// Something that has no code of its own.
  public static let generic = Code.generic
  /// A value is missing, or of another type than the model has it.
  public static let featureType = Code.featureType
  /// The file cannot be read, or is no model.
  public static let io = Code.io
  /// A parameter is not one of the model's.
  public static let parameters = Code.parameters
}

extension MLModelError.Code {
  /// Matches an error that has the reason, as in `catch MLModelError.io`.
  public static func ~= (code: MLModelError.Code, error: any Error) -> Bool {
    (error as? MLModelError)?.code == code
  }
}
