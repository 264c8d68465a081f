import SwiftUI

/// Values stored for a visitor, for a tab, and for all visitors, for the browser tests.
@main
struct StoredApp: App {
  var body: some Scene {
    WindowGroup("Stored") { StoredScreen() }
  }
}

final class StoredModel: ObservableObject {
  @AppStorage("name") var name = "nobody"
}

struct StoredScreen: View {
  @AppStorage("name") private var name = "nobody"
  @AppStorage("test visits", store: .standard) private var visits = 0
  @SceneStorage("page") private var page = 1
  @SceneStorage("draft") private var draft = ""
  @FocusState private var isDraftFocused: Bool
  @StateObject private var model = StoredModel()
  @State private var own = 0

  var body: some View {
    VStack {
      Text("Name: \(name), in the model: \(model.name)")
      TextField("Name", text: $name)
      Text("Page: \(page)")
      Button("Next page") { page += 1 }
      TextField("Draft", text: $draft).focused($isDraftFocused)
      Text("Draft: \(draft), focused: \(isDraftFocused)")
      Text("Own: \(own)")
      Button("Add to own") { own += 1 }
      Text("Visits: \(visits)")
      Button("Visit") { visits += 1 }
      Button("Forget visits") { UserDefaults.standard.removeObject(forKey: "test visits") }
    }
    .padding()
  }
}
