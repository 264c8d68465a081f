import BanyanHost
import Foundation
import Logging
import NIOCore
import NIOHTTP1
import Testing

@testable import BanyanBrowser

/// A page loads only the parts of the client that its content needs.
@MainActor
@Suite struct ClientPartTests {
  /// Classes that a facet or the client itself adds to an element, by their purpose.
  private static let ownClasses: [ClientPart: Set<String>] = [
    .looks: ["drawing", "leaving"], .controls: ["face"], .presentations: ["grabber", "leaving"],
    .rows: ["minus", "more", "handle", "made"], .development: ["problems"],
  ]
  /// Attributes that the client itself sets, or that come with others.
  private static let ownAttributes: [ClientPart: Set<String>] = [
    .looks: ["data-missing", "data-hue", "data-old", #"style*="outline:""#],
    .placed: ["data-placed", "data-assumed"],
    .controls: ["data-collapsed"], .rows: ["data-line"],
  ]

  /// The words of which the page must contain at least one for a rule to match anything in it.
  private func words(of part: ClientPart) -> Set<String> {
    var words: Set<String> = []
    for kind in ElementKind.allCases where kind.clientParts.contains(part) {
      let template = Template[.kind(kind)]
      words.formUnion(template.className.split(separator: " ").map { ".\($0)" })
      // An element of another kind may also have the class.
      if template.className == "vstack lazy" || template.className == "hstack lazy" {
        words.subtract([".vstack", ".hstack"])
      }
      if kind == .presentation { words.remove(".vstack") }
      if kind == .row || kind == .refreshControl { words.subtract([".row", ".button"]) }
    }
    for facet in Facet.allCases where facet.clientPart == part { words.insert("[\(facet.name)") }
    words.formUnion(Self.ownClasses[part, default: []].map { ".\($0)" })
    words.formUnion(Self.ownAttributes[part, default: []].map { "[\($0)" })
    if part == .lists { words.formUnion([".row", "[role=tree", "[role=grid"]) }
    if part == .presentations { words.insert("dialog") }
    if part == .looks { words.insert("[data-fit") }
    if part == .masks { words.formUnion(["[data-mask", "[data-cut"]) }
    return words
  }

  @Test(arguments: ClientPart.allCases)
  func aStyleSheetIsOnlyAboutWhatItsPartIsFor(part: ClientPart) throws {
    let assets = try Assets()
    guard let sheet = assets.parts[part]?.sheet else { return }
    let words = words(of: part)
    // A part declares the lengths of the look that it alone uses.
    let others = Selectors.inSheet(String(buffer: sheet.body)).filter { selector in
      selector != ":root"
        && !words.contains { word in
          selector.ranges(of: word).contains { range in
            // Compare the whole name, not only its prefix.
            range.upperBound == selector.endIndex
              || !(selector[range.upperBound].isLetter || selector[range.upperBound] == "-")
          }
        }
    }
    #expect(others == [])
  }

  @Test func aCounterLoadsTheCoreAlone() async throws {
    let files = try await filesOfFirstLoad()
    #expect(files.map(\.name) == ["page", "style.css", "client.js"])
    let sizes = files.map(\.byteCount)
    // Compressed, except for the page. If you make one of them smaller, lower its number.
    #expect(sizes[0] <= 1_010 && sizes[1] <= 5_110 && sizes[2] <= 16_560, "\(sizes)")
  }

  @Test func aBatchNamesThePartsThatThePageLacks() {
    func parts(_ batch: [Mutation], known: [ClientPart] = []) -> [ClientPart] {
      let known = ClientParts(known)
      var encoder = BatchEncoder(
        number: 1, acknowledged: 2,
        catalog: SymbolCatalog(files: [:], logger: Logger(label: "test")),
        parts: known)
      encoder.encode(batch)
      let bytes = Array(encoder.finish().0.readableBytesView)
      guard bytes[2] == WireProtocol.Operation.parts.rawValue else { return [] }
      var (mask, shift) = (UInt32(0), UInt32(0))
      for byte in bytes[3...] {
        mask |= UInt32(byte & 0x7F) << shift
        shift += 7
        if byte < 0x80 { break }
      }
      return ClientPart.allCases.filter { ClientParts(rawValue: mask).contains(ClientParts($0)) }
    }
    let id = ElementID(rawValue: 1)
    func made(_ kind: ElementKind, _ properties: [Property] = []) -> [Mutation] {
      [.create(id, kind, properties), .insert(id, into: .window, before: nil)]
    }
    #expect(parts(made(.button)) == [])
    #expect(parts(made(.list)) == [.containers, .lists])
    #expect(parts(made(.absentRows)) == [.containers, .absent])
    #expect(parts(made(.list), known: [.lists]) == [.containers])
    #expect(parts(made(.slider) + made(.tab)) == [.controls, .tabs])
    #expect(parts([.set(id, .label("Name"))]) == [.spoken])
    #expect(parts([.copy("text")]) == [.outside])
    #expect(parts([.ignored(1)]) == [.outside])
    #expect(parts([.scroll(to: id, anchor: nil, isAnimated: false)]) == [.containers])
    #expect(parts([.remove(id)]) == [])
    #expect(parts(made(.box, [.isDraggable(true)])) == [.dragging])
    // Files that are dropped are sent like those that are chosen.
    #expect(parts(made(.box, [.dropInterest(DropInterest())])) == [.files, .dragging])
  }

  /// The files that a first visit loads, in the order in which the page lists them.
  private func filesOfFirstLoad() async throws -> [(name: String, byteCount: Int)] {
    let route = try BrowserRoute("/", configuration: .unhurried) { FakeApplication() }
    let page = try await body(of: "/", from: route)
    var files = [("page", page.readableBytes)]
    for match in String(buffer: page).matches(
      of: /(?:href|src)="(\/banyan\/([a-z]+)-[^"]+\.(css|js))"/)
    {
      let file = try await body(of: String(match.1), from: route)
      files.append(("\(match.2).\(match.3)", file.readableBytes))
    }
    return files
  }

  private func body(of uri: String, from route: BrowserRoute) async throws -> ByteBuffer {
    let request = HTTPRequestHead(
      version: .http1_1, method: .GET, uri: uri,
      headers: ["host": "localhost", "accept-encoding": "gzip"])
    return try #require(await route.response(to: request)).body
  }
}

/// The selectors of a style sheet, one for each combination that it allows, without negated parts.
private enum Selectors {
  static func inSheet(_ text: String) -> [String] {
    var selectors: [String] = []
    var rest = text[...]
    // A rule whose content isn't nested rules, or a rule nested in another.
    while let brace = rest.firstIndex(of: "{") {
      let start = rest[..<brace].lastIndex { "{};".contains($0) }.map(rest.index(after:))
      let head = rest[(start ?? rest.startIndex)..<brace].trimmingCharacters(
        in: .whitespacesAndNewlines)
      rest = rest[rest.index(after: brace)...]
      if head.hasPrefix("@keyframes") {
        rest = rest[end(in: rest, "{", "}")...]
        continue
      }
      if head.hasPrefix("@") || head.hasPrefix("&") { continue }
      selectors += split(head).flatMap(expanded).map(withoutNegations)
    }
    return selectors
  }

  /// Returns the index after the closing bracket of a text whose opening bracket is just before it.
  private static func end(
    in text: Substring, _ opening: Character, _ closing: Character
  ) -> Substring.Index {
    var depth = 1
    var index = text.startIndex
    while depth > 0, index < text.endIndex {
      if text[index] == opening { depth += 1 }
      if text[index] == closing { depth -= 1 }
      index = text.index(after: index)
    }
    return index
  }

  /// Returns the parts that commas outside of brackets separate.
  private static func split(_ text: String) -> [String] {
    var parts = [""]
    var depth = 0
    for character in text {
      if "([".contains(character) { depth += 1 }
      if ")]".contains(character) { depth -= 1 }
      if character == ",", depth == 0 {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts
  }

  private static func expanded(_ selector: String) -> [String] {
    guard let (range, content) = call(of: ":is(", in: selector) else { return [selector] }
    return split(content).flatMap { expanded(selector.replacingCharacters(in: range, with: $0)) }
  }

  private static func withoutNegations(_ selector: String) -> String {
    var selector = selector
    while let (range, _) = call(of: ":not(", in: selector) { selector.removeSubrange(range) }
    return selector.trimmingCharacters(in: .whitespaces)
  }

  private static func call(
    of name: String, in text: String
  ) -> (Range<String.Index>, String)? {
    guard let start = text.range(of: name) else { return nil }
    let index = end(in: text[start.upperBound...], "(", ")")
    return (
      start.lowerBound..<index, String(text[start.upperBound..<text.index(before: index)])
    )
  }
}
