import BanyanHost

/// The screens of the demo.
enum Screen: String {
  case counter, shared, settings, tasks, gallery, typing, rows, hostile, states, layout, shapes,
    refusals, script, ending

  @MainActor var node: Node {
    switch self {
    case .counter: Self.counterNode
    case .shared: Self.sharedNode
    case .settings: Self.settingsNode
    case .tasks: Self.tasksNode
    case .gallery: Self.galleryNode
    case .typing: Self.typingNode
    case .rows: Self.rowsNode
    case .hostile: Self.hostileNode
    case .states: Self.statesNode
    case .layout: Self.layoutNode
    case .shapes: Self.shapesNode
    case .refusals: Self.refusalsNode
    case .script: Self.scriptNode
    case .ending: text("Soon over")
    }
  }
}

extension Screen {
  @MainActor fileprivate static var counterNode: Node {
    let rows = (1...20).map { text("Row \($0)", .footnote, .secondary) }
    return box(
      [.defaultPadding(.all)],
      column(
        [
          text("0", .largeTitle, weight: .bold, name: "count", heading: 1),
          button("Increment") { window in
            window.count += 1
            window.title = "Count \(window.count)"
            window.set("count", .text([TextRun(String(window.count))]))
          },
        ] + rows))
  }

  @MainActor fileprivate static var sharedNode: Node {
    column([
      text("Shared: 0", name: "shared"),
      button("Add for everyone here") { window in
        window.application.sharedCount += 1
        for other in window.application.windows {
          other.set("shared", .text([TextRun("Shared: \(window.application.sharedCount)")]))
        }
      },
    ])
  }

  @MainActor fileprivate static var typingNode: Node {
    box(
      [.defaultPadding(.all)],
      column([
        field("Name", name: "name") { window, payload in
          if case .input(let text) = payload {
            window.set("echo", .text([TextRun("Hello, \(text)")]))
          }
          if case .submit = payload { window.set("submitted", .text([TextRun("submitted")])) }
        },
        text("Hello, ", name: "echo"),
        Node(.textField, [.value(""), .label("Loud")], name: "loud") { window, payload in
          if case .input(let text) = payload { window.set("loud", .value(text.uppercased())) }
        },
        toggle("Stubborn", isOn: false, name: "stubborn", follows: false),
        text("", name: "submitted"),
        button("Clear") { $0.set("name", .value("")) },
        button("Move") { window in
          guard let name = window.ids["name"], let echo = window.ids["echo"] else { return }
          let parent = ElementID(rawValue: 2)
          window.host.apply([.insert(echo, into: parent, before: name)])
          window.host.apply([.insert(name, into: parent, before: nil)])
        },
      ]))
  }

  @MainActor fileprivate static var hostileNode: Node {
    let attack = #"<img src=x onerror="document.title='hacked'">"#
    return column([
      text(attack, name: "text"),
      Node(
        .link, [.destination("javascript:document.title='hacked'"), .identifier("bad")],
        [text("Bad")]),
      Node(
        .link, [.destination("https://example.com/?a=1&b=\"2\"".replacing("\"", with: "%22"))],
        [text("Good")]),
      Node(.textField, [.value(attack), .label(#"" onfocus="document.title='hacked'"#)]),
      Node(.image, [.symbol(#""><script>document.title='hacked'</script>"#), .label("odd")]),
      button("Again") { window in
        window.host.apply(
          window.make(text(attack + attack, name: "second"), in: .window)
            + window.make(
              Node(
                .link, [.destination("JavaScript:alert(1)")],
                [text("Late"), Node(.link, [.destination("https://[bad")])]), in: .window))
      },
    ])
  }

  @MainActor fileprivate static var statesNode: Node {
    column([
      Node(
        .error,
        [
          .message(
            ErrorMessage(
              text: "No ObservableObject of type Cart found.",
              path: ["App", "ContentView", "CartBadge"]))
        ]),
      Node(
        .unavailable, [],
        [
          Node(.label, [], [symbol("magnifyingglass"), text("No Results")]),
          text("Check the spelling or try a new search."), button("Search Again"),
        ]),
    ])
  }
}
