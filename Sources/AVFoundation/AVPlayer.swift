import BanyanHost
import CoreMedia
import Dispatch
import Foundation
import SwiftUICore
import Synchronization

/// An object that plays videos and sounds.
///
/// ```swift
/// struct Film: View {
///   @State private var player = AVPlayer(url: Bundle.main.url(forResource: "film", withExtension: "mp4")!)
///
///   var body: some View {
///     VideoPlayer(player: player)
///       .onAppear { player.play() }
///   }
/// }
/// ```
///
/// It plays in the browser of the visitor for whom the code runs: in the video view that shows it, or unseen. The browser
/// decides which formats it can play, and lets a page make no sound before the person has pressed something in it; the player
/// is paused then. A file is sent to nobody but that visitor. The browser's reports arrive a moment later, so that a
/// player that should play waits first. In a test, the test reports it. See Apple's documentation of `AVPlayer`.
///
/// A player that several visitors share, such as one in a global constant, plays for the first of them only. Keep it in the app's
/// state instead.
open class AVPlayer: NSObject, @unchecked Sendable {
  /// The states of a player's readiness.
  public enum Status: Int, Sendable {
    case unknown = 0
    case readyToPlay = 1
    case failed = 2
  }

  /// The states of a player: paused, waiting or playing.
  public enum TimeControlStatus: Int, Sendable {
    case paused = 0
    /// It should play, and waits for the browser.
    case waitingToPlayAtSpecifiedRate = 1
    case playing = 2
  }

  /// The actions that a player takes at the end of an item.
  public enum ActionAtItemEnd: Int, Sendable {
    /// Plays the next item, in an ``AVQueuePlayer``.
    case advance = 0
    case pause = 1
    case none = 2
  }

  struct State {
    /// The current item, and those that follow it in a queue.
    var items: [AVPlayerItem] = []
    var defaultRate: Float = 1
    var lastRate = 1.0
    var endAction = ActionAtItemEnd.pause
    var observers: [TimeObserver] = []
  }

  package let playback = MediaPlayback()
  let state = Mutex(State())

  /// Creates a player without an item.
  public override convenience init() {
    self.init(playerItem: nil)
  }

  /// Creates a player of the video or sound at a URL: a file of the app, or an `https` URL.
  public convenience init(url URL: URL) {
    self.init(playerItem: AVPlayerItem(url: URL))
  }

  /// Creates a player of an item.
  public init(playerItem item: AVPlayerItem?) {
    super.init()
    playback.belong(to: self)
    if let item { setItems([item]) }
  }

  // MARK: The item

  /// The current item.
  open var currentItem: AVPlayerItem? { state.withLock { $0.items.first } }

  /// Plays another item from its start, if the player plays.
  open func replaceCurrentItem(with item: AVPlayerItem?) { setItems(item.map { [$0] } ?? []) }

  func setItems(_ items: [AVPlayerItem]) {
    let old = state.withLock { state in
      defer { state.items = items }
      return state.items
    }
    for item in old { item.join(nil) }
    for item in items { item.join(self) }
    if old.first !== items.first { playback.load(items.first?.file) }
  }

  /// The player's readiness.
  open var status: Status { playback.phase == .failed ? .failed : .readyToPlay }

  /// The reason why the player cannot play; nil if it can.
  open var error: (any Error)? { status == .failed ? AVError(.unknown) : nil }

  /// The action that the player takes at the end of the item.
  open var actionAtItemEnd: ActionAtItemEnd {
    get { state.withLock { $0.endAction } }
    set { state.withLock { $0.endAction = newValue } }
  }

  // MARK: Playing

  /// Plays the item, from where the player is.
  open func play() { rate = defaultRate }

  /// Pauses.
  open func pause() { rate = 0 }

  /// Plays at a rate, without waiting for more data than needed.
  open func playImmediately(atRate rate: Float) { self.rate = rate }

  /// The wanted speed; 0 to pause.
  open var rate: Float {
    get { Float(playback.rate) }
    set {
      if newValue > 0 { state.withLock { $0.lastRate = Double(newValue) } }
      playback.play(at: Double(newValue))
    }
  }

  /// The rate of ``play()``.
  open var defaultRate: Float {
    get { state.withLock { $0.defaultRate } }
    set { state.withLock { $0.defaultRate = newValue } }
  }

  /// The player's state: paused, waiting or playing.
  open var timeControlStatus: TimeControlStatus {
    if playback.rate == 0 { return .paused }
    return playback.phase == .playing ? .playing : .waitingToPlayAtSpecifiedRate
  }

  /// The volume, from 0 to 1. The person may change it.
  open var volume: Float {
    get { Float(playback.settings.volume) }
    set { playback.change { $0.volume = Double(newValue.isNaN ? 1 : min(max(newValue, 0), 1)) } }
  }

  /// A Boolean value that indicates whether it makes no sound. The person may change it.
  open var isMuted: Bool {
    get { playback.settings.isMuted }
    set { playback.change { $0.isMuted = newValue } }
  }

  // MARK: Time

  /// The time that the player has come to.
  open func currentTime() -> CMTime {
    CMTime(seconds: playback.time, preferredTimescale: mediaTimescale)
  }

  /// Goes to a time.
  open func seek(to time: CMTime) { playback.seek(to: time.seconds) }

  /// Goes to a time.
  /// - Parameters:
  ///   - toleranceBefore: has no effect: the browser goes to the time itself.
  ///   - toleranceAfter: has no effect.
  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {
    seek(to: time)
  }

  /// Goes to a time.
  /// - Parameter completionHandler: receives true once the browser is there, and false if the player was asked
  ///   to go elsewhere first.
  @preconcurrency
  open func seek(to time: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void) {
    playback.seek(to: time.seconds, completionHandler)
  }

  /// Goes to a time.
  /// - Parameter completionHandler: receives true once the browser is there, and false if the player was asked
  ///   to go elsewhere first.
  @preconcurrency
  open func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
    completionHandler: @escaping @Sendable (Bool) -> Void
  ) {
    seek(to: time, completionHandler: completionHandler)
  }

  /// Goes to a time, and waits for the browser to be there.
  /// - Returns: false if the player was asked to go elsewhere first.
  @discardableResult
  open func seek(to time: CMTime) async -> Bool {
    await withCheckedContinuation { continuation in
      seek(to: time) { continuation.resume(returning: $0) }
    }
  }

  /// Calls a function while the player plays, and when it starts, stops or goes elsewhere.
  ///
  /// - Parameters:
  ///   - interval: the time between two calls. A browser reports at most four times a second.
  ///   - queue: where the function is called; nil for the main queue.
  /// - Returns: what ``removeTimeObserver(_:)`` takes. Keep it as long as the function is to be called.
  @discardableResult
  @preconcurrency
  open func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?,
    using block: @escaping @Sendable (CMTime) -> Void
  ) -> Any {
    let observer = TimeObserver(interval: interval.seconds, queue: queue, block: block)
    state.withLock { $0.observers.append(observer) }
    observersDidChange()
    return observer
  }

  /// Ends the calls of a function.
  open func removeTimeObserver(_ observer: Any) {
    state.withLock { $0.observers.removeAll { $0 === observer as? TimeObserver } }
    observersDidChange()
  }

  private func observersDidChange() {
    let intervals = state.withLock { $0.observers.map(\.interval) }
    playback.change { $0.reportInterval = intervals.min() }
  }

  /// Called when the current item has come to its end.
  @MainActor func didReachEnd() {
    let item = currentItem
    NotificationCenter.default.post(name: .AVPlayerItemDidPlayToEndTime, object: item)
  }
}

extension AVPlayer: MediaPlayer {
  package func playbackDidChange(_ report: PlaybackReport) {
    let (item, observers) = state.withLock { state in
      if report.state == .playing { state.lastRate = report.rate }
      return (state.items.first, state.observers)
    }
    let hadFailed = item?.status == .failed
    item?.take(report)
    if report.state == .failed {
      if !hadFailed {
        NotificationCenter.default.post(name: .AVPlayerItemFailedToPlayToEndTime, object: item)
      }
      return
    }
    let time = CMTime(seconds: report.time, preferredTimescale: mediaTimescale)
    for observer in observers { observer.call(with: time) }
    if report.state == .ended { didReachEnd() }
  }
}

/// A function that is called while a player plays.
final class TimeObserver: Sendable {
  /// The shortest interval: browsers are not more exact.
  private static let shortest = 0.25

  let interval: Double
  private let queue: DispatchQueue?
  private let block: @Sendable (CMTime) -> Void

  init(interval: Double, queue: DispatchQueue?, block: @escaping @Sendable (CMTime) -> Void) {
    self.interval = interval.isFinite ? max(interval, Self.shortest) : 1
    self.queue = queue
    self.block = block
  }

  @MainActor func call(with time: CMTime) {
    if let queue, queue !== DispatchQueue.main {
      queue.async { [block] in block(time) }
    } else {
      block(time)
    }
  }
}
