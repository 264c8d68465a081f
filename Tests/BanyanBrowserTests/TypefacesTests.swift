import BanyanText
import Foundation
import Testing

@testable import BanyanBrowser

/// The typefaces with known widths.
@Suite struct TypefacesTests {
  @Test func eachFileIsFoundByTheFingerprintThatItsWidthsHave() throws {
    let folder = ResourceFolder.url.appendingPathComponent("Typefaces")
    var fingerprints: [TypefaceFingerprint: String] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      let file = name.replacing(".typeface", with: "")
      let family = try #require(Typefaces.family(in: file))
      fingerprints[try #require(TypefaceFingerprint(family))] = file
    }
    #expect(fingerprints == Typefaces.files)
  }
}
