import Foundation

/// A source of random numbers. There is one, for which apps pass `kSecRandomDefault`.
public typealias SecRandomRef = OpaquePointer

/// The system's source of random numbers.
public nonisolated(unsafe) let kSecRandomDefault: SecRandomRef? = nil

/// Fills memory with random bytes that nobody can predict.
///
/// ```swift
/// var bytes = [UInt8](repeating: 0, count: 32)
/// guard SecRandomCopyBytes(kSecRandomDefault, bytes.count, &bytes) == errSecSuccess else { return nil }
/// ```
///
/// - Parameters:
///   - rnd: The source, `kSecRandomDefault`.
///   - count: The number of bytes.
///   - bytes: The memory, of at least that size.
/// - Returns: `errSecSuccess`.
public func SecRandomCopyBytes(
  _ rnd: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer
) -> Int32 {
  // The generator asks the kernel, which waits until it can answer.
  var generator = SystemRandomNumberGenerator()
  let buffer = UnsafeMutableRawBufferPointer(start: bytes, count: count)
  for start in stride(from: 0, to: count, by: 8) {
    withUnsafeBytes(of: generator.next()) { random in
      for (place, byte) in zip(start..<count, random) { buffer[place] = byte }
    }
  }
  return errSecSuccess
}
