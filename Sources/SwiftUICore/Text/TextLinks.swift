import BanyanHost
import Foundation

// Links in texts: a host opens them by itself unless an action in the environment decides about URLs.

extension [Property] {
  /// The runs of a text.
  fileprivate var runs: [TextRun] {
    for case .text(let runs) in self { return runs }
    return []
  }

  /// The properties of a text whose links an action in the environment decides about, if there are
  /// links and such an action.
  @MainActor func interceptingLinks(in environment: ElementEnvironment) -> [Property] {
    guard runs.haveLinks,
      environment.context.value(for: OpenURLKey.self).handler != nil
    else { return self }
    return map { property in
      guard case .text(var runs) = property else { return property }
      for index in runs.indices where runs[index].style.destination != nil {
        runs[index].style.isIntercepted = true
      }
      return .text(runs)
    }
  }

  /// Whether a text has links that an action decides about.
  var interceptsLinks: Bool {
    let runs = runs
    return runs.haveLinks && runs.contains { $0.style.isIntercepted == true }
  }
}

extension [TextRun] {
  /// Whether there are links. Every text is asked, and most have no style of their own.
  fileprivate var haveLinks: Bool {
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
