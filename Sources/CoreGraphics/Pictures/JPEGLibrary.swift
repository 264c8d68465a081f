/// libjpeg-turbo, through its own interface, TurboJPEG, which reports failures by its results.
package struct JPEGLibrary: @unchecked Sendable {
  /// nil if it is not installed.
  package static let shared = JPEGLibrary()

  private typealias Handle = UnsafeMutableRawPointer
  private typealias Begin = @convention(c) () -> Handle?
  private typealias End = @convention(c) (Handle) -> Int32
  private typealias ErrorCode = @convention(c) (Handle) -> Int32
  private typealias ReadHeader =
    @convention(c) (
      Handle, UnsafePointer<UInt8>?, UInt, UnsafeMutablePointer<Int32>,
      UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>
    ) -> Int32
  private typealias Decompress =
    @convention(c) (
      Handle, UnsafePointer<UInt8>?, UInt, UnsafeMutablePointer<UInt8>?, Int32, Int32, Int32,
      Int32, Int32
    ) -> Int32
  private typealias Compress =
    @convention(c) (
      Handle, UnsafePointer<UInt8>?, Int32, Int32, Int32, Int32,
      UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>, UnsafeMutablePointer<UInt>, Int32, Int32,
      Int32
    ) -> Int32
  private typealias Release = @convention(c) (UnsafeMutablePointer<UInt8>?) -> Void

  private let beginDecompress, beginCompress: Begin
  private let end: End
  private let errorCode: ErrorCode
  private let readHeader: ReadHeader
  private let decompress: Decompress
  private let compress: Compress
  private let release: Release

  private init?() {
    guard let library = SharedLibrary("libturbojpeg.so.0"),
      let beginDecompress = library.function("tjInitDecompress", as: Begin.self),
      let beginCompress = library.function("tjInitCompress", as: Begin.self),
      let end = library.function("tjDestroy", as: End.self),
      let errorCode = library.function("tjGetErrorCode", as: ErrorCode.self),
      let readHeader = library.function("tjDecompressHeader3", as: ReadHeader.self),
      let decompress = library.function("tjDecompress2", as: Decompress.self),
      let compress = library.function("tjCompress2", as: Compress.self),
      let release = library.function("tjFree", as: Release.self)
    else { return nil }
    self.beginDecompress = beginDecompress
    self.beginCompress = beginCompress
    self.end = end
    self.errorCode = errorCode
    self.readHeader = readHeader
    self.decompress = decompress
    self.compress = compress
    self.release = release
  }

  /// `TJPF_RGBA`. Decoding makes each pixel opaque.
  private static let fourBytes: Int32 = 7
  /// `TJFLAG_LIMITSCANS`: a file may say that it has any number of passes over the picture.
  private static let limitsPasses: Int32 = 32768
  /// `TJSAMP_420`: colors at half the resolution, as cameras write them.
  private static let halfColors: Int32 = 2

  func decode(_ file: [UInt8], atMost limit: Int) -> PixelGrid? {
    guard let handle = beginDecompress() else { return nil }
    defer { _ = end(handle) }
    var (width, height, sampling, space): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    return file.withUnsafeBufferPointer { file -> PixelGrid? in
      let count = UInt(file.count)
      let isRead =
        readHeader(handle, file.baseAddress, count, &width, &height, &sampling, &space) == 0
      guard isRead,
        let divisor = PixelGrid.reduction(
          width: Int(width), height: Int(height), atMost: limit)
      else { return nil }
      // libjpeg-turbo leaves out the details that would be averaged away, which takes less time than decoding them.
      let newWidth = (Int(width) + divisor - 1) / divisor
      let newHeight = (Int(height) + divisor - 1) / divisor
      var bytes = [UInt8](repeating: 0, count: newWidth * newHeight * 4)
      let result = bytes.withUnsafeMutableBufferPointer {
        decompress(
          handle, file.baseAddress, count, $0.baseAddress, Int32(newWidth), Int32(newWidth * 4),
          Int32(newHeight), Self.fourBytes, Self.limitsPasses)
      }
      // Code 0 is a warning, such as of a file that was cut off: browsers show what there is, too.
      guard result == 0 || errorCode(handle) == 0 else { return nil }
      return PixelGrid(width: newWidth, height: newHeight, bytes: bytes)
    }
  }

  func encode(_ picture: PixelGrid, quality: Double) -> [UInt8]? {
    guard let handle = beginCompress() else { return nil }
    defer { _ = end(handle) }
    var file: UnsafeMutablePointer<UInt8>?
    var count: UInt = 0
    let percentage = quality.isFinite ? Int32(min(max(quality * 100, 1), 100)) : 100
    let result = picture.bytes.withUnsafeBufferPointer {
      compress(
        handle, $0.baseAddress, Int32(picture.width), Int32(picture.width * 4),
        Int32(picture.height), Self.fourBytes, &file, &count, Self.halfColors, percentage, 0)
    }
    defer { release(file) }
    guard result == 0, let file else { return nil }
    return Array(UnsafeBufferPointer(start: file, count: Int(count)))
  }
}
