import Foundation

/// A dictionary with which an app asks for items, or describes a new one.
struct KeychainQuery {
  /// The parts of an item that an app asks for.
  struct Returned: OptionSet {
    let rawValue: Int
    static let data = Returned(rawValue: 1)
    static let attributes = Returned(rawValue: 2)
    static let reference = Returned(rawValue: 4)
  }

  let kind: KeychainKind
  private(set) var attributes: [String: KeychainValue] = [:]
  private(set) var data: Data?
  private(set) var returned: Returned = []
  /// The number of items that the app asks for; nil if it specifies none.
  private(set) var limit: Int?
  /// The number of the item that the app has a reference to.
  private(set) var number: Int?
  private var isAboutSynchronizable = false

  init(_ dictionary: CFDictionary) throws(KeychainFailure) {
    let entries = try dictionary.entries
    kind = try Self.kind(in: entries)
    for (key, value) in entries { try read(key, value) }
  }

  private static func kind(in entries: [String: Any]) throws(KeychainFailure) -> KeychainKind {
    if let name = entries[kSecClass as String] as? String {
      guard let kind = KeychainKind(rawValue: name) else { throw .init(errSecNoSuchClass) }
      return kind
    }
    guard let reference = entries[kSecValuePersistentRef as String] as? Data,
      let kind = KeychainReference(reference)?.kind
    else { throw .parameter }
    return kind
  }

  private mutating func read(_ key: String, _ value: Any) throws(KeychainFailure) {
    switch key as NSString {
    case kSecClass, kSecUseDataProtectionKeychain: return
    case kSecValueData:
      guard let value = value as? Data else { throw .parameter }
      data = value
    case kSecValuePersistentRef:
      guard let value = value as? Data, let reference = KeychainReference(value),
        reference.kind == kind
      else { throw .parameter }
      number = reference.number
    case kSecReturnData: try note(.data, if: value)
    case kSecReturnAttributes: try note(.attributes, if: value)
    case kSecReturnPersistentRef: try note(.reference, if: value)
    case kSecMatchLimit: limit = try Self.limit(value)
    default:
      if key == kSecAttrSynchronizable as String {
        isAboutSynchronizable = true
        if value as? String == kSecAttrSynchronizableAny as String { return }
      }
      attributes[key] = try KeychainChanges.attribute(key, value, of: kind)
    }
  }

  private mutating func note(_ wanted: Returned, if value: Any) throws(KeychainFailure) {
    guard let value = value as? NSNumber else { throw .parameter }
    if value.boolValue { returned.insert(wanted) }
  }

  private static func limit(_ value: Any) throws(KeychainFailure) -> Int {
    if let name = value as? String {
      if name == kSecMatchLimitOne as String { return 1 }
      if name == kSecMatchLimitAll as String { return .max }
    }
    guard let number = (value as? NSNumber)?.intValue, number > 0 else { throw .parameter }
    return number
  }

  /// Returns true if the query asks for an item.
  func matches(_ item: KeychainItem) -> Bool {
    if let number, item.number != number { return false }
    let synchronizable = kSecAttrSynchronizable as String
    if number == nil, !isAboutSynchronizable, item.attributes[synchronizable] != .number(0) {
      return false
    }
    return item.kind == kind && attributes.allSatisfy { item.attributes[$0] == $1 }
  }

  /// Returns what the query wants of an item.
  func object(for item: KeychainItem) -> CFTypeRef? {
    if returned == .data { return item.data.map { $0 as NSData } }
    if returned == .reference { return item.reference as NSData }
    var entries: [String: Any] = [:]
    if returned.contains(.attributes) { entries = item.attributes.mapValues(\.object) }
    if returned.contains(.data) { entries[kSecValueData as String] = item.data }
    if returned.contains(.reference) {
      entries[kSecValuePersistentRef as String] = item.reference
    }
    return entries as NSDictionary
  }
}

/// The attributes of items that change.
struct KeychainChanges {
  private(set) var attributes: [String: KeychainValue] = [:]
  private(set) var data: Data?

  init(_ dictionary: CFDictionary, of kind: KeychainKind) throws(KeychainFailure) {
    for (key, value) in try dictionary.entries {
      guard key == kSecValueData as String else {
        attributes[key] = try Self.attribute(key, value, of: kind)
        continue
      }
      guard let value = value as? Data else { throw .parameter }
      data = value
    }
  }

  static func attribute(
    _ key: String, _ value: Any, of kind: KeychainKind
  ) throws(KeychainFailure) -> KeychainValue {
    guard let attribute = KeychainAttribute.named(key, of: kind) else {
      throw KeychainFailure(errSecNoSuchAttr)
    }
    guard let value = attribute.value(of: value) else { throw .parameter }
    return value
  }
}

/// The target of a persistent reference.
private struct KeychainReference {
  let kind: KeychainKind
  let number: Int

  /// Reads the bytes of ``KeychainItem/reference``.
  init?(_ bytes: Data) {
    guard bytes.count == 12,
      let kind = KeychainKind(rawValue: String(decoding: bytes.prefix(4), as: UTF8.self))
    else { return nil }
    self.kind = kind
    number = bytes.suffix(8).reduce(0) { $0 &<< 8 | Int($1) }
  }
}

extension CFDictionary {
  fileprivate var entries: [String: Any] {
    get throws(KeychainFailure) {
      var entries: [String: Any] = [:]
      for (key, value) in self {
        guard let key = key as? String else { throw .parameter }
        entries[key] = value
      }
      return entries
    }
  }
}
