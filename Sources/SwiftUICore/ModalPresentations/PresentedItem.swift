/// What says whether something is presented, and of what it is made.
nonisolated struct PresentedItem<Value> {
  /// Reads the value; nil if nothing is to be presented.
  let value: () -> Value?
  /// What a value is of: where it becomes another, something new is presented.
  let identity: (Value) -> AnyHashable
  /// Whether what is presented stays as it is, whatever the value is now.
  var isFixed: (() -> Bool)?
  /// Makes the value nil.
  let dismiss: () -> Void
}

extension PresentedItem where Value == Void {
  /// Presents while a flag is set.
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
