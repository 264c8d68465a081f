import AVKit
import SwiftUI

/// A video with the browser's controls and the app's own, and sounds that are only heard.
struct MediaPage: View {
  @StateObject private var film = Film()
  @StateObject private var bell = Bell()

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        VideoPlayer(player: film.player) {
          Text("Baking").font(.caption).padding(6).foregroundStyle(.white)
            .background(.black.opacity(0.5), in: Capsule())
        }
        .frame(height: 220)
        HStack {
          Button("Play") { film.player.play() }
          Button("Pause") { film.player.pause() }
          Button("To 1.5 s") {
            film.player.seek(to: CMTime(seconds: 1.5, preferredTimescale: 600))
          }
          Button(film.player.isMuted ? "With sound" : "Mute") { film.toggleMute() }
        }
        .buttonStyle(.bordered)
        LabeledContent("Film", value: film.status)
        LabeledContent("Time", value: film.time)
        LabeledContent("Seen to the end", value: "\(film.ends)")
        Divider()
        HStack {
          Button("Ring") { bell.ring(times: 1) }
          Button("Ring three times") { bell.ring(times: 3) }
          Button("Stop") { bell.stop() }
        }
        .buttonStyle(.bordered)
        LabeledContent("Bell", value: bell.status)
        Slider(value: $bell.volume) { Text("Volume") }
      }
      .padding()
    }
    .onReceive(
      NotificationCenter.default.publisher(
        for: .AVPlayerItemDidPlayToEndTime, object: film.player.currentItem)
    ) { _ in film.ends += 1 }
  }
}

@MainActor
private final class Film: ObservableObject {
  @Published var status = "paused"
  @Published var time = "0.0 s"
  @Published var ends = 0
  let player = AVPlayer(url: Bundle.module.url(forResource: "baking", withExtension: "webm")!)

  init() {
    player.addPeriodicTimeObserver(
      forInterval: CMTime(seconds: 0.5, preferredTimescale: 600), queue: .main
    ) { [weak self] time in
      MainActor.assumeIsolated { self?.show(time) }
    }
  }

  func toggleMute() {
    player.isMuted.toggle()
    objectWillChange.send()
  }

  private func show(_ time: CMTime) {
    let duration = player.currentItem?.duration ?? .indefinite
    let end = duration.isNumeric ? String(format: " of %.1f s", duration.seconds) : " s"
    self.time = String(format: "%.1f", time.seconds) + end
    status =
      switch player.timeControlStatus {
      case .paused: "paused"
      case .waitingToPlayAtSpecifiedRate: "waiting"
      case .playing: "playing"
      }
  }
}

@MainActor
private final class Bell: NSObject, ObservableObject, @MainActor AVAudioPlayerDelegate {
  @Published var status = "silent"
  @Published var volume = 0.5 { didSet { player?.volume = Float(volume) } }
  private var player: AVAudioPlayer?

  override init() {
    super.init()
    player = try? AVAudioPlayer(data: Tone.wave)
    player?.delegate = self
    player?.volume = Float(volume)
  }

  func ring(times: Int) {
    player?.numberOfLoops = times - 1
    player?.currentTime = 0
    player?.play()
    status = String(format: "rings for %.2f s", player?.duration ?? 0)
  }

  func stop() {
    player?.stop()
    status = "stopped"
  }

  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {
    status = "has rung"
  }
}

/// A tone that fades, as a file of the format WAVE.
private enum Tone {
  private static let rate = 22_050

  static var wave: Data {
    let count = rate / 2
    var samples = Data()
    for index in 0..<count {
      let time = Double(index) / Double(rate)
      let level = sin(2 * .pi * 880 * time) * exp(-6 * time) * 12_000
      append(UInt16(bitPattern: Int16(level)), to: &samples)
    }
    var file = Data("RIFF".utf8)
    append(UInt32(36 + samples.count), to: &file)
    file += Data("WAVEfmt ".utf8)
    append(UInt32(16), to: &file)
    append(UInt16(1), to: &file)
    append(UInt16(1), to: &file)
    append(UInt32(rate), to: &file)
    append(UInt32(rate * 2), to: &file)
    append(UInt16(2), to: &file)
    append(UInt16(16), to: &file)
    file += Data("data".utf8)
    append(UInt32(samples.count), to: &file)
    return file + samples
  }

  private static func append(_ number: some FixedWidthInteger, to data: inout Data) {
    withUnsafeBytes(of: number.littleEndian) { data.append(contentsOf: $0) }
  }
}
