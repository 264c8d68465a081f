import Glibc

/// Finds functions of the ICU that Foundation is linked with.
///
/// Foundation offers no plural categories and no texts of units, but the library that it gets its own formats from
/// has both. The library is Foundation's own, so its functions are found by name in the running program, and
/// whoever calls them provides for their absence. `Documentation/decisions/022-what-a-kept-library-does.md` has
/// the reasons, and what another toolchain may change.
enum ICU {
  /// ICU's error codes: greater than zero for a failure, less for a warning.
  typealias ErrorCode = Int32

  /// Returns a function of ICU; nil if Foundation comes with another ICU, or is linked statically.
  ///
  /// - Parameters:
  ///   - name: The function's name, without the prefix that Foundation's copy adds.
  ///   - type: A C function type that matches the function.
  static func function<Function>(_ name: String, as type: Function.Type) -> Function? {
    dlsym(nil, "swift_" + name).map { unsafeBitCast($0, to: type) }
  }

  /// Returns the UTF-16 text that a function writes into a buffer; nil if it fails or the text is too long.
  ///
  /// - Parameter write: Writes into a buffer with a capacity, and returns the length of the text.
  static func text(
    _ write: (UnsafeMutablePointer<UInt16>, Int32, UnsafeMutablePointer<ErrorCode>) -> Int32
  ) -> String? {
    var code: ErrorCode = 0
    var buffer = [UInt16](repeating: 0, count: 256)
    let count = Int(write(&buffer, Int32(buffer.count), &code))
    guard code <= 0, count <= buffer.count else { return nil }
    return String(decoding: buffer[..<count], as: UTF16.self)
  }
}
