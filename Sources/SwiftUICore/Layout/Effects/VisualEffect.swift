import BanyanGraph
import BanyanHost
import CoreGraphics
import Foundation

/// A change to the appearance of a view that does not affect its layout.
///
/// The closure of ``View/visualEffect(_:)`` makes one, by calling methods on the effect that it receives. See Apple's
/// documentation of `VisualEffect`.
public nonisolated protocol VisualEffect: Sendable, Animatable {
  /// The parts of the effect. Not for use outside the framework.
  var _steps: _VisualEffectSteps { get }

  /// The number of steps. Not for use outside the framework.
  static var _stepCount: Int { get }
}

/// The parts of a ``VisualEffect``, the innermost first.
public nonisolated struct _VisualEffectSteps: @unchecked Sendable {
  fileprivate(set) var modifiers: [any BoxModifier] = []
}

/// An effect that changes nothing, on which other effects build.
public nonisolated struct EmptyVisualEffect: VisualEffect {
  /// Creates the effect.
  public init() {}

  public var _steps: _VisualEffectSteps { _VisualEffectSteps() }
  public static var _stepCount: Int { 0 }
}

/// An effect with one more step around it.
private nonisolated struct FurtherVisualEffect<Inner: VisualEffect>: VisualEffect {
  let inner: Inner
  let added: _VisualEffectSteps

  var _steps: _VisualEffectSteps {
    _VisualEffectSteps(modifiers: inner._steps.modifiers + added.modifiers)
  }
  static var _stepCount: Int { Inner._stepCount + 1 }
}

/// An effect on its way from one effect to another with the same steps.
nonisolated struct MixedVisualEffect<Effect: VisualEffect>: VisualEffect {
  let old: Effect
  let new: Effect
  /// 0 for the old effect, 1 for the new one.
  let share: Double

  var _steps: _VisualEffectSteps {
    if share == 0 { return old._steps }
    if share == 1 { return new._steps }
    return _VisualEffectSteps(
      modifiers: zip(old._steps.modifiers, new._steps.modifiers).map {
        MixedStep(old: $0, new: $1, share: share)
      })
  }
  static var _stepCount: Int { Effect._stepCount }
}

private nonisolated struct MixedStep: BoxModifier {
  let old: any BoxModifier
  let new: any BoxModifier
  let share: Double

  @MainActor var properties: [Property] {
    zip(old.properties, new.properties).map { $0.mixed(with: $1, share: share) }
  }
  @MainActor var issue: String? { old.issue ?? new.issue }
}

extension VisualEffect {
  private nonisolated func adding(_ modifier: any BoxModifier) -> FurtherVisualEffect<Self> {
    FurtherVisualEffect(inner: self, added: _VisualEffectSteps(modifiers: [modifier]))
  }

  /// Shows the view at an offset from its place.
  public nonisolated func offset(_ offset: CGSize) -> some VisualEffect {
    adding(_OffsetModifier(offset: offset))
  }

  /// Shows the view at an offset from its place.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    offset(CGSize(width: x, height: y))
  }

  /// Scales the view relative to an anchor point.
  public nonisolated func scaleEffect(
    _ scale: CGSize, anchor: UnitPoint = .center
  ) -> some VisualEffect {
    adding(_ScaleEffect(scale: scale, anchor: anchor))
  }

  /// Scales the view relative to an anchor point.
  public nonisolated func scaleEffect(
    _ s: CGFloat, anchor: UnitPoint = .center
  ) -> some VisualEffect {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }

  /// Scales the view relative to an anchor point.
  public nonisolated func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some VisualEffect {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  /// Rotates the view around an anchor point.
  public nonisolated func rotationEffect(
    _ angle: Angle, anchor: UnitPoint = .center
  ) -> some VisualEffect {
    adding(_RotationEffect(angle: angle, anchor: anchor))
  }

  /// Rotates the view around an axis in three dimensions.
  /// - Parameters:
  ///   - anchorZ: the distance of the axis in front of the view, in points.
  ///   - perspective: the strength of the perspective; 0 for none.
  public nonisolated func rotation3D(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect {
    rotation3DEffect(
      angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective)
  }

  /// Rotates the view around an axis in three dimensions.
  /// - Parameters:
  ///   - anchorZ: the distance of the axis in front of the view, in points.
  ///   - perspective: the strength of the perspective; 0 for none.
  public nonisolated func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect {
    adding(
      _TransformEffect(
        rotation: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
  }

  /// Transforms the view relative to its leading top corner.
  public nonisolated func transformEffect(_ transform: ProjectionTransform) -> some VisualEffect {
    adding(_TransformEffect(transform.resolved))
  }

  /// Sets the opacity of the view.
  /// - Parameter opacity: from 0, invisible, to 1.
  public nonisolated func opacity(_ opacity: Double) -> some VisualEffect {
    adding(_OpacityEffect(opacity: opacity))
  }

  /// Blurs the view.
  /// - Parameters:
  ///   - radius: in points.
  ///   - opaque: has no effect where the edges of a blurred view are always transparent.
  public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    adding(_FilterEffect.blur(radius: radius))
  }

  /// Brightens or darkens the view.
  /// - Parameter amount: from -1, black, to 1, white.
  public nonisolated func brightness(_ amount: Double) -> some VisualEffect {
    adding(_FilterEffect.brightness(amount))
  }

  /// Sets the contrast of the view.
  /// - Parameter amount: 1 for no change; 0 makes everything gray.
  public nonisolated func contrast(_ amount: Double) -> some VisualEffect {
    adding(_FilterEffect.contrast(amount))
  }

  /// Sets the saturation of the view.
  /// - Parameter amount: 1 for no change; 0 removes all color.
  public nonisolated func saturation(_ amount: Double) -> some VisualEffect {
    adding(_FilterEffect.saturation(amount))
  }

  /// Reduces the color of the view toward gray.
  /// - Parameter amount: from 0, no change, to 1, no color.
  public nonisolated func grayscale(_ amount: Double) -> some VisualEffect {
    adding(_FilterEffect.grayscale(amount))
  }

  /// Rotates the colors of the view around the color wheel.
  public nonisolated func hueRotation(_ angle: Angle) -> some VisualEffect {
    adding(_FilterEffect.hueRotation(angle))
  }
}

extension View {
  /// Changes the appearance of this view depending on its position and size.
  ///
  /// ```swift
  /// Card()
  ///   .visualEffect { effect, proxy in
  ///     effect.scaleEffect(proxy.size.width < 300 ? 0.9 : 1)
  ///   }
  /// ```
  ///
  /// The closure runs when the view's geometry is known, and again when a value that it has read
  /// changes. In a browser that includes scrolling, if it reads the frame in `.scrollView`, in `.global` or in a named
  /// space: the server gets an event, so the effect follows after a round trip. The geometry that the closure gets does
  /// not include the effect.
  ///
  /// - Parameter effect: makes the effect from an empty effect and the view's geometry.
  nonisolated public func visualEffect<Effect: VisualEffect>(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> Effect
  ) -> some View {
    modifier(_VisualEffectModifier(effect: effect))
  }
}

/// Changes the appearance of a view depending on its geometry.
public nonisolated struct _VisualEffectModifier<Effect: VisualEffect>: ViewModifier {
  public typealias Body = Never

  let effect: @Sendable (EmptyVisualEffect, GeometryProxy) -> Effect

  init(effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> Effect) {
    self.effect = effect
  }

  @MainActor public static func _make<Content: View>(
    _ view: ModifiedContent<Content, Self>, under parent: _Node, in context: _Context
  ) -> _Node {
    let node = VisualEffectNode(view.modifier.effect, under: parent, in: context)
    // One box for each step. They are inside the measured box, which therefore does not move.
    var inner: WrapperNode = node
    for _ in 0..<Effect._stepCount {
      let step = VisualEffectStepNode([], under: inner, in: inner.contentContext)
      inner.content = step
      inner = step
    }
    inner.content = Content._make(view.content, under: inner, in: inner.contentContext)
    node.innermostStep = inner
    return node
  }

  @MainActor public static func _update<Content: View>(
    _ node: _Node, to view: ModifiedContent<Content, Self>
  ) {
    let node = unsafeDowncast(node, to: VisualEffectNode<Effect>.self)
    node.update(to: view.modifier.effect)
    Content._update(node.innermostStep.content, to: view.content)
  }
}

/// The measured boxes of a view whose appearance depends on its geometry.
final class VisualEffectNode<Effect: VisualEffect>: BoxNode {
  private var effect: @Sendable (EmptyVisualEffect, GeometryProxy) -> Effect
  private let comparison = Comparison.of(
    (@Sendable (EmptyVisualEffect, GeometryProxy) -> Effect).self)
  private var edges = EdgeList()
  fileprivate(set) unowned(unsafe) var innermostStep: WrapperNode!

  init(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> Effect,
    under parent: _Node, in context: _Context
  ) {
    self.effect = effect
    super.init([], under: parent, in: context)
  }

  func update(to newEffect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> Effect) {
    let isUnchanged = comparison.isUnchanged(effect, newEffect)
    effect = newEffect
    if !isUnchanged { evaluate() }
  }

  override func makeBox(around element: ElementNode) -> BoxElementNode {
    let box = MeasuredBoxNode(
      around: element, of: self, place: MeasuredPlace(at: self)
    ) { [unowned(unsafe) self] _ in runtime.enqueue(self) }
    // Finds out which measurements the closure needs, and requests them from the host.
    if context.window?.layout?.setup.reportsToHost ?? true {
      _ = Tracking.ignore { effect(EmptyVisualEffect(), GeometryProxy(place: box.place)) }
    }
    return box
  }

  override func update() { evaluate() }

  private func evaluate() {
    isQueued = false
    var looks: [(ElementNode, [any BoxModifier])] = []
    track(edges: &edges) {
      for case let box as MeasuredBoxNode in boxes where box.place.isMeasured {
        let effect = effect(EmptyVisualEffect(), GeometryProxy(place: box.place))
        looks.append((box.element, effect._steps.modifiers))
      }
    }
    for (element, modifiers) in looks {
      var step: ElementNode? = element
      for modifier in modifiers.reversed() {
        (step as? VisualEffectStepElementNode)?.show(modifier)
        step = step?.main
      }
    }
  }

  override func detach() {
    edges.removeAll()
    super.detach()
  }
}

/// The boxes of one step of an effect, each with its own appearance.
private final class VisualEffectStepNode: BoxNode {
  override func makeBox(around element: ElementNode) -> BoxElementNode {
    VisualEffectStepElementNode(around: element, of: self)
  }

  override func surrounds(_ element: ElementNode, with property: Property) -> Bool {
    boxes.contains { box in
      if !box.properties.contains(property) { return false }
      var inner: ElementNode = box
      while let main = inner.main { inner = main }
      return element.isShown(in: inner)
    }
  }
}

private final class VisualEffectStepElementNode: BoxElementNode {
  private var look: [Property] = []
  private var issue: String?

  override var properties: [Property] { look }

  func show(_ modifier: any BoxModifier) {
    if let issue = modifier.issue, issue != self.issue { Issue.report(issue, in: runtime) }
    issue = modifier.issue
    let old = look
    look = modifier.properties
    if look == old { return }
    window.barrierCount += (isTransparent ? 1 : 0) - (old.contains(.opacity(0)) ? 1 : 0)
    commitProperties(from: old)
  }

  private var isTransparent: Bool { look.contains(.opacity(0)) }

  override func detach() {
    if isTransparent, !isDetached { window.barrierCount -= 1 }
    super.detach()
  }
}
