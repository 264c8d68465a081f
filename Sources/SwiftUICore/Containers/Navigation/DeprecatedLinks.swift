extension NavigationLink {
  /// Creates a link to a page that is shown while a Boolean is true.
  @available(
    *, deprecated,
    message:
      "use NavigationLink(value:label:), or navigationDestination(isPresented:destination:), inside a NavigationStack or NavigationSplitView"
  )
  nonisolated public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(.page(destination(), isActive: isActive), label: label())
  }

  /// Creates a link to a page that is shown while a Boolean is true.
  @available(
    *, deprecated,
    message:
      "use NavigationLink(value:label:), or navigationDestination(isPresented:destination:), inside a NavigationStack or NavigationSplitView"
  )
  nonisolated public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) {
    self.init(.page(destination, isActive: isActive), label: label())
  }

  /// Creates a link to a page that is shown while a selection has the link's value.
  @available(
    *, deprecated,
    message:
      "use NavigationLink(value:label:), inside a List within a NavigationStack or NavigationSplitView"
  )
  nonisolated public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(.page(destination(), isActive: selection.isSelected(tag)), label: label())
  }

  /// Creates a link to a page that is shown while a selection has the link's value.
  @available(
    *, deprecated,
    message:
      "use NavigationLink(value:label:), inside a List within a NavigationStack or NavigationSplitView"
  )
  nonisolated public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    self.init(.page(destination, isActive: selection.isSelected(tag)), label: label())
  }
}

extension NavigationLink where Label == Text {
  /// Creates a link with a title to a page that is shown while a Boolean is true.
  @available(
    *, deprecated,
    message:
      "use NavigationLink(_:value:), or navigationDestination(isPresented:destination:), inside a NavigationStack or NavigationSplitView"
  )
  nonisolated public init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(.page(destination(), isActive: isActive), label: Text(titleKey))
  }

  /// Creates a link with a title to a page that is shown while a Boolean is true.
  @available(
    *, deprecated,
    message:
      "use NavigationLink(_:value:), or navigationDestination(isPresented:destination:), inside a NavigationStack or NavigationSplitView"
  )
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(.page(destination(), isActive: isActive), label: Text(title))
  }

  /// Creates a link with a title to a page that is shown while a Boolean is true.
  @available(
    *, deprecated,
    message:
      "use NavigationLink(_:value:), or navigationDestination(isPresented:destination:), inside a NavigationStack or NavigationSplitView"
  )
  nonisolated public init(
    _ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>
  ) {
    self.init(.page(destination, isActive: isActive), label: Text(titleKey))
  }

  /// Creates a link with a title to a page that is shown while a Boolean is true.
  @available(
    *, deprecated,
    message:
      "use NavigationLink(_:value:), or navigationDestination(isPresented:destination:), inside a NavigationStack or NavigationSplitView"
  )
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, destination: Destination, isActive: Binding<Bool>
  ) {
    self.init(.page(destination, isActive: isActive), label: Text(title))
  }

  /// Creates a link with a title to a page that is shown while a selection has the link's value.
  @available(
    *, deprecated,
    message:
      "use NavigationLink(_:value:), inside a List within a NavigationStack or NavigationSplitView"
  )
  nonisolated public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(.page(destination(), isActive: selection.isSelected(tag)), label: Text(titleKey))
  }

  /// Creates a link with a title to a page that is shown while a selection has the link's value.
  @available(
    *, deprecated,
    message:
      "use NavigationLink(_:value:), inside a List within a NavigationStack or NavigationSplitView"
  )
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: Hashable>(
    _ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(.page(destination(), isActive: selection.isSelected(tag)), label: Text(title))
  }

  /// Creates a link with a title to a page that is shown while a selection has the link's value.
  @available(
    *, deprecated,
    message:
      "use NavigationLink(_:value:), inside a List within a NavigationStack or NavigationSplitView"
  )
  nonisolated public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(.page(destination, isActive: selection.isSelected(tag)), label: Text(titleKey))
  }

  /// Creates a link with a title to a page that is shown while a selection has the link's value.
  @available(
    *, deprecated,
    message:
      "use NavigationLink(_:value:), inside a List within a NavigationStack or NavigationSplitView"
  )
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: Hashable>(
    _ title: S, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(.page(destination, isActive: selection.isSelected(tag)), label: Text(title))
  }
}

extension Binding {
  /// A Boolean binding for whether a selection has a value. Setting it to false clears the selection.
  fileprivate func isSelected<Tag: Hashable>(_ tag: Tag) -> Binding<Bool> where Value == Tag? {
    Binding<Bool>(
      location: ConvertedLocation(
        base: location, read: { $0 == tag }, write: { $0 ? .some(tag) : .some(nil) }),
      transaction: ownTransaction)
  }
}
