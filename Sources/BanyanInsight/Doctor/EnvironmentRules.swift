import BanyanGraph
import SwiftUICore

/// D24: missing objects, and where they exist instead.
extension Doctor {
  /// Judges views that ask for an object that is not provided.
  func judgeMissingObjects() {
    guard !missing.isEmpty else { return }
    let judged = missing
    missing = []
    for object in judged where !object.owner.isDetached && object.owner.isShowingError {
      judge(object)
    }
  }

  private func judge(_ missing: MissingObject) {
    let place = ExaminedPlace(of: missing.owner)
    let modifier = missing.isObservable ? "environment" : "environmentObject"
    let (clue, advice) = clue(for: missing, modifier)
    report(
      .missingObject, .error, at: place, about: missing.type,
      "\(place.view) asks the environment for \(missing.type.withArticle), which no view above provides\(clue).",
      advice: advice)
  }

  /// Returns where the tree has such an object, and the advice that follows.
  private func clue(for missing: MissingObject, _ modifier: String) -> (
    clue: String, advice: String
  ) {
    let type = missing.type
    let keys = ["ObservableKey", "ObservableObjectKey"].map { "\($0)<\(missing.fullType)>" }
    let (key, otherKey) = missing.isObservable ? (keys[0], keys[1]) : (keys[1], keys[0])
    var top: _Node = missing.owner
    while let parent = top.parent { top = parent }
    var provider: _Node?
    var isOtherKind = false
    top.forEachNode { node in
      guard node.parent?.context !== node.context else { return }
      for provided in node.context.providedObjectKeys {
        if provided == key, provider == nil || isOtherKind {
          provider = node
          isOtherKind = false
        } else if provided == otherKey, provider == nil {
          provider = node
          isOtherKind = true
        }
      }
    }
    guard let provider else {
      return ("", "Write .\(modifier)(…) on a view above, with an object that is kept in a state.")
    }
    if isOtherKind {
      let there = missing.isObservable ? "ObservableObject" : "@Observable"
      let asked = missing.isObservable ? "an @Observable" : "an ObservableObject"
      return (
        "; \(there.withArticle) \(type) is there, this asks for \(asked)",
        "Write .\(modifier)(…) for it, or ask for it as it is provided."
      )
    }
    let where_ = ExaminedPlace(of: provider)
    let name = where_.view.isEmpty ? "a view" : where_.view
    if let page = provider.nearest(PageNode.self), let own = missing.owner.nearest(PageNode.self),
      page !== own, page.stack === own.stack
    {
      let first = page === page.stack.root ? "the first page" : "another page"
      return (
        "; \(type.withArticle) is provided on \(first) (\(name)), not on the NavigationStack",
        "Move .\(modifier)(…) from the page to the NavigationStack."
      )
    }
    if let presentation = missing.owner.nearest(PresentationNode.self),
      let presenter = presentation.parent, provider.isBelow(presenter),
      !provider.isBelow(presentation)
    {
      return (
        "; \(type.withArticle) is provided inside of what presents it, below the sheet's modifier",
        "Move .\(modifier)(…) behind .sheet(…), or say it in the sheet."
      )
    }
    return (
      "; \(type.withArticle) is provided in \(name), which is not around it",
      "Move .\(modifier)(…) to a view around both."
    )
  }
}

extension String {
  /// The word with its article: `an M` for a letter whose name begins with a vowel sound.
  fileprivate var withArticle: String {
    let word = drop { $0 == "@" }
    guard let first = word.first else { return self }
    let isLetterAlone = word.dropFirst().first.map { !$0.isLowercase } ?? true
    let vowels = isLetterAlone ? "AEFHILMNORSX" : "AEIOU"
    return (vowels.contains(first.uppercased()) ? "an " : "a ") + self
  }
}

extension _Node {
  fileprivate func nearest<Node: _Node>(_ type: Node.Type) -> Node? {
    var node: _Node? = self
    while let current = node {
      if let found = current as? Node { return found }
      node = current.parent
    }
    return nil
  }

  fileprivate func isBelow(_ other: _Node) -> Bool {
    var node: _Node? = self
    while let current = node {
      if current === other { return true }
      node = current.parent
    }
    return false
  }
}

extension _Context {
  /// The names of the keys under which objects are provided here.
  fileprivate var providedObjectKeys: [String] {
    ownEntries.compactMap { key, source in
      guard let cell = source as? any ProvidingCell, heldObject(in: cell.provided) != nil else {
        return nil
      }
      let words = Metadata.name(of: key)
      return words.hasPrefix("Observable") ? words : nil
    }
  }
}

/// An environment cell with its value type erased.
@MainActor
protocol ProvidingCell {
  var provided: Any { get }
}

extension EnvironmentCell: ProvidingCell {
  var provided: Any { value }
}
