/// A value that describes an alert, the predecessor of ``View/alert(_:isPresented:actions:message:)-(Text,_,_,_)``.
///
/// ```swift
/// .alert(isPresented: $isShown) {
///   Alert(title: Text("Saved"), dismissButton: .default(Text("Good")))
/// }
/// ```
///
/// New code should provide the actions as views: Apple deprecates this type, as of an unspecified version. See
/// Apple's documentation of `Alert`.
public struct Alert {
  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Creates an alert with one button, which is an OK button by default.
  nonisolated public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = dismissButton.map { [$0] } ?? []
  }

  /// Creates an alert with two buttons.
  nonisolated public init(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }

  /// A button of an alert, which dismisses the alert after its action.
  public struct Button {
    let label: Text
    let role: ButtonRole?
    let action: @MainActor () -> Void

    /// Creates a button without a role.
    @preconcurrency nonisolated public static func `default`(
      _ label: Text, action: (@MainActor () -> Void)? = {}
    ) -> Alert.Button {
      Button(label: label, role: nil, action: action ?? {})
    }

    /// Creates a button that cancels.
    @preconcurrency nonisolated public static func cancel(
      _ label: Text, action: (@MainActor () -> Void)? = {}
    ) -> Alert.Button {
      Button(label: label, role: .cancel, action: action ?? {})
    }

    /// Creates a button that cancels, with the title Cancel.
    @preconcurrency nonisolated public static func cancel(_ action: (@MainActor () -> Void)? = {})
      -> Alert.Button
    {
      Button(label: Text("Cancel"), role: .cancel, action: action ?? {})
    }

    /// Creates a button for a destructive action.
    @preconcurrency nonisolated public static func destructive(
      _ label: Text, action: (@MainActor () -> Void)? = {}
    ) -> Alert.Button {
      Button(label: label, role: .destructive, action: action ?? {})
    }
  }
}

extension View {
  /// Presents an alert while a Boolean is true (S12). The alert is created only then, so it can depend on values that
  /// exist by that time.
  nonisolated public func alert(
    isPresented: Binding<Bool>, content: () -> Alert
  ) -> some View {
    dialog(
      .alert,
      PresentedItem(isPresented.wrappedValue ? Dialog(content()) : nil, isPresented: isPresented))
  }

  /// Presents an alert while there is an item.
  nonisolated public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> Alert
  ) -> some View {
    dialog(
      .alert, PresentedItem(item.wrappedValue.map { ($0.id, Dialog(content($0))) }, item: item))
  }
}

extension Dialog where Actions == DialogButtons, Message == Text? {
  nonisolated init(_ alert: Alert) {
    self.init(
      title: alert.title, actions: DialogButtons(buttons: alert.buttons), message: alert.message)
  }
}

/// The buttons of a dialog described by a value.
nonisolated struct DialogButtons: View {
  let buttons: [Alert.Button]

  var body: some View {
    ForEach(buttons.indices, id: \.self) { index in
      Button(role: buttons[index].role, action: buttons[index].action) { buttons[index].label }
    }
  }
}

extension PresentedItem {
  /// Presents a dialog for an item while there is one.
  nonisolated init<Item: Identifiable, Actions: View, Message: View>(
    _ dialog: (id: Item.ID, content: Dialog<Actions, Message>)?, item: Binding<Item?>
  ) where Value == Dialog<Actions, Message> {
    let identity = AnyHashable(dialog?.id)
    self.init(
      value: { item.wrappedValue == nil ? nil : dialog?.content },
      identity: { _ in identity }, isFixed: nil, dismiss: { item.wrappedValue = nil })
  }
}
