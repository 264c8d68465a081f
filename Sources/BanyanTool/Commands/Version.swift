extension Banyan {
  /// The version of Banyan, as `banyan --version` prints it.
  ///
  /// `Scripts/release` writes it, and a test compares it with the newest section of CHANGELOG.md.
  package static let version = "0.1.0"
}
