import BanyanGraph
import SwiftUICore

/// The places of a window, or of the app outside of its windows.
struct PlacesRecord {
  let places: [String]
  let elements: [ElementRecord]
}

/// A property with its owner: 0 is the app, followed by its windows.
struct ScopedProperty {
  let scope: Int
  let record: PropertyRecord
}

// A snapshot in pieces, each identified by its first byte.

extension StateSnapshot {
  /// The numbers of the pieces.
  enum Piece {
    static let frame: UInt32 = 0
    static let places: UInt32 = 1
    static let firstProperty: UInt32 = 16
    static let firstObject: UInt32 = 1 << 31
  }

  fileprivate enum Kind: UInt8 {
    case frame, places, property, object
  }

  /// - Parameter pieces: The pieces in the order of their numbers.
  @MainActor
  init(pieces: [[UInt8]]) throws(Uncarried) {
    guard let first = pieces.first, first.first == Kind.frame.rawValue else {
      throw Uncarried(reason: "cannot be read")
    }
    self = try Self.read(StateSnapshot.self, first)
    for piece in pieces.dropFirst() {
      switch piece.first.flatMap(Kind.init) {
      case .places: try take(Self.read([PlacesRecord].self, piece))
      case .property: try take(Self.read(ScopedProperty.self, piece))
      case .object: objects.append(try Self.read(ObjectRecord.self, piece))
      default: throw .damaged
      }
    }
  }

  private mutating func take(_ places: [PlacesRecord]) throws(Uncarried) {
    guard places.count == windows.count + 1 else { throw .damaged }
    app.places = places[0].places
    app.elements = places[0].elements
    for index in windows.indices {
      windows[index].places = places[index + 1].places
      windows[index].elements = places[index + 1].elements
    }
  }

  private mutating func take(_ property: ScopedProperty) throws(Uncarried) {
    if property.scope == 0 { return app.properties.append(property.record) }
    guard windows.indices.contains(property.scope - 1) else { throw .damaged }
    windows[property.scope - 1].properties.append(property.record)
  }

  @MainActor
  private static func read<Value>(
    _ type: Value.Type, _ piece: [UInt8]
  ) throws(Uncarried) -> Value {
    var reader = StateReader(Array(piece.dropFirst()))
    let value = try Codec.of(type).readElement(type, from: &reader)
    if reader.remaining > 0 { throw .damaged }
    return value
  }
}

extension [UInt8] {
  @MainActor
  static func frame(_ snapshot: StateSnapshot) -> Self { piece(.frame, snapshot) }
  @MainActor
  static func places(_ places: [PlacesRecord]) -> Self { piece(.places, places) }
  @MainActor
  static func property(_ property: ScopedProperty) -> Self { piece(.property, property) }
  @MainActor
  static func object(_ object: ObjectRecord) -> Self { piece(.object, object) }

  /// A piece that cannot be written is replaced by one that is rejected.
  @MainActor
  private static func piece<Value>(_ kind: StateSnapshot.Kind, _ value: Value) -> Self {
    var writer = StateWriter(limit: 2 * RunningApp.stateLimit)
    do throws(Uncarried) {
      try writer.write(byte: kind.rawValue)
      try Codec.of(Value.self).writeElement(value, to: &writer)
      return writer.bytes
    } catch {
      return [.max]
    }
  }
}
