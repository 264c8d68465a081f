import BanyanGraph

extension View {
  /// Says which of the views inside has the focus when this view appears in a window where nothing
  /// has it.
  ///
  /// ```swift
  /// Form {
  ///   TextField("Title", text: $title).focused($field, equals: .title)
  ///   TextField("Notes", text: $notes).focused($field, equals: .notes)
  /// }
  /// .defaultFocus($field, .title)
  /// ```
  ///
  /// What the program sets in the same update, as in `onAppear`, comes first.
  /// - Parameters:
  ///   - binding: the projection of a `@FocusState`.
  ///   - value: set when this view appears.
  ///   - priority: when the value is set; `automatic`, so far the only one, never takes the focus
  ///     from where the person has put it.
  nonisolated public func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V,
    priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    modifier(_DefaultFocusModifier(binding: binding, value: value))
  }
}

/// How much a default focus counts. See Apple's documentation of `DefaultFocusEvaluationPriority`.
public struct DefaultFocusEvaluationPriority: Sendable {
  /// It counts where nobody has put the focus.
  public static let automatic = DefaultFocusEvaluationPriority()
}

/// Sets a focus state when the content appears.
public nonisolated struct _DefaultFocusModifier<Value: Hashable>: ContentModifier {
  let binding: FocusState<Value>.Binding
  let value: Value

  @MainActor static func didMake(_ node: ContentModifierNode<Self>) {
    let modifier = node.modifier
    guard let window = node.context.window else { return }
    // What has been asked for by then comes first, and is done in the round before.
    node.runtime.whenSettled { [weak node] in
      node?.runtime.whenSettled {
        if window.focus.element == nil { modifier.binding.wrappedValue = modifier.value }
      }
    }
  }
}
