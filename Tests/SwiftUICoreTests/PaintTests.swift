import BanyanHost
import BanyanTesting
import CoreGraphics
import Foundation
import Testing

@testable import SwiftUICore

/// Styles that paint with pictures.
@MainActor
@Suite struct PaintTests {
  /// A PNG of four pixels by two: a black left half, and a white right half.
  private static let picture: Data = {
    let row: [UInt8] = [0, 0, 0, 255, 0, 0, 0, 255, 255, 255, 255, 255, 255, 255, 255, 255]
    return Data(PixelGrid(width: 4, height: 2, bytes: row + row)!.png)
  }()

  private func paint(_ style: some ShapeStyle) -> PicturePaint? {
    guard case .picture(let picture) = style.paint(in: EnvironmentValues()) else { return nil }
    return picture
  }

  private func pixels(_ paint: PicturePaint?) -> PixelGrid? {
    let text = paint?.source.split(separator: ",").last.map(String.init)
    return text.flatMap { Data(base64Encoded: $0) }
      .flatMap { PixelGrid(decoding: Array($0), atMost: PixelGrid.mostPixels) }
  }

  @Test func `MH15 an image paint repeats a part of its picture at a scale`() throws {
    let image = Image(try #require(PictureData(Self.picture)))
    let right = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
    let paints = [
      paint(ImagePaint(image: image)), paint(.image(image, scale: 0.5)),
      paint(.image(image, sourceRect: right, scale: 3)),
      paint(ImagePaint(image: image).opacity(0.5)),
    ]
    let tiles = paints.map { $0?.tile.map { [$0.width, $0.height] } }
    #expect(tiles == [[4, 2], [2, 1], [6, 6], [4, 2]])
    #expect(paints.map { $0?.opacity } == [1, 1, 1, 0.5])
    #expect(pixels(paints[0])?.width == 4)
    #expect(pixels(paints[2])?.bytes == [UInt8](repeating: 255, count: 16))
  }

  @Test func `MH15 an image paint fills an area`() throws {
    let image = Image(try #require(PictureData(Self.picture)))
    let app = TestApp(Rectangle().fill(ImagePaint(image: image)).accessibilityIdentifier("area"))
    let expected = try #require(paint(ImagePaint(image: image)))
    let area = app.window.element(identifier: "area")
    #expect(area.property(.background) == .background(.picture(expected)))
  }

  private static let colors = [(1.0, 0.0, 0.0), (0, 1, 0), (0, 0, 1), (1, 1, 1)].map {
    Color(red: $0.0, green: $0.1, blue: $0.2)
  }

  private func mesh(_ points: [SIMD2<Float>]) -> MeshGradient {
    MeshGradient(
      width: 2, height: 2, points: points, colors: Self.colors,
      background: Color(red: 0, green: 0, blue: 0), smoothsColors: false)
  }

  /// The pixel at a place, in sixteenths of a channel.
  private func pixel(_ grid: PixelGrid?, _ x: Double, _ y: Double) -> [UInt8]? {
    grid.map { grid in
      let index = (Int(y * Double(grid.height)) * grid.width + Int(x * Double(grid.width))) * 4
      return grid.bytes[index..<index + 4].map { $0 / 16 }
    }
  }

  @Test func `MH15 a mesh gradient has its colors at its points, and mixes them between`() {
    let whole = pixels(paint(mesh([[0, 0], [1, 0], [0, 1], [1, 1]])))
    let corners = [(0, 0), (0.99, 0), (0, 0.99), (0.99, 0.99)].map { pixel(whole, $0.0, $0.1) }
    #expect(corners == [[15, 0, 0, 15], [0, 15, 0, 15], [0, 0, 15, 15], [15, 15, 15, 15]])
    #expect(pixel(whole, 0.5, 0) == [7, 8, 0, 15])
    let half = pixels(paint(mesh([[0, 0], [0.5, 0], [0, 1], [0.5, 1]])))
    #expect([pixel(half, 0.75, 0.5), pixel(half, 0.25, 0)] == [[0, 0, 0, 15], [7, 8, 0, 15]])
  }

  @Test func `MH15 a component of a mesh gradient's color that is no number is 0`() {
    let green = Color.Resolved(red: .nan, green: 1, blue: 0)
    let black = Color.Resolved(red: 0, green: 0, blue: 0)
    let mesh = MeshGradient(
      width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
      resolvedColors: [green, black, black, black], smoothsColors: false)
    #expect(pixel(pixels(paint(mesh)), 0, 0) == [0, 15, 0, 15])
  }

  @Test func `MH15 a mesh with another number of points paints its background`() {
    let paint = mesh([[0, 0], [1, 0]]).paint(in: EnvironmentValues())
    #expect(paint == .color(Color(red: 0, green: 0, blue: 0).resolved))
  }
}
