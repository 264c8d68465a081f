import SwiftUI

/// Buttons with keyboard shortcuts, fields in which keys have a meaning of their own, and views with actions for keys.
struct ContentView: View {
  @State private var title = ""
  @State private var notes = ""
  @State private var message = ""
  @State private var log: [String] = []

  var body: some View {
    VStack {
      TextField("Title", text: $title)
      TextEditor(text: $notes).accessibilityLabel("Notes")
      Button("Send") { log.append("sent") }.keyboardShortcut(.defaultAction)
      Button("Save") { log.append("saved") }.keyboardShortcut("s")
      Button("Turn") { log.append("turned") }
        .keyboardShortcut("t", modifiers: [.command, .option])
      Button("Erase") { log.append("erased") }
        .keyboardShortcut("e", modifiers: [.command, .option])
      Button("Cancel") { log.append("cancelled") }.keyboardShortcut(.cancelAction)
      Text("Board").focusable()
        .onKeyPress("b") {
          log.append("board")
          return .handled
        }
        .onKeyPress(phases: .down) { press in
          log.append(press.key == .escape ? "escape" : press.characters)
          return press.key == .escape ? .ignored : .handled
        }
        .onKeyPress("x", phases: .up) { _ in
          log.append("up")
          return .handled
        }
      TextEditor(text: $message).accessibilityLabel("Message")
        .onKeyPress(keys: [.return, .tab]) { press in
          if press.key == .tab || press.modifiers.contains(.shift) { return .ignored }
          log.append("message of \(message.count)")
          return .handled
        }
      HStack {
        VStack {
          Button("One") {}
          Button("Two") {}
        }
        .focusSection()
        VStack {
          Button("Three") {}
          Button("Four") {}
        }
        .focusSection()
      }
      Button("Last") {}
        .focusEffectDisabled()
      BirdList()
      Text("Log: \(log.joined(separator: ", "))")
    }
  }
}

/// A list whose rows are cut, copied and pasted.
private struct BirdList: View {
  @State private var birds = ["Robin", "Wren"]
  @State private var selection: Set<String> = []

  private var selected: [String] { birds.filter(selection.contains) }

  var body: some View {
    List(birds, id: \.self, selection: $selection) { Text($0) }
      .frame(height: 150)
      .copyable(selected)
      .cuttable(for: String.self) {
        let cut = selected
        birds.removeAll(where: selection.contains)
        return cut
      }
      .pasteDestination(for: String.self) {
        birds += $0
      } validator: { texts in
        texts.flatMap { $0.split(separator: "\n").map(String.init) }.filter { !birds.contains($0) }
      }
  }
}
