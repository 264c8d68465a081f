import BanyanGraph

extension View {
  /// Sets the view inside that gets the focus when this view appears in a window in which nothing
  /// has the focus.
  ///
  /// ```swift
  /// Form {
  ///   TextField("Title", text: $title).focused($field, equals: .title)
  ///   TextField("Notes", text: $notes).focused($field, equals: .notes)
  /// }
  /// .defaultFocus($field, .title)
  /// ```
  ///
  /// A focus that the program sets in the same update, as in `onAppear`, takes precedence.
  /// - Parameters:
  ///   - binding: the projection of a `@FocusState`.
  ///   - value: the value to set when this view appears.
  ///   - priority: the priority of the value. `automatic`, currently the only one, never takes the focus
  ///     from where the person has put it.
  nonisolated public func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V,
    priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    modifier(_DefaultFocusModifier(binding: binding, value: value))
  }
}

/// The priority of a default focus. See Apple's documentation of `DefaultFocusEvaluationPriority`.
public struct DefaultFocusEvaluationPriority: Sendable {
  /// The priority that only applies if nothing has the focus.
  public static let automatic = DefaultFocusEvaluationPriority()
}

/// Sets a focus state when the content appears.
public nonisolated struct _DefaultFocusModifier<Value: Hashable>: ContentModifier {
  let binding: FocusState<Value>.Binding
  let value: Value

  @MainActor static func didMake(_ node: ContentModifierNode<Self>) {
    let modifier = node.modifier
    guard let window = node.context.window else { return }
    // Earlier requests take precedence, and are handled in the round before.
    node.runtime.whenSettled { [weak node] in
      node?.runtime.whenSettled {
        if window.focus.element == nil { modifier.binding.wrappedValue = modifier.value }
      }
    }
  }
}
