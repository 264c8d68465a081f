/// The source of a presentation: it determines whether there is one, and provides its value.
nonisolated struct PresentedItem<Value> {
  /// Reads the value; nil if nothing is to be presented.
  let value: () -> Value?
  /// Returns the identity of a value. A different identity results in a new presentation.
  let identity: (Value) -> AnyHashable
  /// Returns true if the presentation must not change, whatever the value is.
  var isFixed: (() -> Bool)?
  /// Sets the value to nil.
  let dismiss: () -> Void
}

extension PresentedItem where Value == Void {
  /// Presents while a Boolean is true.
  nonisolated init(isPresented: Binding<Bool>) {
    value = { isPresented.wrappedValue ? () : nil }
    identity = { _ in true }
    dismiss = { isPresented.wrappedValue = false }
  }
}

extension PresentedItem where Value: Identifiable {
  /// Presents while there is an item.
  nonisolated init(item: Binding<Value?>) {
    value = { item.wrappedValue }
    identity = { AnyHashable($0.id) }
    dismiss = { item.wrappedValue = nil }
  }
}
