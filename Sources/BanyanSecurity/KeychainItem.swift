import Foundation

/// An item of a keychain.
struct KeychainItem: Codable, Equatable {
  /// Identifies the item as long as the keychain exists.
  let number: Int
  let kind: KeychainKind
  private(set) var attributes: [String: KeychainValue]
  private(set) var data: Data?

  init(_ query: KeychainQuery, number: Int, now: Date) {
    self.number = number
    kind = query.kind
    data = query.data
    attributes = [
      kSecAttrCreationDate as String: .date(now), kSecAttrModificationDate as String: .date(now),
    ]
    for attribute in KeychainAttribute.all where attribute.kinds.contains(kind) {
      attributes[attribute.key] =
        query.attributes[attribute.key] ?? attributes[attribute.key] ?? attribute.initial
    }
  }

  mutating func apply(_ changes: KeychainChanges, now: Date) {
    attributes[kSecAttrModificationDate as String] = .date(now)
    attributes.merge(changes.attributes) { $1 }
    data = changes.data ?? data
  }

  /// Returns true if a keychain can have only one of the two items.
  func isSame(as other: KeychainItem) -> Bool {
    kind == other.kind
      && KeychainAttribute.all.allSatisfy {
        !$0.isPrimary || attributes[$0.key] == other.attributes[$0.key]
      }
  }

  /// A reference to the item that other processes can use, too.
  var reference: Data {
    Data(kind.rawValue.utf8) + withUnsafeBytes(of: UInt64(number).bigEndian) { Data($0) }
  }
}

/// The class of an item.
enum KeychainKind: String, Codable {
  case genericPassword = "genp"
  case internetPassword = "inet"
  case certificate = "cert"
  case key = "keys"
  case identity = "idnt"

  /// True if the keychain can hold items of this class.
  var holdsPasswords: Bool { self == .genericPassword || self == .internetPassword }
}

/// The value of an attribute.
enum KeychainValue: Codable, Equatable {
  case text(String)
  case number(Int)
  case data(Data)
  case date(Date)

  /// The value as an app gets it.
  var object: Any {
    switch self {
    case .text(let text): text
    case .number(let number): number
    case .data(let data): data
    case .date(let date): date
    }
  }
}
