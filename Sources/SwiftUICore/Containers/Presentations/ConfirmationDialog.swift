extension View {
  /// Presents a choice of actions while a Boolean is true.
  ///
  /// ```swift
  /// .confirmationDialog("Delete all notes?", isPresented: $isAsking) {
  ///   Button("Delete all", role: .destructive) { deleteAll() }
  /// }
  /// ```
  ///
  /// Every button dismisses the dialog after its action. If none of them cancels, a Cancel button is
  /// added. Escape or a press outside the dialog activates the Cancel button. With automatic visibility, the
  /// title is only visible if there is a message. See Apple's documentation of
  /// `confirmationDialog(_:isPresented:titleVisibility:actions:)`.
  nonisolated public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View {
    confirmationDialog(
      Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions)
  }

  /// Presents a choice of actions while a Boolean is true.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions)
  }

  /// Presents a choice of actions while a Boolean is true.
  nonisolated public func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    let dialog = Dialog(
      title: title, showsTitle: titleVisibility == .visible, actions: actions(),
      message: EmptyView())
    return self.dialog(.confirmationDialog, PresentedItem(dialog, isPresented: isPresented))
  }

  /// Presents a choice of actions with a message while a Boolean is true.
  nonisolated public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    confirmationDialog(
      Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility,
      actions: actions, message: message)
  }

  /// Presents a choice of actions with a message while a Boolean is true.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions,
      message: message)
  }

  /// Presents a choice of actions with a message while a Boolean is true.
  nonisolated public func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    let dialog = Dialog(
      title: title, showsTitle: titleVisibility != .hidden, actions: actions(),
      message: message())
    return self.dialog(.confirmationDialog, PresentedItem(dialog, isPresented: isPresented))
  }
}

extension View {
  /// Presents a choice of actions for data while a Boolean is true and the data is not nil.
  ///
  /// Later changes of the data do not affect a presented dialog.
  nonisolated public func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    confirmationDialog(
      Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility,
      presenting: data, actions: actions)
  }

  /// Presents a choice of actions for data while a Boolean is true and the data is not nil.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
      actions: actions)
  }

  /// Presents a choice of actions for data while a Boolean is true and the data is not nil.
  nonisolated public func confirmationDialog<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    let dialog = data.map {
      Dialog(
        title: title, showsTitle: titleVisibility == .visible, actions: actions($0),
        message: EmptyView())
    }
    return self.dialog(
      .confirmationDialog, PresentedItem(dialog, isPresented: isPresented, isFixed: true))
  }

  /// Presents a choice of actions for data, with a message, while a Boolean is true and the data is not
  /// nil.
  nonisolated public func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    confirmationDialog(
      Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility,
      presenting: data, actions: actions, message: message)
  }

  /// Presents a choice of actions for data, with a message, while a Boolean is true and the data is not
  /// nil.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
      actions: actions, message: message)
  }

  /// Presents a choice of actions for data, with a message, while a Boolean is true and the data is not
  /// nil.
  nonisolated public func confirmationDialog<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    let dialog = data.map {
      Dialog(
        title: title, showsTitle: titleVisibility != .hidden, actions: actions($0),
        message: message($0))
    }
    return self.dialog(
      .confirmationDialog, PresentedItem(dialog, isPresented: isPresented, isFixed: true))
  }
}
