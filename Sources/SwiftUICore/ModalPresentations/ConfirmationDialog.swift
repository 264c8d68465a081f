extension View {
  /// Presents a choice of what to do while a flag is set.
  ///
  /// ```swift
  /// .confirmationDialog("Delete all notes?", isPresented: $isAsking) {
  ///   Button("Delete all", role: .destructive) { deleteAll() }
  /// }
  /// ```
  ///
  /// Every button dismisses the dialog after its action. Unless one of them cancels there is another
  /// that says so; Escape presses it, and so does a press beside the dialog. Where its visibility is
  /// automatic the title is seen only if there is a message. See Apple's documentation of
  /// `confirmationDialog(_:isPresented:titleVisibility:actions:)`.
  nonisolated public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View {
    confirmationDialog(
      Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions)
  }

  /// Presents a choice of what to do while a flag is set.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions)
  }

  /// Presents a choice of what to do while a flag is set.
  nonisolated public func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    let dialog = Dialog(
      title: title, showsTitle: titleVisibility == .visible, actions: actions(),
      message: EmptyView())
    return self.dialog(.confirmationDialog, PresentedItem(dialog, isPresented: isPresented))
  }

  /// Presents a choice of what to do, with a message, while a flag is set.
  nonisolated public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    confirmationDialog(
      Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility,
      actions: actions, message: message)
  }

  /// Presents a choice of what to do, with a message, while a flag is set.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions,
      message: message)
  }

  /// Presents a choice of what to do, with a message, while a flag is set.
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
  /// Presents a choice of what to do with data while a flag is set and there are data.
  ///
  /// It stays as the data were when it was presented.
  nonisolated public func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    confirmationDialog(
      Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility,
      presenting: data, actions: actions)
  }

  /// Presents a choice of what to do with data while a flag is set and there are data.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
      actions: actions)
  }

  /// Presents a choice of what to do with data while a flag is set and there are data.
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

  /// Presents a choice of what to do with data, with a message, while a flag is set and there are
  /// data.
  nonisolated public func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    confirmationDialog(
      Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility,
      presenting: data, actions: actions, message: message)
  }

  /// Presents a choice of what to do with data, with a message, while a flag is set and there are
  /// data.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
      actions: actions, message: message)
  }

  /// Presents a choice of what to do with data, with a message, while a flag is set and there are
  /// data.
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
