import SwiftUICore

/// What modifiers leave in the environment, and what types of transitions say about themselves.
@MainActor
@Suite struct ReadModifiers {
  private struct Bold: ButtonStyle {
    @Environment(\.keyboardShortcut) private var shortcut

    func makeBody(configuration: Configuration) -> some View {
      Text(shortcut == .defaultAction ? "bold" : "plain")
    }
  }

  @Test func `a button style reads the shortcut of its button`() {
    let app = TestApp(
      VStack {
        Button("OK") {}.keyboardShortcut(.defaultAction)
        Button("Copy") {}.keyboardShortcut("c")
        Button("Later") {}
      }.buttonStyle(Bold()))
    #expect(app.window.texts == ["bold", "plain", "plain"])
  }

  private struct Reader: View {
    @Environment(\.contentTransition) private var transition
    @Environment(\.scrollDismissesKeyboardMode) private var mode

    var body: some View {
      Text("\(transition == .opacity ? "opacity" : "other")")
      Text(
        String(describing: mode) == String(describing: ScrollDismissesKeyboardMode.never)
          ? "never" : "other")
    }
  }

  @Test func `a view reads how its content changes, and what scrolling does to the keyboard`() {
    let app = TestApp(
      VStack {
        Reader()
        Reader().contentTransition(.opacity).scrollDismissesKeyboard(.never)
      })
    #expect(app.window.texts == ["other", "other", "opacity", "never"])
  }

  private nonisolated struct Own: SwiftUICore.Transition {
    @MainActor func body(content: Content, phase: TransitionPhase) -> some View { content }
  }

  @Test func `a transition says whether it has motion`() {
    func hasMotion<T: SwiftUICore.Transition>(_ transition: T) -> Bool { T.properties.hasMotion }
    let motions = [
      hasMotion(IdentityTransition()), hasMotion(OpacityTransition()),
      hasMotion(SymbolEffectTransition(effect: .appear)), hasMotion(SlideTransition()),
      hasMotion(Own()),
      hasMotion(AsymmetricTransition(insertion: OpacityTransition(), removal: OpacityTransition())),
      hasMotion(AsymmetricTransition(insertion: OpacityTransition(), removal: SlideTransition())),
      hasMotion(OpacityTransition().combined(with: OpacityTransition().animation(.linear))),
      hasMotion(OpacityTransition().combined(with: SlideTransition())),
    ]
    #expect(motions == [false, false, true, true, true, false, true, false, true])
  }
}
