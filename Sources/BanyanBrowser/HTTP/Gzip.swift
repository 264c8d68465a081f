import Glibc

/// Compresses the client's files once, when the server starts, with the system's zlib.
///
/// The library is found by name in the running program, so building needs no header of it.
/// `Documentation/decisions/022-what-a-kept-library-does.md` has the reasons.
enum Gzip {
  /// Returns the bytes in gzip's format (RFC 1952); nil if the system has no zlib.
  static func compress(_ bytes: [UInt8]) -> [UInt8]? {
    guard let zlib = Zlib.installed else { return nil }
    let count = UInt(bytes.count)
    var packed = [UInt8](repeating: 0, count: Int(zlib.bound(count)))
    var packedCount = UInt(packed.count)
    guard zlib.compress(&packed, &packedCount, bytes, count, 9) == 0 else { return nil }
    // The same compressed data are between other headers and checksums in zlib's format (RFC 1950).
    let data = packed[2..<Int(packedCount) - 4]
    let ends: [UInt8] = [zlib.checksum(0, bytes, UInt32(bytes.count)), count].flatMap { value in
      stride(from: UInt(0), through: 24, by: 8).map { UInt8(truncatingIfNeeded: value >> $0) }
    }
    let header: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 2, 0xFF]
    return header + data + ends
  }
}

/// The functions of zlib that are needed here.
private struct Zlib: Sendable {
  typealias Bound = @Sendable @convention(c) (UInt) -> UInt
  typealias Compress =
    @Sendable @convention(c) (
      UnsafeMutablePointer<UInt8>, UnsafeMutablePointer<UInt>, UnsafePointer<UInt8>, UInt, Int32
    ) -> Int32
  typealias Checksum = @Sendable @convention(c) (UInt, UnsafePointer<UInt8>, UInt32) -> UInt

  let bound: Bound
  let compress: Compress
  let checksum: Checksum

  static let installed = Zlib()

  private init?() {
    guard let library = dlopen("libz.so.1", RTLD_NOW), let bound = dlsym(library, "compressBound"),
      let compress = dlsym(library, "compress2"), let checksum = dlsym(library, "crc32")
    else { return nil }
    self.bound = unsafeBitCast(bound, to: Bound.self)
    self.compress = unsafeBitCast(compress, to: Compress.self)
    self.checksum = unsafeBitCast(checksum, to: Checksum.self)
  }
}
