/// The gestures of a view and of the views inside that can be recognized.
///
/// See Apple's documentation of `GestureMask`.
public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32

  /// Creates a mask from its bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// No gestures.
  public static let none: GestureMask = []
  /// The added gesture.
  public static let gesture = GestureMask(rawValue: 1)
  /// The gestures of the views inside, including controls.
  public static let subviews = GestureMask(rawValue: 2)
  /// All gestures.
  public static let all: GestureMask = [.gesture, .subviews]
}

extension View {
  /// Adds a gesture with lower precedence than those of the views inside: a control inside handles
  /// its own input.
  /// - Parameter mask: the gestures that can be recognized.
  nonisolated public func gesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(_GestureModifier(gesture: gesture, mask: mask, precedence: .content))
  }

  /// Adds a gesture with lower precedence than those of the views inside.
  /// - Parameter isEnabled: whether the gesture is recognized.
  nonisolated public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    self.gesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Adds a gesture with higher precedence than those of the views inside, including controls.
  /// - Parameter mask: the gestures that can be recognized.
  nonisolated public func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(_GestureModifier(gesture: gesture, mask: mask, precedence: .gesture))
  }

  /// Adds a gesture with higher precedence than those of the views inside, including controls.
  /// - Parameter isEnabled: whether the gesture is recognized.
  nonisolated public func highPriorityGesture<T: Gesture>(
    _ gesture: T, isEnabled: Bool
  ) -> some View {
    highPriorityGesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Adds a gesture that is recognized at the same time as those of the views inside, including controls.
  /// - Parameter mask: the gestures that can be recognized.
  nonisolated public func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(_GestureModifier(gesture: gesture, mask: mask, precedence: .none))
  }

  /// Adds a gesture that is recognized at the same time as those of the views inside, including controls.
  /// - Parameter isEnabled: whether the gesture is recognized.
  nonisolated public func simultaneousGesture<T: Gesture>(
    _ gesture: T, isEnabled: Bool
  ) -> some View {
    simultaneousGesture(gesture, including: isEnabled ? .all : .subviews)
  }
}

/// The precedence between a gesture and those of the views inside.
enum GesturePrecedence {
  case content, gesture, none
}

/// Adds a gesture to a view.
public nonisolated struct _GestureModifier<T: Gesture>: WrappingModifier {
  public typealias Body = Never

  let gesture: T
  let mask: GestureMask
  let precedence: GesturePrecedence

  nonisolated init(gesture: T, mask: GestureMask, precedence: GesturePrecedence) {
    self.gesture = gesture
    self.mask = mask
    self.precedence = precedence
  }

  @MainActor func makeWrapper(under parent: _Node, in context: _Context) -> GestureNode<T> {
    GestureNode(self, under: parent, in: context)
  }

  @MainActor func update(_ wrapper: GestureNode<T>) { wrapper.update(to: self) }
}

/// Boxes around the elements of some content, each with a recognizer of the gesture.
final class GestureNode<T: Gesture>: GestureScopeNode {
  private var gesture: T

  init(_ modifier: _GestureModifier<T>, under parent: _Node, in context: _Context) {
    gesture = modifier.gesture
    super.init(modifier.mask, modifier.precedence, under: parent, in: context)
  }

  func update(to modifier: _GestureModifier<T>) {
    gesture = modifier.gesture
    change(to: modifier.mask) { recognizer in
      T._update(unsafeDowncast(recognizer, to: _GestureRecognizer<T.Value>.self), to: gesture)
    }
  }

  override func makeRecognizer() -> any AnyGestureRecognizer { T._makeRecognizer(of: gesture) }
}
