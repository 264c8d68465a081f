/// Which gestures of a view and of the views inside are recognized.
///
/// See Apple's documentation of `GestureMask`.
public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32

  /// Creates a mask from its bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// None at all.
  public static let none: GestureMask = []
  /// The gesture that is added.
  public static let gesture = GestureMask(rawValue: 1)
  /// Those of the views inside, controls included.
  public static let subviews = GestureMask(rawValue: 2)
  /// Both.
  public static let all: GestureMask = [.gesture, .subviews]
}

extension View {
  /// Adds a gesture that gives way to those of the views inside: a control inside takes what is
  /// done to it for itself.
  /// - Parameter mask: which gestures are recognized at all.
  nonisolated public func gesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(_GestureModifier(gesture: gesture, mask: mask, precedence: .content))
  }

  /// Adds a gesture that gives way to those of the views inside.
  /// - Parameter isEnabled: whether the gesture is recognized.
  nonisolated public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    self.gesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Adds a gesture to which those of the views inside, and controls, give way.
  /// - Parameter mask: which gestures are recognized at all.
  nonisolated public func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(_GestureModifier(gesture: gesture, mask: mask, precedence: .gesture))
  }

  /// Adds a gesture to which those of the views inside, and controls, give way.
  /// - Parameter isEnabled: whether the gesture is recognized.
  nonisolated public func highPriorityGesture<T: Gesture>(
    _ gesture: T, isEnabled: Bool
  ) -> some View {
    highPriorityGesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Adds a gesture that is recognized beside those of the views inside, and beside controls.
  /// - Parameter mask: which gestures are recognized at all.
  nonisolated public func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(_GestureModifier(gesture: gesture, mask: mask, precedence: .none))
  }

  /// Adds a gesture that is recognized beside those of the views inside, and beside controls.
  /// - Parameter isEnabled: whether the gesture is recognized.
  nonisolated public func simultaneousGesture<T: Gesture>(
    _ gesture: T, isEnabled: Bool
  ) -> some View {
    simultaneousGesture(gesture, including: isEnabled ? .all : .subviews)
  }
}

/// What goes first: a gesture, or those of the views inside.
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

/// Boxes around the elements of some content, with a gesture of its own for each.
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
