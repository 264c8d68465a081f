// Speech, and what records it.
import Speech
import SwiftUI

final class Listening: NSObject, SFSpeechRecognizerDelegate {
  func speechRecognizer(
    _ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool
  ) {}
}

final class NotListening: NSObject, SFSpeechRecognizerDelegate {}

func recognize() throws {
  let listening = Listening()
  guard let recognizer = SFSpeechRecognizer(locale: Locale(identifier: "de")) else { return }
  _ = SFSpeechRecognizer()
  recognizer.delegate = listening
  NotListening().speechRecognizer(recognizer, availabilityDidChange: recognizer.isAvailable)
  print(recognizer.locale, recognizer.delegate as Any, recognizer.supportsOnDeviceRecognition)
  print(SFSpeechRecognizer.supportedLocales(), SFSpeechRecognizer.authorizationStatus())
  SFSpeechRecognizer.requestAuthorization { status in
    switch status {
    case .notDetermined, .denied, .restricted, .authorized: print(status.rawValue)
    }
  }
  print(SFSpeechRecognizerAuthorizationStatus(rawValue: 1) as Any)
  let answers: [SFSpeechRecognizerAuthorizationStatus] = [
    .notDetermined, .denied, .restricted, .authorized,
  ]
  print(answers)

  let request = SFSpeechAudioBufferRecognitionRequest()
  request.shouldReportPartialResults = !request.shouldReportPartialResults
  request.requiresOnDeviceRecognition = !request.requiresOnDeviceRecognition
  request.addsPunctuation = !request.addsPunctuation
  request.contextualStrings += ["dough"]
  let task = recognizer.recognitionTask(with: request) { result, error in
    if let result {
      print(result.bestTranscription.formattedString, result.transcriptions, result.isFinal)
    }
    if let error = error as? SFSpeechError { print(error.code, error.code.rawValue) }
  }
  print(task.state.rawValue, task.isCancelled, task.isFinishing, task.error as Any)
  let states: [SFSpeechRecognitionTaskState?] = [
    .starting, .running, .finishing, .canceling, .completed, .init(rawValue: 1),
  ]
  print(states)
  task.finish()
  task.cancel()
  let error = SFSpeechError(SFSpeechError.Code(rawValue: 1) ?? .internalServiceError)
  print(
    SFSpeechError.errorDomain, error.errorCode, error.errorDescription as Any, error.errorUserInfo)
  print(SFSpeechURLRecognitionRequest(url: URL(fileURLWithPath: "/a.m4a")).url)
  try record(for: request)
  request.endAudio()
}

func record(for request: SFSpeechAudioBufferRecognitionRequest) throws {
  let session = AVAudioSession.sharedInstance()
  try session.setCategory(.playAndRecord, mode: .measurement, options: .duckOthers)
  try session.setCategory(.record)
  switch session.recordPermission {
  case .undetermined, .denied, .granted: print(session.recordPermission.rawValue)
  }
  print(AVAudioSession.RecordPermission(rawValue: 0) as Any)
  let permissions: [AVAudioSession.RecordPermission] = [.undetermined, .denied, .granted]
  print(permissions)
  session.requestRecordPermission { print($0) }

  let engine = AVAudioEngine()
  let node: AVAudioInputNode = engine.inputNode
  let format: AVAudioFormat = node.outputFormat(forBus: 0)
  print(format.sampleRate, format.channelCount, node.inputFormat(forBus: 0))
  let size: AVAudioFrameCount = 1024
  let bus: AVAudioNodeBus = 0
  let block: AVAudioNodeTapBlock = { buffer, when in
    print(when)
    request.append(buffer)
  }
  node.installTap(onBus: bus, bufferSize: size, format: format, block: block)
  engine.prepare()
  try engine.start()
  print(engine.isRunning)
  engine.stop()
  node.removeTap(onBus: bus)
}

func lists() {
  let formatter = ListFormatter()
  print(ListFormatter(coder: NSKeyedArchiver(requiringSecureCoding: true)) as Any)
  formatter.locale = formatter.locale ?? Locale(identifier: "en")
  formatter.itemFormatter = formatter.itemFormatter ?? NumberFormatter()
  print(formatter.string(from: [1, 2]) as Any, formatter.string(for: [1, 2]) as Any)
  print(ListFormatter.localizedString(byJoining: ["a", "b"]))
}
