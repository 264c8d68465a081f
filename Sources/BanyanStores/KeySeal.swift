#if SQLite || PostgreSQL
  import BanyanBrowser
  import Crypto
  import Foundation

  /// Encrypts records with the operator's key.
  ///
  /// Each lease has a key of its own, so that no key encrypts so many records that two could get the same nonce by chance.
  package struct KeySeal: RecordSeal {
    /// The length of an operator's key, in bytes.
    package static let keyByteCount = 32

    /// The first byte of each record.
    private static let version: UInt8 = 1
    private let naming: SymmetricKey
    private let sealing: SymmetricKey

    /// - Parameter key: The operator's key, of ``keyByteCount`` bytes.
    package init?(_ key: [UInt8]) {
      guard key.count == Self.keyByteCount else { return nil }
      let key = SymmetricKey(data: key)
      naming = Self.derive(from: key, "banyan store names")
      sealing = Self.derive(from: key, "banyan store records")
    }

    private static func derive(from key: SymmetricKey, _ purpose: String) -> SymmetricKey {
      HKDF<SHA256>.deriveKey(
        inputKeyMaterial: key, info: Data(purpose.utf8), outputByteCount: keyByteCount)
    }

    package func key(for text: String, as kind: StoreKeyKind) -> StoreKey {
      let code = HMAC<SHA256>.authenticationCode(
        for: Data("\(kind.rawValue):\(text)".utf8), using: naming)
      return StoreKey(Array(code))
    }

    package func seal(_ bytes: [UInt8], of visitor: StoreKey, fence: Int64) throws -> [UInt8] {
      let data = associatedData(visitor, fence)
      let box = try ChaChaPoly.seal(bytes, using: leaseKey(data), authenticating: data)
      return [Self.version] + Array(box.combined)
    }

    package func open(_ bytes: [UInt8], of visitor: StoreKey, fence: Int64) throws -> [UInt8] {
      guard bytes.first == Self.version else { throw CryptoKitError.authenticationFailure }
      let data = associatedData(visitor, fence)
      let box = try ChaChaPoly.SealedBox(combined: Data(bytes.dropFirst()))
      return Array(try ChaChaPoly.open(box, using: leaseKey(data), authenticating: data))
    }

    private func leaseKey(_ data: Data) -> SymmetricKey {
      HKDF<SHA256>.deriveKey(
        inputKeyMaterial: sealing, info: data, outputByteCount: Self.keyByteCount)
    }

    private func associatedData(_ visitor: StoreKey, _ fence: Int64) -> Data {
      Data([Self.version] + visitor.bytes) + withUnsafeBytes(of: fence.bigEndian) { Data($0) }
    }
  }
#endif
