import BanyanGraph
import BanyanHost
import Foundation

/// A coordinate space with a name. See Apple's documentation of
/// `NamedCoordinateSpace`.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable, @unchecked Sendable {
  let name: AnyHashable
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The space of the nearest view around with the name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }
}

extension View {
  /// Names the coordinate space of this view, for the views inside.
  nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(_CoordinateSpaceModifier(space: name.coordinateSpace))
  }

  /// Names the coordinate space of this view, for the views inside.
  @available(*, deprecated, message: "use coordinateSpace(_:) instead")
  nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View {
    modifier(_CoordinateSpaceModifier(space: .named(AnyHashable(name))))
  }

  /// Runs an action when a value derived from this view's geometry is first known, and whenever it changes.
  ///
  /// A browser measures the geometry, so it is known a round trip after the view has appeared. In a window
  /// that is laid out before it is shown, it is known at once (LM03).
  nonisolated public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    modifier(_GeometryActionModifier(transform: transform) { _, new in action(new) })
  }

  /// Runs an action when a value derived from this view's geometry is first known, and whenever it changes.
  /// - Parameter action: takes the old and the new value, which are the same on the first call.
  nonisolated public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(_GeometryActionModifier(transform: transform, action: action))
  }
}

/// Names a coordinate space.
public nonisolated struct _CoordinateSpaceModifier: WrappingModifier {
  public typealias Body = Never
  let space: CoordinateSpace

  nonisolated init(space: CoordinateSpace) {
    self.space = space
  }

  @MainActor func makeWrapper(under parent: _Node, in context: _Context) -> NamedPlaceNode {
    NamedPlaceNode(space, under: parent, in: context)
  }

  @MainActor func update(_ wrapper: NamedPlaceNode) { wrapper.space = space }
}

/// The boxes of a view with a named coordinate space. The space is that of the first box.
final class NamedPlaceNode: BoxNode, NamedPlace {
  var space: CoordinateSpace
  // Exists before the boxes do: the content asks for it while it is made.
  private lazy var place = MeasuredPlace(at: self)

  init(_ space: CoordinateSpace, under parent: _Node, in context: _Context) {
    self.space = space
    super.init([], under: parent, in: context)
  }

  override func makeBox(around element: ElementNode) -> BoxElementNode {
    if place.element?.isDetached == false {
      return MeasuredBoxNode(around: element, of: self, place: MeasuredPlace(at: self)) { _ in }
    }
    return MeasuredBoxNode(around: element, of: self, place: place) { _ in }
  }

  func place(named space: CoordinateSpace) -> MeasuredPlace? {
    space == self.space ? place : nil
  }
}

/// Runs an action when a value derived from a view's geometry changes.
public nonisolated struct _GeometryActionModifier<Value: Equatable>: WrappingModifier {
  public typealias Body = Never
  let transform: (GeometryProxy) -> Value
  let action: (Value, Value) -> Void

  nonisolated init(
    transform: @escaping (GeometryProxy) -> Value, action: @escaping (Value, Value) -> Void
  ) {
    self.transform = transform
    self.action = action
  }

  @MainActor func makeWrapper(under parent: _Node, in context: _Context) -> GeometryActionNode<
    Value
  > {
    GeometryActionNode(self, under: parent, in: context)
  }

  @MainActor func update(_ wrapper: GeometryActionNode<Value>) { wrapper.update(to: self) }
}

final class GeometryActionNode<Value: Equatable>: BoxNode {
  private var modifier: _GeometryActionModifier<Value>
  /// The number of closures that the values have been made with.
  private var transformCount = 0

  init(
    _ modifier: _GeometryActionModifier<Value>, under parent: _Node, in context: _Context
  ) {
    self.modifier = modifier
    super.init([], under: parent, in: context)
  }

  func update(to newModifier: _GeometryActionModifier<Value>) {
    let comparison = Comparison.of(((GeometryProxy) -> Value).self)
    let isUnchanged = comparison.isUnchanged(modifier.transform, newModifier.transform)
    modifier = newModifier
    if isUnchanged || boxes.isEmpty { return }
    transformCount += 1
    let count = transformCount
    // The layout that waits for the update to settle comes first: another closure is often given together with
    // another size, and the action must not receive one's geometry measured with the other's.
    runtime.whenSettled { [self] in
      runtime.whenSettled { [self] in
        if isDetached || count != transformCount { return }
        for case let box as MeasuredBoxNode in boxes where box.place.isMeasured { look(at: box) }
      }
    }
  }

  override func makeBox(around element: ElementNode) -> BoxElementNode {
    let box = GeometryActionBoxNode<Value>(
      around: element, of: self, place: MeasuredPlace(at: self)
    ) { [unowned(unsafe) self] in
      look(at: $0)
    }
    // Finds out which measurements the closure needs, and requests them from the host.
    if context.window?.layout?.setup.reportsToHost ?? true {
      _ = Tracking.ignore { modifier.transform(GeometryProxy(place: box.place)) }
    }
    return box
  }

  /// - Parameter awaitsPlaces: Whether to look again if the position of a place around the box is not known yet.
  private func look(at box: MeasuredBoxNode, awaitsPlaces: Bool = true) {
    let box = unsafeDowncast(box, to: GeometryActionBoxNode<Value>.self)
    let guessCount = MeasuredPlace.guessCount
    let new = Tracking.ignore { modifier.transform(GeometryProxy(place: box.place)) }
    if awaitsPlaces, MeasuredPlace.guessCount != guessCount {
      return runtime.whenSettled { [self] in
        runtime.whenSettled { [self] in
          if !isDetached, !box.isDetached { look(at: box, awaitsPlaces: false) }
        }
      }
    }
    let old = box.value
    if old == new { return }
    box.value = new
    let action = modifier.action
    runtime.enqueueAction("onGeometryChange", of: self) { action(old ?? new, new) }
  }
}

/// The box around one of the views, with the last value made from its geometry.
private final class GeometryActionBoxNode<Value>: MeasuredBoxNode {
  var value: Value?
}

/// A box that the host measures.
class MeasuredBoxNode: BoxElementNode {
  final let place: MeasuredPlace
  private final let didMeasure: (MeasuredBoxNode) -> Void

  init(
    around element: ElementNode, of source: BoxNode, place: MeasuredPlace,
    didMeasure: @escaping (MeasuredBoxNode) -> Void
  ) {
    self.place = place
    self.didMeasure = didMeasure
    super.init(around: element, of: source)
    place.element = self
    window.register(self)
  }

  override var properties: [Property] { super.properties + place.properties }

  override func handle(_ payload: Event.Payload) -> Bool {
    guard case .measured(let rect) = payload else { return false }
    if place.measured(rect) { didMeasure(self) }
    return true
  }
}
