/// libpng, through the part of it that is made for callers without C: one block of memory, and no jumps out of a call.
package struct PNGLibrary: @unchecked Sendable {
  /// nil if it is not installed.
  package static let shared = PNGLibrary()

  private typealias Begin =
    @convention(c) (UnsafeMutableRawPointer, UnsafeRawPointer?, Int) -> Int32
  private typealias Finish =
    @convention(c) (
      UnsafeMutableRawPointer, UnsafeRawPointer?, UnsafeMutableRawPointer?, Int32,
      UnsafeMutableRawPointer?
    ) -> Int32
  private typealias Release = @convention(c) (UnsafeMutableRawPointer) -> Void
  private typealias Write =
    @convention(c) (
      UnsafeMutableRawPointer, UnsafeMutableRawPointer?, UnsafeMutablePointer<Int>, Int32,
      UnsafeRawPointer?, Int32, UnsafeRawPointer?
    ) -> Int32

  private let begin: Begin
  private let finish: Finish
  private let release: Release
  private let write: Write

  private init?() {
    guard let library = SharedLibrary("libpng16.so.16"),
      let begin = library.function("png_image_begin_read_from_memory", as: Begin.self),
      let finish = library.function("png_image_finish_read", as: Finish.self),
      let release = library.function("png_image_free", as: Release.self),
      let write = library.function("png_image_write_to_memory", as: Write.self)
    else { return nil }
    (self.begin, self.finish, self.release, self.write) = (begin, finish, release, write)
  }

  /// The fields of libpng's `png_image`, by their places in it.
  private struct Control {
    let memory: UnsafeMutableRawPointer

    static let size = 104

    subscript(place: Int) -> Int {
      get { Int(memory.load(fromByteOffset: place, as: UInt32.self)) }
      nonmutating set {
        memory.storeBytes(of: UInt32(newValue), toByteOffset: place, as: UInt32.self)
      }
    }

    static let version = 8
    static let width = 12
    static let height = 16
    static let format = 20
    static let flags = 24
    /// Red, green, blue and opacity, a byte each.
    static let fourBytes = 3
    /// Compresses fast rather than well.
    static let isFast = 2
  }

  private func withControl<Result>(_ body: (Control) -> Result) -> Result {
    withUnsafeTemporaryAllocation(byteCount: Control.size, alignment: 8) { memory in
      memory.initializeMemory(as: UInt8.self, repeating: 0)
      let control = Control(memory: memory.baseAddress!)
      control[Control.version] = 1
      defer { release(control.memory) }
      return body(control)
    }
  }

  func decode(_ file: [UInt8], atMost limit: Int) -> PixelGrid? {
    file.withUnsafeBytes { file in
      withControl { control in
        guard begin(control.memory, file.baseAddress, file.count) != 0 else { return nil }
        let (width, height) = (control[Control.width], control[Control.height])
        guard let divisor = PixelGrid.reduction(width: width, height: height, atMost: limit) else {
          return nil
        }
        control[Control.format] = Control.fourBytes
        var bytes = [UInt8](repeating: 0, count: width * height * 4)
        let isRead = bytes.withUnsafeMutableBytes {
          finish(control.memory, nil, $0.baseAddress, Int32(width * 4), nil) != 0
        }
        guard isRead else { return nil }
        return PixelGrid(width: width, height: height, bytes: bytes)?.reduced(by: divisor)
      }
    }
  }

  func encode(_ picture: PixelGrid) -> [UInt8]? {
    withControl { control in
      control[Control.width] = picture.width
      control[Control.height] = picture.height
      control[Control.format] = Control.fourBytes
      control[Control.flags] = Control.isFast
      // Noise becomes a little larger when it is compressed.
      var count = picture.bytes.count + picture.bytes.count / 100 + picture.height + 4096
      var file = [UInt8](repeating: 0, count: count)
      let isWritten = file.withUnsafeMutableBytes { file in
        picture.bytes.withUnsafeBytes { bytes in
          write(
            control.memory, file.baseAddress, &count, 0, bytes.baseAddress,
            Int32(picture.width * 4), nil) != 0
        }
      }
      guard isWritten, count <= file.count else { return nil }
      file.removeLast(file.count - count)
      return file
    }
  }
}
