import Foundation
import Testing

@testable import BanyanSecurity
@testable import SwiftUICore

/// Calls of the keychain, in the words that apps use on Apple's systems.
@Suite struct KeychainTests {
  /// Runs code for a visitor who has no items yet.
  private func asVisitor(_ body: () -> Void) {
    CurrentApp.$store.withValue(MemoryStore(), operation: body)
  }

  /// A generic password with other entries than usual.
  private func password(_ other: [CFString: Any] = [:]) -> CFDictionary {
    let usual: [CFString: Any] = [
      kSecClass: kSecClassGenericPassword, kSecAttrService: "notes", kSecAttrAccount: "anna",
    ]
    return usual.merging(other) { $1 } as CFDictionary
  }

  /// What an app finds, as text: data as text, attributes by their keys.
  private func find(_ query: CFDictionary) -> String {
    var item: CFTypeRef?
    let status = SecItemCopyMatching(query, &item)
    guard status == errSecSuccess else { return "\(status)" }
    return describe(item as Any)
  }

  private func describe(_ found: Any) -> String {
    switch found {
    case let data as Data: return String(decoding: data, as: UTF8.self)
    case let text as String: return text
    case let number as Int: return "\(number)"
    case let items as [Any]: return "\(items.map(describe))"
    case let attributes as [String: Any]:
      let shown = attributes.filter { !["cdat", "mdat", "agrp"].contains($0.key) }
      return shown.sorted { $0.key < $1.key }.map { "\($0) \(describe($1))" }
        .joined(separator: ", ")
    default: return "\(found)"
    }
  }

  @Test func aSecretIsAddedFoundChangedAndRemoved() {
    asVisitor {
      let query: [String: Any] = [
        kSecClass as String: kSecClassGenericPassword,
        kSecAttrService as String: "org.example.notes",
        kSecAttrAccount as String: "anna",
        kSecValueData as String: "first".data(using: .utf8)!,
      ]
      #expect(SecItemAdd(query as CFDictionary, nil) == errSecSuccess)

      let wanted =
        [
          kSecClass: kSecClassGenericPassword, kSecAttrService: "org.example.notes",
          kSecAttrAccount: "anna", kSecReturnData: kCFBooleanTrue!,
          kSecMatchLimit: kSecMatchLimitOne,
        ] as CFDictionary
      var item: CFTypeRef?
      #expect(SecItemCopyMatching(wanted, &item) == errSecSuccess)
      #expect(item as? Data == Data("first".utf8))

      let which: [String: Any] = [
        kSecClass as String: kSecClassGenericPassword, kSecAttrAccount as String: "anna",
      ]
      let change = [kSecValueData as String: Data("second".utf8)]
      #expect(SecItemUpdate(which as CFDictionary, change as CFDictionary) == errSecSuccess)
      var dataTypeRef: AnyObject? = nil
      #expect(SecItemCopyMatching(wanted, &dataTypeRef) == noErr)
      #expect((dataTypeRef as! Data) == Data("second".utf8))

      #expect(SecItemDelete(which as CFDictionary) == errSecSuccess)
      #expect(SecItemDelete(which as CFDictionary) == errSecItemNotFound)
      #expect(SecItemCopyMatching(wanted, &item) == errSecItemNotFound)
      #expect(SecItemUpdate(which as CFDictionary, change as CFDictionary) == errSecItemNotFound)
    }
  }

  @Test func thereIsOneGenericPasswordForAServiceAnAccountAndAGroup() {
    asVisitor {
      let differences: [[CFString: Any]] = [
        [:], [kSecAttrService: "mail"], [kSecAttrAccount: "berta"], [kSecAttrAccessGroup: "all"],
        [kSecAttrSynchronizable: true], [kSecAttrAccount: Data("anna".utf8)],
      ]
      for difference in differences {
        #expect(SecItemAdd(password(difference), nil) == errSecSuccess)
        #expect(SecItemAdd(password(difference), nil) == errSecDuplicateItem)
      }
      let others: [[CFString: Any]] = [
        [kSecValueData: Data("x".utf8)], [kSecAttrLabel: "Notes"], [kSecAttrGeneric: Data([1])],
        [kSecAttrAccessible: kSecAttrAccessibleAlways],
      ]
      for other in others { #expect(SecItemAdd(password(other), nil) == errSecDuplicateItem) }
    }
  }

  @Test func thereIsOneInternetPasswordForAServerAnAccountAndTheWayToIt() {
    asVisitor {
      func add(_ other: [CFString: Any]) -> OSStatus {
        let usual: [CFString: Any] = [
          kSecClass: kSecClassInternetPassword, kSecAttrServer: "example.org",
          kSecAttrAccount: "anna",
        ]
        return SecItemAdd(usual.merging(other) { $1 } as CFDictionary, nil)
      }
      let differences: [[CFString: Any]] = [
        [:], [kSecAttrServer: "example.com"], [kSecAttrAccount: "berta"], [kSecAttrPort: 8443],
        [kSecAttrProtocol: kSecAttrProtocolHTTPS], [kSecAttrPath: "/mail"],
        [kSecAttrSecurityDomain: "staff"], [kSecAttrAccessGroup: "all"],
        [kSecAttrAuthenticationType: kSecAttrAuthenticationTypeHTTPBasic],
      ]
      for difference in differences {
        #expect(add(difference) == errSecSuccess)
        #expect(add(difference) == errSecDuplicateItem)
      }
      #expect(add([kSecAttrPort: "8443"]) == errSecDuplicateItem)
      #expect(add([kSecAttrComment: "another"]) == errSecDuplicateItem)
      #expect(add([kSecAttrService: "notes"]) == errSecNoSuchAttr)
      // The other class has its own.
      #expect(SecItemAdd(password(), nil) == errSecSuccess)
    }
  }

  @Test func aResultIsDataAttributesAReferenceOrAllOfThem() throws {
    asVisitor {
      var added: CFTypeRef?
      let item = password([
        kSecValueData: Data("secret".utf8), kSecAttrLabel: "Notes", kSecAttrIsInvisible: true,
        kSecReturnAttributes: true,
      ])
      #expect(SecItemAdd(item, &added) == errSecSuccess)
      let attributes = "acct anna, invi 1, labl Notes, pdmn ak, svce notes, sync 0"
      #expect(describe(added as Any) == attributes)
      #expect(find(password([kSecReturnData: true])) == "secret")
      #expect(find(password([kSecReturnAttributes: true])) == attributes)
      #expect(
        find(password([kSecReturnAttributes: true, kSecReturnData: kCFBooleanTrue as Any]))
          == attributes + ", v_Data secret")
      #expect(find(password([kSecReturnData: false])) == "nil")

      var reference: CFTypeRef?
      SecItemCopyMatching(password([kSecReturnPersistentRef: true]), &reference)
      let byReference: [CFString: Any] = [
        kSecValuePersistentRef: reference as Any, kSecReturnData: true,
      ]
      #expect(find(byReference as CFDictionary) == "secret")
      #expect(
        find(password([kSecReturnPersistentRef: true, kSecReturnData: true]))
          .hasPrefix("v_Data secret, v_PersistentRef genp"))
      SecItemDelete(byReference.filter { $0.key != kSecReturnData } as CFDictionary)
      #expect(find(byReference as CFDictionary) == "\(errSecItemNotFound)")
    }
  }

  @Test func anAppReadsAttributesInADictionaryOfItsOwn() {
    asVisitor {
      let before = Date.now
      SecItemAdd(password([kSecValueData: Data("secret".utf8)]), nil)
      var item: CFTypeRef?
      SecItemCopyMatching(password([kSecReturnAttributes: true, kSecReturnData: true]), &item)
      guard let existing = item as? [String: Any],
        let data = existing[kSecValueData as String] as? Data,
        let account = existing[kSecAttrAccount as String] as? String,
        let created = existing[kSecAttrCreationDate as String] as? Date,
        let changed = existing[kSecAttrModificationDate as String] as? Date
      else {
        Issue.record("An entry has another type.")
        return
      }
      #expect(String(data: data, encoding: .utf8) == "secret")
      #expect(account == "anna")
      #expect(created == changed)
      // The time of a file is not kept to the last digit.
      #expect((-1...60).contains(created.timeIntervalSince(before)))
      SecItemUpdate(password(), [kSecAttrComment: "changed"] as CFDictionary)
      SecItemCopyMatching(password([kSecReturnAttributes: true]), &item)
      let later = item as! [CFString: Any]
      #expect(later[kSecAttrComment] as? String == "changed")
      #expect(later[kSecAttrCreationDate] as? Date == created)
      #expect(later[kSecAttrModificationDate] as! Date > changed)
    }
  }

  @Test func aLimitSpecifiesHowManyAreFoundAndWhetherInAnArray() {
    asVisitor {
      for name in ["anna", "berta", "cleo"] {
        SecItemAdd(password([kSecAttrAccount: name, kSecValueData: Data(name.utf8)]), nil)
      }
      func find(_ limit: Any) -> String {
        self.find(
          [
            kSecClass: kSecClassGenericPassword, kSecReturnData: true, kSecMatchLimit: limit,
          ] as CFDictionary)
      }
      #expect(find(kSecMatchLimitOne) == "anna")
      #expect(find(1) == "anna")
      #expect(find(2) == #"["anna", "berta"]"#)
      #expect(find(kSecMatchLimitAll) == #"["anna", "berta", "cleo"]"#)
      #expect(find(0) == "\(errSecParam)")
      #expect(
        self.find(password([kSecReturnData: true, kSecMatchLimit: kSecMatchLimitAll]))
          == #"["anna"]"#)
    }
  }

  @Test func whatIsSynchronizableIsFoundByThoseWhoAskForIt() {
    asVisitor {
      SecItemAdd(password([kSecAttrSynchronizable: true, kSecValueData: Data("all".utf8)]), nil)
      #expect(find(password([kSecReturnData: true])) == "\(errSecItemNotFound)")
      let asked = password([
        kSecReturnData: true, kSecAttrSynchronizable: kSecAttrSynchronizableAny,
      ])
      #expect(find(asked) == "all")
      SecItemAdd(password([kSecValueData: Data("here".utf8)]), nil)
      #expect(find(password([kSecReturnData: true])) == "here")
      #expect(find(password([kSecReturnData: true, kSecAttrSynchronizable: true])) == "all")
      #expect(SecItemDelete(password()) == errSecSuccess)
      #expect(find(asked) == "all")
    }
  }

  @Test func aChangeThatWouldMakeTwoOfAKindIsNone() {
    asVisitor {
      for name in ["anna", "berta"] { SecItemAdd(password([kSecAttrAccount: name]), nil) }
      let notes: [CFString: Any] = [
        kSecClass: kSecClassGenericPassword, kSecAttrService: "notes",
      ]
      let all = notes.merging([kSecReturnAttributes: true, kSecMatchLimit: kSecMatchLimitAll]) {
        $1
      }
      let before = find(all as CFDictionary)
      #expect(
        SecItemUpdate(password(), [kSecAttrAccount: "berta"] as CFDictionary)
          == errSecDuplicateItem)
      #expect(
        SecItemUpdate(notes as CFDictionary, [kSecAttrAccount: "cleo"] as CFDictionary)
          == errSecDuplicateItem)
      #expect(find(all as CFDictionary) == before)
      #expect(
        SecItemUpdate(notes as CFDictionary, [kSecAttrService: "mail"] as CFDictionary)
          == errSecSuccess)
      #expect(find(notes as CFDictionary) == "\(errSecItemNotFound)")
      #expect(SecItemDelete([kSecClass: kSecClassGenericPassword] as CFDictionary) == errSecSuccess)
      #expect(
        SecItemDelete([kSecClass: kSecClassGenericPassword] as CFDictionary) == errSecItemNotFound)
    }
  }

  @Test func whatIsWrongIsRefusedAsOnApplesSystems() {
    asVisitor {
      var item: CFTypeRef?
      #expect(SecItemAdd([kSecAttrAccount: "anna"] as CFDictionary, nil) == errSecParam)
      #expect(SecItemAdd([kSecClass: "none"] as CFDictionary, nil) == errSecNoSuchClass)
      #expect(SecItemAdd(password([kSecValueData: "text"]), nil) == errSecParam)
      #expect(SecItemAdd(password([kSecAttrAccount: Date.now]), nil) == errSecParam)
      #expect(SecItemAdd(password([kSecAttrServer: "example.org"]), nil) == errSecNoSuchAttr)
      #expect(find(password([kSecReturnData: "yes"])) == "\(errSecParam)")
      #expect(SecItemCopyMatching(password([kSecReturnData: true]), nil) == errSecParam)
      SecItemAdd(password(), nil)
      #expect(SecItemDelete(password([kSecMatchLimit: kSecMatchLimitOne])) == errSecParam)
      let change = [kSecAttrLabel: "Notes"] as CFDictionary
      #expect(SecItemUpdate(password([kSecReturnData: true]), change) == errSecParam)
      #expect(
        SecItemUpdate(password(), [kSecClass: kSecClassInternetPassword] as CFDictionary)
          == errSecNoSuchAttr)
      #expect(SecItemCopyMatching(password(), nil) == errSecSuccess)
      #expect(SecItemCopyMatching(password(), &item) == errSecSuccess)
      #expect(item == nil)
    }
  }

  @Test func keysAndCertificatesCanNeitherBeAddedNorFound() {
    asVisitor {
      for kind in [kSecClassKey, kSecClassCertificate, kSecClassIdentity] {
        #expect(SecItemAdd([kSecClass: kind] as CFDictionary, nil) == errSecUnimplemented)
        #expect(SecItemDelete([kSecClass: kind] as CFDictionary) == errSecItemNotFound)
      }
    }
  }

  @Test func eachResultCodeHasASentence() {
    #expect(
      SecCopyErrorMessageString(errSecItemNotFound, nil) as String?
        == "There is no such item in the keychain.")
    #expect(SecCopyErrorMessageString(-12_345, nil)! as String == "OSStatus -12345")
  }

  @Test func randomBytesFillTheMemoryAndNoMore() {
    for count in [0, 1, 7, 8, 9, 64] {
      let draws = (1...40).map { _ in
        var bytes = [UInt8](repeating: 0, count: count + 8)
        #expect(SecRandomCopyBytes(kSecRandomDefault, count, &bytes) == errSecSuccess)
        #expect(bytes.suffix(8).allSatisfy { $0 == 0 })
        return bytes
      }
      // In forty draws, each place has a number at least once.
      for place in 0..<count { #expect(draws.contains { $0[place] != 0 }) }
      if count >= 7 { #expect(Set(draws).count == 40) }
    }
  }
}
