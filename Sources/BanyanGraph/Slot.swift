/// The storage that the framework keeps for one dynamic property of one view.
///
/// It is a source, so that the cell of a state needs no second object.
open class Slot: Source {
  /// Reads again the value that the property refers to.
  /// - Returns: true if it has changed.
  open func check() -> Bool { false }

  /// Returns true if the property declares that its view follows an observable object.
  open func follows(_ object: AnyObject) -> Bool { false }

  /// Returns the name of a part of this property.
  open func name(of slot: Slot) -> String? { nil }

  /// Sets whether the view has read the value and returns the previous setting, so that a trace can list
  /// the reads of each body.
  open func exchangeIsRead(_ isRead: Bool) -> Bool { false }

  /// Returns a description of the property's value, if the program has ever written it.
  open func writtenValue(_ describe: (Any) -> String) -> String? { nil }

  /// The value of the property, if it has one of its own.
  open var keptValue: Any? { nil }

  /// Ends the work that the property has begun.
  open func detach() {}

  /// The slot that holds the value while the view is still seen after it has left. Default: this slot, which then has to keep its value.
  open var whileSeen: Slot { self }

  /// Takes the value of another slot, of a view that this one's view continues.
  /// - Returns: false if the slot has no value of its own, or of another type.
  open func adopt(_ other: Slot) -> Bool { false }

  // MARK: Transfer to another process

  /// The type of the stored value, if it can be continued in another process.
  open var keptType: Any.Type? { nil }

  /// Calls a function with the address of the stored value, or of a copy.
  open func withKept(_ body: (UnsafeMutableRawPointer) -> Void) {}

  /// True if the stored value has certainly not changed since the last ``didWriteDown()``, apart from the
  /// contents of objects that it refers to.
  open var isAsWrittenDown: Bool { false }

  /// Called when the stored value has been saved.
  open func didWriteDown() {}

  /// Replaces the stored value, before any body has read it. No reader is notified.
  /// - Parameter fill: makes a value at an uninitialized address; returns false if it cannot.
  /// - Returns: the result of `fill`; false if no value is stored.
  open func replaceKept(_ fill: (UnsafeMutableRawPointer) -> Bool) -> Bool { false }

  /// Called when the stored object's contents have changed without an announcement.
  open func keptObjectDidChange() {}

  /// Calls a function with each part of this property, and its name.
  open func forEachPart(_ body: (_ name: String, _ slot: Slot) -> Void) {}
}
