import BanyanInsight
import AVFoundation
import BanyanHost
import BanyanTesting
import Combine
import Foundation
import SwiftUICore
import Testing

/// Players of sounds, which nobody sees.
@MainActor
@Suite struct AudioPlayerTests {
  @MainActor
  private final class Bell: NSObject, ObservableObject, @MainActor AVAudioPlayerDelegate {
    @Published var lines: [String] = []
    let player: AVAudioPlayer

    init(_ player: AVAudioPlayer) {
      self.player = player
      super.init()
      player.delegate = self
    }

    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {
      lines.append("finished \(flag)")
    }

    func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {
      lines.append("failed")
    }
  }

  private struct BellView: View {
    @StateObject var bell: Bell

    init(_ player: AVAudioPlayer) { _bell = StateObject(wrappedValue: Bell(player)) }

    var body: some View {
      Button("Ring") { bell.player.play() }
      Button("Pause") { bell.player.pause() }
      Button("Prepare") { bell.player.prepareToPlay() }
      Text(bell.lines.joined(separator: ", "))
    }
  }

  /// A file of so many seconds, of 8,000 bytes each.
  private static func wave(seconds: Double) -> Data {
    func little(_ number: Int, _ count: Int) -> Data {
      Data((0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) })
    }
    let count = Int(seconds * 8_000)
    let parts = [
      Data("RIFF".utf8), little(36 + count, 4), Data("WAVEfmt ".utf8), little(16, 4),
      little(1, 2), little(1, 2), little(8_000, 4), little(8_000, 4), little(1, 2),
      little(8, 2), Data("data".utf8), little(count, 4), Data(repeating: 128, count: count),
    ]
    return Data(parts.joined())
  }

  private func playback(
    _ command: UInt32, rate: Double = 0, time: Double? = nil, in app: TestApp
  ) -> Playback {
    Playback(
      player: 1, source: app.window.playbacks.first?.source, command: command, rate: rate,
      time: time)
  }

  @Test func `a sound is in the window once it is to be played`() throws {
    let sound = Self.wave(seconds: 1.5)
    let player = try AVAudioPlayer(data: sound)
    let app = TestApp(BellView(player))
    #expect(app.window.playbacks == [])
    #expect(player.duration == 1.5 && player.currentTime == 0 && !player.isPlaying)
    app.window.button("Ring").tap()
    #expect(app.window.playbacks == [playback(2, rate: 1, in: app)])
    #expect(player.isPlaying)
    let path = try #require(app.window.file(of: app.window.playbacks[0]))
    #expect(FileManager.default.contents(atPath: path) == sound)
    app.window.reportPlayback(of: 1, .playing, at: 0.5, duration: 1.5)
    #expect(player.currentTime >= 0.5)
    app.window.button("Pause").tap()
    #expect(!player.isPlaying && app.window.playbacks == [playback(3, in: app)])
  }

  @Test func `a delegate is notified of the end, or that there is none`() throws {
    let player = try AVAudioPlayer(data: Self.wave(seconds: 1))
    let app = TestApp(BellView(player))
    app.window.button("Ring").tap()
    app.window.reportPlayback(of: 1, .ended, at: 1, duration: 1)
    #expect(app.window.shows("finished true"))
    #expect(!player.isPlaying && player.currentTime == 0)
    app.window.button("Ring").tap()
    app.window.reportPlayback(of: 1, .failed)
    #expect(app.window.shows("finished true, failed"))
  }

  @Test func `a sound that is prepared is loaded, and not played`() throws {
    let player = try AVAudioPlayer(data: Self.wave(seconds: 1))
    let app = TestApp(BellView(player))
    app.window.button("Prepare").tap()
    #expect(app.window.playbacks == [playback(1, time: 0, in: app)])
  }

  @Test func `what is set goes to the host`() throws {
    let player = try AVAudioPlayer(data: Self.wave(seconds: 1))
    let app = TestApp(BellView(player))
    app.window.button("Prepare").tap()
    player.numberOfLoops = -1
    player.volume = 0.25
    player.currentTime = 0.75
    player.enableRate = true
    player.rate = 1.5
    player.play()
    var expected = playback(3, rate: 1.5, time: 0.75, in: app)
    expected.repeatCount = -1
    expected.volume = 0.25
    #expect(app.window.playbacks == [expected])
    app.window.reportPlayback(of: 1, .playing, at: 0.75, rate: 1.5)
    player.rate = 2
    expected.command = 4
    expected.rate = 2
    expected.time = nil
    #expect(app.window.playbacks == [expected])
    player.volume = 2
    #expect(player.volume == 1)
  }

  @Test func `a sound is played in one window, and goes on in another when that closes`() throws {
    let player = try AVAudioPlayer(data: Self.wave(seconds: 1))
    let app = TestApp(BellView(player))
    let first = app.window
    app.window.button("Ring").tap()
    let second = app.openWindow()
    #expect(first.playbacks.count == 1 && second.playbacks == [])
    first.reportPlayback(of: 1, .paused, at: 0.75)
    first.close()
    #expect(second.playbacks.map(\.command) == [3])
    #expect(second.playbacks.map(\.time) == [0.75])
  }

  @Test func `a player that goes leaves no file`() async throws {
    var player: AVAudioPlayer? = try AVAudioPlayer(data: Self.wave(seconds: 1))
    let app = TestApp { [weak player] in
      Button("Ring") { [weak player] in _ = player?.play() }
    }
    app.window.button("Ring").tap()
    let path = try #require(app.window.file(of: app.window.playbacks[0]))
    #expect(FileManager.default.fileExists(atPath: path))
    player = nil
    await app.settle()
    #expect(app.window.playbacks == [])
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test func `a file that is not there cannot be played`() {
    #expect(throws: CocoaError(.fileReadNoSuchFile)) {
      try AVAudioPlayer(contentsOf: URL(fileURLWithPath: "/no/such/file.wav"))
    }
    #expect(throws: CocoaError(.fileReadUnsupportedScheme)) {
      try AVAudioPlayer(contentsOf: URL(string: "https://example.com/a.mp3")!)
    }
    #expect(throws: CocoaError(.fileReadCorruptFile)) { try AVAudioPlayer(data: Data()) }
  }

  @Test func `insight D29 a file that is to be played and does not exist is found`() throws {
    struct Cinema: View {
      let folder: URL
      var body: some View {
        let film = AVPlayer(url: folder.appendingPathComponent("fillm.mp4"))
        let bell = try? AVAudioPlayer(contentsOf: folder.appendingPathComponent("bel.wav"))
        Text(film.currentItem == nil || bell == nil ? "incomplete" : "complete")
      }
    }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["film.mp4", "bell.wav"] {
      try Data().write(to: folder.appendingPathComponent(name))
    }
    MissingResources.look(reports: false) {
      .init(pictures: [], colors: [], dataSets: [], fonts: nil)
    }
    defer { MissingResources.end() }
    let app = TestApp(Cinema(folder: folder), isTracing: true)
    #expect(
      app.findings.map { "\($0.severity): \($0.message)" } == [
        "error: Cinema names the file \"fillm.mp4\", which does not exist: nothing is played or shown. The nearest are \"film.mp4\" and \"bell.wav\".",
        "error: Cinema names the file \"bel.wav\", which does not exist: nothing is played or shown. The nearest are \"bell.wav\" and \"film.mp4\".",
      ])
  }

  @Test func `files have their lengths`() throws {
    func box(_ name: String, _ content: [UInt8]) -> [UInt8] {
      let size = UInt32(8 + content.count)
      return withUnsafeBytes(of: size.bigEndian, Array.init) + Array(name.utf8) + content
    }
    func big(_ numbers: UInt32...) -> [UInt8] {
      numbers.flatMap { withUnsafeBytes(of: $0.bigEndian, Array.init) }
    }
    let header = box("mvhd", big(0, 0, 0, 600, 1_500))
    let movie = box("ftyp", big(0)) + box("moov", box("free", []) + header)
    // 128 kilobits a second, 44,100 samples: 417 bytes to a frame.
    let frame: [UInt8] = [0xFF, 0xFB, 0x90, 0x00]
    let plain = frame + [UInt8](repeating: 0, count: 31_996)
    let counted =
      frame + [UInt8](repeating: 0, count: 32) + Array("Xing".utf8) + big(1, 100)
    for (bytes, duration) in [
      (movie, 2.5), (plain, 2), (counted, 115_200.0 / 44_100), ([1, 2, 3], 0),
      ([UInt8](Self.wave(seconds: 1).prefix(20)), 0),
    ] as [([UInt8], Double)] {
      #expect(try AVAudioPlayer(data: Data(bytes)).duration == duration)
    }
  }

  @Test func `the session keeps what is set`() throws {
    let session = AVAudioSession.sharedInstance()
    try session.setCategory(.playback, mode: .spokenAudio, options: [.duckOthers])
    try session.setActive(true, options: .notifyOthersOnDeactivation)
    #expect(session.category == .playback && session.mode == .spokenAudio)
    #expect(session.categoryOptions == [.duckOthers])
    try session.setCategory(.soloAmbient)
    #expect(session.category == .soloAmbient && session.mode == .default)
  }

  /// A visitor can send any file.
  @Test func aDamagedFileOfBoxesHasNoDuration() throws {
    func box(_ size: UInt8, _ name: String) -> Data { Data([0, 0, 0, size]) + Data(name.utf8) }
    let inner = box(8, "ftyp") + box(12, "moov") + box(8, "moov")
    #expect(try AVAudioPlayer(data: inner).duration == 0)
    let deep = (0..<10_000).reduce(box(8, "ftyp")) { data, _ in data + box(255, "moov") }
    #expect(try AVAudioPlayer(data: deep).duration == 0)
  }

  @Test func aSoundForWhichItsHostHasNoRoomIsNotPlayed() throws {
    for (room, count) in [(8_000, 0), (9_000, 1)] {
      let player = try AVAudioPlayer(data: Self.wave(seconds: 1))
      let app = TestApp(BellView(player))
      app.window.fileLimits.windowByteCount = room
      app.window.button("Ring").tap()
      #expect(app.window.playbacks.count == count)
    }
  }
}
