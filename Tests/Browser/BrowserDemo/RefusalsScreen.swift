import BanyanHost

/// Controls of an app that refuses every change, or accepts every change.
extension Screen {
  @MainActor static var refusalsNode: Node {
    column([controls(agrees: false), divider, controls(agrees: true), text("0", name: "presses")])
  }

  @MainActor private static func controls(agrees: Bool) -> Node {
    let suffix = agrees ? " taken" : " refused"
    return column([
      toggle("Toggle" + suffix, isOn: false, name: "toggle" + suffix, follows: agrees),
      picker(suffix, agrees), disclosure(suffix, agrees), tabs(suffix, agrees),
      list(suffix, agrees),
      button("Press" + suffix) { window in
        window.count += 1
        if agrees { window.set("presses", .text([TextRun("\(window.count)")])) }
      },
    ])
  }

  @MainActor private static func picker(_ suffix: String, _ agrees: Bool) -> Node {
    let names = ["One" + suffix, "Two" + suffix]
    return Node(
      .picker, [.pickerStyle(.segmented), .label("Picker" + suffix)],
      names.map { name in
        Node(.option, [.isOn(name == names[0])], name: name, [text(name)]) { window, _ in
          for other in names where agrees { window.set(other, .isOn(other == name)) }
        }
      })
  }

  @MainActor private static func disclosure(_ suffix: String, _ agrees: Bool) -> Node {
    let name = "Group" + suffix
    let content = text("Inside" + suffix, name: "inside" + suffix)
    return Node(
      .disclosureGroup, [], name: "group" + suffix,
      [
        Node(.disclosureToggle, [.isExpanded(true)], name: name, [text(name)]) { window, payload in
          guard agrees, case .setOn(let isOn) = payload else { return }
          window.set(name, .isExpanded(isOn))
          if !isOn { return window.remove("inside" + suffix) }
          window.host.apply(window.make(content, in: window.ids["group" + suffix]!))
        }, content,
      ])
  }

  @MainActor private static func tabs(_ suffix: String, _ agrees: Bool) -> Node {
    let names = ["First" + suffix, "Second" + suffix]
    let bar = Node(
      .tabBar, [],
      names.map { name in
        Node(.tab, [.isSelected(name == names[0])], name: name, [text(name)]) { window, _ in
          for other in names where agrees {
            window.set(other, .isSelected(other == name))
            window.set("page " + other, .isSelected(other == name))
          }
        }
      })
    let pages = names.map { name in
      Node(
        .tabPage, [.isSelected(name == names[0])], name: "page " + name,
        [text("Page of " + name)])
    }
    return box([.frame(Frame(height: 110))], Node(.tabView, [], [bar] + pages))
  }

  @MainActor private static func list(_ suffix: String, _ agrees: Bool) -> Node {
    let names = ["Red" + suffix, "Green" + suffix]
    return box(
      [.frame(Frame(height: 110))],
      Node(
        .list, [.selectionMode(.single), .label("List" + suffix)],
        names.map { name in
          Node(
            .row, [.rowSelection(name == names[0] ? .selected : .unselected)], name: name,
            [text(name)]
          ) { window, payload in
            guard agrees, case .select = payload else { return }
            for other in names {
              window.set(other, .rowSelection(other == name ? .selected : .unselected))
            }
          }
        }))
  }
}
