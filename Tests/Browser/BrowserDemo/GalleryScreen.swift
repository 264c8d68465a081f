import BanyanHost

extension Screen {
  @MainActor static var galleryNode: Node {
    Node(.scrollView, [], [box([.defaultPadding(.all)], column(pieces, spacing: 18, .leading))])
  }

  @MainActor private static var pieces: [Node] {
    [
      text("Gallery", .largeTitle, weight: .bold, heading: 1),
      text(
        "A long text that wraps when the window is narrow, as text in a column does.", .body,
        .secondary),
      row([text("Leading"), spacer, text("Trailing")]),
      divider,
      row([filledButton, capsule("New", .green), capsule("Beta", .orange)], spacing: 12),
      row(
        [
          "trash", "star.fill", "person.circle", "plus.circle.fill", "bell.slash", "clock.fill",
          "folder.badge.plus", "mic.slash.circle.fill", "no.such.thing",
        ]
        .map { symbol($0, .accent, font: .title2, label: $0) }, spacing: 14),
      Node(.progressView, [.progress(0.4)], [text("Downloading", .footnote, .secondary)]),
      row(
        [
          Node(.progressView, [], [text("Loading…", .caption, .secondary)]),
          button("Disabled", [.isEnabled(false)]),
        ], spacing: 24),
      card,
      wide,
      row([frame(60, 60, .red), frame(60, 40, .blue), frame(60, 20, .green)], .bottom),
      Node(
        .depthStack, [.alignment(Alignment(horizontal: .trailing, vertical: .bottom))],
        [
          box(
            [
              .frame(Frame(width: 120, height: 80)), paint(.indigo),
              .clip(.roundedRectangle(cornerRadius: 16)),
            ], text(" ")),
          box([.defaultPadding(.all)], text("ZStack", .caption, .white)),
        ]),
    ]
  }

  @MainActor private static var filledButton: Node {
    Node(
      .button, [],
      [
        box(
          [
            .padding(Insets(top: 9, leading: 18, bottom: 9, trailing: 18)), paint(.blue),
            .clip(.roundedRectangle(cornerRadius: 10)),
          ],
          text("Filled", nil, .white, weight: .semibold))
      ])
  }

  private static func capsule(_ title: String, _ color: NamedColor) -> Node {
    box(
      [
        .padding(Insets(top: 3, leading: 10, bottom: 3, trailing: 10)), paint(color, opacity: 0.2),
        .clip(.capsule),
      ],
      text(title, .caption, color, weight: .bold))
  }

  private static var card: Node {
    Node(
      .decorated, [.decorationPlacement(.behind)],
      [
        box(
          [.defaultPadding(.all)],
          row(
            [
              box(
                [.frame(Frame(width: 44, height: 44)), paint(.pink), .clip(.circle)],
                symbol("heart.fill", .white)),
              column(
                [text("Decorated", .headline), text("A fill behind", .subheadline, .secondary)],
                spacing: 2, .leading),
            ], spacing: 12)),
        Node(.fill, [paint(.gray, opacity: 0.15), .clip(.roundedRectangle(cornerRadius: 14))]),
      ])
  }

  private static var wide: Node {
    box(
      [
        .frame(Frame(maximumWidth: .infinity, alignment: Alignment(horizontal: .trailing))),
        paint(.teal, opacity: 0.2),
        .clip(.roundedRectangle(cornerRadius: 8)),
      ], text("maxWidth: .infinity, trailing"))
  }

  private static func frame(_ width: Double, _ height: Double, _ color: NamedColor) -> Node {
    box([.frame(Frame(width: width, height: height))], Node(.fill, [paint(color)]))
  }
}
