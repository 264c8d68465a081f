import BanyanHost
import BanyanHostKit
import BanyanLayout
import BanyanSymbols
import CoreGraphics
import Foundation

/// Paints drawn elements with the system's Cairo and Pango, without a display.
///
/// ```swift
/// let painter = try Painter()
/// let picture = painter.image(of: drawing, scale: 2)
/// ```
///
/// The same drawing has the same pixels wherever the libraries and typefaces have the same versions. Some things are approximate:
/// a blur is one of three boxes, as browsers have it, and what is transformed in perspective is drawn flat first.
@MainActor
package struct Painter {
  let resources: PaintingResources

  /// - Parameter pictures: returns the contents of a picture's file by the name or URL that a drawing has for it.
  /// - Throws: if a library of the system is missing. The error names the package to install.
  package init(
    pictures: @escaping @MainActor (_ source: String) -> [UInt8]? = { _ in nil }
  ) throws(MissingLibrary) {
    resources = try PaintingResources(
      DrawingLibraries.shared.get(), pictures: pictures, fonts: AppTypefaces.ofApp)
  }

  /// Creates a painter with other fonts than those that the launcher has found.
  init(fonts: [AppTypefaces.File]) throws(MissingLibrary) {
    resources = try PaintingResources(
      DrawingLibraries.shared.get(), pictures: { _ in nil }, fonts: fonts)
  }

  /// The library that is missing on this machine; nil if views can be drawn.
  package nonisolated static var missingLibrary: MissingLibrary? {
    if case .failure(let missing) = DrawingLibraries.shared { missing } else { nil }
  }

  /// Paints on a context of Cairo.
  /// - Parameters:
  ///   - context: the `cairo_t`, whose units are points.
  ///   - scale: the number of pixels for each point of the context, for what has to be painted on a surface of its own first.
  package func paint(_ drawing: DrawnElement, on context: OpaquePointer, scale: Double) {
    Painting(on: context, scale: scale, resources).paint(drawing)
  }

  /// Returns the size of a picture in pixels, by the name or URL that drawings have for it; nil if it is not there or cannot be
  /// painted.
  package func size(ofPicture source: String) -> (width: Double, height: Double)? {
    resources.picture(source)?.size
  }

  /// Returns the picture of a drawing, as large as its frame.
  /// - Parameters:
  ///   - scale: the number of pixels for each point.
  ///   - isOpaque: whether black is behind the drawing, instead of nothing.
  /// - Returns: nil if the picture has no pixels, or too many.
  package func image(
    of drawing: DrawnElement, scale: Double = 1, isOpaque: Bool = false
  ) -> CGImage? {
    func pixels(_ length: Double) -> Int? {
      let count = (length * scale - 1e-6).rounded(.up)
      return count >= 1 && count <= Double(PixelSurface.longestSide) ? Int(count) : nil
    }
    guard let width = pixels(drawing.frame.width), let height = pixels(drawing.frame.height),
      width * height <= PixelGrid.mostPixels
    else { return nil }
    let cairo = resources.libraries.cairo
    let surface = PixelSurface(cairo, width: width, height: height)
    surface.draw { context in
      if isOpaque {
        cairo.setSourceRgba(context, 0, 0, 0, 1)
        cairo.paint(context)
      }
      cairo.scale(context, scale, scale)
      paint(drawing.atOrigin, on: context, scale: scale)
    }
    return surface.image
  }

  /// Returns a PDF document with a page of the drawing's size, a unit for each point.
  package func pdf(of drawing: DrawnElement) -> Data {
    document(of: drawing, resources.libraries.cairo.pdfSurfaceCreate)
  }

  /// Returns an SVG document of the drawing's size.
  package func svg(of drawing: DrawnElement) -> Data {
    document(of: drawing, resources.libraries.cairo.svgSurfaceCreate)
  }

  private final class Document {
    var data = Data()
  }

  private func document(
    of drawing: DrawnElement,
    _ makeSurface:
      @convention(c) (CairoWrite, UnsafeMutableRawPointer?, Double, Double) -> OpaquePointer
  ) -> Data {
    let cairo = resources.libraries.cairo
    let document = Document()
    let surface = makeSurface(
      { document, bytes, count in
        guard let document, let bytes else { return 0 }
        Unmanaged<Document>.fromOpaque(document).takeUnretainedValue()
          .data.append(bytes, count: Int(count))
        return 0
      }, Unmanaged.passUnretained(document).toOpaque(), drawing.frame.width, drawing.frame.height)
    if let context = cairo.create(surface) {
      // Effects that need pixels are painted sharp enough for print.
      paint(drawing.atOrigin, on: context, scale: 3)
      cairo.showPage(context)
      cairo.destroy(context)
    }
    cairo.surfaceFinish(surface)
    cairo.surfaceDestroy(surface)
    return withExtendedLifetime(document) { document.data }
  }
}

extension DrawnElement {
  fileprivate var atOrigin: DrawnElement {
    var element = self
    (element.frame.x, element.frame.y) = (0, 0)
    return element
  }
}

/// The resources that a painter keeps from one drawing to the next.
@MainActor
final class PaintingResources {
  let libraries: DrawingLibraries
  let typesetter: Typesetter
  /// The number of parts that have been painted, for tests.
  var paintedParts = 0
  private let pictures: @MainActor (String) -> [UInt8]?
  private var loadedPictures: [String: LoadedPicture] = [:]
  private var symbols: [SymbolKey: SymbolParts] = [:]
  /// The maximum number of pictures and symbols that are kept.
  private static let most = 512

  private struct SymbolKey: Hashable {
    var name: String
    var weight: Int
  }

  init(
    _ libraries: DrawingLibraries, pictures: @escaping @MainActor (String) -> [UInt8]?,
    fonts: [AppTypefaces.File]
  ) throws(MissingLibrary) {
    self.libraries = libraries
    typesetter = try Typesetter(libraries, fonts: fonts)
    self.pictures = pictures
  }

  func symbol(_ name: String, weight: Int) -> SymbolParts {
    let key = SymbolKey(name: name, weight: weight)
    if let known = symbols[key] { return known }
    if symbols.count >= Self.most { symbols = [:] }
    let parts = SymbolParts(named: name, in: .shared, weight: weight)
    symbols[key] = parts
    return parts
  }

  func picture(_ source: String) -> LoadedPicture? {
    if let known = loadedPictures[source] { return known }
    guard let bytes = pictures(source), let picture = LoadedPicture(bytes, libraries.cairo) else {
      return nil
    }
    if loadedPictures.count >= Self.most { loadedPictures = [:] }
    loadedPictures[source] = picture
    return picture
  }
}
