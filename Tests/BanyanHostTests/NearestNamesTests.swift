import BanyanHost
import Testing

/// The names that are listed for one that does not exist.
@Suite struct NearestNamesTests {
  @Test(arguments: [
    ("brnad", ["accent", "brand", "band"], ["brand", "band", "accent"]),
    ("Brand", ["brand", "BRAND2", "x"], ["brand", "BRAND2", "x"]),
    ("", ["a"], ["a"]), ("a", [], []),
    ("photo", ["photo.1", "photo-2", "picture", "foto"], ["foto", "photo-2", "photo.1"]),
  ])
  func `the nearest come first, whatever their case`(
    name: String, existing: [String], nearest: [String]
  ) {
    #expect(NearestNames(to: name, among: existing).names == nearest)
  }

  @Test func `a sentence names them`() {
    #expect(NearestNames(to: "a", among: []).sentence == nil)
    #expect(NearestNames(to: "a", among: ["b"]).sentence == "The nearest is \"b\".")
    #expect(
      NearestNames(to: "a", among: ["b", "c", "dd"]).sentence
        == "The nearest are \"b\", \"c\" and \"dd\".")
  }

  @Test func `a long name takes no long time`() {
    let long = String(repeating: "a", count: 1_000_000)
    #expect(NearestNames(to: long, among: [long, "b"]).names == [long, "b"])
  }
}
