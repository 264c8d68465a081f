import SwiftUI

/// Links, opened URLs, and keyboard shortcuts.
struct LinksPage: View {
  @Environment(\.openURL) private var openURL
  @Environment(\.scenePhase) private var scenePhase
  @State private var shown = "no address yet"
  @State private var saved = 0
  @State private var opened = "none"

  private let swift = URL(string: "https://www.swift.org")!

  var body: some View {
    List {
      Section("Addresses") {
        Link("The Swift language", destination: swift)
        Link(destination: swift) { Label("With a symbol", systemImage: "link") }
        Button("Open it from an action") { openURL(swift) }
      }
      Section {
        Link("Stay here", destination: swift)
          .environment(
            \.openURL,
            OpenURLAction { url in
              opened = url.absoluteString
              return .handled
            })
        Text("Or [in a text](https://www.swift.org/blog), or [of the app's own](gallery://bread)")
          .environment(
            \.openURL,
            OpenURLAction { url in
              opened = url.absoluteString
              return .handled
            })
        LabeledText("Asked for", opened)
      } header: {
        Text("Decided by the app")
      }
      Section("Asked of this window") {
        Text(shown)
        Text(scenePhase == .active ? "The window is in use" : "The window is out of sight")
      }
      Section("Keys") {
        Button("Save") { saved += 1 }.keyboardShortcut("s")
        Button("Start over") { saved = 0 }.keyboardShortcut(.delete, modifiers: [.command, .shift])
        LabeledText("Saved", "\(saved)")
      }
    }
    .onOpenURL { shown = $0.absoluteString }
  }
}

private struct LabeledText: View {
  let title: String
  let value: String

  init(_ title: String, _ value: String) {
    self.title = title
    self.value = value
  }

  var body: some View {
    HStack {
      Text(title)
      Spacer()
      Text(value).foregroundStyle(.secondary)
    }
  }
}
