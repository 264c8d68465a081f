// Controls.
import SwiftUI

struct Controls: View {
  @State private var isOn = false
  @State private var text = ""
  let title: String
  let url = URL(string: "https://swift.org")!
  let action: @MainActor () -> Void

  var body: some View {
    buttons
    toggles
    fields
    labels
    progress
  }

  @ViewBuilder
  private var buttons: some View {
    Button("Do", action: action)
    Button(title, action: action)
    Button("Do") { isOn.toggle() }
    Button("Do", role: .cancel, action: action)
    Button(title, role: .destructive, action: action)
    Button("Do", systemImage: "star", action: action)
    Button("Do", systemImage: "star", role: .cancel, action: action)
    Button(title, systemImage: "star", action: action)
    Button(action: action) { Text("Do") }
    Button(role: .cancel, action: action) { Text("Do") }
    Button("Do", action: turn)
    Button {
      turn()
    } label: {
      Text("Do")
    }
    Button(role: nil) {
      turn()
    } label: {
      Text("Do")
    }
  }

  @ViewBuilder
  private var toggles: some View {
    Toggle("On", isOn: $isOn)
    Toggle(title, isOn: $isOn)
    Toggle("On", systemImage: "power", isOn: $isOn)
    Toggle(title, systemImage: "power", isOn: $isOn)
    Toggle(isOn: $isOn) { Text("On") }
  }

  @ViewBuilder
  private var fields: some View {
    TextField("Text", text: $text).onSubmit { text = "" }
    TextField(title, text: $text).onSubmit(turn)
    TextField("Text", text: $text, prompt: Text("Write"))
    TextField(title, text: $text, prompt: Text("Write"))
    TextField(text: $text) { Text("Text") }
    TextField(text: $text, prompt: Text("Write")) { Text("Text") }
    SecureField("Password", text: $text)
    SecureField(title, text: $text)
    SecureField(text: $text) { Text("Password") }
    SecureField(text: $text, prompt: Text("Password")) { Text("Password") }
  }

  @ViewBuilder
  private var labels: some View {
    Label("Star", systemImage: "star")
    Label(title, systemImage: "star")
    Label("Star", image: "star")
    Label(title, image: "star")
    Label {
      Text("Star")
    } icon: {
      Image("star")
    }
    Link("Swift", destination: url)
    Link(title, destination: url)
    Link(destination: url) { Text("Swift") }
    ContentUnavailableView("Nothing", systemImage: "tray")
    ContentUnavailableView("Nothing", image: "leaf")
    ContentUnavailableView(title, image: "leaf", description: Text("Yet"))
    ContentUnavailableView(title, systemImage: "tray", description: Text("Yet"))
    ContentUnavailableView {
      Text("Nothing")
    }
    ContentUnavailableView {
      Text("Nothing")
    } description: {
      Text("Yet")
    } actions: {
      Button("Do", action: action)
    }
  }

  @ViewBuilder
  private var progress: some View {
    ProgressView()
    ProgressView { Text("Loading") }
    ProgressView("Loading")
    ProgressView(title)
    ProgressView(value: 0.5)
    ProgressView(value: 1, total: 2)
    ProgressView("Loading", value: 0.5)
    ProgressView(value: 0.5) { Text("Loading") }
    ProgressView(value: 0.5) {
      Text("Loading")
    } currentValueLabel: {
      Text("Half")
    }
  }

  private func turn() { isOn.toggle() }
}
