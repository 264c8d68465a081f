import CoreML
import Testing

@Suite struct CoreMLHostileFileTests {
  private func complaint(_ bytes: [UInt8]) -> String? {
    do {
      _ = try ModelFile.load(bytes)
      return nil
    } catch let error as MLModelError {
      return error.code == .io ? error.localizedDescription : "\(error.code)"
    } catch {
      return "\(error)"
    }
  }

  private func sentence(_ reason: String) -> String {
    "Test.mlmodel cannot be loaded: it \(reason)."
  }

  @Test func `a file that is cut anywhere is no model`() {
    let bytes = ModelFile.sleep.bytes
    #expect(complaint(bytes) == nil)
    for count in 0..<bytes.count {
      #expect(
        complaint(Array(bytes.prefix(count)))?.hasPrefix("Test.mlmodel cannot be loaded: it ")
          == true, "cut after \(count) bytes")
    }
  }

  @Test func `no changed byte stops the program`() throws {
    let bytes = ModelFile.sleep.bytes
    let input = try MLDictionaryFeatureProvider(dictionary: ["hours": 8.0, "cups": 1.0])
    var loaded = 0
    for place in bytes.indices {
      for value: UInt8 in [0, 1, 0x7F, 0x80, 0xFF] {
        var changed = bytes
        changed[place] = value
        guard let model = try? ModelFile.load(changed) else { continue }
        loaded += 1
        _ = try? model.prediction(from: input)
      }
    }
    // Many bytes are of names and numbers, which may be others.
    #expect(loaded > 0 && loaded < bytes.count * 5)
  }

  @Test func `a field of the wrong type is named`() {
    let weights = Wire.bytes(1, Wire.doubles(1, [1]))
    let model = ModelFile(
      kind: 300, content: weights + Wire.integer(2, 5), inputs: [.double("x")],
      outputs: [.double("y")])
    #expect(
      complaint(model.bytes) == sentence("has a field 2 of the wrong type"))
    #expect(
      complaint(Wire.integer(2, 7)) == sentence("has a field 2 of the wrong type"))
  }

  @Test func `fields that the format does not have are no model`() {
    let tooLong = [UInt8](repeating: 0xFF, count: 9)
    #expect(complaint([]) == sentence("has no description"))
    #expect(complaint([0x08]) == sentence("ends in the middle of a field"))
    #expect(complaint([0x00, 0x00]) == sentence("has a field without a number"))
    #expect(complaint([0x0B]) == sentence("has a field of an unknown form"))
    #expect(complaint([0x08] + tooLong + [0x02]) == sentence("has a number of more than 64 bits"))
    #expect(complaint([0x12] + tooLong + [0x01]) == sentence("ends in the middle of a field"))
    #expect(complaint([0x09, 1, 2, 3]) == sentence("ends in the middle of a field"))
    #expect(complaint([0x0D, 1, 2, 3]) == sentence("ends in the middle of a field"))
    #expect(
      complaint(Wire.bytes(2, Wire.bytes(11, [0xC3])))
        == sentence("has a text that is not in UTF-8"))
    #expect(
      complaint(Wire.bytes(2, [])) == sentence("has a description and no contents"))
  }

  @Test func `pipelines in one another have an end`() {
    func nested(_ depth: Int) -> ModelFile {
      let inner =
        depth == 0
        ? ModelFile(kind: 900, content: [], inputs: [.double("x")], outputs: [.double("x")])
        : nested(depth - 1)
      return ModelFile(
        kind: 202, content: Wire.bytes(1, inner.bytes), inputs: [.double("x")],
        outputs: [.double("x")])
    }
    #expect(complaint(nested(3).bytes) == nil)
    #expect(
      complaint(nested(100).bytes) == sentence("has pipelines that are nested too deeply"))
  }

  @Test func `what is known and makes no sense is no model`() {
    func regressor(_ content: [UInt8]) -> [UInt8] {
      ModelFile(kind: 300, content: content, inputs: [.double("x")], outputs: [.double("y")]).bytes
    }
    let uneven = sentence("has weights that do not match")
    #expect(complaint(regressor([])) == uneven)
    #expect(complaint(regressor(ModelFile.linear([([1], 0), ([1, 2], 0)]))) == uneven)
    #expect(
      complaint(regressor(ModelFile.linear([([1], 0)]) + Wire.integer(3, 9)))
        == sentence("has an unknown transform"))
    #expect(
      complaint(
        ModelFile(kind: 202, content: [], inputs: [], outputs: []).bytes)
        == sentence("has a pipeline without models"))
    #expect(
      complaint(
        ModelFile(
          kind: 900, content: [], inputs: [.array("x", -1)], outputs: [.array("y", 1)]
        ).bytes) == sentence("has an array of a negative length"))
  }
}
