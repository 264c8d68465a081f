import Crypto

/// Signs visitors' names so that a visitor cannot take another's.
struct CookieSigner: Sendable {
  private let key: SymmetricKey

  /// - Parameter key: Default: a random one, so that cookies end with the process.
  init(key: SymmetricKey = SymmetricKey(size: .bits256)) { self.key = key }

  /// The name and its signature.
  func sign(_ name: String) -> String {
    let code = HMAC<SHA256>.authenticationCode(for: Array(name.utf8), using: key)
    return "\(name).\(URLBase64.encode(code))"
  }

  /// The name in a signed value.
  ///
  /// - Returns: nil if this signer did not sign it. The comparison takes the same time wherever the
  ///   signatures differ.
  func name(in value: String) -> String? {
    guard let dot = value.lastIndex(of: "."),
      let code = URLBase64.decode(String(value[value.index(after: dot)...]))
    else { return nil }
    let name = String(value[..<dot])
    let isValid = HMAC<SHA256>.isValidAuthenticationCode(
      code, authenticating: Array(name.utf8), using: key)
    return isValid ? name : nil
  }
}
