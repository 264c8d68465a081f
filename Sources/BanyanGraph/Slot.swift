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

  /// Ends what the property has begun.
  open func detach() {}
}
