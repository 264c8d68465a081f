import BanyanHost
import Foundation

// Links in texts: a host opens them by itself unless an action in the environment decides about URLs.

extension [Property] {
  /// The runs of a text.
  fileprivate var runs: TextRuns {
    for case .text(let runs) in self { return runs }
    return []
  }

  /// Whether a text has links that an action decides about.
  var interceptsLinks: Bool {
    for case .text(let runs) in self where runs.haveLinks {
      return runs.contains { $0.style.isIntercepted == true }
    }
    return false
  }
}

extension TextRuns {
  /// The runs, whose links are an action's in the environment to decide about, if there are links and
  /// such an action.
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

  /// Whether there are links.
  fileprivate var haveLinks: Bool {
    if plain != nil { return false }
    for run in self where !run.style.isEmpty && run.style.fields.destination != nil { return true }
    return false
  }
}

extension ElementNode {
  /// Lets the environment's action decide about the link that is a run of this text. Only what the
  /// text itself says is opened, whatever a host asks for.
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
