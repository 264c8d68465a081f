import BanyanGraph

// The descriptions that properties give to code that looks at a tree from outside: an examiner, an inspector, the
// transfer of state. Each wrapper declares what holds for it where it is declared.

/// A property wrapper that owns its value, so that it may continue in another process.
package protocol OwningProperty: DynamicProperty {}

/// A state that provides its first value.
package protocol SeededProperty {
  var seed: Any { get }
}

/// The slot of a property that follows an object.
@MainActor
package protocol FollowingSlot {
  var followedObject: AnyObject? { get }
}

/// The slot of a property that holds an environment value.
@MainActor
package protocol EnvironmentHolding {
  func holds(_ object: AnyObject) -> Bool
}

/// The slot of a property that reads environment values.
@MainActor
package protocol EnvironmentReading {
  /// The value as it was last read.
  var readValue: Any? { get }
  /// Calls a function with each cell of the environment that the value comes from.
  func forEachRead(_ body: (Source) -> Void)
}

/// Returns the object that a value is, or that an optional contains.
@MainActor
package func heldObject(in value: Any) -> AnyObject? {
  if type(of: value) is AnyClass { return value as AnyObject }
  let mirror = Mirror(reflecting: value)
  guard mirror.displayStyle == .optional, let wrapped = mirror.children.first else { return nil }
  return heldObject(in: wrapped.value)
}

/// The target of a write that is discarded.
enum IgnoredWrite {
  /// Reports that a write to a constant, or to a state of no view, had no effect.
  nonisolated static func note(_ value: Any, to target: String, advice: String) {
    guard TraceContext.isUsed, MainThread.isCurrent, let cause = TraceContext.cause else { return }
    let carried = Carried(value)
    assumingMainActor {
      guard !Tracking.isActive else { return }
      let recorder = cause.recorder
      recorder.addDroppedWrite(.constant, to: TraceTerms.number(of: target), of: carried.value)
      recorder.viewExaminer?.judgeIgnoredWrite(to: target, advice: advice)
    }
  }
}

/// A binding to a property of an observable object.
@MainActor
enum ObjectBinding {
  /// Reports that a body makes such a binding, which counts as use of the object.
  static func note(to object: AnyObject) {
    guard TraceContext.isUsed, let reader = Tracking.reader as? _Node else { return }
    reader.runtime.viewExaminer?.didBind(to: object, by: reader)
  }
}
