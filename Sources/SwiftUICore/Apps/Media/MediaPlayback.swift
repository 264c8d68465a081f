import BanyanGraph
import BanyanHost
import Foundation
import Synchronization

/// The object that a ``MediaPlayback`` belongs to.
@MainActor
package protocol MediaPlayer: AnyObject {
  /// Called when the host has reported how it fares.
  func playbackDidChange(_ report: PlaybackReport)
}

/// The requests of a video or audio player, and the host's reports. It may be used on any thread; its requests reach the app's
/// windows on the main thread.
package final class MediaPlayback: Sendable {
  /// The state of the player, as the host has reported it.
  package enum Phase: Sendable {
    /// No host has reported anything of the source.
    case unknown
    case waiting, paused, playing, ended, failed
  }

  struct State: Sendable {
    var file: MediaFile?
    /// True once it is to be played, so that a host should load it.
    var isWanted = false
    var command: UInt32 = 0
    /// The time to go to with the last command.
    var commandTime: Double?
    /// The last seek, and the command that asked for it, until a host has reported that it obeyed.
    var awaited: (command: UInt32, time: Double)?
    var settings = Settings()
    var rate = 0.0
    var phase = Phase.unknown
    /// The last known time, and since when it passes.
    var time = 0.0
    var timeBegan: ContinuousClock.Instant?
    var duration: Double?
    var seeks: [(command: UInt32, completion: @Sendable (Bool) -> Void)] = []
  }

  /// The settings that the app makes and the host follows, without a command.
  package struct Settings: Sendable {
    package var volume = 1.0
    package var isMuted = false
    package var repeatCount = 0
    package var reportInterval: Double?
  }

  let state = Mutex(State())
  let changes = PlatformViewChanges()
  /// Used on the main thread.
  nonisolated(unsafe) private var player: WeakMediaPlayer?
  /// The players of the app that it belongs to, and its number there. Used on the main thread.
  nonisolated(unsafe) var place: (players: MediaPlayers, number: UInt32)?

  package init() {}

  deinit {
    guard let (players, number) = place else { return }
    // Later: an object may go at any time, such as in the middle of an update.
    Task { @MainActor in players.remove(number) }
  }

  /// Sets the object that receives reports. It is set before anything else.
  package func belong(to player: any MediaPlayer) {
    self.player = WeakMediaPlayer(player)
    if MainThread.isCurrent { assumingMainActor { join(MediaPlayers.current) } }
  }

  // MARK: What the app asks for

  /// Changes what is played: from the start, and as fast as before.
  package func load(_ file: MediaFile?) {
    file?.noteIfMissing()
    command { state in
      state.file = file
      state.commandTime = 0
      state.awaited = nil
      state.phase = .unknown
      state.duration = nil
      state.stopTime(at: 0)
    }
  }

  /// Plays; at rate 0 it pauses.
  package func play(at rate: Double) {
    command(overtakesSeeks: false) { state in
      // A host may receive only the last of several commands, so this one repeats a seek before it.
      state.commandTime = state.awaited?.time
      state.stopTime()
      if rate > 0 { state.isWanted = true }
      state.rate = rate.isFinite ? min(max(rate, 0), 16) : 0
      if state.rate == 0, state.phase != .unknown { state.phase = .paused }
      if state.rate > 0, state.phase != .unknown { state.phase = .waiting }
    }
  }

  /// Has the host load the file before it is played.
  package func prepare() {
    state.withLock { $0.isWanted = true }
    show()
  }

  /// Goes to a time.
  /// - Parameter completion: receives true once the host is there, and false if another seek or file came first.
  package func seek(to seconds: Double, _ completion: (@Sendable (Bool) -> Void)? = nil) {
    command { state in
      let seconds = seconds.isFinite ? max(0, seconds) : 0
      state.commandTime = seconds
      state.awaited = (state.command, seconds)
      state.stopTime(at: seconds)
      if state.phase == .ended { state.phase = .paused }
      if let completion { state.seeks.append((state.command, completion)) }
    }
  }

  /// Changes what needs no command.
  package func change(_ body: (inout Settings) -> Void) {
    state.withLock { body(&$0.settings) }
    show()
  }

  private func command(overtakesSeeks: Bool = true, _ body: (inout State) -> Void) {
    let overtaken = state.withLock { state in
      let seeks = overtakesSeeks ? state.seeks : []
      if overtakesSeeks { state.seeks = [] }
      state.command &+= 1
      body(&state)
      return seeks
    }
    for seek in overtaken { seek.completion(false) }
    show()
  }

  /// Has the window show what is asked for.
  func show() {
    if MainThread.isCurrent {
      assumingMainActor { showNow() }
    } else {
      Task { @MainActor in showNow() }
    }
  }

  @MainActor private func showNow() {
    join(MediaPlayers.current)
    changes.send()
    place?.players.update()
  }

  /// Joins the players of an app, unless it is among those of one.
  @MainActor func join(_ players: MediaPlayers?) {
    if place == nil, let players { place = (players, players.add(self)) }
  }

  // MARK: What is known

  package var settings: Settings { state.withLock { $0.settings } }
  package var phase: Phase { state.withLock { $0.phase } }
  /// The wanted speed; 0 to pause.
  package var rate: Double { state.withLock { $0.rate } }
  /// In seconds; nil if it is not known.
  package var duration: Double? { state.withLock { $0.duration } }
  /// The time that it has come to, in seconds, counted on from the last report.
  package var time: Double { state.withLock { $0.currentTime } }

  /// Takes what the host reports.
  @MainActor func receive(_ report: PlaybackReport) {
    var isAtEndStill = false
    let reached = state.withLock {
      state -> [(command: UInt32, completion: @Sendable (Bool) -> Void)]? in
      if let awaited = state.awaited, report.command >= awaited.command { state.awaited = nil }
      // The host has yet to obey a later command, so this report is not about it.
      guard report.command == state.command else { return nil }
      isAtEndStill = state.phase == .ended && report.state == .ended
      state.take(report)
      defer { state.seeks = [] }
      return state.seeks
    }
    guard let reached else { return }
    changes.send()
    place?.players.update()
    for seek in reached { seek.completion(true) }
    // A page reports it again when it is made afresh, or when the volume changes: the end was reached only once.
    if !isAtEndStill { player?.player?.playbackDidChange(report) }
  }
}

extension MediaPlayback.State {
  fileprivate var currentTime: Double {
    guard let timeBegan else { return time }
    let passed = (ContinuousClock.now - timeBegan) / .seconds(1)
    return min(time + passed * rate, duration ?? .infinity)
  }

  /// Sets the time, which stands still until the host reports that it plays.
  fileprivate mutating func stopTime(at newTime: Double? = nil) {
    time = newTime ?? currentTime
    timeBegan = nil
  }

  fileprivate mutating func take(_ report: PlaybackReport) {
    duration = report.duration ?? duration
    time = report.time
    timeBegan = report.state == .playing ? .now : nil
    settings.volume = report.volume
    settings.isMuted = report.isMuted
    switch report.state {
    case .waiting: phase = .waiting
    case .playing: phase = .playing
    case .paused, .refused: phase = .paused
    case .ended: phase = .ended
    case .failed: phase = .failed
    }
    switch report.state {
    case .waiting: break
    case .playing:
      rate = report.rate
      // The person may have started it.
      isWanted = true
    case .paused, .refused, .ended, .failed: rate = 0
    }
  }
}

private struct WeakMediaPlayer {
  weak var player: (any MediaPlayer)?

  init(_ player: any MediaPlayer) { self.player = player }
}
