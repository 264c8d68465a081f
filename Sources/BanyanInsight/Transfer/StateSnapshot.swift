import BanyanGraph
import BanyanHost

/// The state of an app's views, by the paths and names of their properties, for another process to
/// continue with.
///
/// It is written by the same codecs as its values, after a head that identifies it.
struct StateSnapshot {
  var app = ScopeRecord()
  /// The windows, in the order in which the host has named them.
  var windows: [ScopeRecord] = []
  var objects: [ObjectRecord] = []
  /// The app's values in `@AppStorage`, if it has a storage of its own.
  var storage: [String: StoredValue] = [:]
  /// The visitor's secrets, if the app has a storage of its own.
  var secrets: [UInt8] = []
}

/// The state of one window, or of the app outside of its windows.
struct ScopeRecord {
  var properties: [PropertyRecord] = []
  /// The existing places.
  var places: [String] = []
  /// The window's values in `@SceneStorage`.
  var storage: [String: StoredValue] = [:]
  /// The steps of the window's place.
  var steps: [StepRecord] = []
  /// The elements that a page may hold state for, such as a caret.
  var elements: [ElementRecord] = []
  /// The number of the element that has the focus.
  var focus: UInt32?
}

/// One dynamic property.
struct PropertyRecord {
  let path: String
  /// For each step, the number of nodes of its name, by which views of one name are distinguished.
  let counts: [Int]
  /// The type of the view that declares it.
  let view: String
  let name: String
  let type: String
  let shape: String
  let bytes: [UInt8]
  /// The value by keys, if its type encodes itself: for a type of another shape.
  let keyed: [UInt8]?
  /// The reason that the value is missing.
  let refusal: String?

  var text: String { "\(view).\(name)" }
}

struct StepRecord {
  let title: String
  let key: String?
}

package struct ElementRecord {
  let place: String
  let kind: UInt8
  let id: UInt32
}

extension StateSnapshot {
  private static let magic: [UInt8] = Array("BNYS".utf8)
  private static let version: UInt8 = 2
  private static let headLength = 13

  /// The snapshot as bytes.
  @MainActor
  func bytes(limit: Int) throws(Uncarried) -> [UInt8] {
    var writer = StateWriter(limit: limit)
    try Codec.of(Self.self).writeElement(self, to: &writer)
    return Self.magic + [Self.version] + Self.checksum(writer.bytes[...]) + writer.bytes
  }

  /// - Throws: a description of what is wrong with the bytes.
  @MainActor
  init(_ bytes: [UInt8]) throws(Uncarried) {
    guard bytes.count >= Self.headLength, bytes.starts(with: Self.magic) else {
      throw Uncarried(reason: "cannot be read")
    }
    guard bytes[4] == Self.version else {
      throw Uncarried(reason: "is of version \(bytes[4]), and this program reads \(Self.version)")
    }
    let body = bytes[Self.headLength...]
    guard Array(bytes[5..<Self.headLength]) == Self.checksum(body) else { throw .damaged }
    self = try Self(body: Array(body))
  }

  /// - Parameter body: The bytes after the head.
  @MainActor
  init(body: [UInt8]) throws(Uncarried) {
    var reader = StateReader(body)
    self = try Codec.of(Self.self).readElement(Self.self, from: &reader)
    if reader.remaining > 0 { throw .damaged }
  }

  /// Returns an FNV-1a checksum, which detects accidental truncation and changes.
  private static func checksum(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    bytes.withUnsafeBytes { bytes in
      for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    }
    return (0..<8).map { UInt8(truncatingIfNeeded: hash >> (UInt64($0) * 8)) }
  }
}
