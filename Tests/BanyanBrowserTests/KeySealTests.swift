import BanyanBrowser
import Foundation
import Testing

@testable import BanyanStores

/// What leaves the process can be read with the key only, and only as what it is.
@Suite struct KeySealTests {
  private let visitor = StoreKey([UInt8](repeating: 3, count: 32))
  private let text = Array("what is kept of a visitor".utf8)

  private func seal(_ number: UInt8 = 1) throws -> KeySeal {
    try #require(KeySeal([UInt8](repeating: number, count: 32)))
  }

  @Test func aRecordIsReadAsItWasWrittenAndRevealsNothingWithoutTheKey() throws {
    let sealed = try seal().seal(text, of: visitor, fence: 7)
    #expect(try seal().open(sealed, of: visitor, fence: 7) == text)
    #expect(Data(sealed).range(of: Data(text.prefix(4))) == nil)
    #expect(try seal().seal(text, of: visitor, fence: 7) != sealed, "a nonce is used once")
    #expect(try seal().open(seal().seal([], of: visitor, fence: 1), of: visitor, fence: 1) == [])
  }

  @Test func aRecordOfAnotherVisitorLeaseOrKeyIsRefused() throws {
    let sealed = try seal().seal(text, of: visitor, fence: 7)
    let other = StoreKey([UInt8](repeating: 4, count: 32))
    #expect(throws: (any Error).self) { try seal().open(sealed, of: other, fence: 7) }
    #expect(throws: (any Error).self) { try seal().open(sealed, of: visitor, fence: 8) }
    #expect(throws: (any Error).self) { try seal(2).open(sealed, of: visitor, fence: 7) }
  }

  @Test func aRecordThatIsChangedInOneBitOrCutShortIsRefused() throws {
    let seal = try seal()
    let sealed = try seal.seal(text, of: visitor, fence: 7)
    var refusalCount = 0
    for index in sealed.indices {
      for bit in 0..<8 {
        var changed = sealed
        changed[index] ^= 1 << bit
        do { _ = try seal.open(changed, of: visitor, fence: 7) } catch { refusalCount += 1 }
      }
      #expect(throws: (any Error).self) {
        try seal.open(Array(sealed[..<index]), of: visitor, fence: 7)
      }
    }
    #expect(refusalCount == sealed.count * 8)
  }

  @Test func aNameInTheStoreIsOfOneKindAndOneKey() throws {
    let kinds: [StoreKeyKind] = [.token, .visitor, .account, .proof]
    let keys = try [seal(1), seal(2)].flatMap { seal in kinds.map { seal.key(for: "a", as: $0) } }
    #expect(Set(keys).count == 8 && keys.allSatisfy { $0.bytes.count == 32 })
    #expect(try seal().key(for: "a", as: .token) == keys[0])
  }

  @Test func aKeyHas32Bytes() throws {
    #expect(KeySeal([UInt8](repeating: 1, count: 31)) == nil)
    #expect(KeySeal([UInt8](repeating: 1, count: 33)) == nil)
    let path = NSTemporaryDirectory() + "banyan-key-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: path) }
    func words() -> String {
      do {
        _ = try SealedStore("sqlite:/dev/null", keyPath: path)
        return ""
      } catch {
        return "\(error)"
      }
    }
    #expect(words() == "The key of the store cannot be read from \(path): it cannot be read")
    try Data(repeating: 1, count: 16).write(to: URL(fileURLWithPath: path))
    #expect(
      words()
        == "The key of the store cannot be read from \(path): it has 16 bytes instead of 32. "
        + "To make one: openssl rand -out \(path) 32")
    try Data(repeating: 1, count: 32).write(to: URL(fileURLWithPath: path))
    #expect(words() == "")
    #expect(
      throws: BrowserServerError.cannotUseStore(
        "redis:x", reason: "write sqlite:PATH or postgresql:CONNINFO")
    ) { try SealedStore("redis:x", keyPath: path) }
  }
}
