import Foundation
import SwiftUICore

// The keychain's four functions. On Apple's systems they are in Foundation as well as in Security.

/// Adds an item to the keychain.
///
/// ```swift
/// let item: [String: Any] = [
///   kSecClass as String: kSecClassGenericPassword,
///   kSecAttrService as String: "org.example.notes",
///   kSecAttrAccount as String: "anna",
///   kSecValueData as String: Data(password.utf8),
/// ]
/// let status = SecItemAdd(item as CFDictionary, nil)
/// ```
///
/// The keychain is that of the visitor for whom the code runs, and is kept with their `@AppStorage`: while they have a page open,
/// and 15 minutes more; with a store or a handover also in their encrypted record there. An app that is not served, such as one in a test, has the keychain of its process, which is in memory. In a
/// process with visitors, code that runs for none of them has no keychain.
///
/// Items are generic and internet passwords. There is one generic password for a service, an account and an access group,
/// and one internet password for an account, a server, a protocol, a port, a path, a security domain, an authentication type
/// and an access group. Any access group may be named, because a server has no entitlements.
///
/// - Parameters:
///   - attributes: The class of the item, its attributes, its data (`kSecValueData`), and which results are wanted.
///   - result: Receives the item as the keys `kSecReturn...` ask for it.
/// - Returns: `errSecSuccess`; `errSecDuplicateItem` if there is such an item; `errSecParam` if the dictionary has no class, or a value of
///   the wrong type; `errSecNoSuchAttr` for an attribute that the class does not have; `errSecUnimplemented` for keys, certificates and
///   identities; `errSecNotAvailable` if the code runs for no visitor.
@discardableResult
public func SecItemAdd(
  _ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  status(of: { keychain throws(KeychainFailure) in
    let query = try KeychainQuery(attributes)
    let item = try keychain.add(query, now: .now)
    if let result, !query.returned.isEmpty { result.pointee = query.object(for: item) }
  })
}

/// Finds items in the keychain.
///
/// ```swift
/// let query: [String: Any] = [
///   kSecClass as String: kSecClassGenericPassword,
///   kSecAttrService as String: "org.example.notes",
///   kSecAttrAccount as String: "anna",
///   kSecReturnData as String: true,
/// ]
/// var item: CFTypeRef?
/// if SecItemCopyMatching(query as CFDictionary, &item) == errSecSuccess, let password = item as? Data {
///   use(String(decoding: password, as: UTF8.self))
/// }
/// ```
///
/// An item matches if it has all attributes of the query, including those that specify when it may be read. Items that were added as
/// synchronizable only match if the query asks for them.
///
/// - Parameters:
///   - query: The class of the items, their attributes, how many are wanted (`kSecMatchLimit`; one by default), and as what.
///   - result: Receives the item, or an array of items for a limit other than one. An item is its data (`kSecReturnData`), its
///     attributes (`kSecReturnAttributes`), a reference to it (`kSecReturnPersistentRef`), or a dictionary with all that is wanted.
/// - Returns: `errSecSuccess`; `errSecItemNotFound` if no item matches; otherwise as ``SecItemAdd(_:_:)``.
@discardableResult
public func SecItemCopyMatching(
  _ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  status(of: { keychain throws(KeychainFailure) in
    let wanted = try KeychainQuery(query)
    if !wanted.returned.isEmpty, result == nil { throw .parameter }
    let limit = wanted.limit ?? 1
    let items = try keychain.items(matching: wanted).prefix(limit)
    guard let result, !wanted.returned.isEmpty else { return }
    if limit == 1 {
      result.pointee = items.first.flatMap { wanted.object(for: $0) }
    } else {
      result.pointee = NSArray(array: items.compactMap { wanted.object(for: $0) })
    }
  })
}

/// Changes items in the keychain.
///
/// - Parameters:
///   - query: The class and attributes of the items that change. It must not have a limit, or ask for results.
///   - attributesToUpdate: The attributes that change, and their values.
/// - Returns: `errSecSuccess`; `errSecItemNotFound` if no item matches; `errSecDuplicateItem`, with no change, if there is another item like the
///   changed one; otherwise as ``SecItemAdd(_:_:)``.
@discardableResult
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
  status(of: { keychain throws(KeychainFailure) in
    let which = try KeychainQuery(query)
    if !which.returned.isEmpty || which.limit != nil { throw .parameter }
    try keychain.update(which, with: attributesToUpdate, now: .now)
  })
}

/// Removes items from the keychain.
///
/// - Parameter query: The class and attributes of the items. All that match are removed; it must not have a limit.
/// - Returns: `errSecSuccess`; `errSecItemNotFound` if no item matches; otherwise as ``SecItemAdd(_:_:)``.
@discardableResult
public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
  status(of: { keychain throws(KeychainFailure) in
    let which = try KeychainQuery(query)
    if which.limit != nil { throw .parameter }
    try keychain.remove(which)
  })
}

/// Calls a function with the visitor's keychain, and stores what it has changed.
private func status(
  of body: (inout Keychain) throws(KeychainFailure) -> Void
) -> OSStatus {
  let status = VisitorSecrets.withCurrent { bytes -> OSStatus in
    var keychain = Keychain(bytes)
    let before = keychain
    do throws(KeychainFailure) {
      try body(&keychain)
      if keychain != before { bytes = keychain.bytes }
      return errSecSuccess
    } catch {
      return error.status
    }
  }
  return status ?? errSecNotAvailable
}
