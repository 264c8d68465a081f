import BanyanHost

/// The same rows made in two ways: in one batch, so that they use shapes, and one mutation after
/// the other, so that they are not.
extension Screen {
  @MainActor static var shapesNode: Node {
    column([
      button("Make") { window in
        let rows = Self.alikeRows + Self.alikeRows.reversed()
        for name in ["whole", "row list"] {
          let parent = window.ids[name]!
          window.host.apply(rows.flatMap { window.make($0, in: parent) })
          window.host.apply(window.make(rows[0], in: parent, before: nil))
          let last = window.make(text("last"), in: parent)
          window.host.apply(last)
          guard case .create(let sibling, _, _) = last[0] else { return }
          window.host.apply(rows.flatMap { window.make($0, in: parent, before: sibling) })
        }
        for name in ["apart", "row list apart"] {
          let parent = window.ids[name]!
          for row in rows + [rows[0]] { window.host.apply(apart(window.make(row, in: parent))) }
          for row in rows { window.host.apply(apart(window.make(row, in: parent))) }
          window.host.apply(apart(window.make(text("last"), in: parent)))
        }
        window.set("done", .text([TextRun("made")]))
      },
      button("Move") { window in
        // Created and animated in the same batch.
        let parent = window.ids["whole"]!
        let made = [1, 2, 3].map { window.make(row([text("\($0)"), symbol("star")]), in: parent) }
        let motion = Motion(.bezier(0, 0, 1, 1), duration: 0.01)
        let mutations = made.flatMap { [$0[0], .animated(motion, [$0[1]])] + $0[2...] }
        guard case .create(let first, _, _) = made[0][0] else { return }
        guard case .create(let second, _, _) = made[1][2] else { return }
        window.host.apply(
          mutations + [
            .insert(first, into: parent, before: nil), .set(second, .text([TextRun("two")])),
          ])
        window.set("done", .text([TextRun("moved")]))
      },
      text("", name: "done"),
      Node(.verticalStack, name: "whole"), Node(.verticalStack, name: "apart"),
      Node(.list, [.frame(Frame(height: 300))], name: "row list"),
      Node(.list, [.frame(Frame(height: 300))], name: "row list apart"),
    ])
  }

  /// Rows of a few shapes, each with a different variation.
  @MainActor private static var alikeRows: [Node] {
    var rows: [Node] = []
    for index in 0..<4 {
      let background = paint(index == 2 ? .red : .green)
      let frame = index == 1 ? Frame(width: 50, height: 20) : Frame(maximumWidth: .infinity)
      rows += [
        row(
          [text("\(index)"), text(index == 2 ? "" : "Row", index == 1 ? .title : .body), spacer],
          spacing: index == 3 ? nil : Double(index))
      ]
      rows += [
        row([button("x", [.isEnabled(index != 1)]), symbol(index == 2 ? "trash" : "star"), divider]
        ),
        box(
          [.frame(frame), background], label("Label \(index)", "star")),
      ]
      rows += [
        Node(
          .toggle, [.isOn(index % 2 == 0), .label("Toggle \(index)")],
          [text("Toggle"), text("\(index)", .caption, .red, heading: index == 3 ? 3 : 2)]),
        row([
          field("Field", value: index == 1 ? "" : "value \(index)", name: "field"),
          Node(.labeled, [], [Node(.caption, [], [text("Size")]), slider(Double(index))]),
        ]),
      ]
      rows += [
        Node(
          .row, [.rowEdits(index == 0 ? .delete : []), .accessibilityHint("hint \(index)")],
          [
            Node(
              .link,
              [
                .destination(
                  index == 1 ? "javascript:void 0" : "https://example.com/\(index)")
              ], [text("Link")]),
            Node(.text, [.text([TextRun("a"), TextRun("b", style: bold)])]),
          ]),
        row([picker(index % 2), gauge(Double(index) / 4)]),
        Node(
          .section, [],
          [Node(.sectionHeader, [], [text("Header"), button("All")]), text("In \(index)")]),
      ]
    }
    return rows
  }

  private static let unit = NumberRange(lower: 0, upper: 1, step: nil)
  private static var bold: TextStyle {
    var style = TextStyle()
    style.weight = .bold
    return style
  }

  private static func slider(_ number: Double) -> Node {
    Node(.slider, [.range(NumberRange(lower: 0, upper: 4, step: 1)), .number(number)])
  }

  private static func gauge(_ number: Double) -> Node {
    Node(.gauge, [.range(unit), .number(number)])
  }

  @MainActor private static func picker(_ chosen: Int) -> Node {
    Node(
      .picker, [.pickerStyle(.segmented), .label("Size")],
      ["Small", "Large"].enumerated().map { Node(.option, [.isOn($0 == chosen)], [text($1)]) })
  }
}

/// The same elements, created by different mutations.
private func apart(_ mutations: [Mutation]) -> [Mutation] {
  var first: [Mutation] = []
  for mutation in mutations {
    guard case .create(let id, let kind, let properties) = mutation else {
      first.append(mutation)
      continue
    }
    // A property that an element is created with and never loses.
    let heading = properties.filter { $0.key == .headingLevel }
    first.append(.create(id, kind, heading))
    first += properties.filter { $0.key != .headingLevel }.map { .set(id, $0) }
  }
  return first
}
