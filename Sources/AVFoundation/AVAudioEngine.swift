import Foundation

/// The number of an input or output of a node.
public typealias AVAudioNodeBus = Int
/// A number of samples of each channel.
public typealias AVAudioFrameCount = UInt32
/// The number of channels of a sound.
public typealias AVAudioChannelCount = UInt32
/// Receives sound as it is recorded.
public typealias AVAudioNodeTapBlock = (_ buffer: AVAudioPCMBuffer, _ when: AVAudioTime) -> Void

/// Records and changes sounds. An app runs on a server, which has no microphone: an engine cannot be started, and throws an error with the reason.
///
/// ```swift
/// let engine = AVAudioEngine()
/// engine.inputNode.installTap(onBus: 0, bufferSize: 1024, format: nil) { buffer, _ in request.append(buffer) }
/// engine.prepare()
/// try engine.start()  // throws
/// ```
///
/// Sounds are played with `AVAudioPlayer` and `AVPlayer`. See Apple's documentation of `AVAudioEngine`.
open class AVAudioEngine: NSObject, @unchecked Sendable {
  /// The node of the microphone: there is none, so it has a format without channels, as on a device without one.
  public let inputNode = AVAudioInputNode()

  /// Creates an engine.
  public override init() { super.init() }

  /// A Boolean value that indicates whether the engine runs: it never does.
  open var isRunning: Bool { false }

  /// Readies the engine for its start. There is nothing to do.
  open func prepare() {}

  /// Starts the engine.
  /// - Throws: always, as there is no input to record and no output to play to.
  open func start() throws {
    throw NSError(
      domain: "com.apple.coreaudio.avfaudio", code: -10851,
      userInfo: [NSLocalizedDescriptionKey: "There is no audio input."])
  }

  /// Stops the engine, which does not run.
  open func stop() {}
}

/// A part of an engine. See Apple's documentation of `AVAudioNode`.
open class AVAudioNode: NSObject, @unchecked Sendable {
  override init() { super.init() }

  /// Returns the format of what comes out of the node.
  open func outputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { AVAudioFormat(none: ()) }

  /// Returns the format of what comes into the node.
  open func inputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { AVAudioFormat(none: ()) }

  /// Asks for the sound of the node while the engine runs, which it never does.
  open func installTap(
    onBus bus: AVAudioNodeBus, bufferSize: AVAudioFrameCount, format: AVAudioFormat?,
    block tapBlock: @escaping AVAudioNodeTapBlock
  ) {}

  /// Ends what ``installTap(onBus:bufferSize:format:block:)`` has begun.
  open func removeTap(onBus bus: AVAudioNodeBus) {}
}

/// The node of a microphone. See Apple's documentation of `AVAudioInputNode`.
open class AVAudioInputNode: AVAudioNode, @unchecked Sendable {}

/// The format of a sound: that of an input which is not there. See Apple's documentation of `AVAudioFormat`.
open class AVAudioFormat: NSObject, @unchecked Sendable {
  init(none: Void) { super.init() }

  /// The samples of a second: 0.
  open var sampleRate: Double { 0 }
  /// The number of channels: 0.
  open var channelCount: AVAudioChannelCount { 0 }
}

/// A piece of recorded sound. There are none. See Apple's documentation of `AVAudioPCMBuffer`.
open class AVAudioPCMBuffer: NSObject {
  override init() { super.init() }
}

/// A moment of a recording. There are none. See Apple's documentation of `AVAudioTime`.
open class AVAudioTime: NSObject {
  override init() { super.init() }
}
