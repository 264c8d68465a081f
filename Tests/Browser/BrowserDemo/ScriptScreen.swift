import BanyanHost

extension Screen {
  /// Events that a script sends, with a number that differs if any is lost, repeated or too
  /// early.
  @MainActor static var scriptNode: Node {
    let scroll = Node(
      .scrollView, [.axes(.vertical)],
      [column((1...60).map { text("Line \($0)") } + [text("0", name: "rows")], .leading)])
    return column(
      [
        text("0", .title, name: "count", heading: 1),
        row([
          button("Count") { window in
            window.count += 1
            window.set("count", .text([TextRun(String(window.count))]))
            window.note("count")
          },
          button("Grow") { window in
            window.grow()
            window.note("grow")
          },
          button("Shrink") { window in
            window.remove("row \(window.rowCount)")
            window.rowCount = max(0, window.rowCount - 1)
            window.note("shrink")
          },
        ]),
        Node(.toggle, [.isOn(false)], name: "switch", [text("Switch")]) { window, payload in
          guard case .setOn(let isOn) = payload else { return }
          window.set("switch", .isOn(isOn))
          window.note("switch \(isOn)")
        },
        field("Name", name: "name") { window, payload in
          if case .input(let text) = payload {
            window.set("echo", .text([TextRun("Hello, \(text)")]))
          }
        },
        text("Hello, ", name: "echo"),
        Node(.textField, [.value(""), .label("Loud")], name: "loud") { window, payload in
          if case .input(let text) = payload { window.set("loud", .value(text.uppercased())) }
        },
        Node(.secureField, [.value(""), .label("Secret")], name: "secret") { window, payload in
          if case .input(let text) = payload { window.set("secret", .value(text)) }
        },
        text("Digest", name: "digest"),
        column([], name: "grown"),
        scroll,
      ])
  }
}

extension DemoWindow {
  fileprivate func note(_ what: String) {
    for byte in what.utf8 { digest = (digest ^ UInt32(byte)) &* 16_777_619 }
    set("digest", .text([TextRun("Digest \(digest)")]))
  }

  /// Adds a row with its own number to the list.
  fileprivate func grow() {
    guard let grown = ids["grown"] else { return }
    rowCount += 1
    host.apply(make(text("Grown \(rowCount)", name: "row \(rowCount)"), in: grown))
  }
}
