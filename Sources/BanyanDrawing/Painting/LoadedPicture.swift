import CoreGraphics
import Foundation

/// A picture that can be painted.
enum LoadedPicture {
  case pixels(PixelSurface)
  case drawing(SVGDrawing)

  /// - Returns: nil if the data is of no known format, or damaged.
  init?(_ bytes: [UInt8], _ cairo: CairoLibrary) {
    if let grid = PixelGrid(decoding: bytes, atMost: PixelGrid.mostPixels) {
      self = .pixels(PixelSurface(cairo, grid))
    } else if let drawing = SVGDrawing(bytes) {
      self = .drawing(drawing)
    } else {
      return nil
    }
  }

  /// The size in pixels, or in the units of a drawing.
  var size: (width: Double, height: Double) {
    switch self {
    case .pixels(let surface): (Double(surface.width), Double(surface.height))
    case .drawing(let drawing): drawing.size
    }
  }
}

/// An SVG document, which librsvg draws if it is installed: Debian's package `librsvg2-2`.
final class SVGDrawing {
  private let library: SVGLibrary
  private let handle: OpaquePointer
  let size: (width: Double, height: Double)

  init?(_ bytes: [UInt8]) {
    guard bytes.prefix(1024).contains(UInt8(ascii: "<")), let library = SVGLibrary.shared,
      let handle = library.load(bytes, bytes.count, nil)
    else { return nil }
    self.library = library
    self.handle = handle
    var (width, height) = (0.0, 0.0)
    if library.size(handle, &width, &height) == 0 || width <= 0 || height <= 0 {
      (width, height) = (100, 100)
    }
    size = (width, height)
  }

  deinit { library.release(UnsafeMutableRawPointer(handle)) }

  /// Draws the document into a rectangle.
  func draw(on context: OpaquePointer, x: Double, y: Double, width: Double, height: Double) {
    // The fields of `RsvgRectangle`.
    var place = (x, y, width, height)
    _ = library.render(handle, context, &place, nil)
  }
}

private struct SVGLibrary: @unchecked Sendable {
  /// nil if it is not installed.
  static let shared = try? SVGLibrary()

  let load: @convention(c) (UnsafeRawPointer, Int, UnsafeMutableRawPointer?) -> OpaquePointer?
  let size:
    @convention(c) (OpaquePointer, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>) ->
      Int32
  let render:
    @convention(c) (OpaquePointer, OpaquePointer, UnsafeRawPointer, UnsafeMutableRawPointer?) ->
      Int32
  let release: @convention(c) (UnsafeMutableRawPointer) -> Void

  init() throws(MissingLibrary) {
    let find = try LibraryFunctions("librsvg-2.so.2", of: "librsvg2-2")
    load = try find("rsvg_handle_new_from_data")
    size = try find("rsvg_handle_get_intrinsic_size_in_pixels")
    render = try find("rsvg_handle_render_document")
    release = try LibraryFunctions("libgobject-2.0.so.0", of: "libglib2.0-0")("g_object_unref")
  }
}
