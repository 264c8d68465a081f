import SwiftUI

/// A list that can be searched, with suggestions.
struct SearchPage: View {
  @State private var search = ""
  @State private var submitted = ""

  private let trees = [
    "Ash", "Banyan", "Beech", "Birch", "Cedar", "Elm", "Linden", "Oak", "Willow",
  ]

  private var found: [String] {
    search.isEmpty ? trees : trees.filter { $0.localizedCaseInsensitiveContains(search) }
  }

  var body: some View {
    FoundTrees(trees: found, submitted: submitted)
      .searchable(text: $search, prompt: "Search trees")
      .searchSuggestions {
        if search.isEmpty {
          Label("Banyan", systemImage: "tree").searchCompletion("Banyan")
          Label("Oak", systemImage: "tree").searchCompletion("Oak")
        }
      }
      .onSubmit(of: .search) { submitted = search }
  }
}

private struct FoundTrees: View {
  let trees: [String]
  let submitted: String
  @Environment(\.isSearching) private var isSearching
  @Environment(\.dismissSearch) private var dismissSearch

  var body: some View {
    List {
      Section {
        ForEach(trees, id: \.self) { Text($0) }
        if trees.isEmpty { Text("No such tree").foregroundStyle(.secondary) }
      } header: {
        Text(isSearching ? "Found" : "Trees")
      } footer: {
        if !submitted.isEmpty { Text("Searched for \(submitted)") }
      }
      if isSearching {
        Button("Show all trees") { dismissSearch() }
      }
    }
  }
}
