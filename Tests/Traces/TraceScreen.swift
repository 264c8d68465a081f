import SwiftUI

/// What every host is used with in the same way, to see that it comes to the same.
@MainActor
final class Scores: ObservableObject {
  @Published var best = 0
}

@Observable
final class Draft {
  var title = ""
  var isPublic = false
}

struct ContentView: View {
  @State private var count = 0
  @State private var showsDetails = false
  @State private var draft = Draft()
  @State private var changes = "none"
  @StateObject private var scores = Scores()

  var body: some View {
    let _ = Self._printChanges()
    VStack {
      CountRow(count: count)
      Button("Add") { count += 1 }
      Button("Add twice") {
        count += 1
        count += 1
      }
      Button("Best") { scores.best = count }
      Toggle("Details", isOn: $showsDetails)
      Text("Changes: \(changes)")
      TitleField(draft: draft)
      Title(draft: draft)
      if showsDetails {
        Details()
      }
    }
    .environmentObject(scores)
    .onChange(of: count) { old, new in changes = "\(old) to \(new)" }
  }
}

struct CountRow: View {
  let count: Int

  var body: some View {
    let _ = Self._printChanges()
    Text("Count: \(count)")
  }
}

struct TitleField: View {
  @Bindable var draft: Draft

  var body: some View {
    let _ = Self._printChanges()
    TextField("Title", text: $draft.title)
  }
}

struct Title: View {
  let draft: Draft

  var body: some View {
    let _ = Self._printChanges()
    Text("Title: \(draft.title)")
  }
}

struct Details: View {
  @EnvironmentObject private var scores: Scores
  @State private var appearances = 0

  var body: some View {
    let _ = Self._printChanges()
    Text("Best: \(scores.best), appeared: \(appearances)")
      .onAppear { appearances += 1 }
  }
}
