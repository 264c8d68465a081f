import BanyanHost

extension View {
  /// Presents a sheet while a flag is set.
  ///
  /// ```swift
  /// .sheet(isPresented: $isAdding) { AddView() }
  /// ```
  ///
  /// The content sees the environment of this view (D19), and starts with new state each time. It
  /// runs again when something that it captures changes (P06). Its preferences do not reach this
  /// view (K13). If the sheet is dismissed in another way the flag is cleared, and then `onDismiss`
  /// runs, once (P05). A view presents one sheet at a time; another waits for its turn. See Apple's
  /// documentation of `sheet(isPresented:onDismiss:content:)`.
  nonisolated public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      _PresentingModifier(
        .sheet, PresentedItem(isPresented: isPresented), onDismiss: onDismiss, content: content))
  }

  /// Presents a sheet while there is an item. Where the item becomes one of another identity, the
  /// sheet is dismissed and a new one presented (P04).
  nonisolated public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      _PresentingModifier(
        .sheet, PresentedItem(item: item), onDismiss: onDismiss, content: content))
  }

  /// Presents something as large as the window while a flag is set. A person closes it only with
  /// what is inside. Otherwise it is as a sheet.
  nonisolated public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      _PresentingModifier(
        .fullScreenCover, PresentedItem(isPresented: isPresented), onDismiss: onDismiss,
        content: content))
  }

  /// Presents something as large as the window while there is an item.
  nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      _PresentingModifier(
        .fullScreenCover, PresentedItem(item: item), onDismiss: onDismiss, content: content))
  }
}
