@_exported import Foundation

/// The ways in which a person can prove who they are. See Apple's documentation of `LAPolicy`.
public enum LAPolicy: Int, Sendable {
  case deviceOwnerAuthenticationWithBiometrics = 1
  case deviceOwnerAuthentication = 2
}

/// The ways in which a device recognizes people. See Apple's documentation of `LABiometryType`.
public enum LABiometryType: Int, Sendable {
  case none = 0
  case touchID = 1
  case faceID = 2
  case opticID = 4
}

/// Asks the owner of a device to prove who they are.
///
/// An app runs on a server, which has no person in front of it: no policy can be evaluated, as on a device without biometry and
/// without a passcode. Apps learn who uses them from a log-in. See Apple's documentation of `LAContext`.
open class LAContext: NSObject, @unchecked Sendable {
  /// The title of the button for another way to prove it.
  open var localizedFallbackTitle: String?
  /// The title of the button that cancels.
  open var localizedCancelTitle: String?
  /// The reason for the question, as the person reads it.
  open var localizedReason = ""

  public override init() { super.init() }

  /// The way in which the device recognizes people. There is none.
  open var biometryType: LABiometryType { .none }

  /// Returns whether a policy can be evaluated: none can.
  /// - Parameter error: Is set to `LAError.biometryNotAvailable`, or `LAError.passcodeNotSet` if a passcode would do.
  open func canEvaluatePolicy(
    _ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?
  ) -> Bool {
    error?.pointee = LAContext.refusal(of: policy) as NSError
    return false
  }

  /// Fails with the error of ``canEvaluatePolicy(_:error:)``.
  /// - Parameter reply: receives false and the error, later, not on the main thread.
  @preconcurrency
  open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String,
    reply: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    // A task belongs to the visitor for whom it is made; a queue belongs to nobody.
    Task { reply(false, LAContext.refusal(of: policy)) }
  }

  /// Fails with the error of ``canEvaluatePolicy(_:error:)``.
  open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
    throw LAContext.refusal(of: policy)
  }

  /// Ends the context. There is nothing to end.
  open func invalidate() {}

  private static func refusal(of policy: LAPolicy) -> LAError {
    LAError(policy == .deviceOwnerAuthentication ? .passcodeNotSet : .biometryNotAvailable)
  }
}
