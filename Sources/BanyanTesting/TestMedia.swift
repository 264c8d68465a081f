import BanyanHost
import Testing

extension TestWindow {
  /// The videos and sounds that the app plays in the window: videos first, in reading order, then sounds that no video shows.
  public var playbacks: [Playback] {
    let shown = all.compactMap(\.playback)
    guard case .sounds(let sounds)? = rootElement.properties[.sounds] else { return shown }
    return shown + sounds
  }

  /// Reports how a player fares, as a browser does once it has obeyed its last command.
  ///
  /// - Parameters:
  ///   - player: the number of the player, as in ``playbacks``.
  ///   - state: whether it waits for data, is paused, plays, has ended or has failed.
  ///   - time: the position in the media that it has reached, in seconds.
  ///   - duration: the duration in seconds; nil if it is not known.
  ///   - rate: how fast it plays; nil for as fast as the app wants.
  ///   - sourceLocation: the line to which a failure is attributed.
  public func reportPlayback(
    of player: UInt32, _ state: PlaybackReport.State, at time: Double = 0, duration: Double? = nil,
    rate: Double? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard let playback = playbacks.first(where: { $0.player == player }) else {
      _ = missing(.video, "There is no player \(player).", at: sourceLocation)
      return
    }
    let video = all.first { $0.playback?.player == player }
    let report = PlaybackReport(
      player: player, command: playback.command, state: state, time: time, duration: duration,
      rate: rate ?? (playback.rate > 0 ? playback.rate : 1), volume: playback.volume,
      isMuted: playback.isMuted)
    send(.playback(report), to: video?.id ?? .window)
  }

  /// The path of the file that a player plays, if it is one that the app offers.
  public func file(of playback: Playback) -> String? {
    guard case .offered(let key)? = playback.source else { return nil }
    return offeredFile(key)?.path
  }
}

extension TestElement {
  /// The video's content; nil for other elements, and while it plays nothing.
  public var playback: Playback? {
    if case .playback(let playback)? = property(.playback) { playback } else { nil }
  }
}
