/// A video or sound that a player of the app plays, with the player's settings.
public struct Playback: Hashable, Sendable {
  /// The number of the player in its app.
  public var player: UInt32
  /// Default: nothing.
  public var source: MediaSource?
  /// The number of the last command to play, to pause, to go to a time or to load the source. A host obeys a command once, and
  /// reports the outcome; meanwhile the user may pause, play and go elsewhere.
  public var command: UInt32
  /// The wanted speed, set by the last command or chosen by the user since; 0 to pause.
  public var rate: Double
  /// The time to go to with the last command, in seconds; nil to stay.
  public var time: Double?
  /// From 0 to 1. A host changes it only when this changes, as the user may too.
  public var volume: Double
  public var isMuted: Bool
  /// The number of repetitions; negative for no end.
  public var repeatCount: Int
  /// The time between reports while it plays, in seconds; nil for reports of changes only.
  public var reportInterval: Double?
  /// True if the user is shown controls.
  public var hasControls: Bool

  public init(
    player: UInt32, source: MediaSource? = nil, command: UInt32 = 0, rate: Double = 0,
    time: Double? = nil, volume: Double = 1, isMuted: Bool = false, repeatCount: Int = 0,
    reportInterval: Double? = nil, hasControls: Bool = false
  ) {
    self.player = player
    self.source = source
    self.command = command
    self.rate = rate
    self.time = time
    self.volume = volume
    self.isMuted = isMuted
    self.repeatCount = repeatCount
    self.reportInterval = reportInterval
    self.hasControls = hasControls
  }
}

/// The location of a video, a sound or a web page.
public enum MediaSource: Hashable, Sendable {
  /// A file that the window offers, by its key.
  case offered(String)
  /// A URL that has not been checked: load only from schemes known to be harmless.
  case remote(String)
}

/// A report about a player. Nothing of it has been checked, except that all numbers are finite.
public struct PlaybackReport: Hashable, Sendable {
  public enum State: UInt8, CaseIterable, Sendable {
    /// It should play, and waits for data.
    case waiting = 0
    case paused
    case playing
    /// It has come to the end, and is not to be repeated.
    case ended
    /// The source cannot be loaded or played.
    case failed
    /// It should play, and the host does not let it before the user has done something in the window.
    case refused
  }

  public var player: UInt32
  /// The number of the last command that the host has obeyed.
  public var command: UInt32
  public var state: State
  /// In seconds.
  public var time: Double
  /// In seconds; nil if it is not known, or has no end.
  public var duration: Double?
  /// The speed at which it plays, or would play.
  public var rate: Double
  public var volume: Double
  public var isMuted: Bool

  public init(
    player: UInt32, command: UInt32, state: State, time: Double, duration: Double? = nil,
    rate: Double = 1, volume: Double = 1, isMuted: Bool = false
  ) {
    self.player = player
    self.command = command
    self.state = state
    self.time = time
    self.duration = duration
    self.rate = rate
    self.volume = volume
    self.isMuted = isMuted
  }
}

extension Playback {
  var wording: String {
    var parts = [source?.wording ?? "nothing", rate == 0 ? "paused" : "at rate \(rate)"]
    if let time { parts.append("from \(time)") }
    if isMuted { parts.append("muted") }
    if repeatCount != 0 { parts.append("repeated") }
    return parts.joined(separator: ", ") + ", command \(command)"
  }
}

extension MediaSource {
  var wording: String {
    switch self {
    // The key is another one each time.
    case .offered: "a file"
    case .remote(let url): "\"\(url)\""
    }
  }
}
