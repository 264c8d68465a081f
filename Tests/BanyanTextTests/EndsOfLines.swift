import BanyanText
import Testing

@Suite struct EndsOfLines {
  /// Returns a text with a bar at each possible line break.
  private func marked(_ text: String) -> String {
    let places = LineBreaker.places(in: text)
    let bytes = Array(text.utf8)
    return zip([0] + places, places + [bytes.count])
      .map { String(decoding: bytes[$0..<$1], as: UTF8.self) }.joined(separator: "|")
  }

  @Test func `Lines end after spaces, however many there are`() {
    #expect(marked("one two  three") == "one |two  |three")
    #expect(marked(" a\tb ") == " |a\t|b ")
    #expect(marked("one\u{A0}two\u{202F}three") == "one\u{A0}two\u{202F}three")
  }

  @Test func `Lines end after hyphens, but not between a sign and its number`() {
    #expect(marked("river-bank") == "river-|bank")
    #expect(marked("2026-11-22") == "2026-|11-|22")
    #expect(marked("from -5 to (-7)") == "from |-5 |to |(-7)")
    #expect(marked("é-1 é-a") == "é-1 |é-|a")
    #expect(marked("soft\u{AD}ly") == "soft\u{AD}|ly")
  }

  @Test func `Lines end beside dashes, but not after one that begins a word`() {
    #expect(marked("here—there") == "here|—|there")
    #expect(marked("10–20") == "10–|20")
    #expect(marked("here –there") == "here |–there")
  }

  @Test func `Addresses end where Chromium ends them, which is not where UAX 14 does`() {
    #expect(
      marked("https://a.example/b/c-d?e=1&f=g#h") == "https://a.example/b/c-|d?|e=1&f=g#h")
    #expect(marked("either/or") == "either/or")
    #expect(marked("either/über") == "either/|über")
  }

  @Test func `Marks and quotes stay with what they belong to`() {
    #expect(marked("“one” (two), three… four!") == "“one” |(two), |three… |four!")
    #expect(marked("5 % or 5% of €3.50 at 20 °C") == "5 |% |or |5% |of |€3.50 |at |20 |°C")
    #expect(marked("e\u{301} e\u{301}a") == "e\u{301} |e\u{301}a")
  }

  @Test func `Chinese and Japanese end between any two, but not beside what closes`() {
    #expect(marked("早晨。厨房") == "早|晨。|厨|房")
    #expect(marked("「か」あー") == "「か」|あ|ー")
    #expect(marked("한국어 글") == "한|국|어 |글")
  }

  @Test func `Flags are two halves`() {
    #expect(marked("🇩🇪🇫🇷🇯🇵") == "🇩🇪|🇫🇷|🇯🇵")
    #expect(marked("👩‍🍳👍🏽") == "👩‍🍳|👍🏽")
  }
}
