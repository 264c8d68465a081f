import AVKit
import BanyanHost
import BanyanKits
import BanyanTesting
import Combine
import SwiftUICore
import Testing
import UIKit

/// Players of videos, with views that show them.
@MainActor
@Suite struct VideoPlayerTests {
  private static let film = URL(string: "https://example.com/film.mp4")!

  private struct FilmView: View {
    let player: AVPlayer
    @State private var isShown = true

    init(player: AVPlayer) { self.player = player }

    var body: some View {
      if isShown { VideoPlayer(player: player) { Text("Live") } }
      Text("\(isShown)")
      Button("Play") { player.play() }
      Button("Pause") { player.pause() }
      Button("Twice as fast") { player.rate = 2 }
      Button("Middle") { player.seek(to: CMTime(seconds: 30, preferredTimescale: 600)) }
      Button("Mute") { player.isMuted = true }
      Button("Louder") { player.volume = 0.75 }
      Button("Other") {
        player.replaceCurrentItem(
          with: AVPlayerItem(url: URL(string: "https://example.com/other.mp4")!))
      }
      Button("Hide") { isShown.toggle() }
    }
  }

  private let player = AVPlayer(url: VideoPlayerTests.film)

  private func makeApp() -> TestApp { TestApp(FilmView(player: player)) }

  private func playback(
    _ command: UInt32, rate: Double = 0, time: Double? = 0, hasControls: Bool = true
  ) -> Playback {
    Playback(
      player: 1, source: .remote("https://example.com/film.mp4"), command: command, rate: rate,
      time: time, hasControls: hasControls)
  }

  @Test func `a video shows its player with controls, below its overlay`() {
    let app = makeApp()
    #expect(app.window.playbacks == [playback(1)])
    #expect(app.window.all.first { $0.kind == .video }?.playback == playback(1))
    #expect(app.window.shows("Live"))
    #expect(player.currentItem?.status == .unknown)
    #expect(player.currentItem?.duration == .indefinite)
  }

  @Test func `a video takes all the room that there is`() {
    let app = TestApp(layout: .size(400, 300)) { VideoPlayer(player: nil) }
    #expect(app.window.all.contains { $0.kind == .video } == false)
    let other = TestApp(layout: .size(400, 300)) { VideoPlayer(player: AVPlayer(url: Self.film)) }
    let video = other.window.all.first { $0.kind == .video }!
    #expect(other.window.frame(of: video) == CGRect(x: 0, y: 0, width: 400, height: 300))
  }

  @Test func `a player waits until the host plays, and is paused when the person pauses`() {
    let app = makeApp()
    app.window.button("Play").tap()
    #expect(app.window.playbacks == [playback(2, rate: 1, time: nil)])
    #expect(player.rate == 1 && player.timeControlStatus == .waitingToPlayAtSpecifiedRate)
    app.window.reportPlayback(of: 1, .playing, at: 3, duration: 60)
    #expect(player.timeControlStatus == .playing)
    #expect(player.currentItem?.status == .readyToPlay)
    #expect(player.currentItem?.duration == CMTime(value: 60, timescale: 1))
    #expect(player.currentTime().seconds >= 3)
    app.window.reportPlayback(of: 1, .paused, at: 5, duration: 60)
    #expect(player.timeControlStatus == .paused && player.rate == 0)
    #expect(player.currentTime() == CMTime(value: 5, timescale: 1))
    #expect(player.currentItem?.currentTime() == CMTime(value: 5, timescale: 1))
    // The host is where it should be: there is no other command for it.
    #expect(app.window.playbacks == [playback(2, time: nil)])
  }

  @Test func `a host that does not let it play leaves it paused`() {
    let app = makeApp()
    app.window.button("Play").tap()
    app.window.reportPlayback(of: 1, .refused)
    #expect(player.timeControlStatus == .paused && player.rate == 0 && player.error == nil)
  }

  @Test func `what the host reports of an earlier command counts no longer`() {
    let app = makeApp()
    app.window.button("Play").tap()
    let video = app.window.all.first { $0.kind == .video }!
    let report = PlaybackReport(player: 1, command: 1, state: .paused, time: 0)
    app.window.send(.playback(report), to: video.id)
    #expect(player.rate == 1)
    // Nor does a report of another player, or to an element that shows none.
    #expect(
      !app.window.send(
        .playback(PlaybackReport(player: 2, command: 2, state: .paused, time: 0)), to: video.id))
    #expect(!app.window.send(.playback(report), to: app.window.text("true").id))
    #expect(player.rate == 1)
  }

  @Test func `the program goes to a time, at another rate, with another sound`() {
    let app = makeApp()
    app.window.button("Middle").tap()
    #expect(app.window.playbacks == [playback(2, time: 30)])
    #expect(player.currentTime() == CMTime(value: 30, timescale: 1))
    app.window.reportPlayback(of: 1, .paused, at: 30)
    app.window.button("Twice as fast").tap()
    app.window.button("Mute").tap()
    app.window.button("Louder").tap()
    var expected = playback(3, rate: 2, time: nil)
    expected.isMuted = true
    expected.volume = 0.75
    #expect(app.window.playbacks == [expected])
    app.window.reportPlayback(of: 1, .playing, at: 30, duration: 60, rate: 1.5)
    #expect(player.rate == 1.5)
  }

  @Test func `another item begins at its start, and is not known yet`() {
    let app = makeApp()
    let first = player.currentItem
    app.window.button("Play").tap()
    app.window.reportPlayback(of: 1, .playing, at: 3, duration: 60)
    app.window.button("Other").tap()
    var expected = playback(3, rate: 1)
    expected.source = .remote("https://example.com/other.mp4")
    #expect(app.window.playbacks == [expected])
    #expect(
      player.currentTime() == .zero && player.timeControlStatus == .waitingToPlayAtSpecifiedRate)
    #expect(
      player.currentItem?.duration == .indefinite
        && first?.duration == CMTime(value: 60, timescale: 1))
  }

  @Test func `a video that is no longer shown is still played, and shown again`() {
    let app = makeApp()
    app.window.button("Hide").tap()
    #expect(app.window.playbacks == [])
    app.window.button("Play").tap()
    #expect(app.window.playbacks == [playback(2, rate: 1, time: nil, hasControls: false)])
    app.window.reportPlayback(of: 1, .playing, at: 3)
    #expect(player.timeControlStatus == .playing)
    app.window.button("Hide").tap()
    #expect(app.window.playbacks == [playback(2, rate: 1, time: nil)])
    #expect(app.window.all.first { $0.kind == .video }?.playback == playback(2, rate: 1, time: nil))
  }

  @Test func `of two videos with one player, the last to come shows it`() {
    let player = player
    let app = TestApp {
      VStack {
        VideoPlayer(player: player); VideoPlayer(player: player)
      }
    }
    #expect(app.window.all.filter { $0.kind == .video }.map(\.playback) == [nil, playback(1)])
  }

  @Test func `a source that cannot be played is a failure`() {
    let app = makeApp()
    app.window.reportPlayback(of: 1, .failed)
    #expect(player.status == .failed && player.currentItem?.status == .failed)
    #expect((player.error as? AVError)?.code == .unknown)
    #expect((player.currentItem?.error as? AVError)?.code == .unknown)
  }

  @Test func `a function receives the time while it is wanted`() {
    let app = makeApp()
    let times = Times()
    let observer = player.addPeriodicTimeObserver(
      forInterval: CMTime(seconds: 0.1, preferredTimescale: 600), queue: nil
    ) { time in MainActor.assumeIsolated { times.all.append(time.seconds) } }
    // No host reports more often than four times a second.
    #expect(app.window.playbacks.first?.reportInterval == 0.25)
    app.window.reportPlayback(of: 1, .playing, at: 1)
    app.window.reportPlayback(of: 1, .playing, at: 1.25)
    app.window.reportPlayback(of: 1, .ended, at: 2)
    player.removeTimeObserver(observer)
    #expect(app.window.playbacks.first?.reportInterval == nil)
    app.window.reportPlayback(of: 1, .paused, at: 3)
    #expect(times.all == [1, 1.25, 2])
  }

  @Test func `a seek is complete when the host is there, or overtaken by another`() async {
    let app = makeApp()
    let ends = Times()
    for seconds in [10, 20.0] {
      player.seek(to: CMTime(seconds: seconds, preferredTimescale: 600)) { isThere in
        MainActor.assumeIsolated { ends.all.append(isThere ? seconds : -seconds) }
      }
    }
    #expect(ends.all == [-10])
    app.window.reportPlayback(of: 1, .paused, at: 20)
    #expect(ends.all == [-10, 20])
  }

  @Test func `a video that is sent to a time and played at once begins there`() {
    let app = makeApp()
    let ends = Times()
    player.seek(to: CMTime(seconds: 30, preferredTimescale: 600)) { isThere in
      MainActor.assumeIsolated { ends.all.append(isThere ? 30 : -30) }
    }
    player.play()
    #expect(app.window.playbacks == [playback(3, rate: 1, time: 30)])
    #expect(ends.all == [])
    app.window.reportPlayback(of: 1, .playing, at: 30)
    #expect(ends.all == [30])
    // The host has been there, so that it goes on from where it is.
    app.window.button("Pause").tap()
    #expect(app.window.playbacks == [playback(4, time: nil)])
  }

  @Test func `another item begins at its start, even after a seek in the one before`() {
    let app = makeApp()
    app.window.button("Middle").tap()
    app.window.button("Other").tap()
    app.window.button("Play").tap()
    #expect(app.window.playbacks.map(\.time) == [nil])
  }

  @Test func `the end is posted with the item, and a queue goes on`() {
    let urls = ["a", "b"].map { URL(string: "https://example.com/\($0).mp4")! }
    let items = urls.map { AVPlayerItem(url: $0) }
    let queue = AVQueuePlayer(items: items)
    let app = TestApp { VideoPlayer(player: queue) }
    let ended = Times()
    let observer = NotificationCenter.default.addObserver(
      forName: AVPlayerItem.didPlayToEndTimeNotification, object: items[0], queue: nil
    ) { _ in MainActor.assumeIsolated { ended.all.append(1) } }
    defer { NotificationCenter.default.removeObserver(observer) }
    queue.play()
    app.window.reportPlayback(of: 1, .playing, at: 0, rate: 1.25)
    app.window.reportPlayback(of: 1, .ended, at: 10)
    #expect(ended.all == [1])
    #expect(queue.items().map(\.asset) == [items[1].asset] && queue.rate == 1.25)
    #expect(app.window.playbacks.map(\.source) == [.remote("https://example.com/b.mp4")])
    app.window.reportPlayback(of: 1, .ended, at: 10)
    #expect(ended.all == [1])
    #expect(queue.currentItem == nil && app.window.playbacks.map(\.source) == [nil])
  }

  @Test
  func
    `the end is posted once for each time that it is reached, however often the host reports it`()
  {
    let player = AVPlayer(url: URL(string: "https://example.com/a.mp4")!)
    let app = TestApp { VideoPlayer(player: player) }
    let ended = Times()
    let observer = NotificationCenter.default.addObserver(
      forName: AVPlayerItem.didPlayToEndTimeNotification, object: player.currentItem, queue: nil
    ) { _ in MainActor.assumeIsolated { ended.all.append(1) } }
    defer { NotificationCenter.default.removeObserver(observer) }
    player.play()
    for _ in 1...2 {
      app.window.reportPlayback(of: 1, .playing, at: 0)
      app.window.reportPlayback(of: 1, .ended, at: 10)
      app.window.reportPlayback(of: 1, .ended, at: 10)
    }
    #expect(ended.all == [1, 1])
  }

  private struct EndsView: View {
    let player: AVPlayer
    @State private var endCount = 0

    init(player: AVPlayer) { self.player = player }

    var body: some View {
      VideoPlayer(player: player)
      Text("\(endCount)")
        .onReceive(NotificationCenter.default.publisher(for: .AVPlayerItemDidPlayToEndTime)) { _ in
          endCount += 1
        }
    }
  }

  @Test func `the end of a film is received in the views of its visitor alone`() {
    let players = [AVPlayer(url: Self.film), AVPlayer(url: Self.film)]
    let apps = players.map { player in TestApp(EndsView(player: player)) }
    players[0].play()
    apps[0].window.reportPlayback(of: 1, .playing)
    apps[0].window.reportPlayback(of: 1, .ended, at: 10)
    for app in apps { app.flush() }
    #expect(apps.map { $0.window.texts } == [["1"], ["0"]])
  }

  @MainActor
  private final class EndCounter: ObservableObject {
    @Published private(set) var counts = [0, 0]
    private var observers: [any NSObjectProtocol] = []

    init() {
      for (index, queue) in [nil, OperationQueue.main].enumerated() {
        observers.append(
          NotificationCenter.default.addObserver(
            forName: .AVPlayerItemDidPlayToEndTime, object: nil, queue: queue
          ) { [weak self] _ in
            MainActor.assumeIsolated {
              guard let self else { return }
              self.counts[index] += 1
            }
          })
      }
    }
  }

  private struct CountedEndsView: View {
    let player: AVPlayer
    @StateObject private var ends = EndCounter()

    init(player: AVPlayer) { self.player = player }

    var body: some View {
      VideoPlayer(player: player)
      Text("\(ends.counts[0]) \(ends.counts[1])" as String)
    }
  }

  @Test func `the end of a film is posted to the observers of its visitor alone`() {
    let players = [AVPlayer(url: Self.film), AVPlayer(url: Self.film)]
    let apps = players.map { player in TestApp(CountedEndsView(player: player)) }
    players[0].play()
    apps[0].window.reportPlayback(of: 1, .playing)
    apps[0].window.reportPlayback(of: 1, .ended, at: 10)
    for app in apps { app.flush() }
    #expect(apps.map { $0.window.texts } == [["1 1"], ["0 0"]])
  }

  @Test func `a looper has one item played for ever`() {
    let queue = AVQueuePlayer()
    let looper = AVPlayerLooper(player: queue, templateItem: AVPlayerItem(url: Self.film))
    let app = TestApp { VideoPlayer(player: queue) }
    #expect(app.window.playbacks.map(\.repeatCount) == [-1])
    looper.disableLooping()
    #expect(app.window.playbacks.map(\.repeatCount) == [0])
  }

  @Test func `a controller shows a player, with controls or without`() {
    let player = player
    let app = TestApp { ControllerView(player: player) }
    #expect(app.window.playbacks == [playback(1)])
    app.window.button("Without controls").tap()
    #expect(app.window.playbacks == [playback(1, hasControls: false)])
  }

  private struct ControllerView: View {
    let player: AVPlayer
    @State private var hasControls = true

    init(player: AVPlayer) { self.player = player }

    var body: some View {
      Controller(player: player, hasControls: hasControls)
      Button("Without controls") { hasControls = false }
    }
  }

  private struct Controller: UIViewControllerRepresentable {
    let player: AVPlayer
    let hasControls: Bool

    func makeUIViewController(context: Context) -> AVPlayerViewController {
      let controller = AVPlayerViewController()
      controller.player = player
      return controller
    }

    func updateUIViewController(_ controller: AVPlayerViewController, context: Context) {
      controller.showsPlaybackControls = hasControls
    }
  }
}

/// What functions were told that may be called anywhere.
@MainActor
final class Times {
  var all: [Double] = []
}
