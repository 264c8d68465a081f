import BanyanHost

/// A stack's pages are steps to a place. Pages for values can be restored.
extension NavigationStackNode: PlaceDecider {
  final var steps: [WindowPlace.Step] { pages.dropFirst().map(\.step) }

  final func follow(_ steps: ArraySlice<WindowPlace.Step>) -> Bool {
    let known = matchCount(steps)
    if pages.count > known + 1 {
      guard pages[known + 1].canGoBack else { return false }
      pages[known + 1].goBack()
      return true
    }
    guard let next = steps.dropFirst(known).first else { return false }
    if top.showAgain(next) { return true }
    if let value = value(for: next) {
      showAgain(value)
      return true
    }
    return false
  }

  /// Returns the value whose page a step leads to, if a view on the stack has a destination for it.
  private func value(for step: WindowPlace.Step) -> NavigationValue? {
    guard let key = step.key, let separator = key.firstIndex(of: "=") else { return nil }
    let text = String(key[key.index(after: separator)...])
    for destination in visibleDestinations where destination.typeName == key[..<separator] {
      if let value = destination.value(of: text) { return value }
    }
    return nil
  }
}

extension PageNode {
  /// The title in the language of the person.
  var titleString: String? { title?.string(reading: EnvironmentValues(at: context)) }

  var step: WindowPlace.Step {
    WindowPlace.Step(title: titleString ?? "", key: placeKey, element: id)
  }
}

extension NavigationValue {
  /// The key of the value in a place. It includes the type, since a stack may hold several types.
  var placeKey: String? {
    (value.base as? any Hashable).flatMap { PlaceText.text(of: $0) }.map { "\(type)=\($0)" }
  }
}

extension AnyValueDestination {
  fileprivate var typeName: String { "\(valueType)" }

  /// Returns the value of the destination's type that a text represents, if there is one.
  fileprivate func value(of text: String) -> NavigationValue? {
    func open<Value: Hashable>(_ type: Value.Type) -> NavigationValue? {
      PlaceText.value(of: text, as: type).map { NavigationValue($0) }
    }
    return open(valueType)
  }
}
