import BanyanHost

/// A gesture that combines two others.
@MainActor
protocol PairGesture: Gesture where Body == Never {
  associatedtype First: Gesture
  associatedtype Second: Gesture
  associatedtype Recognizer: PairRecognizer<First, Second, Value>

  var first: First { get }
  var second: Second { get }
}

extension PairGesture {
  public static func _makeRecognizer(of gesture: Self) -> _GestureRecognizer<Value> {
    Recognizer(
      First._makeRecognizer(of: gesture.first), Second._makeRecognizer(of: gesture.second))
  }

  public static func _update(_ recognizer: _GestureRecognizer<Value>, to gesture: Self) {
    let recognizer = unsafeDowncast(recognizer, to: Recognizer.self)
    First._update(recognizer.first, to: gesture.first)
    Second._update(recognizer.second, to: gesture.second)
  }
}

/// The recognizer of a gesture that combines two others.
class PairRecognizer<First: Gesture, Second: Gesture, Value>: _GestureRecognizer<Value> {
  final let first: _GestureRecognizer<First.Value>
  final let second: _GestureRecognizer<Second.Value>

  required init(
    _ first: _GestureRecognizer<First.Value>, _ second: _GestureRecognizer<Second.Value>
  ) {
    self.first = first
    self.second = second
    super.init()
  }

  final override var interest: PointerInterest {
    let (first, second) = (first.interest, second.interest)
    return PointerInterest(
      max(first.kind, second.kind),
      movesBeyond: [first.movesBeyond, second.movesBeyond].compactMap(\.self).min(),
      takesPinches: first.takesPinches || second.takesPinches)
  }

  final override var changeCount: Int { first.changeCount + second.changeCount }

  final override var deadline: Duration? {
    [(first.phase.isOver, first.deadline), (second.phase.isOver, second.deadline)]
      .compactMap { isOver, deadline in isOver ? nil : deadline }.min()
  }

  override func cancel() {
    first.cancel()
    second.cancel()
  }

  override func reset() {
    first.reset()
    second.reset()
  }
}
