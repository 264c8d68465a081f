import BanyanHost

extension View {
  /// Presents a sheet while a Boolean is true.
  ///
  /// ```swift
  /// .sheet(isPresented: $isAdding) { AddView() }
  /// ```
  ///
  /// The content has the environment of this view (D19), and starts with new state each time. It
  /// is evaluated again when a captured value changes (P06). Its preferences do not reach this
  /// view (K13). If the person dismisses the sheet, the binding is set to false, and then `onDismiss`
  /// runs, once (P05). A view presents one sheet at a time; others wait. See Apple's
  /// documentation of `sheet(isPresented:onDismiss:content:)`.
  nonisolated public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      _PresentingModifier(
        .sheet, PresentedItem(isPresented: isPresented), onDismiss: onDismiss, content: content))
  }

  /// Presents a sheet while there is an item. When the identity of the item changes, the
  /// sheet is dismissed and a new one presented (P04).
  nonisolated public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      _PresentingModifier(
        .sheet, PresentedItem(item: item), onDismiss: onDismiss, content: content))
  }

  /// Presents a cover as large as the window while a Boolean is true. A person can only dismiss it with
  /// its content. Apart from that it behaves like a sheet.
  nonisolated public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      _PresentingModifier(
        .fullScreenCover, PresentedItem(isPresented: isPresented), onDismiss: onDismiss,
        content: content))
  }

  /// Presents a cover as large as the window while there is an item.
  nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      _PresentingModifier(
        .fullScreenCover, PresentedItem(item: item), onDismiss: onDismiss, content: content))
  }
}
