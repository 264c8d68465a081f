import BanyanHost

/// A message for a view without content. See Apple's documentation of
/// `ContentUnavailableView`.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View> {
  let content: TupleView<(Label, Description, Actions)>

  /// Creates a message with a label, a description and actions.
  nonisolated public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    content = TupleView((label(), description(), actions()))
  }
}

extension ContentUnavailableView
where Label == SwiftUICore.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Creates a message with a title and a symbol.
  nonisolated public init(
    _ title: LocalizedStringKey, systemImage name: String, description: Text? = nil
  ) {
    self.init(
      label: { SwiftUICore.Label(title, systemImage: name) }, description: { description },
      actions: { EmptyView() })
  }

  /// Creates a message with a title and a symbol.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage name: String, description: Text? = nil
  ) {
    self.init(
      label: { SwiftUICore.Label(title, systemImage: name) }, description: { description },
      actions: { EmptyView() })
  }

  /// Creates a message with a title and an image of the app's resources.
  nonisolated public init(
    _ title: LocalizedStringKey, image name: String, description: Text? = nil
  ) {
    self.init(
      label: { SwiftUICore.Label(title, image: name) }, description: { description },
      actions: { EmptyView() })
  }

  /// Creates a message with a title and an image of the app's resources.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, image name: String, description: Text? = nil
  ) {
    self.init(
      label: { SwiftUICore.Label(title, image: name) }, description: { description },
      actions: { EmptyView() })
  }
}

extension ContentUnavailableView: ElementView {
  public typealias Body = Never
  static var kind: ElementKind { .unavailable }
}
