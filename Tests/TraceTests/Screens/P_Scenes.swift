import SwiftUI

/// The app's state, which all its windows share.
final class Library: ObservableObject {
  @Published var count = 0
}

/// Each window has state of its own and shares that of the app.
struct P01: Screen {
  @EnvironmentObject private var library: Library
  @State private var count = 0

  var body: some View {
    let _ = Self._printChanges()
    Text("all \(library.count), own \(count)")
    Button("Add to all") { library.count += 1 }
    Button("Add to own") { count += 1 }
  }
}
