import BanyanGraph

/// A view that goes through phases, with an animation from each to the next.
///
/// ```swift
/// PhaseAnimator([false, true]) { isRaised in
///   Image(systemName: "bell").offset(y: isRaised ? -8 : 0)
/// } animation: { isRaised in
///   isRaised ? .easeOut(duration: 0.3) : .bouncy
/// }
/// ```
///
/// The content is made once for each phase, and the next one comes when the animation to the current one is complete; the
/// browser shows the motion in between. Without a trigger the phases begin anew after the last one, for as long as the view is
/// shown and its window is not in the background. With a trigger, a change of it goes to the next phase at once, and from there
/// on to the first one, where the view rests.
///
/// Phases without a trigger rest at the first one where they would follow each other without any time in between: on a host
/// that shows no motion, for people who prefer reduced motion, and if no phase has an animation that takes a moment, or anything to
/// animate. A phase with nothing to animate makes way at once (MB29). See
/// Apple's documentation of `PhaseAnimator`.
public struct PhaseAnimator<Phase: Equatable, Content: View> {
  private let phases: [Phase]
  private let trigger: PhaseTrigger?
  private let content: (Phase) -> Content
  private let animation: (Phase) -> Animation?
  @State private var index = 0
  @State private var course = PhaseCourse<Phase>()
  @Environment(\.scenePhase) private var scenePhase
  @Environment(\.motionOfPhases) private var motion

  /// Creates a view that goes through phases once when a value changes.
  /// - Parameters:
  ///   - phases: the phases, the first one of which is shown while nothing moves. Without any, an error is shown.
  ///   - trigger: the value whose changes start it.
  ///   - content: makes the content in a phase.
  ///   - animation: returns the animation to a phase; nil for none.
  nonisolated public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.init(Array(phases), PhaseTrigger(value: trigger), content, animation)
  }

  /// Creates a view that goes through phases again and again.
  /// - Parameters:
  ///   - phases: the phases. Without any, an error is shown.
  ///   - content: makes the content in a phase.
  ///   - animation: returns the animation to a phase; nil for none.
  nonisolated public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.init(Array(phases), nil, content, animation)
  }

  nonisolated fileprivate init(
    _ phases: [Phase], _ trigger: PhaseTrigger?, _ content: @escaping (Phase) -> Content,
    _ animation: @escaping (Phase) -> Animation?
  ) {
    self.phases = phases
    self.trigger = trigger
    self.content = content
    self.animation = animation
  }
}

extension PhaseAnimator: View {
  public var body: some View {
    if phases.isEmpty {
      ErrorView("A phase animator has no phases.")
    } else {
      // A run that has begun goes on with what the newest body was given.
      let _ = course.take(phases, animation)
      content(phases[index % phases.count])
        .onAppear {
          if trigger != nil ? index != 0 : scenePhase != .background { begin() }
        }
        .onDisappear { course.run += 1 }
        .onChange(of: trigger) { begin() }
        .onChange(of: scenePhase == .background) { _, isInBackground in
          if trigger != nil { return }
          if isInBackground { course.run += 1 } else { begin() }
        }
    }
  }

  @MainActor private func begin() {
    course.run += 1
    course.stillCount = 0
    goOn(course.run)
  }

  /// Goes to the next phase, and when it has been reached, further on.
  @MainActor private func goOn(_ run: Int) {
    let phases = course.phases
    guard run == course.run, phases.count > 1 else { return }
    let isStill = course.stillCount >= phases.count
    guard trigger != nil || !isStill && motion.takesTime(course) else {
      if index != 0 { index = 0 }
      return
    }
    let next = (index % phases.count + 1) % phases.count
    course.isWriting = true
    animating(course.animation?(phases[next])) {
      index = next
    } completion: { tookTime in
      course.stillCount = tookTime ? 0 : course.stillCount + 1
      // A view that has gone changes nothing, so it would go on forever within this call.
      if course.isWriting { return }
      if trigger == nil || next != 0 { goOn(run) }
    }
    course.isWriting = false
  }
}

/// The progress of a view through its phases.
@MainActor
private final class PhaseCourse<Phase> {
  private(set) var phases: [Phase] = []
  private(set) var animation: ((Phase) -> Animation?)?
  /// The number of the current run. Completions of an earlier run's animations then have no effect.
  var run = 0
  var isWriting = false
  /// How many phases have followed each other without any time in between.
  var stillCount = 0

  nonisolated init() {}

  func take(_ phases: [Phase], _ animation: @escaping (Phase) -> Animation?) {
    self.phases = phases
    self.animation = animation
  }
}

/// A value whose changes start a run.
private nonisolated struct PhaseTrigger: Equatable {
  let value: any Equatable

  static func == (left: PhaseTrigger, right: PhaseTrigger) -> Bool {
    func isEqual<Value: Equatable>(_ value: Value) -> Bool { value == right.value as? Value }
    return isEqual(left.value)
  }
}

/// Decides whether motion is shown between phases.
private struct PhaseMotion {
  let values: EnvironmentValues

  /// Returns true if time passes while all phases are gone through: more than a frame.
  @MainActor func takesTime<Phase>(_ course: PhaseCourse<Phase>) -> Bool {
    guard let context = values.context, let window = context.window, window.showsMotion,
      !Tracking.ignore({ context.value(for: ReducesMotionKey.self) })
    else { return false }
    let seconds = course.phases.reduce(0) { sum, phase in
      sum + (course.animation?(phase)?.seconds(until: .logicallyComplete) ?? 0)
    }
    return seconds > 1 / Frames.rate
  }
}

extension EnvironmentValues {
  fileprivate var motionOfPhases: PhaseMotion { PhaseMotion(values: self) }
}

// MARK: The modifier

extension View {
  /// Goes through phases with this view again and again, with an animation from each to the next.
  ///
  /// ```swift
  /// Image(systemName: "heart").phaseAnimator([1, 1.2]) { heart, scale in
  ///   heart.scaleEffect(scale)
  /// }
  /// ```
  /// - Parameters:
  ///   - phases: the phases. Without any, an error is shown.
  ///   - content: makes a view of this view in a phase.
  ///   - animation: returns the animation to a phase; nil for none.
  nonisolated public func phaseAnimator<Phase: Equatable, Animated: View>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> Animated,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    modifier(
      PhaseAnimatorModifier(
        phases: Array(phases), trigger: nil, content: content, animation: animation))
  }

  /// Goes through phases with this view once when a value changes, with an animation from each to the next.
  /// - Parameters:
  ///   - phases: the phases, the first one of which is shown while nothing moves. Without any, an error is shown.
  ///   - trigger: the value whose changes start it.
  ///   - content: makes a view of this view in a phase.
  ///   - animation: returns the animation to a phase; nil for none.
  nonisolated public func phaseAnimator<Phase: Equatable, Animated: View>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> Animated,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    modifier(
      PhaseAnimatorModifier(
        phases: Array(phases), trigger: PhaseTrigger(value: trigger), content: content,
        animation: animation))
  }
}

/// A view in what an animator makes of it. See Apple's documentation of `PlaceholderContentView`.
public struct PlaceholderContentView<Value> {
  let content: AnyView

  nonisolated init(_ content: AnyView) { self.content = content }
}

extension PlaceholderContentView: View {
  public var body: some View { content }
}

/// A view that represents another one.
protocol PlaceholderView {
  var content: AnyView { get }
}

extension PlaceholderContentView: PlaceholderView {}

/// Goes through phases with a view.
private nonisolated struct PhaseAnimatorModifier<
  Modified: View, Phase: Equatable, Animated: View
>: ViewModifier {
  let phases: [Phase]
  let trigger: PhaseTrigger?
  let content: (PlaceholderContentView<Modified>, Phase) -> Animated
  let animation: (Phase) -> Animation?

  @MainActor func body(content modified: Content) -> some View {
    let placeholder = PlaceholderContentView<Modified>(AnyView(modified))
    return PhaseAnimator(phases, trigger, { content(placeholder, $0) }, animation)
  }
}
