import FoundationComplement
import Foundation
import Testing

/// The path of the specification's text.
private let specification = ProcessInfo.processInfo.environment["BANYAN_COMMONMARK"]

/// Markdown in a line, held against the examples of CommonMark's specification, version 0.31.2.
///
/// The specification is not part of this repository. With its `spec.txt`:
///
///     BANYAN_COMMONMARK=spec.txt Scripts/test --filter CommonMark
@Suite(.enabled(if: specification != nil))
struct CommonMarkTests {
  /// The examples of inline syntax that are read in another way here, by the reason.
  private static let differing: [(reason: String, numbers: [Int])] = [
    (
      "line breaks, and the spaces and backslashes before them, stay as they are",
      [
        16, 636, 637, 638, 639, 640, 641, 642, 648, 652,
      ]
    ),
    (
      "character references such as &copy; stay as they are",
      [
        25, 26, 27, 32, 37, 39, 40, 41, 505,
      ]
    ),
    (
      "links have no definitions elsewhere, which are blocks",
      [
        23, 33, 529, 530, 531, 532, 533, 534, 535, 536, 537, 538, 539, 540, 541, 542, 543, 544, 545,
        546, 547, 551, 552, 555, 556, 557, 558, 559, 560, 561, 562, 563, 564, 565, 566, 567, 568,
        569, 570, 571, 572, 573, 575, 578, 579, 584, 585, 586, 587, 588, 589, 590, 591, 593, 594,
        595,
      ]
    ),
    (
      "HTML is text, in which marks count",
      [
        346, 477, 478, 479, 526, 633,
      ]
    ),
    (
      "an image is a link after an exclamation mark",
      [
        519, 522, 574, 576, 577, 580, 581, 582, 583,
      ]
    ),
    (
      "an address without brackets is a link",
      [
        604, 610, 613,
      ]
    ),
  ]

  @Test func examplesAreReadAsInTheSpecification() throws {
    let text = try String(contentsOfFile: try #require(specification), encoding: .utf8)
    #expect(text.contains("version: '0.31.2'"))
    let examples = CommonMarkExample.inline(in: text)
    let differing = examples.filter { !$0.isReadAsExpected }
    #expect(differing.map(\.number) == Self.differing.flatMap(\.numbers).sorted())
  }
}

/// An example of a specification: Markdown, and the HTML that it stands for.
struct CommonMarkExample {
  let number: Int
  let markdown: String
  let html: String

  /// Returns the examples that are a single paragraph, from the sections about inline syntax.
  static func inline(in specification: String) -> [CommonMarkExample] {
    let sections: Set = [
      "## Backslash escapes", "## Entity and numeric character references", "## Precedence",
      "# Inlines", "## Code spans", "## Emphasis and strong emphasis", "## Links", "## Images",
      "## Autolinks", "## Raw HTML", "## Hard line breaks", "## Soft line breaks",
      "## Textual content",
    ]
    let fence = String(repeating: "`", count: 32)
    var examples: [CommonMarkExample] = []
    var number = 0
    var section = ""
    var parts: [[Substring]]?
    for line in specification.split(separator: "\n", omittingEmptySubsequences: false) {
      if let open = parts {
        if line == fence {
          let (markdown, html) = (text(open[0]), text(open.last ?? []))
          if sections.contains(section), html.hasPrefix("<p>"), html.hasSuffix("</p>"),
            html.ranges(of: "<p>").count == 1
          {
            examples.append(CommonMarkExample(number: number, markdown: markdown, html: html))
          }
          parts = nil
        } else if line == ".", open.count == 1 {
          parts?.append([])
        } else {
          parts?[open.count - 1].append(line)
        }
      } else if line.hasPrefix(fence + " example") {
        number += 1
        parts = [[]]
      } else if line.hasPrefix("#") {
        section = String(line)
      }
    }
    return examples
  }

  /// Returns lines in which an arrow stands for a tab.
  private static func text(_ lines: [Substring]) -> String {
    lines.joined(separator: "\n").replacing("→", with: "\t")
  }

  var isReadAsExpected: Bool {
    InlineMarkdown.runs(of: markdown).filter { !$0.text.isEmpty }.map(Self.comparable) == expected
  }

  private static func comparable(_ run: InlineMarkdown.Run) -> InlineMarkdown.Run {
    var run = run
    run.marks.link = run.marks.link.map { $0.removingPercentEncoding ?? $0 }
    return run
  }

  /// The runs that the HTML stands for. Tags of the Markdown itself are text.
  var expected: [InlineMarkdown.Run] {
    var runs: [InlineMarkdown.Run] = []
    var depths = (emphasized: 0, strong: 0)
    var marks = InlineMarkdown.Run("").marks
    var rest = html.dropFirst("<p>".count).dropLast("</p>".count)
    func append(_ text: some StringProtocol) {
      let text = Self.withoutEntities(String(text))
      if runs.last?.marks == marks {
        runs[runs.count - 1].text += text
      } else {
        runs.append(InlineMarkdown.Run(text))
        runs[runs.count - 1].marks = marks
      }
    }
    while let start = rest.firstIndex(of: "<") {
      if start > rest.startIndex { append(rest[..<start]) }
      rest = rest[start...]
      let end = rest.firstIndex(of: ">").map(rest.index(after:)) ?? rest.endIndex
      let tag = rest[..<end]
      switch tag {
      case _ where markdown.contains(tag): append(tag)
      case "<em>": depths.emphasized += 1
      case "</em>": depths.emphasized -= 1
      case "<strong>": depths.strong += 1
      case "</strong>": depths.strong -= 1
      case "<code>": marks.isCode = true
      case "</code>": marks.isCode = false
      case "</a>" where marks.link != nil: marks.link = nil
      case _ where tag.hasPrefix(#"<a href=""#):
        let address = Self.withoutEntities(
          String(tag.dropFirst(#"<a href=""#.count).prefix { $0 != "\"" }))
        marks.link = address.removingPercentEncoding ?? address
      default: append(tag)
      }
      marks.isEmphasized = depths.emphasized > 0
      marks.isStrong = depths.strong > 0
      rest = rest[end...]
    }
    if !rest.isEmpty { append(rest) }
    return runs
  }

  private static func withoutEntities(_ text: String) -> String {
    text.replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&quot;", with: "\"")
      .replacing("&amp;", with: "&")
  }
}
