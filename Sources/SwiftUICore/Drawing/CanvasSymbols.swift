/// The search for a view with a tag among the symbols of a canvas, before any node of it is made.
///
/// What is in the body of a custom view is not found: it runs only when its node is made.
@MainActor
enum CanvasSymbols {
  static func view(tagged id: AnyHashable, in view: any View) -> (any View)? {
    (view as? any SymbolHolder)?.symbol(tagged: id)
  }
}

/// A view in which symbols are found.
@MainActor
private protocol SymbolHolder {
  func symbol(tagged id: AnyHashable) -> (any View)?
}

extension TupleView: SymbolHolder {
  @MainActor fileprivate func symbol(tagged id: AnyHashable) -> (any View)? {
    for view in views {
      if let symbol = CanvasSymbols.view(tagged: id, in: view.content) { return symbol }
    }
    return nil
  }
}

extension ForEach: SymbolHolder where Content: View {
  @MainActor fileprivate func symbol(tagged id: AnyHashable) -> (any View)? {
    if case .resolved = identity { return nil }
    for element in data {
      if let symbol = CanvasSymbols.view(tagged: id, in: content(element)) { return symbol }
    }
    for (element, identity) in zip(data, identify()) where AnyHashable(identity) == id {
      return content(element)
    }
    return nil
  }
}

extension ModifiedContent: SymbolHolder where Content: View, Modifier: ViewModifier {
  @MainActor fileprivate func symbol(tagged id: AnyHashable) -> (any View)? {
    if let tag = modifier as? _TraitModifier<Tag>, tag.key == TagKey.self {
      return tag.value.holds(id) ? self : nil
    }
    return CanvasSymbols.view(tagged: id, in: content).map { modified($0, by: modifier) }
  }
}

extension Group: SymbolHolder where Content: View {
  @MainActor fileprivate func symbol(tagged id: AnyHashable) -> (any View)? {
    CanvasSymbols.view(tagged: id, in: content)
  }
}

extension AnyView: SymbolHolder {
  @MainActor fileprivate func symbol(tagged id: AnyHashable) -> (any View)? {
    CanvasSymbols.view(tagged: id, in: content)
  }
}

extension IDView: SymbolHolder {
  @MainActor fileprivate func symbol(tagged id: AnyHashable) -> (any View)? {
    CanvasSymbols.view(tagged: id, in: content)
  }
}

extension Optional: SymbolHolder where Wrapped: View {
  @MainActor fileprivate func symbol(tagged id: AnyHashable) -> (any View)? {
    guard let view = self else { return nil }
    return CanvasSymbols.view(tagged: id, in: view)
  }
}

extension _ConditionalContent: SymbolHolder where TrueContent: View, FalseContent: View {
  @MainActor fileprivate func symbol(tagged id: AnyHashable) -> (any View)? {
    switch branch {
    case .first(let content): CanvasSymbols.view(tagged: id, in: content)
    case .second(let content): CanvasSymbols.view(tagged: id, in: content)
    }
  }
}
