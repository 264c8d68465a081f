import BanyanHost
import NIOCore

extension PlaybackReport {
  /// Reads the player, the command, the state, whether it is muted, and four numbers: the time, the duration, which is no
  /// number if it is not known, the rate and the volume.
  init?(reading message: inout ByteBuffer) {
    guard let player = message.readVarint(), let command = message.readVarint(),
      let state = message.readInteger(as: UInt8.self).flatMap(State.init),
      let isMuted = message.readInteger(as: UInt8.self), isMuted < 2
    else { return nil }
    var numbers: [Double] = []
    for _ in 0..<4 {
      guard let bits = message.readInteger(as: UInt64.self) else { return nil }
      numbers.append(Double(bitPattern: bits))
    }
    let (time, duration, rate, volume) = (numbers[0], numbers[1], numbers[2], numbers[3])
    guard 0...Self.longest ~= time, duration.isNaN || duration >= 0, 0...Self.fastest ~= rate,
      0...1 ~= volume
    else { return nil }
    self.init(
      player: player, command: command, state: state, time: time,
      duration: duration <= Self.longest ? duration : nil, rate: rate, volume: volume,
      isMuted: isMuted == 1)
  }

  /// The most seconds that a video may have: ten years.
  private static let longest = 10 * 366 * 86_400.0
  /// No browser plays faster.
  private static let fastest = 64.0
}
