/// A value that describes a choice of actions, the predecessor of
/// ``View/confirmationDialog(_:isPresented:titleVisibility:actions:message:)-(Text,_,_,_,_)``.
///
/// New code should provide the actions as views: Apple deprecates this type, as of an unspecified version. See
/// Apple's documentation of `ActionSheet`.
public struct ActionSheet {
  let title: Text
  let message: Text?
  let buttons: [Button]

  /// A button of an action sheet.
  public typealias Button = Alert.Button

  /// Creates an action sheet. If none of its buttons cancels, a Cancel button is added.
  nonisolated public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}

extension View {
  /// Presents an action sheet while a Boolean is true. The sheet is created only then.
  nonisolated public func actionSheet(
    isPresented: Binding<Bool>, content: () -> ActionSheet
  ) -> some View {
    dialog(
      .confirmationDialog,
      PresentedItem(isPresented.wrappedValue ? Dialog(content()) : nil, isPresented: isPresented))
  }

  /// Presents an action sheet while there is an item.
  nonisolated public func actionSheet<T: Identifiable>(
    item: Binding<T?>, content: (T) -> ActionSheet
  ) -> some View {
    dialog(
      .confirmationDialog,
      PresentedItem(item.wrappedValue.map { ($0.id, Dialog(content($0))) }, item: item))
  }
}

extension Dialog where Actions == DialogButtons, Message == Text? {
  nonisolated fileprivate init(_ sheet: ActionSheet) {
    self.init(
      title: sheet.title, actions: DialogButtons(buttons: sheet.buttons), message: sheet.message)
  }
}
