import AVKit
import SwiftUI
import UIKit

struct FilmView: View {
  @State private var player = AVPlayer(url: URL(fileURLWithPath: "/film.mp4"))

  var body: some View {
    VideoPlayer(player: player)
    VideoPlayer(player: player) { Text("Live") }.body
    FilmController(player: player)
  }
}

struct FilmController: UIViewControllerRepresentable {
  let player: AVPlayer

  func makeUIViewController(context: Context) -> AVPlayerViewController {
    let controller = AVPlayerViewController()
    controller.player = player
    controller.showsPlaybackControls = controller.player === player
    return controller
  }

  func updateUIViewController(_ controller: AVPlayerViewController, context: Context) {
    controller.showsPlaybackControls = !controller.showsPlaybackControls
  }
}

@MainActor
func playVideos() async {
  let url = URL(fileURLWithPath: "/film.mp4")
  let asset = AVURLAsset(url: url)
  print(asset.url, AVAsset(url: url))
  let item = AVPlayerItem(asset: asset)
  let other = AVPlayerItem(url: url)
  print(item.asset, item.duration, item.currentTime(), item.error as Any)
  print(item.status == .unknown, item.status == .readyToPlay, item.status == .failed)
  let player = AVPlayer(playerItem: nil)
  print(AVPlayer())
  player.replaceCurrentItem(with: item)
  player.play()
  player.pause()
  player.playImmediately(atRate: 2)
  player.rate = player.rate + 1
  player.defaultRate = player.defaultRate * 2
  player.volume = player.volume / 2
  player.isMuted = !player.isMuted
  player.actionAtItemEnd = player.actionAtItemEnd == .pause ? .none : .advance
  print(player.currentItem as Any, player.currentTime(), player.error as Any)
  print(player.status == .unknown, player.status == .readyToPlay, player.status == .failed)
  print(player.timeControlStatus == .paused, player.timeControlStatus == .playing)
  print(player.timeControlStatus == .waitingToPlayAtSpecifiedRate)
  seek(player)
  await player.seek(to: .zero)
  let observer = player.addPeriodicTimeObserver(
    forInterval: CMTime(seconds: 1, preferredTimescale: 600), queue: .main
  ) { time in print(time.seconds) }
  player.removeTimeObserver(observer)
  print(AVPlayer.Status(rawValue: 0) as Any, AVPlayer.ActionAtItemEnd(rawValue: 1) as Any)
  print(AVPlayer.TimeControlStatus(rawValue: 2) as Any, AVPlayerItem.Status(rawValue: 1) as Any)
  print(AVError(.unknown).code == .unknown, AVError.Code(rawValue: -11_800) as Any)
  print(AVPlayerItem.didPlayToEndTimeNotification, AVPlayerItem.failedToPlayToEndTimeNotification)
  print(Notification.Name.AVPlayerItemDidPlayToEndTime)
  print(Notification.Name.AVPlayerItemFailedToPlayToEndTime)

  let queue = AVQueuePlayer(items: [item])
  if queue.canInsert(other, after: item) { queue.insert(other, after: item) }
  queue.advanceToNextItem()
  queue.remove(other)
  print(queue.items())
  queue.removeAllItems()
  let looper = AVPlayerLooper(player: AVQueuePlayer(playerItem: item), templateItem: other)
  looper.disableLooping()
}

func seek(_ player: AVPlayer) {
  player.seek(to: .zero)
  player.seek(to: .zero, toleranceBefore: .zero, toleranceAfter: .zero)
  player.seek(to: .zero) { print($0) }
  player.seek(to: .zero, toleranceBefore: .zero, toleranceAfter: .zero) { print($0) }
}

// MARK: Sounds

final class BellRinger: NSObject, AVAudioPlayerDelegate {
  func ring() throws {
    let url = URL(fileURLWithPath: "/bell.wav")
    for player in [
      try AVAudioPlayer(contentsOf: url), try AVAudioPlayer(contentsOf: url, fileTypeHint: nil),
      try AVAudioPlayer(data: Data()), try AVAudioPlayer(data: Data(), fileTypeHint: nil),
    ] {
      player.delegate = player.delegate ?? self
      player.numberOfLoops = player.numberOfLoops + 1
      player.volume = player.volume / 2
      player.enableRate = !player.enableRate
      player.rate = player.rate * 2
      player.currentTime = player.currentTime + 1
      player.prepareToPlay()
      if player.play() { player.pause() }
      player.stop()
      print(player.isPlaying, player.duration, player.url as Any, player.data as Any)
    }
  }

  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}

  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}

func setUpSession() throws {
  let session = AVAudioSession.sharedInstance()
  try session.setCategory(.playback)
  try session.setCategory(.ambient, options: [.mixWithOthers, .duckOthers])
  try session.setCategory(.soloAmbient, mode: .moviePlayback, options: [.allowBluetooth])
  try session.setMode(.spokenAudio)
  try session.setActive(true)
  try session.setActive(false, options: .notifyOthersOnDeactivation)
  print(session.category.rawValue, session.mode == .default, session.categoryOptions.rawValue)
  print(AVAudioSession.CategoryOptions.defaultToSpeaker.union(.allowAirPlay))
  print(AVAudioSession.CategoryOptions(rawValue: 1), AVAudioSession.Mode(rawValue: "a").rawValue)
  print(AVAudioSession.Category(rawValue: "a"))
  print(AVAudioSession.SetActiveOptions(rawValue: 1).rawValue)
}

// MARK: Times

func calculateTimes() {
  var time = CMTime(seconds: 1.5, preferredTimescale: 600)
  time.value += 1
  time.timescale *= 2
  time.epoch = 0
  time.flags = time.flags.union([.valid, .hasBeenRounded])
  print(CMTimeFlags.positiveInfinity, CMTimeFlags.negativeInfinity, CMTimeFlags.indefinite)
  print(CMTimeFlags.impliedValueFlagsMask, CMTimeFlags(rawValue: 1).rawValue)
  let value: CMTimeValue = 1
  let scale: CMTimeScale = 2
  let epoch: CMTimeEpoch = 0
  let others = [
    CMTime(), CMTime(value: value, timescale: scale),
    CMTime(value: value, timescale: scale, flags: .valid, epoch: epoch), .invalid, .zero,
    .indefinite, .positiveInfinity, .negativeInfinity, time + .zero, time - .zero,
    time.convertScale(1, method: .default), CMTimeMake(value: 1, timescale: 2),
    CMTimeMakeWithSeconds(1, preferredTimescale: 600), CMTimeAdd(time, time),
    CMTimeSubtract(time, time), CMTimeMultiply(time, multiplier: 2),
    CMTimeMultiplyByFloat64(time, multiplier: 1.5),
  ]
  for other in others {
    print(other.seconds, other.isValid, other.isIndefinite, other.isNumeric, other.hasBeenRounded)
    print(other.isPositiveInfinity, other.isNegativeInfinity, CMTimeGetSeconds(other))
    print(other == time, other < time, CMTimeCompare(other, time), Set([other]))
  }
  var hasher = Hasher()
  time.hash(into: &hasher)
  let methods: [CMTimeRoundingMethod] = [
    .roundHalfAwayFromZero, .roundTowardZero, .roundAwayFromZero, .roundTowardPositiveInfinity,
    .roundTowardNegativeInfinity,
  ]
  print(methods, CMTimeRoundingMethod(rawValue: 1) as Any)
  var range = CMTimeRange(start: .zero, duration: time)
  range.start = range.end
  range.duration = CMTimeRange(start: .zero, end: time).duration
  print(range.isValid, range.isEmpty, range.containsTime(time), CMTimeRange(), CMTimeRange.zero)
  print(CMTimeRangeMake(start: .zero, duration: time) == .invalid)
}
