/// An alert as a value, as it was before ``View/alert(_:isPresented:actions:message:)``.
///
/// ```swift
/// .alert(isPresented: $isShown) {
///   Alert(title: Text("Saved"), dismissButton: .default(Text("Good")))
/// }
/// ```
///
/// New code names the actions as views: Apple deprecates this type, from no certain version on. See
/// Apple's documentation of `Alert`.
public struct Alert {
  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Creates an alert with one button, which says OK if there is no other.
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

  /// A button of an alert. It dismisses the alert after its action.
  public struct Button {
    let label: Text
    let role: ButtonRole?
    let action: @MainActor () -> Void

    /// A button without a role.
    @preconcurrency nonisolated public static func `default`(
      _ label: Text, action: (@MainActor () -> Void)? = {}
    ) -> Alert.Button {
      Button(label: label, role: nil, action: action ?? {})
    }

    /// A button that leaves things as they are.
    @preconcurrency nonisolated public static func cancel(
      _ label: Text, action: (@MainActor () -> Void)? = {}
    ) -> Alert.Button {
      Button(label: label, role: .cancel, action: action ?? {})
    }

    /// A button that says Cancel and leaves things as they are.
    @preconcurrency nonisolated public static func cancel(_ action: (@MainActor () -> Void)? = {})
      -> Alert.Button
    {
      Button(label: Text("Cancel"), role: .cancel, action: action ?? {})
    }

    /// A button that deletes something.
    @preconcurrency nonisolated public static func destructive(
      _ label: Text, action: (@MainActor () -> Void)? = {}
    ) -> Alert.Button {
      Button(label: label, role: .destructive, action: action ?? {})
    }
  }
}

extension View {
  /// Presents an alert while a flag is set (S12). The alert is made only then: it may rest on what is there by then.
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

/// The buttons of a dialog that is a value.
nonisolated struct DialogButtons: View {
  let buttons: [Alert.Button]

  var body: some View {
    ForEach(buttons.indices, id: \.self) { index in
      Button(role: buttons[index].role, action: buttons[index].action) { buttons[index].label }
    }
  }
}

extension PresentedItem {
  /// Presents a dialog made of an item while there is one.
  nonisolated init<Item: Identifiable, Actions: View, Message: View>(
    _ dialog: (id: Item.ID, content: Dialog<Actions, Message>)?, item: Binding<Item?>
  ) where Value == Dialog<Actions, Message> {
    let identity = AnyHashable(dialog?.id)
    self.init(
      value: { item.wrappedValue == nil ? nil : dialog?.content },
      identity: { _ in identity }, isFixed: nil, dismiss: { item.wrappedValue = nil })
  }
}
