import BanyanGraph
import BanyanHost

/// What an app's views keep, by the paths and names of their properties: for another process to go on
/// with.
///
/// It is written by the same codecs as the values in it, after a head that says what it is.
struct StateSnapshot {
  var app = ScopeRecord()
  /// In the order in which the host has named them.
  var windows: [ScopeRecord] = []
  var objects: [ObjectRecord] = []
  /// What the app keeps in `@AppStorage`, if it has a storage of its own.
  var storage: [String: StoredValue] = [:]
}

/// What is kept in one window, or in the app outside of its windows.
struct ScopeRecord {
  var properties: [PropertyRecord] = []
  /// The places that there are.
  var places: [String] = []
  /// What the window keeps in `@SceneStorage`.
  var storage: [String: StoredValue] = [:]
  /// Where the window is in its pages.
  var steps: [StepRecord] = []
  /// The elements that a page may have something for, such as a caret.
  var elements: [ElementRecord] = []
  /// The number of the element that has the focus.
  var focus: UInt32?
}

/// One dynamic property.
struct PropertyRecord {
  let path: String
  /// How many of each step there are in their places, by which those of one name are told apart.
  let counts: [Int]
  /// The type of the view that declares it.
  let view: String
  let name: String
  let type: String
  let shape: String
  let bytes: [UInt8]
  /// The value by keys, if its type writes itself so: for a type of another shape.
  let keyed: [UInt8]?
  /// Why the value is not there.
  let refusal: String?

  var text: String { "\(view).\(name)" }
}

struct StepRecord {
  let title: String
  let key: String?
}

struct ElementRecord {
  let place: String
  let kind: UInt8
  let id: UInt32
}

extension StateSnapshot {
  private static let magic: [UInt8] = Array("BNYS".utf8)
  private static let version: UInt8 = 1
  private static let headLength = 13

  /// The snapshot as bytes.
  @MainActor
  func bytes(limit: Int) throws(Uncarried) -> [UInt8] {
    var writer = StateWriter(limit: limit)
    try Codec.of(Self.self).writeElement(self, to: &writer)
    return Self.magic + [Self.version] + Self.checksum(writer.bytes[...]) + writer.bytes
  }

  /// - Throws: In words, what is wrong with the bytes.
  @MainActor
  init(_ bytes: [UInt8]) throws(Uncarried) {
    guard bytes.count >= Self.headLength, bytes.starts(with: Self.magic) else {
      throw Uncarried(reason: "is none")
    }
    guard bytes[4] == Self.version else {
      throw Uncarried(reason: "is of version \(bytes[4]), and this program reads \(Self.version)")
    }
    let body = bytes[Self.headLength...]
    guard Array(bytes[5..<Self.headLength]) == Self.checksum(body) else { throw .damaged }
    self = try Self(body: Array(body))
  }

  /// - Parameter body: What follows on the head.
  @MainActor
  init(body: [UInt8]) throws(Uncarried) {
    var reader = StateReader(body)
    self = try Codec.of(Self.self).readElement(Self.self, from: &reader)
    if reader.remaining > 0 { throw .damaged }
  }

  /// FNV-1a, which tells what was cut or changed by accident.
  private static func checksum(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    bytes.withUnsafeBytes { bytes in
      for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    }
    return (0..<8).map { UInt8(truncatingIfNeeded: hash >> (UInt64($0) * 8)) }
  }
}
