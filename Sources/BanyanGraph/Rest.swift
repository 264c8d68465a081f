/// The pauses of an update that does not settle: the rest of its work follows bit by bit, so that others have a turn.
struct Rest {
  /// True if the last flush has left work because it had too many rounds.
  var isRestless = false
  /// The pause before the update continues: twice as long each time.
  private var pause = shortest
  private var isPausing = false
  private static let shortest = Duration.milliseconds(20)
  private static let longest = Duration.seconds(1)

  /// True if the update has not paused since it last settled.
  var isFirst: Bool { pause == Self.shortest }

  /// Notes that the update has settled.
  mutating func settle() { pause = Self.shortest }

  /// Begins a pause.
  ///
  /// - Returns: How long it takes; nil if there is one already.
  mutating func begin() -> Duration? {
    if isPausing { return nil }
    isPausing = true
    defer { pause = min(pause * 2, Self.longest) }
    return pause
  }

  mutating func end() { isPausing = false }
}
