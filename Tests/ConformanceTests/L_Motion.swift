import BanyanHost
import Foundation
import SwiftUICore

/// Animated changes, in a window that supports animation.
@MainActor
@Suite struct L_Motion {
  /// Two states, and the views that depend on them.
  struct Screen<Content: View>: View {
    @State private var isOn = false
    let animation: Animation?
    @ViewBuilder let content: (Bool) -> Content

    var body: some View {
      content(isOn)
      Button("Switch") { withAnimation(animation) { isOn.toggle() } }
      Button("Switch at once") { isOn.toggle() }
    }
  }

  private func app<Content: View>(
    _ animation: Animation? = .linear(duration: 1),
    @ViewBuilder _ content: @escaping (Bool) -> Content
  ) -> TestApp {
    let app = TestApp(Screen(animation: animation, content: content))
    app.window.showsMotion = true
    app.reset()
    return app
  }

  private let linear = Motion(.bezier(0, 0, 1, 1), duration: 1)

  @Test func `a window that shows motion is sent how a change is animated`() {
    let app = app { Text("view").opacity($0 ? 0.5 : 1) }
    let box = app.window.all[0].id
    app.window.button("Switch").tap()
    #expect(app.window.mutations == [.animated(linear, [.set(box, .opacity(0.5))])])
    app.reset()
    app.window.button("Switch at once").tap()
    #expect(app.window.mutations == [.set(box, .opacity(1))])
  }

  @Test func `L11 a window that shows no motion gets only the final values`() {
    let app = app { Text("view").opacity($0 ? 0.5 : 1) }
    app.window.showsMotion = false
    let box = app.window.all[0].id
    app.window.button("Switch").tap()
    #expect(app.window.mutations == [.set(box, .opacity(0.5))])
  }

  @Test func `views with an animation of their own move apart from the others`() {
    let app = app(nil) { isOn in
      Text("one").opacity(isOn ? 0.5 : 1).animation(.linear(duration: 1), value: isOn)
      Text("two").opacity(isOn ? 0.5 : 1)
    }
    let boxes = app.window.all.filter { $0.kind == .box }.map(\.id)
    app.window.button("Switch").tap()
    #expect(
      app.window.mutations == [
        .animated(linear, [.set(boxes[0], .opacity(0.5))]), .set(boxes[1], .opacity(0.5)),
      ])
  }

  @Test func `an animation begins at the value that was set just before it`() {
    struct Screen: View {
      @State private var opacity = 1.0
      var body: some View {
        Text("view").opacity(opacity)
        Button("Flash") {
          opacity = 0
          withAnimation(.linear(duration: 1)) { opacity = 0.5 }
        }
      }
    }
    let app = TestApp(Screen())
    app.window.showsMotion = true
    app.reset()
    let box = app.window.all[0].id
    app.window.button("Flash").tap()
    #expect(
      app.window.mutations == [
        .set(box, .opacity(0)), .animated(linear, [.set(box, .opacity(0.5))]),
      ])
  }

  @Test func `a value that is animated in onAppear is first shown as it was`() {
    struct Pulse: View {
      @State private var isOn = false
      var body: some View {
        Text("view").opacity(isOn ? 1 : 0.5)
          .onAppear { withAnimation(.linear(duration: 1)) { isOn = true } }
      }
    }
    let app = app(nil) { if $0 { Pulse() } }
    app.window.button("Switch at once").tap()
    guard case .create(let id, .box, let properties)? = app.window.mutations.first else {
      Issue.record("\(app.window.mutations)")
      return
    }
    #expect(properties == [.opacity(0.5)])
    #expect(app.window.mutations.last == .animated(linear, [.set(id, .opacity(1))]))
  }

  @Test func `MD01 MD08 a view comes and goes by its transition`() {
    let app = app {
      if $0 { Text("view").transition(.move(edge: .top).combined(with: .opacity)) }
    }
    app.window.button("Switch").tap()
    let id = app.window.text("view").id
    #expect(
      app.window.text("view").property(.transition)
        == .transition(
          BanyanHost.Transition(insertion: [.move(.top), .fade], removal: [.move(.top), .fade])))
    let row = app.window.all[0].id
    #expect(
      app.window.mutations.suffix(1) == [
        .animated(
          linear, [.insert(id, into: .window, before: row == id ? app.window.all[1].id : nil)])
      ])
    app.reset()
    app.window.button("Switch").tap()
    #expect(app.window.mutations == [.animated(linear, [.remove(id)])])
    #expect(!app.window.shows("view"))
  }

  private struct Turned: ViewModifier {
    let degrees: Double
    func body(content: Content) -> some View {
      content.padding().rotationEffect(.degrees(degrees), anchor: .topLeading).clipped()
    }
  }

  private struct Faint: ViewModifier {
    let amount: Double
    func body(content: Content) -> some View {
      content.modifier(Turned(degrees: amount * 90)).opacity(1 - amount / 2).blur(radius: amount)
        .offset(x: amount * 8)
    }
  }

  private struct Framed: ViewModifier {
    let width: CGFloat
    func body(content: Content) -> some View { content.frame(width: width) }
  }

  @Test func `MD09 a transition passes from what a modifier makes of the view`() {
    func effects(_ transition: AnyTransition) -> [BanyanHost.Transition.Effect]? {
      let app = app { if $0 { Text("view").transition(transition) } }
      app.window.button("Switch").tap()
      guard case .transition(let property)? = app.window.text("view").property(.transition) else {
        return nil
      }
      #expect(property.removal == property.insertion)
      return property.insertion
    }
    let turned = BanyanHost.Transition.Effect.transform(
      .rotation(-90, anchor: RelativePoint(x: 0, y: 0)))
    #expect(
      effects(.modifier(active: Turned(degrees: -90), identity: Turned(degrees: 0))) == [turned])
    #expect(
      effects(.modifier(active: Faint(amount: -1), identity: Faint(amount: 0))) == [
        turned, .opacity(1), .filter(.blur(radius: 0)), .offset(x: -8, y: 0),
      ])
    #expect(
      effects(
        .modifier(
          active: _OpacityEffect(opacity: 0.5).concat(_RotationEffect(angle: .degrees(-90))),
          identity: _OpacityEffect(opacity: 1).concat(_RotationEffect(angle: .degrees(0)))))
        == [.opacity(0.5), .transform(.rotation(-90, anchor: .center))])
    // Nothing can be passed from a width.
    #expect(effects(.modifier(active: Framed(width: 0), identity: Framed(width: 9))) == [.fade])
  }

  private struct Swing: SwiftUICore.Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      content.opacity(phase.isIdentity ? 1 : 0).rotationEffect(.degrees(45 * phase.value))
    }
  }

  private struct Widening: SwiftUICore.Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      content.frame(width: phase.isIdentity ? nil : 0)
    }
  }

  private struct Nothing: SwiftUICore.Transition {
    func body(content: Content, phase: TransitionPhase) -> some View { content }
  }

  private func sent<T: SwiftUICore.Transition>(_ transition: T) -> BanyanHost.Transition? {
    let app = app { if $0 { Text("view").transition(transition) } }
    app.window.button("Switch").tap()
    guard case .transition(let sent)? = app.window.text("view").property(.transition) else {
      return nil
    }
    return sent
  }

  @Test func `MD10 a transition of the app comes from one phase and goes to another`() {
    let comes = BanyanHost.Transition.Effect.transform(.rotation(-45, anchor: .center))
    let goes = BanyanHost.Transition.Effect.transform(.rotation(45, anchor: .center))
    #expect(
      sent(Swing())
        == BanyanHost.Transition(insertion: [.opacity(0), comes], removal: [.opacity(0), goes]))
    #expect(
      sent(Swing().combined(with: MoveTransition(edge: .top)))
        == BanyanHost.Transition(
          insertion: [.opacity(0), comes, .move(.top)], removal: [.opacity(0), goes, .move(.top)]))
    // Nothing can be passed from a width.
    #expect(sent(Widening()) == BanyanHost.Transition(insertion: [.fade], removal: [.fade]))
    #expect(sent(Nothing()) == BanyanHost.Transition(insertion: [], removal: []))
  }

  @Test func `MD06 MD07 MD08 MD13 transitions that hosts know are the same as values`() {
    func same(_ effects: BanyanHost.Transition.Effect...) -> BanyanHost.Transition {
      BanyanHost.Transition(insertion: effects, removal: effects)
    }
    #expect(sent(IdentityTransition()) == same())
    #expect(sent(OpacityTransition()) == same(.fade))
    #expect(sent(ScaleTransition(0.5)) == same(.scale(0.5, anchor: .center)))
    #expect(sent(MoveTransition(edge: .top)) == same(.move(.top)))
    #expect(sent(OffsetTransition(CGSize(width: 8, height: 0))) == same(.offset(x: 8, y: 0)))
    #expect(
      sent(SlideTransition())
        == BanyanHost.Transition(insertion: [.move(.leading)], removal: [.move(.trailing)]))
    #expect(
      sent(PushTransition(edge: .bottom))
        == BanyanHost.Transition(
          insertion: [.move(.bottom), .fade], removal: [.move(.top), .fade]))
    #expect(
      sent(
        AsymmetricTransition(insertion: MoveTransition(edge: .top), removal: OpacityTransition()))
        == BanyanHost.Transition(insertion: [.move(.top)], removal: [.fade]))
    #expect(
      sent(OpacityTransition().animation(.linear(duration: 1)))
        == BanyanHost.Transition(
          insertion: [.fade], removal: [.fade], insertionMotion: linear, removalMotion: linear))
  }

  private struct Drop: SwiftUICore.Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      OffsetTransition(CGSize(width: 0, height: -8)).combined(with: OpacityTransition())
        .animation(.linear)
        .apply(content: content, phase: phase)
    }
  }

  @Test func `a transition is made of others by applying them`() {
    let effects: [BanyanHost.Transition.Effect] = [.offset(x: 0, y: -8), .opacity(0)]
    #expect(sent(Drop()) == BanyanHost.Transition(insertion: effects, removal: effects))
  }

  @Test func `a symbol comes and goes faded and scaled`() {
    let effects: [BanyanHost.Transition.Effect] = [.fade, .scale(0.5, anchor: .center)]
    let both = BanyanHost.Transition(insertion: effects, removal: effects)
    #expect([sent(.symbolEffect), sent(.symbolEffect(.disappear))] == [both, both])
  }

  @Test func `a modifier has an animation of its own`() {
    for isOfTransaction in [true, false] {
      let app = app(nil) { isOn in
        let effect = _OpacityEffect(opacity: isOn ? 0.5 : 1)
        if isOfTransaction {
          Text("view").modifier(effect.transaction { $0.animation = .linear(duration: 1) })
        } else {
          Text("view").modifier(effect.animation(.linear(duration: 1)))
        }
      }
      let box = app.window.all[0].id
      app.window.button("Switch").tap()
      #expect(app.window.mutations == [.animated(linear, [.set(box, .opacity(0.5))])])
    }
  }

  /// Decided: the blur is 7 points, and the scale a tenth less or more.
  @Test func `MD17 a view that replaces another comes and goes blurred, faded and scaled`() {
    func blurred(_ scale: Double) -> [BanyanHost.Transition.Effect] {
      [.fade, .filter(.blur(radius: 7)), .scale(scale, anchor: .center)]
    }
    #expect(
      [sent(.blurReplace), sent(.blurReplace(.upUp))] == [
        BanyanHost.Transition(insertion: blurred(0.9), removal: blurred(0.9)),
        BanyanHost.Transition(insertion: blurred(0.9), removal: blurred(1.1)),
      ])
  }

  /// Decided: a view that leaves with a transition has left the tree at once; only the host still
  /// shows it. It therefore ignores preferences, and disappears in the update that removes it.
  @Test func `K10 a view that leaves with a transition no longer contributes`() {
    struct Count: PreferenceKey {
      static let defaultValue = 0
      static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
    }
    let trace = Trace<String>()
    let app = app { isOn in
      VStack {
        Color.red.preference(key: Count.self, value: 1)
        if isOn {
          Color.blue.preference(key: Count.self, value: 1).transition(.opacity)
            .onDisappear { trace("disappear") }
        }
      }
      .onPreferenceChange(Count.self) { trace("\($0)") }
    }
    trace.reset()
    app.window.button("Switch").tap()
    #expect(trace.events == ["2"])
    app.window.button("Switch").tap()
    #expect(Set(trace.events) == ["2", "disappear", "1"] && trace.events.count == 3)
  }

  @Test func `E11 a view that goes at once disappears before the new one appears`() {
    struct View1: View {
      let trace: Trace<String>
      @State private var isOn = false
      var body: some View {
        Button("Switch") { isOn.toggle() }
        Text("view")
          .onAppear { trace("appear \(isOn)") }
          .onDisappear { trace("disappear \(isOn)") }
          .transition(.identity)
          .id(isOn)
        if isOn { branch } else { branch }
      }
      var branch: some View {
        Text("branch")
          .onAppear { trace("branch appears") }
          .onDisappear { trace("branch disappears") }
          .transition(.identity)
      }
    }
    let trace = Trace<String>()
    let app = TestApp(View1(trace: trace))
    trace.reset()
    app.window.button("Switch").tap()
    #expect(
      trace.events == [
        "disappear true", "appear true", "branch disappears", "branch appears",
      ])
  }

  @Test func `L06 logical completion comes before removal`() async {
    struct Screen: View {
      let trace: Trace<String>
      @State private var isFaint = false
      @State private var isFainter = false
      var body: some View {
        Text("view").opacity(isFaint ? 0.5 : 1)
        Text("other").opacity(isFainter ? 0.2 : 1)
        Button("Write") {
          withAnimation(.spring(duration: 1), completionCriteria: .removed) {
            isFaint = true
          } completion: {
            trace("removed")
          }
          withAnimation(.spring(duration: 1)) {
            isFainter = true
          } completion: {
            trace("complete")
          }
        }
      }
    }
    let trace = Trace<String>()
    let still = TestApp(Screen(trace: trace))
    still.window.button("Write").tap()
    #expect(trace.events == ["complete", "removed"])

    trace.reset()
    let moving = TestApp(Screen(trace: trace))
    moving.window.showsMotion = true
    moving.window.button("Write").tap()
    #expect(trace.events == [])
    await moving.clock.advance(by: .seconds(1))
    #expect(trace.events == ["complete"])
    await moving.clock.advance(by: .seconds(9))
    #expect(trace.events == ["complete", "removed"])
  }

  /// The elements that an animated change has inserted.
  private func comings(_ app: TestApp) -> [ElementID] { changes(app).inserted }

  /// The elements that animated changes have inserted and removed.
  private func changes(_ app: TestApp) -> (inserted: [ElementID], removed: [ElementID]) {
    var changes: (inserted: [ElementID], removed: [ElementID]) = ([], [])
    for case .animated(_, let animated) in app.window.mutations {
      for mutation in animated {
        switch mutation {
        case .insert(let id, _, _): changes.inserted.append(id)
        case .remove(let id): changes.removed.append(id)
        default: continue
        }
      }
    }
    return changes
  }

  @Test func `MD02 a transition needs an animation from around the condition`() {
    let inside = app(nil) { isOn in
      VStack {
        if isOn {
          Text("view").transition(.opacity).animation(.linear(duration: 1), value: isOn)
        }
      }
    }
    let outside = app(nil) { isOn in
      VStack { if isOn { Text("view").transition(.opacity) } }
        .animation(.linear(duration: 1), value: isOn)
    }
    let counts = [inside, outside].map { app in
      app.window.button("Switch").tap()
      app.window.button("Switch").tap()
      return [changes(app).inserted.count, changes(app).removed.count]
    }
    #expect(counts == [[0, 0], [1, 1]])
  }

  @Test func `MD03 MD04 what comes with its container does not come by a transition of its own`() {
    let app = app {
      if $0 { VStack { Text("view").transition(.move(edge: .top)) } }
    }
    app.window.button("Switch").tap()
    let stack = app.window.all.first { $0.kind == .verticalStack && $0.id == comings(app).first }
    #expect(comings(app).count == 1)
    #expect(stack != nil && stack?.property(.transition) == nil)
  }

  @Test func `MD11 a view that comes by a transition appears once`() {
    let trace = Trace<String>()
    let app = app {
      if $0 { Text("view").onAppear { trace("appear") }.transition(.opacity) }
    }
    app.window.button("Switch").tap()
    #expect(trace.events == ["appear"])
    #expect(comings(app).count == 1)
  }

  @Test func `MB28 an animation may be logically complete before its end`() async {
    let trace = Trace<String>()
    let app = TestApp(
      Settling(trace: trace, animation: .linear(duration: 1).logicallyComplete(after: 0.25)))
    app.window.showsMotion = true
    app.window.button("Fade").tap()
    await app.clock.advance(by: .seconds(0.3))
    #expect(trace.events == ["complete"])
    await app.clock.advance(by: .seconds(0.8))
    #expect(trace.events == ["complete", "removed"])
  }

  private struct Interrupted: View {
    let trace: Trace<String>
    @State private var opacity = 1.0

    var body: some View {
      Text("view").opacity(opacity)
      Button("First") { animate("first", to: 0.5) }
      Button("Second") { animate("second", to: 0) }
    }

    private func animate(_ name: String, to end: Double) {
      withAnimation(.spring(duration: 1)) {
        opacity = end
      } completion: {
        trace(name)
      }
    }
  }

  /// Differs: also `.removed` of an animation from which another one goes on runs when its own time is over.
  @Test func `MB30 an animation that is interrupted is complete when it would have been`() async {
    let trace = Trace<String>()
    let app = TestApp(Interrupted(trace: trace))
    app.window.showsMotion = true
    app.window.button("First").tap()
    await app.clock.advance(by: .seconds(0.5))
    app.window.button("Second").tap()
    await app.clock.advance(by: .seconds(0.6))
    #expect(trace.events == ["first"])
    await app.clock.advance(by: .seconds(0.5))
    #expect(trace.events == ["first", "second"])
  }

  private struct Counting: View {
    @State private var count = 0
    var body: some View { Button("count \(count)") { count += 1 } }
  }

  /// Differs: `@State` and `@StateObject` go on, in the branches of an `if`, a `switch` or an optional and in the rows of a `ForEach` that is
  /// not lazy, and `onAppear` runs again, since `onDisappear` ran in the update that removed the view (K10). In a page the view comes anew
  /// while what has left still fades.
  @Test
  func `MD12 MI09 a view that comes back while it still leaves has its state, and later a new one`()
    async
  {
    let app = app {
      if $0 { VStack { Counting() } } else { Counting() }
    }
    for count in 0..<3 { app.window.button("count \(count)").tap() }
    app.window.button("Switch").tap()
    #expect(app.window.shows("count 0") && !app.window.shows("count 3"))
    await app.clock.advance(by: .seconds(0.5))
    app.window.button("Switch").tap()
    #expect(app.window.shows("count 3"))
    app.window.button("Switch").tap()
    await app.clock.advance(by: .seconds(1.1))
    app.window.button("Switch").tap()
    #expect(app.window.shows("count 0"))
    app.window.button("count 0").tap()
    app.window.button("Switch at once").tap()
    app.window.button("Switch at once").tap()
    #expect(app.window.shows("count 0"))
  }

  private final class Counter: ObservableObject {
    @Published var count = 0
  }

  private struct CountingObject: View {
    @StateObject private var counter = Counter()
    var body: some View { Button("object \(counter.count)") { counter.count += 1 } }
  }

  @Test func `MD12 a row that comes back while it still leaves has its state and its object`() async
  {
    let app = app {
      ForEach($0 ? [2] : [1, 2], id: \.self) { row in
        if row == 1 {
          Counting()
          CountingObject()
        }
      }
    }
    for name in ["count 0", "object 0", "object 1"] { app.window.button(name).tap() }
    app.window.button("Switch").tap()
    #expect(!app.window.shows("count 1") && !app.window.shows("object 2"))
    await app.clock.advance(by: .seconds(0.5))
    app.window.button("Switch").tap()
    app.window.button("object 2").tap()
    #expect(app.window.shows("count 1") && app.window.shows("object 3"))
    app.window.button("Switch").tap()
    await app.clock.advance(by: .seconds(1.1))
    app.window.button("Switch").tap()
    #expect(app.window.shows("count 0") && app.window.shows("object 0"))
  }

  private struct Completing: View {
    let trace: Trace<String>
    let animation: Animation
    @State private var isOn = false
    @State private var number = 0

    var body: some View {
      let _ = number
      Text("view").opacity(isOn ? 0.5 : 1)
      Color.red.opacity(isOn ? 0.5 : 1).animation(.linear(duration: 2), value: isOn)
      Button("Fade") { animate { isOn.toggle() } }
      Button("Count") { animate { number += 1 } }
    }

    private func animate(_ change: () -> Void) {
      withAnimation(animation, completionCriteria: .removed, change) { trace("removed") }
      withAnimation(animation, change) { trace("complete") }
    }
  }

  /// The completions that have run some seconds after a change.
  private func completed(
    _ button: String, _ animation: Animation, at times: [Double]
  ) async -> [[String]] {
    let trace = Trace<String>()
    let app = TestApp(Completing(trace: trace, animation: animation))
    app.window.showsMotion = true
    app.window.button(button).tap()
    var now = 0.0
    var seen: [[String]] = []
    for time in times {
      await app.clock.advance(by: .seconds(time - now))
      now = time
      seen.append(trace.events.sorted())
    }
    return seen
  }

  @Test func `MB29 MI12 a completion waits for all that the change has animated`() async {
    let seen = await completed("Fade", .linear(duration: 1), at: [0.5, 1.5, 2.5])
    #expect(seen == [[], [], ["complete", "removed"]])
  }

  @Test func `MB29 a completion follows the update if nothing was animated`() async {
    let seen = await completed("Count", .linear(duration: 1), at: [0])
    #expect(seen == [["complete", "removed"]])
  }

  private struct Settling: View {
    let trace: Trace<String>
    let animation: Animation
    @State private var isOn = false

    var body: some View {
      Text("view").opacity(isOn ? 0.5 : 1)
      Button("Fade") {
        withAnimation(animation, completionCriteria: .removed) {
          isOn.toggle()
        } completion: {
          trace("removed")
        }
        withAnimation(animation) {
          isOn.toggle()
        } completion: {
          trace("complete")
        }
      }
    }
  }

  /// Decided: whatever the distance, the time is that of a way over 100 points.
  @Test(arguments: [(1.0, 1.27), (0.825, 0.98), (0.7, 1.14)])
  func `MB28 a spring is removed when it rests, and complete after its response`(
    damping: Double, rest: Double
  ) async {
    let trace = Trace<String>()
    let app = TestApp(
      Settling(trace: trace, animation: .spring(response: 0.5, dampingFraction: damping)))
    app.window.showsMotion = true
    app.window.button("Fade").tap()
    await app.clock.advance(by: .seconds(0.49))
    #expect(trace.events == [])
    await app.clock.advance(by: .seconds(rest - 0.02 - 0.49))
    #expect(trace.events == ["complete"])
    await app.clock.advance(by: .seconds(0.03))
    #expect(trace.events == ["complete", "removed"])
  }

  @Test(arguments: [
    (Animation.easeIn(duration: 2).speed(2), Motion(.bezier(0.42, 0, 1, 1), duration: 1)),
    (.linear(duration: 1).delay(3), Motion(.bezier(0, 0, 1, 1), duration: 1, delay: 3)),
    (
      .linear(duration: 1).repeatForever(),
      Motion(.bezier(0, 0, 1, 1), duration: 1, repetitions: nil, reverses: true)
    ),
    (
      .linear(duration: 1).repeatCount(3, autoreverses: false),
      Motion(.bezier(0, 0, 1, 1), duration: 1, repetitions: 3)
    ),
    (.linear(duration: -.infinity).speed(0), Motion(.bezier(0, 0, 1, 1), duration: 0)),
    // It swings on as far as before, and no further.
    (.spring(duration: 1, bounce: 3), Motion(.spring(response: 1, damping: 0), duration: 10)),
  ])
  func `an animation says how it moves`(animation: Animation, motion: Motion) {
    let app = app(animation) { Text("view").opacity($0 ? 0.5 : 1) }
    app.window.button("Switch").tap()
    guard case .animated(let sent, _)? = app.window.mutations.first else {
      Issue.record("\(app.window.mutations)")
      return
    }
    #expect(sent == motion)
  }

  private struct Filling: View {
    @State private var rows = [1]
    var body: some View {
      VStack {
        ForEach(rows, id: \.self) { Text("row \($0)") }
        Button("Add") { rows.append(rows.count + 1) }
      }
      .onAppear { withAnimation(.linear(duration: 1)) { rows.append(2) } }
    }
  }

  @Test
  func
    `views that are added with an animation before their container is shown leave no motion for later ones`()
  {
    let app = app(nil) { if $0 { Filling() } }
    app.window.button("Switch at once").tap()
    #expect(app.window.texts.contains("row 2"))
    app.reset()
    app.window.button("Add").tap()
    let moved = app.window.mutations.filter { if case .animated = $0 { true } else { false } }
    #expect(app.window.texts.contains("row 3") && moved == [])
  }
}
