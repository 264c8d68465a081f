import BanyanKits
import CoreImage
import Foundation
import SwiftUICore
import Testing

@testable import CoreGraphics

/// Pixels that become files, and files that become pixels.
@Suite struct PictureCodecTests {
  private static let isPNGThere = PNGLibrary.shared != nil
  private static let isJPEGThere = JPEGLibrary.shared != nil
  private let limit = PixelGrid.mostPixels

  @Test(.enabled(if: isPNGThere))
  func `a PNG has the same pixels again, whoever has written it`() {
    let picture = Pixels.colorful(7, 5)
    #expect(PixelGrid(decoding: picture.png, atMost: limit) == picture)
    #expect(PixelGrid(decoding: picture.storedPNG, atMost: limit) == picture)
    // More than one block of stored bytes.
    let large = Pixels.colorful(130, 129)
    #expect(PixelGrid(decoding: large.storedPNG, atMost: limit) == large)
  }

  @Test func `a PNG can be written without a library`() {
    let file = Pixels.grid([[[1, 2, 3, 4]]]).storedPNG
    #expect(
      file == [
        0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0,
        0, 1, 0, 0, 0, 1, 8, 6, 0, 0, 0, 0x1F, 0x15, 0xC4, 0x89, 0, 0, 0, 16, 0x49, 0x44, 0x41,
        0x54, 0x78, 0x01, 0x01, 5, 0, 0xFA, 0xFF, 0, 1, 2, 3, 4, 0x00, 0x19, 0x00, 0x0B, 0xB9, 0xB0,
        0xE3, 0xEB, 0, 0, 0, 0, 0x49,
        0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82,
      ])
  }

  @Test(.enabled(if: isPNGThere))
  func `a PNG that is cut off anywhere has no pixels`() {
    let file = Pixels.colorful(9, 9).storedPNG
    // Without the last chunk, which has nothing in it, all the pixels are there.
    for count in 0..<file.count - 16 {
      #expect(PixelGrid(decoding: Array(file.prefix(count)), atMost: limit) == nil)
    }
  }

  @Test func `a damaged file stops nothing`() {
    let picture = Pixels.colorful(9, 9)
    for file in [picture.png, picture.jpeg(quality: 0.9) ?? []] {
      for place in file.indices {
        var damaged = file
        damaged[place] ^= 0xFF
        let decoded = PixelGrid(decoding: damaged, atMost: limit)
        #expect(decoded.map { $0.bytes.count == $0.width * $0.height * 4 } ?? true)
      }
    }
    #expect(PixelGrid(decoding: [], atMost: limit) == nil)
  }

  @Test func `a picture that says it is enormous is not decoded`() {
    let sizes = [
      (1 << 13, 1 << 12), (1 << 13, 1 << 13), (1 << 26, 1), (Int.max, Int.max), (0, 1), (-1, -1),
    ]
    #expect(
      sizes.map { PixelGrid.reduction(width: $0, height: $1, atMost: limit) }
        == [1, nil, nil, nil, nil, nil])
    #expect(PixelGrid.reduction(width: 4000, height: 3000, atMost: 1 << 20) == 4)
    #expect(PixelGrid(width: 2, height: 1, bytes: [1, 2, 3, 4]) == nil)
  }

  @Test(.enabled(if: isPNGThere))
  func `a larger picture than asked for becomes smaller by halves`() {
    let rows = (0..<4).map { row in (0..<6).map { [UInt8(row * 10), UInt8($0 * 10), 0, 255] } }
    let file = Pixels.grid(rows).storedPNG
    let small = PixelGrid(decoding: file, atMost: 6)
    #expect(small?.width == 3)
    #expect(
      small?.bytes == [
        5, 5, 0, 255, 5, 25, 0, 255, 5, 45, 0, 255, 25, 5, 0, 255, 25, 25, 0, 255, 25, 45, 0, 255,
      ])
    #expect(PixelGrid(decoding: file, atMost: 0) == nil)
  }

  @Test(.enabled(if: isJPEGThere))
  func `a JPEG has nearly the same pixels again`() throws {
    let picture = Pixels.grid(
      Array(repeating: Array(repeating: [200, 100, 50, 255], count: 20), count: 10))
    let file = try #require(picture.jpeg(quality: 1))
    let decoded = try #require(PixelGrid(decoding: file, atMost: limit))
    #expect(decoded.width == 20)
    #expect(decoded.height == 10)
    let differences = zip(decoded.bytes, picture.bytes).map { abs(Int($0) - Int($1)) }
    #expect(differences.max() ?? 0 <= 3)
    let small = try #require(PixelGrid(decoding: file, atMost: 60))
    #expect(small.width == 10)
    #expect(small.height == 5)
    // Without its frame there is nothing; what is cut off later is gray, as in browsers.
    #expect(PixelGrid(decoding: Array(file.prefix(100)), atMost: limit) == nil)
  }

  @Test(
    arguments: [
      (1, [1, 2, 3, 4, 5, 6]), (2, [2, 1, 4, 3, 6, 5]), (3, [6, 5, 4, 3, 2, 1]),
      (4, [5, 6, 3, 4, 1, 2]), (5, [1, 3, 5, 2, 4, 6]), (6, [5, 3, 1, 6, 4, 2]),
      (7, [6, 4, 2, 5, 3, 1]), (8, [2, 4, 6, 1, 3, 5]), (9, [1, 2, 3, 4, 5, 6]),
    ] as [(Int, [UInt8])])
  func `a picture stands upright however the camera was held`(orientation: Int, reds: [UInt8]) {
    let picture = Pixels.grid([
      [[1, 0, 0, 255], [2, 0, 0, 255]], [[3, 0, 0, 255], [4, 0, 0, 255]],
      [[5, 0, 0, 255], [6, 0, 0, 255]],
    ])
    let upright = picture.upright(from: orientation)
    #expect(upright.width == (5...8 ~= orientation ? 3 : 2))
    #expect(upright.bytes.enumerated().filter { $0.offset % 4 == 0 }.map(\.element) == reds)
  }

  @Test(.enabled(if: isPNGThere))
  func `an image of UIKit has pixels, and is made of some`() throws {
    let picture = CGImage(Pixels.colorful(3, 2))
    let image = UIImage(cgImage: picture)
    #expect(image.cgImage === picture)
    #expect(image.size == CGSize(width: 3, height: 2))
    let file = try #require(image.pngData())
    let again = try #require(UIImage(data: file))
    #expect(again.cgImage?.pixels == picture.pixels)
    #expect(CIImage(image: again)?.extent == CGRect(x: 0, y: 0, width: 3, height: 2))
    #expect(UIImage(ciImage: CIImage(cgImage: picture)).cgImage?.pixels == picture.pixels)
    #expect(UIImage(systemName: "heart")?.cgImage == nil)
    #expect(CIImage(data: Data([1, 2, 3])) == nil)
  }
}
