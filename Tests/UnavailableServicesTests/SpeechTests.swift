import Foundation
import FoundationComplement
import Speech
import Synchronization
import Testing

/// Speech, which a server does not hear: each call says so, as on a device that does not allow it.
@Suite struct SpeechTests {
  @Test func `nobody may recognize speech or record it`() async {
    let status = await withCheckedContinuation { continuation in
      SFSpeechRecognizer.requestAuthorization { continuation.resume(returning: $0) }
    }
    #expect(status == .restricted)
    #expect(SFSpeechRecognizer.authorizationStatus() == .restricted)
    let mayRecord = await withCheckedContinuation { continuation in
      AVAudioSession.sharedInstance().requestRecordPermission { continuation.resume(returning: $0) }
    }
    #expect(!mayRecord)
    #expect(SFSpeechRecognizer()?.isAvailable == false)
    #expect(throws: NSError.self) { try AVAudioEngine().start() }
  }

  @Test func `a task fails`() async throws {
    let recognizer = try #require(SFSpeechRecognizer())
    let request = SFSpeechAudioBufferRecognitionRequest()
    let error = await withCheckedContinuation { continuation in
      recognizer.recognitionTask(with: request) { _, error in continuation.resume(returning: error)
      }
    }
    #expect(error as? SFSpeechError == SFSpeechError(.internalServiceError))
    #expect(error?.localizedDescription == "Speech recognition is not available.")
  }

  @Test func `texts are joined as the language does`() {
    let formatter = ListFormatter()
    formatter.locale = Locale(identifier: "en_US")
    #expect(formatter.string(from: ["Ada", "Ben", "Cleo"]) == "Ada, Ben, and Cleo")
    #expect(formatter.string(from: [1]) == "1")
    #expect(formatter.string(for: 1) == nil)
    formatter.locale = Locale(identifier: "de")
    #expect(formatter.string(from: ["Ada", "Ben"]) == "Ada und Ben")
  }
}
