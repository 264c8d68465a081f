import Foundation

/// The items that a visitor's keychain holds, in the order in which they were added.
struct Keychain: Codable, Equatable {
  private(set) var items: [KeychainItem] = []
  private var lastNumber = 0

  init() {}

  /// Creates a keychain from the bytes of another; an empty one from no bytes.
  init(_ bytes: [UInt8]) {
    guard !bytes.isEmpty,
      let stored = try? PropertyListDecoder().decode(Keychain.self, from: Data(bytes))
    else { return }
    self = stored
  }

  var bytes: [UInt8] {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .binary
    return (try? [UInt8](encoder.encode(self))) ?? []
  }

  /// Adds the item that a query describes, and returns it.
  mutating func add(_ query: KeychainQuery, now: Date) throws(KeychainFailure) -> KeychainItem {
    guard query.number == nil else { throw .parameter }
    guard query.kind.holdsPasswords else { throw KeychainFailure(errSecUnimplemented) }
    lastNumber += 1
    let item = KeychainItem(query, number: lastNumber, now: now)
    if items.contains(where: item.isSame) { throw KeychainFailure(errSecDuplicateItem) }
    items.append(item)
    return item
  }

  /// Returns the items that match, at least one.
  func items(matching query: KeychainQuery) throws(KeychainFailure) -> [KeychainItem] {
    let found = items.filter(query.matches)
    if found.isEmpty { throw KeychainFailure(errSecItemNotFound) }
    return found
  }

  /// Changes all items that match.
  mutating func update(
    _ query: KeychainQuery, with changes: CFDictionary, now: Date
  ) throws(KeychainFailure) {
    let changes = try KeychainChanges(changes, of: query.kind)
    var changed = items
    var others = items.filter { !query.matches($0) }
    guard others.count < items.count else { throw KeychainFailure(errSecItemNotFound) }
    for (index, item) in items.enumerated() where query.matches(item) {
      changed[index].apply(changes, now: now)
      if others.contains(where: changed[index].isSame) {
        throw KeychainFailure(errSecDuplicateItem)
      }
      others.append(changed[index])
    }
    items = changed
  }

  /// Removes all items that match.
  mutating func remove(_ query: KeychainQuery) throws(KeychainFailure) {
    let rest = items.filter { !query.matches($0) }
    guard rest.count < items.count else { throw KeychainFailure(errSecItemNotFound) }
    items = rest
  }
}

/// The reason that a function of the keychain fails.
struct KeychainFailure: Error {
  let status: OSStatus

  init(_ status: OSStatus) { self.status = status }

  /// A dictionary lacks what it must have, or has a value of a wrong type.
  static var parameter: KeychainFailure { KeychainFailure(errSecParam) }
}
