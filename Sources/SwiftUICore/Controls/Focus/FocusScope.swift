import BanyanGraph
import BanyanHost

extension View {
  /// Makes this view a scope in which one view has the focus by default.
  ///
  /// ```swift
  /// @Namespace private var form
  /// @Environment(\.resetFocus) private var resetFocus
  ///
  /// VStack {
  ///   TextField("Title", text: $title)
  ///   TextField("Notes", text: $notes)
  ///     .prefersDefaultFocus(in: form)
  ///   Button("Again") { resetFocus(in: form) }
  /// }
  /// .focusScope(form)
  /// ```
  ///
  /// When this view appears in a window in which nothing has the focus, the focus moves to the first view inside that
  /// prefers it. A focus that the program sets in the same update takes precedence.
  nonisolated public func focusScope(_ namespace: Namespace.ID) -> some View {
    modifier(_FocusScopeModifier(namespace: namespace))
  }

  /// Sets whether this view, or the first one inside that can have the focus, has it by default in the scope with a
  /// namespace. See ``focusScope(_:)``.
  nonisolated public func prefersDefaultFocus(
    _ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID
  ) -> some View {
    modifier(_FocusPreferenceModifier(namespace: prefersDefaultFocus ? namespace : nil))
  }
}

/// An action that moves the focus to where it is by default. See Apple's documentation of `ResetFocusAction`.
@MainActor @preconcurrency
public struct ResetFocusAction {
  private let place: WindowReference?

  fileprivate nonisolated init(_ place: WindowReference?) {
    self.place = place
  }

  /// Moves the focus to the view that prefers it in the scope with a namespace, or else to the first one there that can
  /// have it. Does nothing without such a scope in the window.
  public func callAsFunction(in namespace: Namespace.ID) {
    place?.window?.focus.reset(in: namespace)
  }
}

extension EnvironmentValues {
  /// An action that moves the focus to where it is by default in a scope. See ``View/focusScope(_:)``.
  public var resetFocus: ResetFocusAction { ResetFocusAction(windowReference) }
}

nonisolated struct _FocusScopeModifier: WrappingModifier {
  typealias Body = Never

  fileprivate let namespace: Namespace.ID

  @MainActor func makeWrapper(under parent: _Node, in context: _Context) -> FocusScopeNode {
    FocusScopeNode(namespace, under: parent, in: context)
  }

  @MainActor func update(_ wrapper: FocusScopeNode) { wrapper.namespace = namespace }
}

final class FocusScopeNode: WrapperNode {
  fileprivate(set) var namespace: Namespace.ID

  fileprivate init(_ namespace: Namespace.ID, under parent: _Node, in context: _Context) {
    self.namespace = namespace
    super.init(under: parent, in: context)
    guard let focus = context.window?.focus else { return }
    focus.add(self)
    // Earlier requests take precedence, and are handled in the round before.
    runtime.whenSettled { [weak self] in
      self?.runtime.whenSettled {
        guard let self, !self.isDetached, focus.element == nil else { return }
        if let preferred = self.preferred { focus.move(to: preferred) }
      }
    }
  }

  /// The element that has the focus by default.
  var target: ElementNode? { preferred ?? controls.first(where: \.canTakeFocus) }

  private var preferred: ElementNode? {
    controls.first { $0.canTakeFocus && prefersFocus($0) }
  }

  /// Returns true if a view around an element prefers the focus in this scope.
  private func prefersFocus(_ element: ElementNode) -> Bool {
    var prefers = false
    element.forEachAround { node in
      if let preference = node as? FocusPreferenceNode {
        prefers = preference.namespace == namespace
      }
      return !prefers && node !== self
    }
    return prefers
  }

  override func detach() {
    context.window?.focus.remove(self)
    super.detach()
  }
}

nonisolated struct _FocusPreferenceModifier: WrappingModifier {
  typealias Body = Never

  /// The scope in which the content has the focus by default, if there is one.
  fileprivate let namespace: Namespace.ID?

  @MainActor func makeWrapper(under parent: _Node, in context: _Context) -> FocusPreferenceNode {
    FocusPreferenceNode(namespace, under: parent, in: context)
  }

  @MainActor func update(_ wrapper: FocusPreferenceNode) { wrapper.namespace = namespace }
}

final class FocusPreferenceNode: WrapperNode {
  fileprivate(set) var namespace: Namespace.ID?

  fileprivate init(_ namespace: Namespace.ID?, under parent: _Node, in context: _Context) {
    self.namespace = namespace
    super.init(under: parent, in: context)
  }
}
