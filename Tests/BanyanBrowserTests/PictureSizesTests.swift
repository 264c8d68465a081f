import Foundation
import Testing

@testable import BanyanBrowser

/// The sizes of pictures that are kept by name.
@Suite struct PictureSizesTests {
  private let size = CGSize(width: 10, height: 20)

  @Test func `names that were asked for last are kept, however many there have been`() {
    var sizes = PictureSizes()
    sizes.insert(size, of: "logo")
    var mostKept = 0
    var forgotten: [Int] = []
    for number in 0..<10_000 {
      sizes.insert(nil, of: "missing \(number)")
      let isKept = sizes.size(of: "missing \(number)") == .some(nil)
      if !isKept || sizes.size(of: "logo") != .some(size) { forgotten.append(number) }
      if number.isMultiple(of: 500) { mostKept = max(mostKept, sizes.count) }
    }
    #expect(forgotten == [])
    #expect(sizes.size(of: "missing 0") == nil)
    #expect(mostKept < 2 * PictureSizes.byteCount / MemoryLayout<(String, CGSize?)>.stride)
  }

  @Test func `a name that takes more bytes than all others is not kept`() {
    var sizes = PictureSizes()
    sizes.insert(size, of: "logo")
    let name = String(repeating: "x", count: PictureSizes.byteCount)
    sizes.insert(size, of: name)
    #expect(sizes.size(of: name) == nil && sizes.size(of: "logo") == .some(size))
    #expect(sizes.count == 1)
  }
}
