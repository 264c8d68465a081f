import CoreGraphics
import Foundation
import Testing

@testable import CoreImage

/// QR codes, compared with those that another encoder makes of the same bytes.
@Suite struct QRCodeTests {
  private static let hello = """
    #######.##.#..#######
    #.....#..##.#.#.....#
    #.###.#..####.#.###.#
    #.###.#.#..#..#.###.#
    #.###.#.#...#.#.###.#
    #.....#.#.##..#.....#
    #######.#.#.#.#######
    ........#####........
    #...#.######.#####..#
    ...###..#.###..#.####
    #.##..#.#.##..###..#.
    ###..#...#...##.#....
    ..#.###..#..###...##.
    ........###.###..#.##
    #######.##..##...#.#.
    #.....#....##..#...#.
    #.###.#.#..#..###.#.#
    #.###.#....##....#.##
    #.###.#..###..####...
    #.....#..#...##......
    #######.#...#####.#.#
    """

  private func rows(_ code: QRCode) -> String {
    (0..<code.size).map { row in
      code.modules[row * code.size..<(row + 1) * code.size].map { $0 ? "#" : "." }.joined()
    }.joined(separator: "\n")
  }

  /// A number that differs if any module does.
  private func digest(_ code: QRCode) -> UInt64 {
    code.modules.reduce(0) { $0 &* 31 &+ ($1 ? 2 : 1) }
  }

  private func message(_ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(($0 * 37 + count) % 256) }
  }

  @Test func `a small code is the same module by module`() throws {
    let code = try #require(QRCode(Array("HELLO".utf8), level: .medium, mask: 4))
    #expect(rows(code) == Self.hello)
  }

  @Test(
    arguments: [
      (0, .medium, 0, 21, 0x395f5fcf0402ba41), (14, .medium, 1, 21, 0x688ef5cf2d57c25),
      (15, .medium, 2, 25, 0x82fd203ec8865739), (17, .low, 3, 21, 0xe36f3af8c7e02e75),
      (64, .quartile, 4, 41, 0x1303f54d4cd56596), (134, .high, 5, 61, 0x800c032fc347d5a0),
      (154, .low, 6, 45, 0x68e46488a6fd85a9), (230, .low, 7, 53, 0x6c02b50906d34fdc),
      (231, .low, 0, 57, 0x9940951ea292b2c1), (500, .medium, 1, 85, 0xfbc527ed60d70b7e),
      (1273, .high, 2, 177, 0x531e4298340a0b09), (1663, .quartile, 3, 177, 0x9aa7c309c2cb8fbf),
      (2331, .medium, 4, 177, 0x3dc7ab6c42e24d05), (2953, .low, 5, 177, 0xf174f7a89ee540db),
    ] as [(Int, QRLevel, Int, Int, UInt64)])
  func `codes of all sizes, levels and masks are the same`(
    count: Int, level: QRLevel, mask: Int, size: Int, digest: UInt64
  ) throws {
    let code = try #require(QRCode(message(count), level: level, mask: mask))
    #expect(code.size == size)
    #expect(self.digest(code) == digest)
  }

  @Test(
    arguments: [
      (5, .medium, 0x1d02faa183138f99), (40, .quartile, 0x3dd6fa388a8f7c5f),
      (154, .low, 0xc1c647180b531a53),
    ] as [(Int, QRLevel, UInt64)])
  func `the mask is the one that is read best`(count: Int, level: QRLevel, digest: UInt64) throws {
    let code = try #require(QRCode(message(count), level: level))
    #expect(self.digest(code) == digest)
  }

  @Test func `one byte more than there is room for makes no code`() {
    let most: [(QRLevel, Int)] = [
      (.low, 2953), (.medium, 2331), (.quartile, 1663), (.high, 1273),
    ]
    for (level, count) in most {
      #expect(level.version(forByteCount: count) == 40)
      #expect(level.version(forByteCount: count + 1) == nil)
    }
    #expect(QRCode(message(2954), level: .low) == nil)
  }

  @Test func `the generator draws a pixel for each module and one light module around`() throws {
    let filter = CIFilter.qrCodeGenerator()
    filter.message = Data("HELLO".utf8)
    let output = try #require(filter.outputImage)
    #expect(output.extent == CGRect(x: 0, y: 0, width: 23, height: 23))
    let light = String(repeating: ".", count: 23)
    let picture = [light] + Self.hello.split(separator: "\n").map { ".\($0)." } + [light]
    let drawn = output.reds.map { $0 == 0 ? "#" : "." }
    let rows = (0..<23).map { drawn[$0 * 23..<($0 + 1) * 23].joined() }
    #expect(rows == picture)
    filter.setValue(Data(message(2332)), forKey: "inputMessage")
    #expect(filter.outputImage == nil)
    filter.correctionLevel = "L"
    #expect(filter.outputImage?.extent.width == 163)
    filter.correctionLevel = "low"
    #expect(filter.outputImage == nil)
  }
}
