import BanyanGraph
import SwiftUICore

extension DynamicNode {
  /// Returns the places from which a property has its environment values, such as `set in Hall, over 2 in ContentView`.
  func origin(of slot: any EnvironmentReading) -> String {
    var origins: [String] = []
    slot.forEachRead { source in
      let origin = origin(of: source)
      if !origins.contains(origin) { origins.append(origin) }
    }
    return origins.joined(separator: "; ")
  }

  private func origin(of source: Source) -> String {
    var key: Any.Type?
    // The views that set a value for the key, and the values, the nearest first.
    var setters: [(view: String, value: String)] = []
    var node: _Node? = self
    while let current = node {
      node = current.parent
      guard current.context !== node?.context else { continue }
      for entry in current.context.ownEntries {
        if key == nil, entry.source === source { key = entry.key }
        guard let key, entry.key == key, let view = node?.nearestView as? DynamicNode else {
          continue
        }
        let value = (entry.source as? any ProvidingCell).map { ValueText.summary(of: $0.provided) }
        setters.append((view.fields.shortName, value ?? ""))
      }
    }
    guard let first = setters.first else { return "set by no view" }
    let hidden = setters.dropFirst().map { ", over \($0.value) in \($0.view)" }
    return "set in \(first.view)\(hidden.joined())"
  }
}
