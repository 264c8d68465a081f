import BanyanHost
import Foundation

/// A dragging motion: a pointer that is pressed and moved.
///
/// ```swift
/// @State private var offset = CGSize.zero
///
/// var drag: some Gesture {
///   DragGesture()
///     .onChanged { offset = $0.translation }
///     .onEnded { _ in offset = .zero }
/// }
/// ```
///
/// See Apple's documentation of `DragGesture`.
public nonisolated struct DragGesture: Gesture {
  public typealias Body = Never

  /// The minimum distance from the start for the gesture to begin, in points.
  public var minimumDistance: CGFloat
  /// The coordinate space of the locations.
  public var coordinateSpace: CoordinateSpace

  /// Creates a drag gesture.
  /// - Parameters:
  ///   - minimumDistance: the distance that the pointer must move for the gesture to begin, in points; with
  ///     0 it begins when the pointer goes down.
  ///   - coordinateSpace: the space of the locations. The local space stays where it was when the pointer
  ///     went down, even if the view follows the pointer.
  @_disfavoredOverload
  nonisolated public init(
    minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local
  ) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }

  /// Creates a drag gesture.
  /// - Parameters:
  ///   - minimumDistance: the distance that the pointer must move for the gesture to begin, in points; with
  ///     0 it begins when the pointer goes down.
  ///   - coordinateSpace: the space of the locations. The local space stays where it was when the pointer
  ///     went down, even if the view follows the pointer.
  nonisolated public init(
    minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.init(minimumDistance: minimumDistance, coordinateSpace: coordinateSpace.coordinateSpace)
  }

  @MainActor
  public static func _makeRecognizer(of gesture: DragGesture) -> _GestureRecognizer<Value> {
    DragRecognizer(gesture)
  }

  @MainActor
  public static func _update(_ recognizer: _GestureRecognizer<Value>, to gesture: DragGesture) {
    unsafeDowncast(recognizer, to: DragRecognizer.self).gesture = gesture
  }
}

extension DragGesture {
  /// The attributes of a drag gesture.
  public struct Value: Equatable, Sendable {
    /// The time of the location.
    public var time: Date
    /// The location of the pointer, in points, in the gesture's coordinate space.
    public var location: CGPoint
    /// The location at which the pointer went down.
    public var startLocation: CGPoint
    /// The velocity of the pointer, in points per second, measured over the last tenth of a second.
    public let velocity: CGSize

    /// The distance from the start of the drag to the current location.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// The predicted location at which the pointer comes to rest: the distance that it covers at its velocity in a
    /// quarter of a second.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
    }

    /// The distance from the start of the drag to the predicted end location.
    public var predictedEndTranslation: CGSize {
      CGSize(
        width: predictedEndLocation.x - startLocation.x,
        height: predictedEndLocation.y - startLocation.y)
    }
  }
}

private final class DragRecognizer: PrimitiveRecognizer<DragGesture.Value> {
  var gesture: DragGesture
  private var start: GestureInput?
  private var startTime = Date.distantPast
  /// The input during the time over which velocity is measured, oldest first.
  private var recent: [GestureInput] = []

  private static let velocityTime = Duration.milliseconds(100)

  init(_ gesture: DragGesture) {
    self.gesture = gesture
  }

  override var interest: PointerInterest {
    PointerInterest(.drag, movesBeyond: gesture.minimumDistance)
  }

  override var isRecognized: Bool { phase.value != nil }

  override func follow(_ input: GestureInput) {
    if input.kind == .wait { return }
    if input.kind == .down {
      start = input
      startTime = Date()
      recent = []
    }
    guard let start else { return }
    recent.removeAll { input.time - $0.time > Self.velocityTime }
    recent.append(input)
    let isFarEnough = isRecognized || input.distance(to: start) >= gesture.minimumDistance
    switch (input.kind, isFarEnough) {
    case (.up, true): become(.ended(value(at: input, from: start)))
    case (.up, false): become(.failed)
    case (_, true): become(.active(value(at: input, from: start)))
    case (_, false): break
    }
  }

  private func value(at input: GestureInput, from start: GestureInput) -> DragGesture.Value {
    DragGesture.Value(
      time: startTime + (input.time - start.time).seconds,
      location: gesture.coordinateSpace.location(of: input),
      startLocation: gesture.coordinateSpace.location(of: start), velocity: velocity)
  }

  private var velocity: CGSize {
    guard let first = recent.first, let last = recent.last, last.time > first.time else {
      return .zero
    }
    let seconds = (last.time - first.time).seconds
    return CGSize(
      width: (last.location.x - first.location.x) / seconds,
      height: (last.location.y - first.location.y) / seconds)
  }

  override func reset() {
    super.reset()
    start = nil
    recent = []
  }
}

extension Duration {
  fileprivate var seconds: Double { self / .seconds(1) }
}
