// Transactions and animations.
import SwiftUI

struct Source: TransactionKey {
  static let defaultValue = "unknown"
}

extension Transaction {
  var source: String {
    get { self[Source.self] }
    set { self[Source.self] = newValue }
  }
  @Entry var isUndo = false
}

struct Mover: View {
  @State private var offset = 0.0

  var body: some View {
    Text("\(offset)")
      .animation(.default, value: offset)
      .animation(nil, value: offset)
      .animation(.linear)
      .transaction { $0.animation = nil }
      .transaction { transaction in
        transaction.disablesAnimations = true
        transaction.isContinuous = !transaction.isUndo
      }
      .transaction(value: offset) { $0.animation = .easeIn }
    Button("Move", action: move)
  }

  private func move() {
    withAnimation { offset += 1 }
    withAnimation(.bouncy) { offset += 1 }
    withAnimation(nil) { offset += 1 }
    let old = withAnimation(.linear(duration: 1)) { offset }
    withAnimation(.snappy, completionCriteria: .removed) {
      offset = old
    } completion: {
      print("moved")
    }
    withAnimation {
      offset += 1
    } completion: {
      offset = 0
    }
    var transaction = Transaction(animation: .smooth)
    transaction.source = "menu"
    withTransaction(transaction) { offset += 1 }
    withTransaction(Transaction()) { offset += 1 }
    withTransaction(\.source, "key") { offset += 1 }
    withTransaction(\.isUndo, true) { offset -= 1 }
  }
}

// Values outside the main actor may animate too.
nonisolated func quietly(_ change: () throws -> Void) rethrows {
  try withAnimation(.default, change)
  try withAnimation(.default, completionCriteria: .logicallyComplete, change) {}
}

let animations: [Animation] = [
  .default, .linear, .easeIn, .easeOut, .easeInOut,
  .linear(duration: 1), .easeIn(duration: 1), .easeOut(duration: 1), .easeInOut(duration: 1),
  .timingCurve(0, 0, 1, 1), .timingCurve(0, 0, 1, 1, duration: 1),
  .spring, .spring(), .spring(duration: 1), .spring(bounce: 0.2),
  .spring(duration: 1, bounce: 0.2, blendDuration: 0), .spring(response: 0.5),
  .spring(response: 0.5, dampingFraction: 0.8), .spring(dampingFraction: 0.8),
  .spring(response: 0.5, dampingFraction: 0.8, blendDuration: 0),
  .smooth, .snappy, .bouncy, .interactiveSpring,
  .linear.delay(1), .linear.speed(2), .linear.repeatCount(3),
  .linear.repeatCount(3, autoreverses: false), .linear.repeatForever(),
  .linear.repeatForever(autoreverses: false), .linear.logicallyComplete(after: 0.1),
]

let springs: [Spring] = [
  .smooth, .snappy, .bouncy,
  .smooth(duration: 1), .snappy(duration: 1, extraBounce: 0.1), .bouncy(extraBounce: 0.1),
  Spring(), Spring(duration: 1, bounce: 0.2), Spring(response: 0.5, dampingRatio: 0.8),
  Spring(mass: 1, stiffness: 100, damping: 10),
  Spring(mass: 1, stiffness: 100, damping: 10, allowOverDamping: true),
]

func springAnimations(_ spring: Spring) -> [Animation] {
  var stiff = spring
  stiff.duration = spring.response
  stiff.bounce = 1 - spring.dampingRatio
  return [
    .spring(stiff), .spring(spring, blendDuration: 0.1),
    .smooth(duration: 1), .snappy(duration: 1, extraBounce: 0.1), .bouncy(extraBounce: 0.1),
    .interactiveSpring(response: 0.2), .interactiveSpring(dampingFraction: 0.8, blendDuration: 0),
    .interactiveSpring(duration: 0.2), .interactiveSpring(extraBounce: 0.1, blendDuration: 0),
    .interpolatingSpring, .interpolatingSpring(spring, initialVelocity: 1),
    .interpolatingSpring(duration: 1, bounce: 0.2, initialVelocity: 1),
    .interpolatingSpring(stiffness: 100, damping: 10),
    .interpolatingSpring(mass: 2, stiffness: 100, damping: 10, initialVelocity: 1),
  ]
}

func motions(of spring: Spring) -> [Double] {
  var (value, velocity) = (0.0, 0.0)
  spring.update(value: &value, velocity: &velocity, target: 1, deltaTime: 0.1)
  let curve = UnitCurve.bezier(startControlPoint: .zero, endControlPoint: .bottomTrailing)
  return [
    spring.value(target: 1.0, time: 1), spring.velocity(target: 1.0, initialVelocity: 1, time: 1),
    spring.force(target: 1.0, position: 0, velocity: velocity), spring.settlingDuration,
    spring.settlingDuration(target: 1.0, epsilon: 0.1), spring.mass, spring.stiffness,
    spring.damping, spring.value(fromValue: 0.0, toValue: 1, initialVelocity: 0, time: 1),
    spring.velocity(fromValue: 0.0, toValue: 1, initialVelocity: 0, time: 1),
    spring.force(fromValue: 0.0, toValue: 1, position: 0, velocity: 0),
    spring.settlingDuration(fromValue: 0.0, toValue: 1, initialVelocity: 0, epsilon: 0.1),
    curve.value(at: 0.5), curve.inverse.velocity(at: 0.5), UnitCurve.circularEaseInOut.value(at: 1),
    value.scaled(by: 2).interpolated(towards: 1, amount: 0.5),
  ]
}

let curves: [UnitCurve] = [
  .linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut, .circularEaseInOut,
]

func timeline(_ isQuick: Bool) -> [Double] {
  let timeline = KeyframeTimeline(initialValue: 0.0) {
    KeyframeTrack {
      if isQuick {
        MoveKeyframe(1.0)
      } else {
        CubicKeyframe(1.0, duration: 1, startVelocity: 0, endVelocity: 1)
      }
      for end in [2.0, 3] { SpringKeyframe(end, startVelocity: 1) }
    }
  }
  var value = timeline.value(time: 1)
  value.interpolate(towards: timeline.value(progress: 0.5), amount: 0.5)
  return [timeline.duration, value]
}

struct Replaced: View {
  var body: some View {
    Text("down").transition(.blurReplace)
    Text("up").transition(.blurReplace(.upUp))
    Text("own").transition(BlurReplaceTransition(configuration: .downUp))
  }
}

struct TwoJumps: Keyframes {
  var body: some Keyframes<Double> {
    LinearKeyframe(1, duration: 1)
    HalfJump()
  }
}

struct TrackedJump: Keyframes {
  var body: some Keyframes<Jump> {
    KeyframeTrack(\.height) { LinearKeyframe(10, duration: 0.5) }.body
  }
}

struct HalfJump: KeyframeTrackContent {
  var body: some KeyframeTrackContent<Double> { LinearKeyframe(0.5, duration: 1) }
}

func animatableShapes() -> [Any] {
  var (rounded, uneven) = (RoundedRectangle(cornerRadius: 1), UnevenRoundedRectangle())
  rounded.animatableData.first = 2
  uneven.animatableData.first.first = rounded.animatableData.second
  var (rotated, scaled) = (Circle().rotation(.zero), Circle().scale(2))
  rotated.animatableData.second.first = 1
  scaled.animatableData.second.first.first = 2
  var (moved, transformed) = (Circle().offset(x: 1), Circle().transform(.identity))
  moved.animatableData.second.first = 2
  transformed.animatableData = EmptyAnimatableData()
  return [rounded, uneven, rotated, scaled, moved, transformed]
}

struct Jump {
  var height = 0.0
  var angle = Angle.zero
}

struct Jumping: View {
  let count: Int

  var body: some View {
    Text("jump").keyframeAnimator(initialValue: Jump(), trigger: count) { content, jump in
      content.offset(y: jump.height).rotationEffect(jump.angle)
    } keyframes: { _ in
      KeyframeTrack(\.height) {
        LinearKeyframe(10, duration: 0.5, timingCurve: .easeInOut)
        SpringKeyframe(20, duration: 0.5, spring: .bouncy)
        CubicKeyframe(0, duration: 1)
      }
      KeyframeTrack(\.angle) {
        MoveKeyframe(.degrees(90))
        CubicKeyframe(.zero, duration: 1)
      }
    }
    KeyframeAnimator(initialValue: 1.0, repeating: false) { scale in
      Text("scale").scaleEffect(scale)
    } keyframes: { _ in
      LinearKeyframe(2, duration: 1)
    }
    .body
    KeyframeAnimator(initialValue: 1.0, trigger: count) { scale in
      Text("scale").scaleEffect(scale)
    } keyframes: { _ in
      TwoJumps()
    }
    Text("turn").keyframeAnimator(initialValue: 1.0, repeating: true) { content, scale in
      content.scaleEffect(scale)
    } keyframes: { _ in
      LinearKeyframe(2, duration: 1)
    }
    Text("fade").animation(.linear) { $0.opacity(count > 0 ? 1 : 0) }
    Text("none").transaction({ $0.animation = nil }) { $0.opacity(count > 0 ? 1 : 0) }
  }
}

func completed(_ completion: @escaping () -> Void) {
  var transaction = Transaction(animation: .default)
  transaction.tracksVelocity = true
  transaction.addAnimationCompletion(criteria: .removed, completion)
  withTransaction(transaction) {}
}

// Animatable values.
struct Still: Animatable {}

func animatable() -> [Any] {
  var pair = AnimatablePair(CGFloat(1), 2.0) + AnimatablePair(1, 2) - .zero
  pair.scale(by: 2)
  pair.first = CGFloat(pair.second)
  pair.second = pair.magnitudeSquared
  var nothing = EmptyAnimatableData() + EmptyAnimatableData() - .zero
  nothing.scale(by: nothing.magnitudeSquared)
  var still = Still()
  still.animatableData = nothing
  var length = CGFloat(1)
  length.scale(by: length.magnitudeSquared)
  var number = Float(1)
  number.scale(by: number.magnitudeSquared)
  var rect = CGRect.zero
  rect.animatableData.first = rect.origin.animatableData
  rect.animatableData.second = rect.size.animatableData
  return [pair, still, length, number, rect, UnitPoint.center.animatableData.first]
}

struct Comings: View {
  @Namespace private var namespace
  @State private var isShown = false

  var body: some View {
    if isShown {
      ForEach(0..<transitions.count, id: \.self) { Text("\($0)").transition(transitions[$0]) }
      Text("one").transition(.move(edge: .leading).combined(with: .opacity))
    }
    Text("one").matchedGeometryEffect(id: 1, in: namespace)
    Text("one").matchedGeometryEffect(id: "two", in: namespace, properties: .position)
    Text("one").matchedGeometryEffect(
      id: 3, in: namespace, properties: properties, anchor: .top, isSource: isShown)
  }

  private var transitions: [AnyTransition] {
    [
      .identity, .opacity, .scale, .slide, .scale(scale: 0.5), .scale(scale: 0.5, anchor: .top),
      .move(edge: .top), .push(from: .leading), .offset(CGSize(width: 1, height: 1)), .offset(x: 1),
      .offset(x: 1, y: 1), .asymmetric(insertion: .slide, removal: .opacity),
      .opacity.combined(with: .scale).animation(.linear), .slide.animation(nil),
      .modifier(active: _OpacityEffect(opacity: 0), identity: _OpacityEffect(opacity: 1)),
    ]
  }

  private var properties: MatchedGeometryProperties {
    let all: MatchedGeometryProperties = [.position, .size]
    return all == .frame ? all : MatchedGeometryProperties(rawValue: all.rawValue)
  }
}

// Bodies that run for the values in between.
struct Counted: AnimatableModifier {
  var number: Double

  nonisolated var animatableData: Double {
    get { number }
    set { number = newValue }
  }

  func body(content: Content) -> some View { Text("\(number)") }
}

struct Counting: View, Animatable {
  var number: Double

  nonisolated var animatableData: Double {
    get { number }
    set { number = newValue }
  }

  var body: some View { Text("\(number)") }
}

struct Shake: GeometryEffect {
  var count: CGFloat

  nonisolated var animatableData: CGFloat {
    get { count }
    set { count = newValue }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: size.width * count, y: 0))
  }
}

struct Shaken: View {
  var body: some View {
    Text("one").modifier(Counted(number: 1)).modifier(Shake(count: 2))
    Counting(number: 2).modifier(Shake(count: 2).ignoredByLayout())
    Text("two").projectionEffect(ProjectionTransform(CATransform3DIdentity))
    Text("three").visualEffect { effect, _ in effect.transformEffect(ProjectionTransform()) }
  }
}

func data(of effect: some GeometryEffect) -> any VectorArithmetic {
  effect.ignoredByLayout().animatableData
}

func value(of shake: Shake) -> ProjectionTransform {
  MainActor.assumeIsolated { shake.ignoredByLayout().effectValue(size: .zero) }
}

// Phases.
enum Bounce: CaseIterable {
  case rest, up, down
}

struct Bouncing: View {
  @State private var count = 0

  var body: some View {
    PhaseAnimator([false, true]) { isFaint in
      Text("one").opacity(isFaint ? 0.5 : 1)
    }
    PhaseAnimator(Bounce.allCases) { phase in
      Text("two").offset(y: phase == .up ? -8 : 0)
      Text("three")
    } animation: { phase in
      phase == .rest ? nil : .bouncy
    }
    PhaseAnimator(Bounce.allCases, trigger: count) { phase in
      Text("four").scaleEffect(phase == .down ? 0.8 : 1)
    }
    PhaseAnimator([0.0, 1], trigger: count) {
      Text("five").opacity($0)
    } animation: { _ in
      .linear
    }
    Text("six").phaseAnimator([1, 1.2]) { view, scale in view.scaleEffect(scale) }
    Text("seven").phaseAnimator(Bounce.allCases) { view, phase in
      if phase == .rest { view } else { view.bold() }
    } animation: { _ in
      .snappy
    }
    Text("eight").phaseAnimator(Bounce.allCases, trigger: count) { view, phase in
      view.offset(y: phase == .up ? -8 : 0)
    }
    Text("nine").phaseAnimator(Bounce.allCases, trigger: count) { content, phase in
      placed(content, phase)
    } animation: { phase in
      phase == .up ? .easeOut : nil
    }
  }

  private func placed(_ view: PlaceholderContentView<Text>, _ phase: Bounce) -> some View {
    view.padding(phase == .down ? 8 : 0)
  }
}

// Transitions as types.
struct Swing: Transition {
  var degrees = 30.0

  func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .opacity(phase.isIdentity ? 1 : 0)
      .rotationEffect(.degrees(phase == .didDisappear ? degrees : degrees * phase.value))
  }
}

struct Swinging: View {
  var body: some View {
    Text("one").transition(Swing())
    Text("two").transition(Swing(degrees: 10).combined(with: .opacity))
    Text("three").transition(Swing().animation(.linear))
    Text("four").transition(.opacity)
    Text("five").transition(.identity)
    Text("six").transition(.slide)
    Text("seven").transition(.scale)
    Text("eight").transition(.scale(0.5)).transition(.scale(0.5, anchor: .top))
    Text("nine").transition(.move(edge: .top)).transition(.push(from: .leading))
    Text("ten").transition(.offset(CGSize(width: 1, height: 1))).transition(.offset(x: 1, y: 1))
    Text("eleven").transition(
      AsymmetricTransition(insertion: .opacity, removal: MoveTransition(edge: .top)))
  }
}

func erased() -> [AnyTransition] {
  var scale = ScaleTransition(0.5, anchor: .top)
  scale.scale = 0.25
  scale.anchor = .bottom
  var offset = OffsetTransition(CGSize(width: 1, height: 1))
  offset.offset.width = 2
  var move = MoveTransition(edge: .top)
  move.edge = .bottom
  var push = PushTransition(edge: .top)
  push.edge = .bottom
  var both = AsymmetricTransition(insertion: OpacityTransition(), removal: SlideTransition())
  both.insertion = OpacityTransition()
  both.removal = SlideTransition()
  return [
    AnyTransition(Swing()), AnyTransition(scale), AnyTransition(offset), AnyTransition(move),
    AnyTransition(push), AnyTransition(both), AnyTransition(IdentityTransition()),
  ]
}

@MainActor
func bodies(
  _ identity: IdentityTransition.Content, _ opacity: OpacityTransition.Content,
  _ slide: SlideTransition.Content, _ scale: ScaleTransition.Content,
  _ offset: OffsetTransition.Content, _ move: MoveTransition.Content,
  _ push: PushTransition.Content, _ blurred: BlurReplaceTransition.Content,
  _ both: AsymmetricTransition<OpacityTransition, SlideTransition>.Content
) {
  _ = IdentityTransition().body(content: identity, phase: .identity)
  _ = OpacityTransition().body(content: opacity, phase: .willAppear)
  _ = SlideTransition().body(content: slide, phase: .didDisappear)
  var blur = BlurReplaceTransition(configuration: .downUp)
  blur.configuration = .upUp
  _ = blur.body(content: blurred, phase: .identity)
  _ = ScaleTransition(0.5).body(content: scale, phase: .identity)
  _ = OffsetTransition(.zero).body(content: offset, phase: .identity)
  _ = MoveTransition(edge: .top).body(content: move, phase: .identity)
  _ = PushTransition(edge: .top).body(content: push, phase: .identity)
  _ = AsymmetricTransition(insertion: OpacityTransition(), removal: SlideTransition())
    .body(content: both, phase: .identity)
  _ = identity.body
  _ = PhaseAnimator([1, 2]) { Text("\($0)") }.body
}

struct ShrunkenInTransition: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    ScaleTransition(0.5).apply(content: content, phase: phase)
  }
}

struct Described: View {
  let animation: Animation
  let isFast: Bool

  var body: some View {
    Text("\(animation.description) \(animation.debugDescription)")
      .modifier(EmptyModifier().animation(.default))
      .modifier(EmptyModifier().transaction { $0.animation = nil })
      .transition(.symbolEffect)
    Image(systemName: "star").transition(.symbolEffect(.disappear, options: .default))
    Image(systemName: "star").transition(SymbolEffectTransition(effect: .appear))
      .layoutDirectionBehavior(.mirrors).layoutDirectionBehavior(.fixed)
    let parts = animation.customMirror.children.count
    let spring = Spring(settlingDuration: 1, dampingRatio: 0.5, epsilon: 0.01)
    Text("\(parts) \(spring.response)").transition(ShrunkenInTransition())
  }

  var branches: KeyframeTimeline<Double> {
    KeyframeTimeline(initialValue: 0.0) {
      if isFast {
        LinearKeyframe(1.0, duration: 0.1)
      } else {
        CubicKeyframe(1.0, duration: 1)
      }
      for end in [2.0, 3] { LinearKeyframe(end, duration: 1) }
    }
  }
}

private struct PausableState<Value: VectorArithmetic>: AnimationStateKey {
  var paused = false
  var pauseTime: TimeInterval = 0.0

  static var defaultValue: Self { .init() }
}

extension AnimationContext {
  fileprivate var pausableState: PausableState<Value> {
    get { state[PausableState<Value>.self] }
    set { state[PausableState<Value>.self] = newValue }
  }
}

struct PausableAnimation: CustomAnimation {
  let base: Animation

  func animate<V>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?
  where V: VectorArithmetic {
    let paused = !context.environment.isEnabled
    if context.pausableState.paused != paused {
      context.pausableState = PausableState(paused: paused, pauseTime: time)
    }
    let result = base.animate(value: value, time: time, context: &context)
    if result == value { context.isLogicallyComplete = true }
    return result
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    base.velocity(value: value, time: time, context: context)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    guard let previous = previous.base as? Self else { return false }
    var other = context.withState(AnimationState<Double>())
    _ = base.animate(value: 1, time: time, context: &other)
    return base.shouldMerge(
      previous: previous.base, value: value, time: time, context: &context)
  }
}

extension Animation {
  static var pausable: Animation { Animation(PausableAnimation(base: .spring)) }
  static let round = Animation.timingCurve(.circularEaseInOut, duration: 1)
}

// What transitions are like, and what modifiers leave in the environment.
struct Leap: Transition {
  static var properties: TransitionProperties {
    var properties = TransitionProperties(hasMotion: true)
    properties.hasMotion = SlideTransition.properties.hasMotion
    return properties
  }

  func body(content: Content, phase: TransitionPhase) -> some View { content }
}

func motions() -> [Bool] {
  [
    Leap.properties, IdentityTransition.properties, OpacityTransition.properties,
    AsymmetricTransition<Leap, OpacityTransition>.properties, SymbolEffectTransition.properties,
    TransitionProperties(),
  ].map(\.hasMotion)
}

struct PromptStyle: ButtonStyle {
  @Environment(\.keyboardShortcut) private var shortcut
  @Environment(\.contentTransition) private var contentTransition
  @Environment(\.scrollDismissesKeyboardMode) private var mode

  func makeBody(configuration: Configuration) -> some View {
    configuration.label.bold(shortcut == .defaultAction).contentTransition(contentTransition)
      .scrollDismissesKeyboard(mode)
  }
}
