import AVFoundation
import Foundation

/// An app's permission to recognize speech. See Apple's documentation of `SFSpeechRecognizerAuthorizationStatus`.
public enum SFSpeechRecognizerAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case denied = 1
  case restricted = 2
  case authorized = 3
}

/// An object that is notified when a recognizer becomes available or ceases to be. See Apple's documentation of
/// `SFSpeechRecognizerDelegate`.
public protocol SFSpeechRecognizerDelegate: NSObjectProtocol {
  /// Called when that changes, which it does not here.
  func speechRecognizer(
    _ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool)
}

extension SFSpeechRecognizerDelegate {
  public func speechRecognizer(
    _ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool
  ) {}
}

/// Makes text of speech.
///
/// An app runs on a server, which does not hear what a person says in a browser: recognition is restricted, and no recognizer is available, as on a
/// device whose owner does not allow it. An app that asks first, as Apple's tutorial does, shows what it shows there:
///
/// ```swift
/// guard let recognizer = SFSpeechRecognizer(), recognizer.isAvailable else { throw RecognizerError.recognizerIsUnavailable }
/// ```
///
/// See Apple's documentation of `SFSpeechRecognizer`.
open class SFSpeechRecognizer: NSObject, @unchecked Sendable {
  /// The language that would be recognized.
  public let locale: Locale
  /// The object that would be notified of changes.
  open weak var delegate: (any SFSpeechRecognizerDelegate)?

  /// Creates a recognizer for a language, by default the current one.
  // `NSObject.init()` of Linux cannot be overridden by one that fails.
  public init?(locale: Locale = .current) {
    self.locale = locale
    super.init()
  }

  /// A Boolean value that indicates whether speech can be recognized: it cannot.
  open var isAvailable: Bool { false }
  /// A Boolean value that indicates whether speech can be recognized without a network: it cannot.
  open var supportsOnDeviceRecognition: Bool { false }

  /// The languages for which there are recognizers: none.
  open class func supportedLocales() -> Set<Locale> { [] }

  /// Returns whether the app may recognize speech: that is restricted.
  open class func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus { .restricted }

  /// Asks whether the app may recognize speech.
  /// - Parameter handler: receives `restricted`, later, not on the main thread.
  @preconcurrency
  open class func requestAuthorization(
    _ handler: @escaping @Sendable (SFSpeechRecognizerAuthorizationStatus) -> Void
  ) {
    // A task belongs to the visitor for whom it is made; a queue belongs to nobody.
    Task { handler(.restricted) }
  }

  /// Recognizes speech, which fails.
  /// - Parameters:
  ///   - request: the speech.
  ///   - resultHandler: receives an ``SFSpeechError``, later, not on the main thread, unless the task is cancelled before.
  /// - Returns: the task.
  @preconcurrency
  @discardableResult
  open func recognitionTask(
    with request: SFSpeechRecognitionRequest,
    resultHandler: @escaping @Sendable (SFSpeechRecognitionResult?, (any Error)?) -> Void
  ) -> SFSpeechRecognitionTask {
    let task = SFSpeechRecognitionTask(only: ())
    Task {
      if let error = task.fail() { resultHandler(nil, error) }
    }
    return task
  }
}
