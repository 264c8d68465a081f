// Without the trait CryptoKit there is nothing to export, and nothing is built.
#if CryptoKit
  @_exported import Crypto
#endif
