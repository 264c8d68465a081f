import BanyanHost
import Foundation
import SwiftUICore
import Synchronization

/// Receives what becomes of an audio player. See Apple's documentation of `AVAudioPlayerDelegate`.
public protocol AVAudioPlayerDelegate: NSObjectProtocol {
  /// Called when a sound has been played to its end, with all repetitions.
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)

  /// Called when a sound cannot be played.
  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
  public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}

/// An object that plays a sound from a file or from data.
///
/// ```swift
/// let bell = try AVAudioPlayer(contentsOf: Bundle.main.url(forResource: "bell", withExtension: "wav")!)
/// bell.play()
/// ```
///
/// It plays in the browser of the visitor for whom the code runs, which lets a page make no sound before the person has pressed
/// something in it: then ``isPlaying`` is false a moment later. A player that is released stops. In a test, the test reports how it
/// fares. See Apple's documentation of `AVAudioPlayer`.
open class AVAudioPlayer: NSObject, @unchecked Sendable {
  private struct State {
    var rate: Float = 1
    var enableRate = false
  }

  private let playback = MediaPlayback()
  private let state = Mutex(State())
  private let knownDuration: TimeInterval
  /// The file of the sound; nil if it comes from data.
  public let url: URL?
  /// The data of the sound; nil if it comes from a file.
  public let data: Data?

  /// Creates a player of a file.
  /// - Throws: an error if the file cannot be read.
  public convenience init(contentsOf url: URL) throws {
    try self.init(contentsOf: url, fileTypeHint: nil)
  }

  /// Creates a player of a file.
  /// - Parameter utiString: has no effect: the format follows from the file's name.
  /// - Throws: an error if the file cannot be read.
  public init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
    guard url.isFileURL else { throw CocoaError(.fileReadUnsupportedScheme) }
    guard FileManager.default.isReadableFile(atPath: url.path) else {
      MediaFile.url(url).noteIfMissing()
      throw CocoaError(.fileReadNoSuchFile)
    }
    self.url = url
    data = nil
    knownDuration = SoundHead(ofFileAt: url)?.duration ?? 0
    super.init()
    begin(.url(url))
  }

  /// Creates a player of data.
  /// - Throws: an error if there is none.
  public convenience init(data: Data) throws {
    try self.init(data: data, fileTypeHint: nil)
  }

  /// Creates a player of data.
  /// - Parameter utiString: has no effect: the format follows from the data.
  /// - Throws: an error if there is none.
  public init(data: Data, fileTypeHint utiString: String?) throws {
    guard !data.isEmpty else { throw CocoaError(.fileReadCorruptFile) }
    url = nil
    self.data = data
    let head = SoundHead(data, byteCount: data.count)
    knownDuration = head?.duration ?? 0
    super.init()
    begin(.contents(data, type: head?.type ?? "application/octet-stream"))
  }

  private func begin(_ file: MediaFile) {
    playback.belong(to: self)
    playback.load(file)
  }

  /// The object that is notified when the sound has ended.
  open weak var delegate: (any AVAudioPlayerDelegate)?

  // MARK: Playing

  /// Has the browser load the sound, so that it plays at once later.
  @discardableResult
  open func prepareToPlay() -> Bool {
    playback.prepare()
    return true
  }

  /// Plays the sound, from where the player is.
  @discardableResult
  open func play() -> Bool {
    let rate = state.withLock { $0.enableRate ? $0.rate : 1 }
    playback.play(at: Double(rate))
    return true
  }

  /// Pauses.
  open func pause() { playback.play(at: 0) }

  /// Stops, and stays where the player is.
  open func stop() { playback.play(at: 0) }

  /// A Boolean value that indicates whether the sound is played.
  open var isPlaying: Bool { playback.rate > 0 }

  /// The volume, from 0 to 1.
  open var volume: Float {
    get { Float(playback.settings.volume) }
    set { playback.change { $0.volume = Double(newValue.isNaN ? 1 : min(max(newValue, 0), 1)) } }
  }

  /// A Boolean value that indicates whether ``rate`` has an effect.
  open var enableRate: Bool {
    get { state.withLock { $0.enableRate } }
    set { state.withLock { $0.enableRate = newValue } }
  }

  /// The speed of the sound; 1 is the usual one.
  open var rate: Float {
    get { state.withLock { $0.rate } }
    set {
      let isEnabled = state.withLock { state in
        state.rate = newValue
        return state.enableRate
      }
      if isEnabled, isPlaying { playback.play(at: Double(newValue)) }
    }
  }

  /// The number of repetitions after the first time; negative for no end.
  open var numberOfLoops: Int {
    get { playback.settings.repeatCount }
    set { playback.change { $0.repeatCount = newValue } }
  }

  // MARK: Time

  /// The time in seconds that the player has come to. Setting it goes there.
  open var currentTime: TimeInterval {
    get { playback.phase == .ended ? 0 : playback.time }
    set { playback.seek(to: newValue) }
  }

  /// The duration, in seconds. It is read from files of the formats WAVE, MP3, MP4 and M4A; others have 0 until the browser has
  /// loaded them.
  open var duration: TimeInterval { playback.duration ?? knownDuration }
}

extension AVAudioPlayer: MediaPlayer {
  package func playbackDidChange(_ report: PlaybackReport) {
    switch report.state {
    case .ended: delegate?.audioPlayerDidFinishPlaying(self, successfully: true)
    case .failed: delegate?.audioPlayerDecodeErrorDidOccur(self, error: AVError(.unknown))
    default: break
    }
  }
}
