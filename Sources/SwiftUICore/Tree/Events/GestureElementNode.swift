import BanyanHost
import Foundation

/// A gesture recognizer with its value type erased.
@MainActor
protocol AnyGestureRecognizer: AnyObject {
  var interest: PointerInterest { get }
  var isEnded: Bool { get }
  var isFailed: Bool { get }
  var isRecognized: Bool { get }
  var deadline: Duration? { get }
  func handle(_ input: GestureInput)
  func deliver()
  func cancel()
  func reset()
}

extension _GestureRecognizer: AnyGestureRecognizer {
  var isEnded: Bool { phase.isEnded }
  var isFailed: Bool { phase.isFailed }
}

/// The node of a view with a gesture.
class GestureScopeNode: BoxNode {
  fileprivate(set) final var mask: GestureMask
  final let precedence: GesturePrecedence

  init(
    _ mask: GestureMask, _ precedence: GesturePrecedence, under parent: _Node,
    in context: _Context
  ) {
    self.mask = mask
    self.precedence = precedence
    super.init([], under: parent, in: context)
    if !mask.contains(.subviews) { context.window!.gestures.closedScopes += 1 }
  }

  func makeRecognizer() -> any AnyGestureRecognizer {
    fatalError("a view with a gesture has a recognizer")
  }

  final override func makeBox(around element: ElementNode) -> BoxElementNode {
    GestureElementNode(makeRecognizer(), around: element, of: self)
  }

  /// Updates the mask and the value of the gesture.
  final func change(to newMask: GestureMask, _ update: (any AnyGestureRecognizer) -> Void) {
    let oldMask = mask
    if oldMask.contains(.subviews) != newMask.contains(.subviews) {
      context.window!.gestures.closedScopes += newMask.contains(.subviews) ? -1 : 1
    }
    for case let box as GestureElementNode in boxes {
      mask = oldMask
      let old = box.properties
      update(box.recognizer)
      mask = newMask
      box.commitProperties(from: old)
    }
    mask = newMask
  }

  override func detach() {
    if !mask.contains(.subviews) { context.window!.gestures.closedScopes -= 1 }
    super.detach()
  }
}

/// The box around one element of a view with a gesture.
final class GestureElementNode: BoxElementNode {
  let recognizer: any AnyGestureRecognizer
  /// The node of the view.
  private unowned(unsafe) let scope: GestureScopeNode
  /// The element's position in the window when the pointer went down.
  private var origin = CGPoint.zero
  /// The element's size at that time.
  private var size: CGSize?
  /// True if other gestures have given way to this one.
  private(set) var hasWon = false
  private(set) var isCancelled = false
  /// True if a control is between the gesture and its surroundings.
  var isInsideControl = false

  init(
    _ recognizer: any AnyGestureRecognizer, around element: ElementNode, of scope: GestureScopeNode
  ) {
    self.recognizer = recognizer
    self.scope = scope
    super.init(around: element, of: scope)
    window.register(self)
  }

  override var properties: [Property] {
    scope.mask.contains(.gesture) ? [.pointer(recognizer.interest)] : []
  }

  var precedence: GesturePrecedence { scope.precedence }

  /// True if the gesture is enabled.
  var isWanted: Bool {
    scope.mask.contains(.gesture) && context.value(for: IsEnabledKey.self)
  }

  /// True if the user's current action cannot lead to anything more.
  var isOver: Bool {
    isCancelled || recognizer.isFailed || recognizer.isEnded && hasWon
  }

  /// True if the gesture is recognized but may have to give way.
  var isWaiting: Bool { recognizer.isRecognized && !hasWon && !isOver }

  func begin(at origin: CGPoint, _ size: CGSize?) {
    self.origin = origin
    self.size = size
    if !isOver { return }
    isCancelled = false
    hasWon = false
    recognizer.reset()
  }

  func handle(
    _ kind: GestureInput.Kind, at time: Duration, _ location: CGPoint,
    _ pinch: PointerFact.Pinch? = nil
  ) {
    if isOver { return }
    recognizer.handle(
      GestureInput(
        kind: kind, time: time, location: location, origin: origin, size: size, pinch: pinch,
        spaceOrigin: { [unowned self] in window.arranger?.origin(of: $0, around: self) }))
  }

  func win() { hasWon = true }

  func deliver() {
    if !isWaiting, !isCancelled { recognizer.deliver() }
  }

  /// Gives way, and undoes the changes made while the gesture was in progress.
  func giveWay() {
    if isOver { return }
    recognizer.cancel()
    if recognizer.isFailed { recognizer.deliver() }
    isCancelled = true
  }

  override func handle(_ payload: Event.Payload) -> Bool {
    guard payload == .activate, isWanted else { return false }
    return window.gestures.tap(self)
  }

  override func detach() {
    super.detach()
    window.gestures.remove(self)
  }
}
