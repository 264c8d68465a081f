import Foundation

/// The facts at the beginning of a sound's file: its MIME type and its duration.
struct SoundHead {
  let type: String
  /// In seconds; nil if the format does not specify it.
  let duration: Double?

  private static let longestHead = 1 << 20

  init?(ofFileAt url: URL) {
    guard let file = try? FileHandle(forReadingFrom: url) else { return nil }
    defer { try? file.close() }
    guard let size = try? file.seekToEnd(), (try? file.seek(toOffset: 0)) != nil,
      let bytes = try? file.read(upToCount: Self.longestHead)
    else { return nil }
    self.init(bytes, byteCount: Int(size))
  }

  /// - Parameters:
  ///   - data: The beginning of the file.
  ///   - byteCount: The number of bytes of the file.
  init?(_ data: Data, byteCount: Int) {
    let bytes = Bytes(Array(data.prefix(Self.longestHead)))
    if bytes.word(at: 0) == "RIFF", bytes.word(at: 8) == "WAVE" {
      type = "audio/wav"
      duration = Self.durationOfWave(bytes, byteCount)
    } else if bytes.word(at: 4) == "ftyp" {
      type = "audio/mp4"
      duration = Self.durationOfMovie(bytes)
    } else if bytes.word(at: 0) == "fLaC" {
      (type, duration) = ("audio/flac", nil)
    } else if bytes.word(at: 0) == "OggS" {
      (type, duration) = ("audio/ogg", nil)
    } else if let start = Self.startOfFrames(bytes) {
      type = "audio/mpeg"
      duration = Self.durationOfFrames(bytes, from: start, byteCount)
    } else {
      return nil
    }
  }

  /// The bytes of the data, by the bytes of a second.
  private static func durationOfWave(_ bytes: Bytes, _ byteCount: Int) -> Double? {
    var place = 12
    var bytesPerSecond = 0
    while let name = bytes.word(at: place), let size = bytes.little(at: place + 4) {
      if name == "fmt ", let rate = bytes.little(at: place + 16) { bytesPerSecond = rate }
      if name == "data", bytesPerSecond > 0 {
        return Double(min(size, byteCount - place - 8)) / Double(bytesPerSecond)
      }
      place += 8 + size + size % 2
    }
    return nil
  }

  /// The duration in the header of a movie, which is in one of the boxes.
  private static func durationOfMovie(_ bytes: Bytes) -> Double? {
    var place = 0
    var end = bytes.count
    while place + 8 <= end, let size = bytes.big(at: place), let name = bytes.word(at: place + 4) {
      guard size >= 8 else { return nil }
      // The header is in this box.
      if name == "moov" {
        end = min(place + size, end)
        place += 8
        continue
      }
      if name == "mvhd" {
        let isLong = bytes.byte(at: place + 8) == 1
        guard let scale = bytes.big(at: place + (isLong ? 28 : 20)), scale > 0,
          // The upper half of a long one is zero in any file that a person listens to.
          let duration = bytes.big(at: place + (isLong ? 36 : 24))
        else { return nil }
        return Double(duration) / Double(scale)
      }
      place += size
    }
    return nil
  }

  /// The place of the first frame of an MP3 file, after the tags.
  private static func startOfFrames(_ bytes: Bytes) -> Int? {
    var place = 0
    if bytes.word(at: 0)?.hasPrefix("ID3") == true {
      let size = (6..<10).reduce(0) { $0 << 7 | Int(bytes.byte(at: $1) ?? 0) & 0x7F }
      place = 10 + size
    }
    guard bytes.byte(at: place) == 0xFF, let second = bytes.byte(at: place + 1),
      second & 0xE0 == 0xE0,
      second & 0x06 == 0x02
    else { return nil }
    return place
  }

  /// The number of frames that the first one specifies, or else the bytes of the file, by those of a second.
  private static func durationOfFrames(_ bytes: Bytes, from start: Int, _ byteCount: Int) -> Double?
  {
    guard let second = bytes.byte(at: start + 1), let third = bytes.byte(at: start + 2),
      let fourth = bytes.byte(at: start + 3)
    else { return nil }
    let isFirst = second & 0x18 == 0x18
    let rates = [44_100, 48_000, 32_000]
    let index = Int(third >> 2 & 3)
    guard index < 3, second & 0x18 != 0x08 else { return nil }
    let rate = rates[index] / (isFirst ? 1 : second & 0x18 == 0x10 ? 2 : 4)
    let isMono = fourth >> 6 == 3
    let marks = start + 4 + (isFirst ? (isMono ? 17 : 32) : (isMono ? 9 : 17))
    if ["Xing", "Info"].contains(bytes.word(at: marks)),
      bytes.byte(at: marks + 7).map({ $0 & 1 }) == 1,
      let frames = bytes.big(at: marks + 8)
    {
      return Double(frames * (isFirst ? 1152 : 576)) / Double(rate)
    }
    let kilobits =
      isFirst
      ? [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 0]
      : [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160, 0]
    let bits = kilobits[Int(third >> 4)] * 1000
    return bits > 0 ? Double((byteCount - start) * 8) / Double(bits) : nil
  }
}

/// Bytes that are read at places which may not exist.
private struct Bytes {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var count: Int { bytes.count }

  func byte(at place: Int) -> UInt8? { bytes.indices.contains(place) ? bytes[place] : nil }

  func word(at place: Int) -> String? {
    guard place >= 0, place + 4 <= bytes.count else { return nil }
    return String(decoding: bytes[place..<place + 4], as: Unicode.ASCII.self)
  }

  func big(at place: Int) -> Int? {
    guard place >= 0, place + 4 <= bytes.count else { return nil }
    return bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
  }

  func little(at place: Int) -> Int? {
    guard place >= 0, place + 4 <= bytes.count else { return nil }
    return bytes[place..<place + 4].reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}
