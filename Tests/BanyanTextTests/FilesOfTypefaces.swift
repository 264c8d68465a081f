import BanyanText
import Testing

@Suite struct FilesOfTypefaces {
  @Test func `What Debian has is 71 kilobytes, and each face knows what is written most`() throws {
    let counts = ["DejaVuSans": 5, "Inter": 18, "LiberationSans": 4, "NotoSans": 4, "Roboto": 12]
    var byteCount = 0
    for (name, count) in counts {
      let bytes = try Files.bytes(name)
      byteCount += bytes.count
      let faces = try TypefaceFile.faces(in: bytes)
      #expect(faces.count == count, "\(name)")
      for face in faces {
        let needed = Array("Aé–“ŁЖ…€".unicodeScalars).map(\.value) + Array(0x20..<0x7F)
        #expect(needed.allSatisfy { face.ownUnits(of: $0) != nil }, "\(face.face)")
      }
    }
    #expect(byteCount == 71_305)
  }

  @Test func `A face has what the typeface says`() throws {
    let family = try Files.family("Inter")
    let face = try #require(family.face(weight: 400))
    var expected = TypefaceMetrics(unitsPerEm: 2816, ascent: 2728, descent: 680, capHeight: 2048)
    expected.tabularDigit = 1824
    expected.isFreeType = true
    #expect(face.metrics == expected)
    #expect([0x20, 0x61, 0x6D, 0x6B0].map { face.ownUnits(of: $0) } == [792, 1588, 2448, nil])
  }

  @Test func `Faces are taken as style sheets take them`() throws {
    func taken(_ name: String, _ weights: [Int], isItalic: Bool = false) throws -> [Int?] {
      let family = try Files.family(name)
      return weights.map { family.face(weight: $0, isItalic: isItalic)?.face.weight }
    }
    #expect(try taken("LiberationSans", [100, 400, 500, 600, 900]) == [400, 400, 400, 700, 700])
    #expect(try taken("Roboto", [200, 400, 500, 600, 800]) == [100, 400, 500, 700, 900])
    #expect(try taken("DejaVuSans", [100, 300, 500, 600]) == [200, 200, 400, 700])
    #expect(try taken("Inter", [600], isItalic: true) == [600])
    #expect(try Files.family("Inter").face(weight: 600, isItalic: true)?.face.isItalic == true)
    let onlyUpright = TypefaceFamily([squareTable()])
    #expect(onlyUpright.face(weight: 700, isItalic: true)?.face == squareTable().face)
  }

  @Test func `A file that is no such file says what is wrong`() throws {
    let bytes = try Files.bytes("LiberationSans")
    func message(_ bytes: [UInt8]) -> String? {
      do {
        _ = try TypefaceFile.faces(in: bytes)
        return nil
      } catch { return error.description }
    }
    #expect(
      message(Array("<html>".utf8))
        == "This is not a file of typefaces: it does not begin with BTYP.")
    #expect(message([]) == "This is not a file of typefaces: it does not begin with BTYP.")
    #expect(
      message(Array("BTYP".utf8))
        == "The file of typefaces ends inside the part that begins at byte 4.")
    #expect(
      message(bytes.enumerated().map { $0 == 4 ? 9 : $1 })
        == "The file of typefaces is of version 9; only version 1 is understood.")
    #expect(
      message(bytes.enumerated().map { $0 == 100 ? $1 ^ 1 : $1 })
        == "The file of typefaces is damaged: its checksum is not that of its content.")
    #expect(
      message(Array(bytes.dropLast()))
        == "The file of typefaces is damaged: its checksum is not that of its content.")
    #expect(
      message(bytes + [UInt8](repeating: 0, count: 4 << 20))
        == "The file of typefaces has 4197411 bytes; at most 4194304 are read.")
    #expect(
      message(signed(bytes.dropLast(4) + [0]))
        == "The file of typefaces continues at byte 3103, where it should end.")
  }

  @Test func `Whatever a file says, it is read or refused`() throws {
    let content = Array(try Files.bytes("LiberationSans").dropLast(4))
    var random = Seeded(state: 14)
    var refused = 0
    for _ in 0..<300 {
      var changed = content
      for _ in 0...Int.random(in: 0..<3, using: &random) {
        changed[Int.random(in: 5..<changed.count, using: &random)] = .random(
          in: 0...255, using: &random)
      }
      if Bool.random(using: &random) {
        changed.removeLast(Int.random(in: 1..<changed.count - 5, using: &random))
      }
      do { _ = try TypefaceFile.faces(in: signed(changed)) } catch { refused += 1 }
    }
    #expect(refused == 284)
  }

  /// Returns a file with a valid checksum.
  private func signed(_ content: some Sequence<UInt8>) -> [UInt8] {
    let content = Array(content)
    let sum = content.reduce(UInt32(0x811C_9DC5)) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
    return content + (0..<4).map { UInt8(truncatingIfNeeded: sum >> ($0 * 8)) }
  }

  @Test func `A fingerprint distinguishes families, and is that of the widths a page reports`()
    throws
  {
    let names = ["DejaVuSans", "Inter", "LiberationSans", "NotoSans", "Roboto"]
    let prints = try names.map { try #require(TypefaceFingerprint(Files.family($0))) }
    #expect(Set(prints).count == 5)
    #expect(
      prints.map(\.description) == [
        "b8c002333fb01793", "902576ad0e401c6e", "22c9e42c656faeca", "764571d984309080",
        "f287b6498c5d05b9",
      ])
    let count = TypefaceFingerprint.samples.count * 3
    #expect(TypefaceFingerprint(widths: Array(repeating: 5, count: count)) != nil)
    #expect(TypefaceFingerprint(widths: Array(repeating: 5, count: count - 1)) == nil)
    #expect(TypefaceFingerprint(widths: Array(repeating: 0, count: count)) == nil)
    #expect(TypefaceFingerprint(widths: Array(repeating: -5, count: count)) == nil)
    #expect(TypefaceFingerprint(widths: Array(repeating: .max, count: count)) == nil)
  }
}
