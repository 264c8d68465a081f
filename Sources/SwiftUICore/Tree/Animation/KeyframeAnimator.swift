import BanyanGraph
import Foundation

/// A view whose content follows keyframes.
///
/// ```swift
/// KeyframeAnimator(initialValue: Pose(), trigger: jumps) { pose in
///   Figure().offset(y: pose.height).rotationEffect(pose.angle)
/// } keyframes: { _ in
///   KeyframeTrack(\.height) {
///     CubicKeyframe(-100, duration: 0.3)
///     SpringKeyframe(0)
///   }
/// }
/// ```
///
/// The content is made anew for each frame, 30 times per second, so it costs as much as it has frames; what is simple is better made of
/// phases, which a browser animates on its own. Without a trigger the keyframes run when the view appears, and by default again and
/// again. With one, each change of it runs them once, and the last value stays. Where no motion is shown, and for people who prefer
/// reduced motion, a trigger leads to the last value at once, and without a trigger the initial value stays. See Apple's documentation of
/// `KeyframeAnimator`.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>
where KeyframePath.Value == Value {
  private let initialValue: Value
  private let trigger: KeyframeTrigger
  private let content: (Value) -> Content
  private let keyframes: (Value) -> KeyframePath
  @State private var run = 0
  @State private var course = KeyframeCourse<Value>()
  @Environment(\.windowOfKeyframes) private var window

  /// Creates a view that runs keyframes when a value changes.
  /// - Parameters:
  ///   - initialValue: the value before the first run.
  ///   - trigger: the value whose changes start a run.
  ///   - content: makes the content for a value.
  ///   - keyframes: returns the keyframes of a run that begins at a value.
  nonisolated public init(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.init(initialValue, .value(trigger), content, keyframes)
  }

  /// Creates a view that runs keyframes when it appears.
  /// - Parameters:
  ///   - initialValue: the value at the beginning of each run.
  ///   - repeating: whether they run again and again.
  ///   - content: makes the content for a value.
  ///   - keyframes: returns the keyframes.
  nonisolated public init(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.init(initialValue, .appearance(repeats: repeating), content, keyframes)
  }

  nonisolated fileprivate init(
    _ initialValue: Value, _ trigger: KeyframeTrigger, _ content: @escaping (Value) -> Content,
    _ keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    self.trigger = trigger
    self.content = content
    self.keyframes = keyframes
  }
}

extension KeyframeAnimator: View {
  public var body: some View {
    content(
      course.value(initialValue, run: run, trigger, in: window) {
        KeyframeTimeline($0, keyframes($0))
      }
    )
    .onAppear { if case .appearance = trigger { run += 1 } }
    .onChange(of: trigger) { run += 1 }
  }
}

/// The cause of runs of keyframes.
private nonisolated enum KeyframeTrigger: Equatable {
  case value(any Equatable)
  case appearance(repeats: Bool)

  static func == (left: KeyframeTrigger, right: KeyframeTrigger) -> Bool {
    func isEqual<Value: Equatable>(_ value: Value, _ other: any Equatable) -> Bool {
      value == other as? Value
    }
    switch (left, right) {
    case (.value(let value), .value(let other)): return isEqual(value, other)
    case (.appearance(let value), .appearance(let other)): return value == other
    default: return false
    }
  }
}

/// The progress of a view through its keyframes. It changes with each frame.
private final class KeyframeCourse<Value>: Source {
  private var run = 0
  private var shown: Value?
  private var timeline: KeyframeTimeline<Value>?
  private var start = Date.distantPast

  override var traceName: String { "keyframes" }

  /// Returns the value to show now. The current evaluation runs again for the next frame.
  func value(
    _ initialValue: Value, run: Int, _ trigger: KeyframeTrigger, in window: KeyframeWindow,
    _ makeTimeline: (Value) -> KeyframeTimeline<Value>
  ) -> Value {
    let repeats = trigger == .appearance(repeats: true)
    if run != self.run {
      self.run = run
      begin(makeTimeline(shown ?? initialValue), repeats: repeats, in: window)
    }
    guard let timeline, let time = window.time else { return shown ?? initialValue }
    let now = time.now
    var elapsed = now.timeIntervalSince(start)
    if elapsed >= timeline.duration, !repeats {
      self.timeline = nil
      shown = timeline.value(time: timeline.duration)
      return shown!
    }
    if repeats { elapsed.formTruncatingRemainder(dividingBy: timeline.duration) }
    track()
    time.timetable.run(self, at: Frames.next(after: now, by: Frames.usualInterval))
    shown = timeline.value(time: elapsed)
    return shown!
  }

  private func begin(
    _ timeline: KeyframeTimeline<Value>, repeats: Bool, in window: KeyframeWindow
  ) {
    guard window.showsMotion, let time = window.time, timeline.duration > 0 else {
      if !repeats { shown = timeline.value(time: timeline.duration) }
      self.timeline = nil
      return
    }
    self.timeline = timeline
    start = time.now
  }
}

/// The window of a view with keyframes.
private struct KeyframeWindow {
  let values: EnvironmentValues

  @MainActor var time: TimeOfDay? { values.context?.window?.timeOfDay }

  @MainActor var showsMotion: Bool {
    guard let context = values.context, let window = context.window else { return false }
    return window.showsMotion
      && !Tracking.ignore { context.value(for: ReducesMotionKey.self) }
  }
}

extension EnvironmentValues {
  fileprivate var windowOfKeyframes: KeyframeWindow { KeyframeWindow(values: self) }
}

// MARK: The modifier

extension View {
  /// Lets this view follow keyframes when a value changes.
  /// - Parameters:
  ///   - initialValue: the value before the first run.
  ///   - trigger: the value whose changes start a run.
  ///   - content: makes a view of this view for a value.
  ///   - keyframes: returns the keyframes of a run that begins at a value.
  nonisolated public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    modifier(
      KeyframeAnimatorModifier(
        initialValue: initialValue, trigger: .value(trigger), content: content,
        keyframes: keyframes))
  }

  /// Lets this view follow keyframes when it appears.
  /// - Parameters:
  ///   - initialValue: the value at the beginning of each run.
  ///   - repeating: whether they run again and again.
  ///   - content: makes a view of this view for a value.
  ///   - keyframes: returns the keyframes.
  nonisolated public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    modifier(
      KeyframeAnimatorModifier(
        initialValue: initialValue, trigger: .appearance(repeats: repeating), content: content,
        keyframes: keyframes))
  }
}

/// Lets a view follow keyframes.
private nonisolated struct KeyframeAnimatorModifier<
  Modified: View, Value, Animated: View, KeyframePath: Keyframes
>: ViewModifier where KeyframePath.Value == Value {
  let initialValue: Value
  let trigger: KeyframeTrigger
  let content: (PlaceholderContentView<Modified>, Value) -> Animated
  let keyframes: (Value) -> KeyframePath

  @MainActor func body(content modified: Content) -> some View {
    let placeholder = PlaceholderContentView<Modified>(AnyView(modified))
    return KeyframeAnimator(initialValue, trigger, { content(placeholder, $0) }, keyframes)
  }
}
