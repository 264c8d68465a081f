import Crypto
import Synchronization

/// Signs visitors' names so that a visitor cannot take another's.
///
/// Each key signs for a day and is good for a week more, so that a key which got out is soon of no
/// use, while whoever comes at least once a week stays who they are. Where a window may be open for
/// longer than that, both are longer in proportion: a name that was signed when its page was fetched
/// must be good as long as the page may come back. Keys are random and end with the process.
final class CookieSigner: Sendable {
  private struct Key {
    let key = SymmetricKey(size: .bits256)
    let made: ContinuousClock.Instant
  }

  /// A name that came back.
  struct SignedName: Equatable {
    let name: String
    /// Whether it is signed with a key that signs no more, and is to be signed again.
    let isOld: Bool
  }

  private let signingTime: Duration
  private let goodTime: Duration
  /// The newest first.
  private let keys: Mutex<[Key]>

  /// - Parameter windowLifeTime: How long a page may be open.
  init(windowLifeTime: Duration = .zero, now: ContinuousClock.Instant = .now) {
    goodTime = max(.seconds(7 * 86_400), windowLifeTime)
    signingTime = goodTime / 7
    keys = Mutex([Key(made: now)])
  }

  /// The name and its signature.
  func sign(_ name: String, now: ContinuousClock.Instant = .now) -> String {
    let key = keys(now: now)[0].key
    let code = HMAC<SHA256>.authenticationCode(for: Array(name.utf8), using: key)
    return "\(name).\(URLBase64.encode(code))"
  }

  /// The name in a signed value.
  ///
  /// - Returns: nil if this signer did not sign it, or too long ago. The comparison takes the same
  ///   time wherever the signatures differ.
  func name(in value: String, now: ContinuousClock.Instant = .now) -> SignedName? {
    guard let dot = value.lastIndex(of: "."),
      let code = URLBase64.decode(String(value[value.index(after: dot)...]))
    else { return nil }
    let name = String(value[..<dot])
    let keys = keys(now: now)
    guard
      let place = keys.firstIndex(where: {
        HMAC<SHA256>.isValidAuthenticationCode(
          code, authenticating: Array(name.utf8), using: $0.key)
      })
    else { return nil }
    return SignedName(name: name, isOld: place > 0)
  }

  /// The keys that are good now, the first of which signs.
  private func keys(now: ContinuousClock.Instant) -> [Key] {
    keys.withLock { keys in
      if now - keys[0].made >= signingTime { keys.insert(Key(made: now), at: 0) }
      while let last = keys.last, now - last.made >= signingTime + goodTime {
        keys.removeLast()
      }
      return keys
    }
  }
}
