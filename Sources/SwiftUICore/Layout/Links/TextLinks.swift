import BanyanHost
import Foundation

// Links in texts. A host opens them directly unless an action in the environment handles URLs.

extension [Property] {
  /// The runs of a text.
  fileprivate var runs: TextRuns {
    for case .text(let runs) in self { return runs }
    return []
  }

  /// True if a text has links that an action handles.
  var interceptsLinks: Bool {
    for case .text(let runs) in self where runs.haveLinks {
      return runs.contains { $0.style.isIntercepted == true }
    }
    return false
  }
}

extension TextRuns {
  /// Returns the runs, with their links marked for the environment's action if there is
  /// one.
  @MainActor func interceptingLinks(in environment: ElementEnvironment) -> TextRuns {
    guard haveLinks, environment.context.value(for: OpenURLKey.self).handler != nil else {
      return self
    }
    var runs = Array(self)
    for index in runs.indices where runs[index].style.destination != nil {
      runs[index].style.isIntercepted = true
    }
    return TextRuns(runs)
  }

  /// True if there are links.
  fileprivate var haveLinks: Bool {
    if plain != nil { return false }
    for run in self where !run.style.isEmpty && run.style.fields.destination != nil { return true }
    return false
  }
}

extension ElementNode {
  /// Opens the link of a run with the environment's action. Only links in the text itself are
  /// opened, whatever a host requests.
  func followLink(at place: Int) -> Bool {
    let runs = properties.runs
    guard runs.indices.contains(place), runs[place].style.isIntercepted == true,
      context.value(for: IsEnabledKey.self),
      let url = runs[place].style.destination.flatMap({ URL(string: $0) })
    else { return false }
    EnvironmentValues(at: context).openURL(url)
    return true
  }
}
