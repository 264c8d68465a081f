import SwiftUI

/// What cannot be seen, and what only a gesture presses.
struct Unseen: View {
  @State private var log: [String] = []
  @State private var isSeen = false
  @State private var code = ""
  @State private var isLocked = false
  @FocusState private var isEntering: Bool

  private func press(_ name: String) { log.append(name) }

  var body: some View {
    Text("Pressed: \(log.joined(separator: ", "))")
    VStack {
      Text("Faint text")
      Button("Faint button") { press("faint") }
    }
    .opacity(isSeen ? 1 : 0)
    Button("Faint shortcut") { press("shortcut") }.keyboardShortcut("k").opacity(0)
    TextField("Code", text: $code).focused($isEntering).opacity(0)
    Text("Code \(code)")
    Button("Enter") { isEntering = true }
    Button("Fade") { withAnimation(.linear(duration: 0.2)) { isSeen.toggle() } }
    HStack {
      Image(systemName: "star")
      Text("Tapped row")
      Text("of texts")
    }
    .onTapGesture { press("row") }
    Color.teal.frame(width: 60, height: 20).accessibilityLabel("Tapped color")
      .onTapGesture { press("color") }
    Color.orange.frame(width: 60, height: 20).onTapGesture { press("nameless") }
    Text("Unspoken").accessibilityHidden(true).frame(width: 90).onTapGesture { press("unspoken") }
    Text("Tapped twice").onTapGesture(count: 2) { press("twice") }
    HStack {
      Text("Around a button")
      if !isLocked { Button("Inside") { press("inside") } }
    }
    .onTapGesture { press("around") }
    Button("Lock") { isLocked.toggle() }
  }
}
