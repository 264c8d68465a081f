/// The search for a view with a tag among others, such as the symbols of a canvas or the options of a picker, before any
/// node of them is made. It takes time in proportion to their number.
///
/// Views in the body of a custom view are not found, because the body runs only when its node is made.
@MainActor
enum TaggedViews {
  static func view(tagged id: AnyHashable, in view: any View) -> (any View)? {
    (view as? any TagHolder)?.find(tagged: id)
  }
}

/// A view in which others with tags are found.
@MainActor
protocol TagHolder {
  func find(tagged id: AnyHashable) -> (any View)?
}

extension TupleView: TagHolder {
  @MainActor func find(tagged id: AnyHashable) -> (any View)? {
    for view in views {
      if let found = TaggedViews.view(tagged: id, in: view.content) { return found }
    }
    return nil
  }
}

extension ForEach: TagHolder where Content: View {
  @MainActor func find(tagged id: AnyHashable) -> (any View)? {
    if case .resolved = identity { return nil }
    for element in data {
      if let found = TaggedViews.view(tagged: id, in: content(element)) { return found }
    }
    for (element, identity) in zip(data, identify()) where AnyHashable(identity) == id {
      return content(element)
    }
    return nil
  }
}

extension ModifiedContent: TagHolder where Content: View, Modifier: ViewModifier {
  @MainActor func find(tagged id: AnyHashable) -> (any View)? {
    if let tag = modifier as? _TraitModifier<Tag>, tag.key == TagKey.self {
      return tag.value.holds(id) ? self : nil
    }
    return TaggedViews.view(tagged: id, in: content).map { modified($0, by: modifier) }
  }
}

extension Group: TagHolder where Content: View {
  @MainActor func find(tagged id: AnyHashable) -> (any View)? {
    TaggedViews.view(tagged: id, in: content)
  }
}

extension AnyView: TagHolder {
  @MainActor func find(tagged id: AnyHashable) -> (any View)? {
    TaggedViews.view(tagged: id, in: content)
  }
}

extension IDView: TagHolder {
  @MainActor func find(tagged id: AnyHashable) -> (any View)? {
    TaggedViews.view(tagged: id, in: content)
  }
}

extension Optional: TagHolder where Wrapped: View {
  @MainActor func find(tagged id: AnyHashable) -> (any View)? {
    guard let view = self else { return nil }
    return TaggedViews.view(tagged: id, in: view)
  }
}

extension _ConditionalContent: TagHolder where TrueContent: View, FalseContent: View {
  @MainActor func find(tagged id: AnyHashable) -> (any View)? {
    switch branch {
    case .first(let content): TaggedViews.view(tagged: id, in: content)
    case .second(let content): TaggedViews.view(tagged: id, in: content)
    }
  }
}
