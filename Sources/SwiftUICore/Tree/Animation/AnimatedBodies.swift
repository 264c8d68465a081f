import BanyanGraph
import BanyanHost
import Foundation

/// A modifier whose body runs for the values in between when its data changes in an animated change.
///
/// A `ViewModifier` that conforms to ``Animatable`` is the same. See Apple's documentation of `AnimatableModifier`.
@available(swift, deprecated: 100000, message: "Use Animatable directly")
@MainActor
@preconcurrency
public protocol AnimatableModifier: Animatable, ViewModifier {}

extension ViewModifier where Self: Animatable {
  public static func _make<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, under parent: _Node, in context: _Context
  ) -> _Node {
    let node = AnimatedModifierNode(view, under: parent, in: context)
    node.evaluate()
    return node
  }
}

extension View where Self: Animatable {
  public static func _make(
    _ view: Self, under parent: _Node, in context: _Context
  ) -> _Node {
    makeBody(of: view, AnimatedBodyNode<Self>.self, under: parent, in: context)
  }
}

/// The node of an animatable modifier, whose body runs for the values in between.
private final class AnimatedModifierNode<
  Content: View, Modifier: ViewModifier & Animatable
>: ModifierNode<Content, Modifier> {
  private let course = AnimationCourse<Modifier>()

  override func evaluate() {
    let content = _ViewModifier_Content<Modifier>(source: self)
    evaluateView(view.modifier) { course.value($0, at: self).body(content: content) }
  }
}

/// The node of an animatable view, whose body runs for the values in between.
private final class AnimatedBodyNode<Content: View & Animatable>: BodyNode<Content> {
  private let course = AnimationCourse<Content>()

  override func evaluate() {
    if isHeldBack { return super.evaluate() }
    evaluateView(view) { course.value($0, at: self).body }
  }
}

/// The course of a value through animated changes. It changes with each frame.
///
/// Frames follow the window's timetable: there are none while nobody sees them, and fewer on a slow connection.
final class AnimationCourse<Value: Animatable>: Source {
  private var data: AnimatedData<Value.AnimatableData>?

  override var traceName: String { "animation" }

  /// Returns a value as it is to be shown now. The current evaluation runs again for the next frame.
  func value(_ value: Value, at node: _Node) -> Value {
    let end = value.animatableData
    guard var data, data.isMoving || data.end != end, let time = node.context.window?.timeOfDay
    else {
      self.data = AnimatedData(end)
      return value
    }
    let now = time.now
    let seconds = now.timeIntervalSinceReferenceDate
    if data.end != end {
      if Tracking.ignore({ node.context.value(for: ReducesMotionKey.self) }) {
        data = AnimatedData(end)
      } else {
        data.change(
          to: end, by: node.animation, tracksVelocity: node.context.transaction.tracksVelocity,
          at: seconds, in: EnvironmentValues(at: node.context))
      }
    }
    let place = Tracking.ignore {
      data.value(at: seconds, in: EnvironmentValues(at: node.context))
    }
    self.data = data
    guard let place else { return value }
    track()
    time.timetable.run(self, at: Frames.next(after: now, by: Frames.usualInterval))
    var shown = value
    shown.animatableData = place
    return shown
  }
}
