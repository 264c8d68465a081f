/// A choice of what to do as a value, as it was before
/// ``View/confirmationDialog(_:isPresented:titleVisibility:actions:message:)``.
///
/// New code names the actions as views: Apple deprecates this type, from no certain version on. See
/// Apple's documentation of `ActionSheet`.
public struct ActionSheet {
  let title: Text
  let message: Text?
  let buttons: [Button]

  /// A button of an action sheet.
  public typealias Button = Alert.Button

  /// Creates an action sheet. Unless one of its buttons cancels there is another that does.
  nonisolated public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}

extension View {
  /// Presents an action sheet while a flag is set. It is made only then.
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
