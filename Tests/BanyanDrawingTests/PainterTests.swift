import BanyanHost
import BanyanHostKit
import BanyanLayout
import CoreGraphics
import Foundation
import Testing

@testable import BanyanDrawing

/// The pixels of what is painted.
@MainActor
@Suite(.drawing) struct PainterTests {
  private let redToBlue = [DrawnStop(.red, at: 0), DrawnStop(.blue, at: 1)]

  private func line(
    _ outline: Outline, width: Double = 4, _ change: (inout Line) -> Void = { _ in }
  ) -> DrawnStroke {
    var line = Line(outline, paint: .color(ColorDescription(.named(.red))), width: width)
    change(&line)
    return DrawnStroke(line, paint: .color(.red))
  }

  // MARK: Areas

  @Test func `outlines cover their areas and nothing else`() throws {
    let triangle = PathDescription(
      [.move(Point(x: 0, y: 0)), .line(Point(x: 1, y: 0)), .line(Point(x: 0, y: 1)), .close],
      isRelative: true)
    let corners = Outline.Corners(
      topLeading: 20, topTrailing: 0, bottomLeading: 0, bottomTrailing: 20)
    let outlines: [Outline] = [
      .rectangle, .roundedRectangle(cornerRadius: 8), .unevenRectangle(corners), .capsule, .circle,
      .ellipse, .path(triangle),
    ]
    let painted = try outlines.map { outline in
      let picture = try PaintedPicture(
        .fill(outline, in: LayoutRect(0, 0, 60, 40), .color(.red)), width: 60)
      // The middle, two corners, a place near a corner, and one near an edge.
      return picture((30, 20), (0, 0), (59, 0), (4, 4), (3, 20)).map { $0 == "#ff0000" ? "x" : "-" }
        .joined()
    }
    #expect(painted == ["xxxxx", "x--xx", "x-x-x", "x---x", "x----", "x---x", "-x-xx"])
  }

  @Test func `holes of a path are left out by the even-odd rule`() throws {
    func square(_ low: Double, _ high: Double) -> [PathDescription.Element] {
      [
        .move(Point(x: low, y: low)), .line(Point(x: high, y: low)),
        .line(Point(x: high, y: high)), .line(Point(x: low, y: high)), .close,
      ]
    }
    let centers = try [true, false].map { isEvenOdd in
      let path = PathDescription(square(0, 40) + square(10, 30), isEvenOdd: isEvenOdd)
      return try PaintedPicture(.fill(.path(path), in: whole, .color(.red)))[20, 20]
    }
    #expect(centers == ["clear", "#ff0000"])
  }

  @Test func `gradients change along their lines, circles, ellipses and angles`() throws {
    func fill(_ paint: DrawnPaint, width: Double = 40) throws -> PaintedPicture {
      try PaintedPicture(
        .fill(.rectangle, in: LayoutRect(0, 0, width, 40), paint), width: width)
    }
    let along = try fill(
      .linearGradient(redToBlue, from: .init(x: 0, y: 0), to: .init(x: 1, y: 0)))
    #expect(along.coarse((0, 20), (20, 5), (39, 20)) == ["#f00", "#708", "#00f"])
    let around = try fill(
      .radialGradient(redToBlue, center: .center, startRadius: 5, endRadius: 15))
    #expect(around.coarse((20, 20), (29, 20), (36, 20)) == ["#f00", "#807", "#00f"])
    let wide = try fill(
      .ellipticalGradient(redToBlue, center: .center, startRadius: 0, endRadius: 0.5), width: 80)
    #expect(
      wide.coarse((40, 20), (60, 20), (79, 20), (40, 30)) == ["#f00", "#708", "#00f", "#708"])
    let angular = try fill(
      .angularGradient(redToBlue, center: .center, startAngle: 0, endAngle: 180))
    // After the start, halfway, before the end, and in both halves of the rest.
    #expect(
      angular.coarse((39, 21), (20, 38), (0, 21), (2, 10), (38, 10))
        == ["#f00", "#808", "#00f", "#00f", "#f00"])
  }

  @Test func `a color fades to nothing without getting darker`() throws {
    func middle(_ first: ColorComponents, _ second: ColorComponents) throws -> [String] {
      let stops = [DrawnStop(first, at: 0), DrawnStop(second, at: 1)]
      let linear = DrawnPaint.linearGradient(
        stops, from: .init(x: 0, y: 0), to: .init(x: 1, y: 0))
      let angular = DrawnPaint.angularGradient(
        stops, center: .center, startAngle: 0, endAngle: 180)
      return try PaintedPicture(.fill(.rectangle, in: whole, linear)).coarse((20, 20))
        + PaintedPicture(.fill(.rectangle, in: whole, angular)).coarse((20, 38), (0, 20))
    }
    let faint = ColorComponents(red: 0, green: 0, blue: 1, opacity: 0.25)
    #expect(try middle(.red, .clear) == ["#f007", "#f008", "clear"])
    #expect(try middle(.clear, .red) == ["#f008", "#f008", "#f00"])
    let mixed = try middle(.red, faint)
    #expect(mixed == ["#c039", "#c039", "#00f4"])
  }

  @Test func `a backdrop is what is behind, blurred, under a color`() throws {
    let tint = ColorComponents(red: 1, green: 1, blue: 1, opacity: 0.5)
    func picture(radius: Double) throws -> PaintedPicture {
      try PaintedPicture(
        .fill(.rectangle, in: LayoutRect(0, 0, 20, 40), .color(.black)),
        .fill(.rectangle, in: LayoutRect(20, 0, 20, 40), .color(.white)),
        .fill(.rectangle, in: LayoutRect(0, 10, 40, 20), .backdrop(radius: radius, tint)))
    }
    let places = [(1, 5), (18, 5), (1, 20), (19, 20), (38, 20)]
    let blurred = try picture(radius: 3)
    #expect(places.flatMap { blurred.coarse($0) } == ["#000", "#000", "#888", "#bbb", "#fff"])
    let sharp = try picture(radius: 0)
    #expect(places.flatMap { sharp.coarse($0) } == ["#000", "#000", "#888", "#888", "#fff"])
  }

  // MARK: Lines

  @Test func `lines have caps, joins, dashes, an inset and a part`() throws {
    let stroke = PathDescription([.move(Point(x: 10, y: 20)), .line(Point(x: 30, y: 20))])
    let corner = PathDescription([
      .move(Point(x: 10, y: 30)), .line(Point(x: 10, y: 10)), .line(Point(x: 30, y: 10)),
    ])
    func isPainted(_ stroke: DrawnStroke, _ places: (Int, Int)...) throws -> String {
      let picture = try PaintedPicture(.stroke(stroke, in: whole))
      return places.map { picture[$0.0, $0.1] == "#ff0000" ? "x" : "-" }.joined()
    }
    func caps(_ cap: Line.Cap) throws -> String {
      // Beyond the end: at the edge of the line, and in its middle.
      try isPainted(line(.path(stroke), width: 8) { $0.cap = cap }, (32, 16), (32, 20), (35, 20))
    }
    #expect(try [caps(.butt), caps(.round), caps(.square)] == ["---", "-x-", "xx-"])
    func joins(_ join: Line.Join) throws -> String {
      try isPainted(line(.path(corner), width: 8) { $0.join = join }, (6, 6), (7, 8), (8, 8))
    }
    #expect(try [joins(.miter), joins(.round), joins(.bevel)] == ["xxx", "-xx", "--x"])
    #expect(
      try isPainted(line(.path(stroke)) { $0.dash = [5, 5] }, (11, 20), (17, 20), (22, 20)) == "x-x"
    )
    #expect(
      try isPainted(
        line(.path(stroke)) { ($0.dash, $0.dashPhase) = ([5, 5], 5) }, (11, 20), (17, 20), (22, 20))
        == "-x-")
    #expect(
      try isPainted(
        line(.path(stroke)) { ($0.start, $0.end) = (0.25, 0.5) }, (12, 20), (17, 20), (22, 20))
        == "-x-")
    #expect(try isPainted(line(.rectangle) { $0.inset = 2 }, (0, 20), (3, 20), (4, 20)) == "xx-")
    #expect(try isPainted(line(.rectangle) { $0.inset = 10 }, (0, 20), (9, 20), (12, 20)) == "-x-")
    #expect(try isPainted(line(.circle) { $0.isFilled = true }, (20, 20), (1, 1)) == "x-")
  }

  @Test func `lines around boxes begin at the leading end of the top, and go on clockwise`() throws
  {
    func parts(_ outline: Outline) throws -> String {
      let stroke = line(outline) { ($0.inset, $0.end) = (4, 0.5) }
      let picture = try PaintedPicture(.stroke(stroke, in: whole))
      return [(20, 4), (35, 20), (20, 35), (4, 20)].map { picture[$0.0, $0.1] }.map {
        $0 == "#ff0000" ? "x" : "-"
      }.joined()
    }
    #expect(
      try [parts(.rectangle), parts(.roundedRectangle(cornerRadius: 8))] == ["xx--", "xx--"])
    // This one is a circle, and its line begins in the middle of the top.
    let capsule = line(.capsule) { ($0.inset, $0.end) = (4, 0.5) }
    let picture = try PaintedPicture(.stroke(capsule, in: whole))
    #expect(picture((35, 20), (4, 20)) == ["#ff0000", "clear"])
  }

  // MARK: Pixels

  @Test func `areas and clips have their edges on pixels, and a line keeps one pixel`() throws {
    let area = DrawingPart.fill(.rectangle, in: LayoutRect(10.3, 10.6, 9.5, 0.2), .color(.red))
    let places = [(9, 10), (10, 10), (19, 10), (20, 10), (15, 9), (15, 11)]
    func colors(_ picture: PaintedPicture) -> [String] { places.map { picture[$0.0, $0.1] } }
    let sharp = ["clear", "#ff0000", "#ff0000", "clear", "clear", "clear"]
    #expect(try colors(PaintedPicture(area)) == sharp)
    // Its edges are at 10.45 and 19.95 now, and at 10.75.
    let moved = DrawnElement.of([area], LayoutRect(0.15, 0.15, 40, 40))
    #expect(try colors(PaintedPicture([moved])) == sharp)
    let clipped = try PaintedPicture([
      .of([left], LayoutRect(10.3, 10.6, 9.5, 5)) { $0.clip = .rectangle }
    ])
    #expect(clipped((9, 12), (10, 12), (19, 12), (20, 12)) == Array(sharp.prefix(4)))
    #expect(clipped((15, 10), (15, 11), (15, 15), (15, 16)) == Array(sharp.prefix(4)))
    // With two pixels for each point, 20.6 and 39.6 are nearest to 21 and 40.
    let fine = try PaintedPicture(area, scale: 2)
    #expect(
      fine((20, 21), (21, 21), (39, 21), (40, 21)) == ["clear", "#ff0000", "#ff0000", "clear"])
  }

  @Test func `edges of what is scaled are between pixels`() throws {
    let area = DrawingPart.fill(.rectangle, in: LayoutRect(10, 10, 20, 20), .color(.red))
    let picture = try PaintedPicture(area) {
      $0.transforms = [.scale(x: 1.04, y: 1.04, anchor: .center)]
    }
    #expect(picture.coarse((8, 20), (9, 20), (10, 20)) == ["clear", "#f006", "#f00"])
  }

  // MARK: Shadows

  @Test func `shadows are outside of their outline, or inside`() throws {
    let square = LayoutRect(10, 10, 20, 20)
    func shadow(_ radius: Double, x: Double = 0, y: Double = 0, isInner: Bool) throws -> [String] {
      let picture = try PaintedPicture(
        .shadow(.rectangle, in: square, .black, radius: radius, x: x, y: y, isInner: isInner))
      return picture.coarse((5, 20), (8, 20), (11, 20), (20, 20), (33, 20))
    }
    #expect(
      try shadow(0, x: 5, isInner: false) == ["clear", "clear", "clear", "#000", "#000"])
    let soft = try shadow(8, isInner: false)
    #expect(soft == ["#0002", "#0005", "#0009", "#000", "#0003"])
    #expect(try shadow(0, x: 5, isInner: true) == ["clear", "clear", "#000", "clear", "clear"])
    #expect(try shadow(8, isInner: true) == ["clear", "clear", "#0006", "clear", "clear"])
  }

  // MARK: Effects

  private let left = DrawingPart.fill(.rectangle, in: LayoutRect(0, 0, 20, 40), .color(.red))
  private let right = DrawingPart.fill(.rectangle, in: LayoutRect(20, 0, 20, 40), .color(.blue))

  @Test func `MH12 a clip and a mask hide what is outside of them`() throws {
    let clipped = try PaintedPicture(left, right) { $0.clip = .circle }
    #expect(clipped((2, 2), (10, 20), (30, 20)) == ["clear", "#ff0000", "#0000ff"])
    let fading = [DrawnStop(.black, at: 0), DrawnStop(.clear, at: 1)]
    let masked = try PaintedPicture(left, right) {
      $0.mask = .paint(.linearGradient(fading, from: .init(x: 0, y: 0), to: .init(x: 0, y: 1)))
    }
    #expect(masked.coarse((10, 0), (10, 20), (30, 39)) == ["#f00", "#f007", "clear"])
    let hole = DrawnElement.of(
      [.fill(.circle, in: whole, .color(.white))], LayoutRect(0, 0, 40, 40))
    let shaped = try PaintedPicture(left, right) { $0.mask = .elements([hole]) }
    #expect(shaped((2, 2), (10, 20), (30, 20)) == ["clear", "#ff0000", "#0000ff"])
  }

  @Test func `MH13 opacity applies to an element as a whole`() throws {
    let overlapping = DrawingPart.fill(.rectangle, in: whole, .color(.blue))
    let picture = try PaintedPicture(left, overlapping) { $0.opacity = 0.5 }
    #expect(picture.coarse((10, 20), (30, 20)) == ["#00f8", "#00f8"])
    let hidden = try PaintedPicture(left) { $0.opacity = 0 }
    #expect(hidden.ink == nil)
  }

  @Test func `MH11 each blend mode mixes an element with what is behind it`() throws {
    let behind = DrawingPart.fill(
      .rectangle, in: whole, .color(ColorComponents(red: 0.8, green: 0.4, blue: 0.2)))
    let front = DrawingPart.fill(
      .rectangle, in: whole, .color(ColorComponents(red: 0.4, green: 0.6, blue: 0.8)))
    let colors = try BlendMode.allCases.map { mode in
      let picture = try PaintedPicture([
        .of([behind]), .of([front]) { $0.blendMode = mode },
      ])
      return "\(mode) \(picture.coarse((20, 20))[0])"
    }
    #expect(
      colors == [
        "normal #69c", "multiply #542", "screen #dbd", "overlay #b75", "darken #663",
        "lighten #c9c", "colorDodge #fff", "colorBurn #800", "softLight #c75", "hardLight #a8a",
        "difference #639", "exclusion #88a", "hue #48d", "saturation #b64", "color #58b",
        "luminosity #d74", "plusLighter #fff", "destinationOut clear",
      ])
  }

  @Test func `MH13 an isolated element is blended by itself first`() throws {
    let behind = DrawingPart.fill(.rectangle, in: whole, .color(.blue))
    let colors = try [false, true].map { isIsolated in
      var around = DrawnElement.of([left]) { $0.isIsolated = isIsolated }
      around.content = [.of([left]) { $0.blendMode = .destinationOut }]
      return try PaintedPicture([.of([behind]), around])[10, 20]
    }
    #expect(colors == ["clear", "#0000ff"])
  }

  @Test func `MH09 filters blur, throw shadows, change colors, and keep what is opaque enough`()
    throws
  {
    let square = DrawingPart.fill(.rectangle, in: LayoutRect(10, 10, 20, 20), .color(.red))
    func painted(_ filters: DrawnFilter...) throws -> [String] {
      try PaintedPicture(square) { $0.filters = filters }
        .coarse((5, 20), (10, 20), (20, 20), (34, 34))
    }
    #expect(try painted() == ["clear", "#f00", "#f00", "clear"])
    let blurred = try painted(.blur(radius: 4))
    #expect(blurred == ["#f002", "#f008", "#f00", "clear"])
    #expect(
      try painted(.shadow(.blue, radius: 0, x: 6, y: 6)) == ["clear", "#f00", "#f00", "#00f"])
    // A shadow is as soft as what is blurred by its radius.
    #expect(
      try painted(.shadow(.blue, radius: 4, x: 0, y: 0)) == ["#00f2", "#f00", "#f00", "clear"])
    let swapped: [Double] = [0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0.5, 0]
    #expect(try painted(.colorMatrix(swapped)) == ["clear", "#00f8", "#00f8", "clear"])
    #expect(
      try painted(.blur(radius: 4), .opacityThreshold(min: 0.3, max: 1, .green))
        == ["clear", "#0f0", "#0f0", "clear"])
    // A shadow of what is already changed.
    let shadowed = try painted(.colorMatrix(swapped), .shadow(.green, radius: 0, x: 6, y: 6))
    #expect(shadowed == ["clear", "#00f8", "#05ab", "#0f08"])
  }

  @Test func `elements are moved, turned, scaled and seen in perspective`() throws {
    let square = DrawingPart.fill(.rectangle, in: LayoutRect(0, 0, 20, 10), .color(.red))
    func ink(_ change: @escaping (inout DrawnEffects) -> Void) throws -> [Int]? {
      try PaintedPicture([.of([square], LayoutRect(10, 10, 20, 10), change)]).ink
    }
    #expect(try ink { _ in } == [10, 29, 10, 19])
    #expect(try ink { $0.offset = LayoutPoint(5, -3) } == [15, 34, 7, 16])
    #expect(
      try ink { $0.transforms = [.rotation(90, anchor: .init(x: 0, y: 0))] } == [0, 9, 10, 29])
    #expect(
      try ink { $0.transforms = [.scale(x: 0.5, y: 2, anchor: .center)] } == [15, 24, 5, 24])
    #expect(
      try ink { $0.transforms = [.affine(a: 1, b: 0, c: 0, d: 1, tx: -4, ty: 6)] }
        == [6, 25, 16, 25])
    // The first transform is the outermost.
    #expect(
      try ink {
        $0.transforms = [
          .affine(a: 1, b: 0, c: 0, d: 1, tx: 10, ty: 0),
          .scale(x: 0.5, y: 1, anchor: .init(x: 0, y: 0)),
        ]
      } == [20, 29, 10, 19])
    // Flat to the eye, narrower, and wide where it is near.
    func turned(_ degrees: Double, perspective: Double) -> Transform {
      .spatialRotation(
        degrees, axis: .init(x: 0, y: 1, z: 0), anchor: .center, anchorDepth: 0,
        perspective: perspective)
    }
    #expect(try ink { $0.transforms = [turned(60, perspective: 0)] } == [15, 24, 10, 19])
    let deep = try ink { $0.transforms = [turned(60, perspective: 20)] }
    #expect(deep == [13, 23, 8, 21])
    #expect(
      try ink { $0.transforms = [.projection([1, 0, 0, 0, 1, 0, 0, 0, 2])] } == [10, 19, 10, 14])
  }

  @Test func `content is moved inside of the clip by scrolling`() throws {
    var scroller = DrawnElement.of([], LayoutRect(0, 0, 40, 20)) {
      $0.clip = .rectangle
      $0.scrolled = LayoutPoint(0, -10)
    }
    scroller.content = [.of([left, right], LayoutRect(0, 0, 40, 40))]
    scroller.foreground = [.fill(.rectangle, in: LayoutRect(0, 0, 5, 5), .color(.black))]
    let picture = try PaintedPicture([scroller])
    #expect(picture((2, 2), (10, 19), (10, 21)) == ["#000000", "#ff0000", "clear"])
  }

  // MARK: Pictures

  private let checks = PixelGrid(
    width: 2, height: 2,
    bytes: [255, 0, 0, 255, 0, 0, 255, 255, 0, 255, 0, 255, 255, 255, 255, 128])!

  @Test func `pictures are stretched, fitted, filled, tiled, and used as templates`() throws {
    func painted(_ change: (inout DrawnPicture) -> Void) throws -> [String] {
      var picture = DrawnPicture("checks", sizing: .stretched)
      picture.isPixelated = true
      change(&picture)
      return try PaintedPicture(
        [.of([.picture(picture, in: LayoutRect(0, 0, 40, 20))])],
        pictures: { [checks] in $0 == "checks" ? checks.png : nil }
      ).coarse((1, 1), (15, 5), (25, 5), (15, 15), (38, 18), (25, 25))
    }
    #expect(
      try painted { _ in } == ["#f00", "#f00", "#00f", "#0f0", "#fff8", "clear"])
    #expect(
      try painted { $0.sizing = .fit } == ["clear", "#f00", "#00f", "#0f0", "clear", "clear"])
    #expect(
      try painted { $0.sizing = .fill } == ["#f00", "#f00", "#00f", "#0f0", "#fff8", "clear"])
    #expect(
      try painted { $0.sizing = .tiled } == ["#fff8", "#fff8", "#fff8", "#fff8", "#f00", "clear"])
    #expect(
      try painted { $0.templateColor = .black }
        == ["#000", "#000", "#000", "#000", "#0008", "clear"])
    #expect(
      try painted { $0.source = "another" } == Array(repeating: "clear", count: 6))
  }

  // MARK: Results

  @Test func `the same drawing has the same pixels each time`() throws {
    func picture() throws -> PixelGrid {
      try PaintedPicture(
        left, .text(DrawnText([.init("Text", font: DrawnFont(), color: .black)]), in: whole)
      ) {
        $0.filters = [.blur(radius: 1)]
      }.image.pixels
    }
    #expect(try picture() == picture())
  }

  @Test func `a picture has the size of the drawing in pixels`() throws {
    var root = DrawnElement(id: .window, frame: LayoutRect(30, 30, 10.5, 20))
    root.content = [.of([left])]
    let painter = try Painter()
    let image = try #require(painter.image(of: root, scale: 2))
    #expect((image.width, image.height) == (21, 40))
    root.frame.width = 0
    #expect(painter.image(of: root) == nil)
    root.frame.width = 20_000
    #expect(painter.image(of: root) == nil)
  }

  @Test func `an opaque picture has black where nothing is painted`() throws {
    var root = DrawnElement(id: .window, frame: whole)
    root.content = [.of([left])]
    let image = try #require(Painter().image(of: root, isOpaque: true))
    #expect(Array(image.pixels.bytes[30 * 4..<31 * 4]) == [0, 0, 0, 255])
  }

  @Test func `documents are PDF and SVG of the drawing's size`() throws {
    var root = DrawnElement(id: .window, frame: LayoutRect(0, 0, 100, 50))
    root.content = [.of([left])]
    let painter = try Painter()
    let pdf = String(decoding: painter.pdf(of: root), as: UTF8.self)
    #expect(pdf.hasPrefix("%PDF-"))
    #expect(pdf.contains("/MediaBox [ 0 0 100 50 ]"))
    let svg = String(decoding: painter.svg(of: root), as: UTF8.self)
    #expect(svg.contains("viewBox=\"0 0 100 50\""))
    // Masks are put to the wrong places.
    root.content = [.of([.symbol(DrawnSymbol("plus.circle.fill", color: .red), in: whole)])]
    #expect(!String(decoding: painter.svg(of: root), as: UTF8.self).contains("<mask"))
  }

  @Test func `the error of a missing library names the package to install`() {
    #expect(throws: MissingLibrary.self) {
      try LibraryFunctions("libmissing.so.9", of: "libmissing9")
    }
    let missing = MissingLibrary(library: "libcairo.so.2", function: nil, package: "libcairo2")
    #expect(
      "\(missing)"
        == "Views cannot be drawn into pictures: libcairo.so.2 is not installed. Install the package libcairo2, as with: apt-get install libcairo2"
    )
  }
}
