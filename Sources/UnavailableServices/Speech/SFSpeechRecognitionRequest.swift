import AVFoundation
import Foundation

/// Speech that is to be recognized. See Apple's documentation of `SFSpeechRecognitionRequest`.
open class SFSpeechRecognitionRequest: NSObject, @unchecked Sendable {
  override init() { super.init() }

  /// A Boolean value that indicates whether results are wanted before the end.
  open var shouldReportPartialResults = true
  /// A Boolean value that indicates whether the speech must not leave the device.
  open var requiresOnDeviceRecognition = false
  /// A Boolean value that indicates whether punctuation is wanted.
  open var addsPunctuation = false
  /// Words that are likely to be spoken.
  open var contextualStrings: [String] = []
}

/// Speech from a microphone. See Apple's documentation of `SFSpeechAudioBufferRecognitionRequest`.
open class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest, @unchecked Sendable {
  /// Creates a request.
  public override init() { super.init() }

  /// Adds recorded sound, of which there is none.
  open func append(_ audioPCMBuffer: AVAudioPCMBuffer) {}

  /// Says that there is no more.
  open func endAudio() {}
}

/// Speech in a file. See Apple's documentation of `SFSpeechURLRecognitionRequest`.
open class SFSpeechURLRecognitionRequest: SFSpeechRecognitionRequest, @unchecked Sendable {
  /// The file.
  public let url: URL

  /// Creates a request.
  public init(url URL: URL) {
    url = URL
    super.init()
  }
}
