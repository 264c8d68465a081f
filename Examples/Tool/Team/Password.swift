import Foundation

/// Passwords are kept as hashes, which take long to compute so that a stolen file does not reveal them soon. The system's libcrypt
/// makes them, as it does for its own users: with yescrypt, and a random salt in each.
enum Password {
  /// Returns what to keep of a password; nil if there is no libcrypt.
  @concurrent
  static func hash(_ password: String) async -> String? {
    guard let library, let setting = library.generateSalt("$y$", 0, nil, 0) else { return nil }
    defer { free(setting) }
    return library.hash(password, String(cString: setting))
  }

  /// Returns true if a hash was made of a password.
  @concurrent
  static func matches(_ password: String, _ hash: String) async -> Bool {
    library?.hash(password, hash) == hash
  }

  private static let library = Library()

  private struct Library {
    typealias Crypt =
      @convention(c) (
        UnsafePointer<CChar>, UnsafePointer<CChar>, UnsafeMutablePointer<UnsafeMutableRawPointer?>,
        UnsafeMutablePointer<CInt>
      ) -> UnsafeMutablePointer<CChar>?
    typealias GenerateSalt =
      @convention(c) (
        UnsafePointer<CChar>, CUnsignedLong, UnsafePointer<CChar>?, CInt
      ) -> UnsafeMutablePointer<CChar>?

    let crypt: Crypt
    let generateSalt: GenerateSalt

    init?() {
      guard let handle = dlopen("libcrypt.so.1", RTLD_NOW), let crypt = dlsym(handle, "crypt_ra"),
        let generateSalt = dlsym(handle, "crypt_gensalt_ra")
      else { return nil }
      self.crypt = unsafeBitCast(crypt, to: Crypt.self)
      self.generateSalt = unsafeBitCast(generateSalt, to: GenerateSalt.self)
    }

    func hash(_ password: String, _ setting: String) -> String? {
      var memory: UnsafeMutableRawPointer?
      var size: CInt = 0
      defer { free(memory) }
      return crypt(password, setting, &memory, &size).map { String(cString: $0) }
    }
  }
}
