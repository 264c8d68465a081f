/// What the framework keeps for one dynamic property of one view.
///
/// It is a source, so that the cell of a state needs no second object beside it.
open class Slot: Source {
  /// Reads again what the property stands for.
  /// - Returns: whether it has changed.
  open func check() -> Bool { false }

  /// Whether the property declares that its view follows an observable object.
  open func follows(_ object: AnyObject) -> Bool { false }

  /// The name, within this property, of one that it consists of.
  open func name(of slot: Slot) -> String? { nil }

  /// Exchanges whether the value has been read by its own view, so that a trace can tell of each body
  /// what it has read.
  open func exchangeIsRead(_ isRead: Bool) -> Bool { false }

  /// The value that goes with the property, if the program has ever written it.
  open func writtenValue(_ describe: (Any) -> String) -> String? { nil }

  /// The value that goes with the property, if it has one of its own.
  open var keptValue: Any? { nil }

  /// Ends what the property has begun.
  open func detach() {}

  // MARK: Going on in another process

  /// The type of what is kept, if it may go on in another process.
  open var keptType: Any.Type? { nil }

  /// Calls a function with the address of what is kept, or of a copy.
  open func withKept(_ body: (UnsafeMutableRawPointer) -> Void) {}

  /// Whether what is kept is certainly what it was at the last ``didWriteDown()``, but for the contents of
  /// objects that it refers to.
  open var isAsWrittenDown: Bool { false }

  /// Called when what is kept has been written down.
  open func didWriteDown() {}

  /// Puts something else in the place of what is kept, before any body has read it. Nobody is told.
  /// - Parameter fill: makes a value at an address where there is none; returns false if it cannot.
  /// - Returns: what `fill` has returned; false if nothing is kept.
  open func replaceKept(_ fill: (UnsafeMutableRawPointer) -> Bool) -> Bool { false }

  /// Called when the object that is kept has other contents, of which it has said nothing.
  open func keptObjectDidChange() {}

  /// Calls a function with each property that this one consists of, and its name.
  open func forEachPart(_ body: (_ name: String, _ slot: Slot) -> Void) {}
}
