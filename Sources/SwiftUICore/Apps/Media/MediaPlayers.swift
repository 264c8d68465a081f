import BanyanGraph
import BanyanHost

/// The videos and sounds of an app. Those that no video view shows are heard in one of its windows.
@MainActor
package final class MediaPlayers: AppService {
  private weak var app: RunningApp?
  let files: MediaFiles
  private var players: [UInt32: Known] = [:]
  private var lastNumber: UInt32 = 0

  private struct Known {
    weak var playback: MediaPlayback?
    /// The file that `source` is of.
    var file: MediaFile?
    var source: MediaSource?
    /// The views that show it, the last one in front.
    var surfaces: [VideoSurfaceToken] = []
    /// The window that plays it.
    var window: ObjectIdentifier?
  }

  package init(of app: RunningApp) {
    self.app = app
    files = MediaFiles { [weak app] in app?.allWindows.first?.node.fileLimits ?? FileLimits() }
  }

  /// The players of the app on whose behalf the current code runs.
  package static var current: MediaPlayers? { RunningApp.current?.service(MediaPlayers.self) }

  /// Adds a player, and returns its number.
  func add(_ playback: MediaPlayback) -> UInt32 {
    lastNumber += 1
    players[lastNumber] = Known(playback: playback)
    return lastNumber
  }

  /// Forgets a player that has gone.
  func remove(_ number: UInt32) {
    guard let known = players.removeValue(forKey: number) else { return }
    files.withdraw(known.source)
    update()
  }

  /// Sends the hosts of all windows the sounds to play in them.
  func update() {
    guard let app else { return }
    app.runtime.perform {
      var sounds: [ObjectIdentifier: [Playback]] = [:]
      for number in players.keys.sorted() {
        guard let known = players[number], known.surfaces.isEmpty, let playback = known.playback,
          playback.state.withLock({ $0.isWanted }), let window = window(for: number)
        else { continue }
        let wish = wish(of: playback, number, hasControls: false)
        if wish.source != nil { sounds[ObjectIdentifier(window), default: []].append(wish) }
      }
      for window in app.allWindows {
        window.node.service(WindowSounds.self).sounds =
          sounds[ObjectIdentifier(window.node), default: []]
      }
    }
  }

  package func keyWindowDidChange() { update() }

  /// The window in which a player is heard: the one where it was last, or else the one that the user has last used.
  private func window(for number: UInt32) -> WindowNode? {
    guard let app else { return nil }
    let old = app.allWindows.first { ObjectIdentifier($0.node) == players[number]?.window }?.node
    guard let window = old ?? app.keyWindow?.node else { return nil }
    move(number, to: window)
    return window
  }

  /// Notes that a window plays it. Another window than before goes on where that was.
  private func move(_ number: UInt32, to window: WindowNode) {
    let identity = ObjectIdentifier(window)
    guard players[number]?.window != identity else { return }
    if players[number]?.window != nil { players[number]?.playback?.goOnElsewhere() }
    players[number]?.window = identity
  }

  /// Returns the description of a player for a host.
  func wish(of playback: MediaPlayback, _ number: UInt32, hasControls: Bool) -> Playback {
    let state = playback.state.withLock { $0 }
    if players[number]?.file != state.file {
      files.withdraw(players[number]?.source)
      players[number]?.file = state.file
      players[number]?.source = state.file.flatMap { files.source(of: $0) }
    }
    return Playback(
      player: number, source: players[number]?.source, command: state.command, rate: state.rate,
      time: state.commandTime, volume: state.settings.volume, isMuted: state.settings.isMuted,
      repeatCount: state.settings.repeatCount, reportInterval: state.settings.reportInterval,
      hasControls: hasControls)
  }

  /// Passes on what a host reports.
  func receive(_ report: PlaybackReport) {
    players[report.player]?.playback?.receive(report)
  }

  // MARK: Videos

  /// Returns true if a view is the one that shows a player: only the last to come does.
  func isShown(_ number: UInt32, by surface: VideoSurfaceToken) -> Bool {
    players[number]?.surfaces.last === surface
  }

  /// Called when a view that shows a player appears.
  func didAppear(_ number: UInt32, on surface: VideoSurfaceToken, in window: WindowNode?) {
    players[number]?.surfaces.append(surface)
    if let window { move(number, to: window) }
    players[number]?.playback?.show()
  }

  /// Called when such a view disappears.
  func didDisappear(_ number: UInt32, from surface: VideoSurfaceToken) {
    players[number]?.surfaces.removeAll { $0 === surface }
    players[number]?.playback?.show()
  }
}

extension MediaPlayback {
  /// Has another host go on where the last one was.
  fileprivate func goOnElsewhere() {
    let time = time
    state.withLock { state in
      state.command &+= 1
      state.commandTime = time
      state.awaited = (state.command, time)
    }
    changes.send()
  }
}

/// The sounds of a window that no video in it shows.
private final class WindowSounds: WindowService {
  private unowned(unsafe) let window: WindowNode
  var sounds: [Playback] = [] {
    didSet { if sounds != oldValue, !window.isDetached { emit() } }
  }

  init(of window: WindowNode) {
    self.window = window
  }

  var properties: [Property] { sounds.isEmpty ? [] : [.sounds(sounds)] }

  private func emit() {
    window.emit(sounds.isEmpty ? .reset(window.id, .sounds) : .set(window.id, .sounds(sounds)))
  }
}
