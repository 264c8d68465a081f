/// The compiler has thrown its work away, because a file was saved while it was compiled.
struct InputsChanged: Error {
  /// - Parameters:
  ///   - status: The compiler's exit code.
  ///   - output: The output of the compiler.
  /// - Returns: nil if it ended for another reason.
  init?(_ status: CInt, _ output: String) {
    // The driver compares the times of its inputs when everything has been compiled.
    guard status != 0, output.contains("was modified during the build") else { return nil }
  }
}
