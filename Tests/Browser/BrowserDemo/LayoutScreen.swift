import BanyanHost

extension Screen {
  /// A column that fills the window: a header, a card in the middle, a bar at the bottom.
  @MainActor static var layoutNode: Node {
    Node(
      .depthStack, [],
      [
        Node(.fill, [paint(.indigo, opacity: 0.12)]),
        column([header, spacer, card, capped, spacer, bar], spacing: 12),
      ])
  }

  private static var header: Node {
    box(
      [.defaultPadding(.all)],
      row([symbol("line.3.horizontal"), spacer, overlaid, spacer, text("Edit")]))
  }

  /// A dot over the upper trailing corner.
  private static var overlaid: Node {
    Node(
      .decorated,
      [
        .decorationPlacement(.before),
        .alignment(Alignment(horizontal: .trailing, vertical: .top)),
      ],
      [
        box([.padding(Insets(top: 6, leading: 6, bottom: 6, trailing: 6))], symbol("bell")),
        box(
          [.frame(Frame(width: 10, height: 10)), paint(.red), .clip(.circle)], text(" ", .caption2)),
      ])
  }

  /// As narrow as its text, in the middle, with its text leading.
  private static var card: Node {
    box(
      [paint(.background), .clip(.roundedRectangle(cornerRadius: 16))],
      box(
        [.defaultPadding(.all)],
        column(
          [
            symbol("globe", .accent, font: .largeTitle), text("Hello, world!", .headline),
            text("Two lines,\nleading", .subheadline, .secondary),
          ], .leading)))
  }

  /// Wide, but no wider than 240 points, and in the middle.
  private static var capped: Node {
    box(
      [.frame(Frame(maximumWidth: 240)), paint(.yellow, opacity: 0.4)],
      row([text("A"), spacer, text("at most 240"), spacer, text("B")]))
  }

  @MainActor private static var bar: Node {
    box(
      [.defaultPadding(.all), paint(.background)],
      row([
        field("Message", name: "message"), button("Send"), divider,
        toggle("On", isOn: true, name: "on"),
      ]))
  }
}
