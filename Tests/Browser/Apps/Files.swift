// An app that asks for a file as soon as it starts.
import SwiftUI

struct Chooser: View {
  @State private var isPresented = true
  @State private var received = "nothing"

  var body: some View {
    Text("Received \(received)")
      .fileImporter(isPresented: $isPresented, allowedContentTypes: [.text]) { result in
        if case .success(let url) = result { received = url.lastPathComponent }
      }
  }
}

@main struct FilesApp: App {
  var body: some Scene {
    WindowGroup { Chooser() }
  }
}
