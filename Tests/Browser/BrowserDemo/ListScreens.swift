import BanyanHost

extension Screen {
  @MainActor static var settingsNode: Node {
    Node(
      .form, [],
      [
        section(
          header: "Account",
          [
            field("Name", value: "Ada Lovelace", name: "name"), field("Email", name: "email"),
            field("Password", name: "password", kind: .secureField),
          ]),
        section(
          header: "Notifications", footer: "Banners appear while the app is open.",
          [
            toggle("Allow notifications", isOn: true, name: "allow"),
            toggle("Sounds", isOn: false, name: "sounds"),
            row([text("Language"), spacer, text("English", nil, .secondary)]),
          ]),
        section([
          Node(.link, [.destination("https://swift.org")], [label("Help", "questionmark.circle")]),
          button("Sign Out", [.role(.destructive)]),
        ]),
      ])
  }

  @MainActor static var tasksNode: Node {
    let titles = [
      "Buy oat milk", "Call the landlord about the boiler", "Water the banyan", "Book tickets",
    ]
    let rows = titles.enumerated().map { index, title in
      row([
        symbol(index == 2 ? "checkmark.circle.fill" : "circle", index == 2 ? .green : .secondary),
        column(
          [text(title), text(index == 0 ? "Today" : "This week", .caption, .secondary)], spacing: 2,
          .leading),
        spacer, symbol("star.fill", .yellow, label: "Favorite"),
      ])
    }
    return column(
      [
        box(
          [.padding(Insets(top: 12, leading: 16, bottom: 4, trailing: 16))],
          row([
            text("Tasks", .largeTitle, weight: .bold, heading: 1), spacer,
            Node(.button, [.label("Add")], [symbol("plus", font: .title2)]),
          ])),
        box(
          [.padding(Insets(top: 0, leading: 16, bottom: 8, trailing: 16))],
          row([field("New task", name: "new"), button("Add")])),
        Node(
          .list, [],
          [section(header: "Open", rows), section(header: "Done", [label("Nothing yet", "tray")])]),
      ], spacing: 0)
  }

  /// Rows as in the benchmarks, created at the press of a button.
  @MainActor static var rowsNode: Node {
    column([
      row([
        button("Create") { window in
          guard let list = window.ids["list"] else { return }
          window.host.apply(
            (1...1000).flatMap { index in
              window.make(
                Node(
                  .horizontalStack, [], name: "row\(index)",
                  [
                    text(String(index)), text("pretty red table"),
                    button("Delete") { $0.remove("row\(index)") },
                  ]),
                in: list)
            })
        },
        button("Swap") { window in
          guard let list = window.ids["list"], let first = window.ids["row2"],
            let second = window.ids["row999"],
            let third = window.ids["row3"]
          else { return }
          window.host.apply([
            .insert(first, into: list, before: second), .insert(second, into: list, before: third),
          ])
        },
        button("Clear") { window in
          let ids = (1...1000).compactMap { window.ids.removeValue(forKey: "row\($0)") }
          if !ids.isEmpty { window.host.apply(ids.map { .remove($0) }) }
        },
      ]),
      Node(.list, [.listStyle(.plain)], name: "list"),
    ])
  }
}
