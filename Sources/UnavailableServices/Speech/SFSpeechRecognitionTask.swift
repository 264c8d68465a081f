import Foundation
import Synchronization

/// The state of a task. See Apple's documentation of `SFSpeechRecognitionTaskState`.
public enum SFSpeechRecognitionTaskState: Int, Sendable {
  case starting = 0
  case running = 1
  case finishing = 2
  case canceling = 3
  case completed = 4
}

/// A reason why speech was not recognized. See Apple's documentation of `SFSpeechError`.
public struct SFSpeechError: Error, Hashable, Sendable {
  /// A reason.
  public enum Code: Int, Sendable {
    /// The service failed: there is none.
    case internalServiceError = 1
  }

  /// The reason.
  public let code: Code

  /// Creates an error.
  public init(_ code: Code) {
    self.code = code
  }
}

extension SFSpeechError: CustomNSError, LocalizedError {
  public static var errorDomain: String { "SFSpeechErrorDomain" }
  public var errorCode: Int { code.rawValue }
  public var errorDescription: String? { "Speech recognition is not available." }
  // Foundation on Linux takes the text of an error that has a domain from here alone.
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
}

/// The recognition of some speech, which fails unless it is cancelled. See Apple's documentation of `SFSpeechRecognitionTask`.
open class SFSpeechRecognitionTask: NSObject, @unchecked Sendable {
  private let current = Mutex((state: SFSpeechRecognitionTaskState.starting, isCancelled: false))

  init(only: Void) { super.init() }

  /// The state of the task.
  open var state: SFSpeechRecognitionTaskState { current.withLock { $0.state } }
  /// A Boolean value that indicates whether the task was cancelled.
  open var isCancelled: Bool { current.withLock { $0.isCancelled } }
  /// A Boolean value that indicates whether there is no more speech to come.
  open var isFinishing: Bool { state == .finishing }
  /// The reason why the task has failed; nil before that.
  open var error: (any Error)? {
    state == .completed && !isCancelled ? SFSpeechError(.internalServiceError) : nil
  }

  /// Says that there is no more speech to come.
  open func finish() {
    current.withLock { if $0.state == .starting { $0.state = .finishing } }
  }

  /// Cancels the task.
  open func cancel() {
    current.withLock { if $0.state != .completed { $0 = (.completed, true) } }
  }

  /// Completes the task.
  /// - Returns: the error; nil if the task was completed before.
  func fail() -> SFSpeechError? {
    current.withLock {
      if $0.state == .completed { return nil }
      $0.state = .completed
      return SFSpeechError(.internalServiceError)
    }
  }
}

/// The words that were recognized. There are none. See Apple's documentation of `SFSpeechRecognitionResult`.
open class SFSpeechRecognitionResult: NSObject, @unchecked Sendable {
  /// The most likely text.
  public let bestTranscription: SFTranscription
  /// The texts that it may be, the most likely one first.
  public let transcriptions: [SFTranscription]
  /// A Boolean value that indicates whether no better result follows.
  public let isFinal: Bool

  private init(only: Void) {
    bestTranscription = SFTranscription(only: ())
    transcriptions = [bestTranscription]
    isFinal = true
    super.init()
  }
}

/// A text. There are none. See Apple's documentation of `SFTranscription`.
open class SFTranscription: NSObject, @unchecked Sendable {
  /// The text.
  open var formattedString: String { "" }

  init(only: Void) { super.init() }
}
