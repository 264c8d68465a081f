import BanyanHost
import BanyanTesting
import SwiftUICore
import Testing

/// Styles of controls, of an app and of the framework.
@MainActor
@Suite struct StyleTests {
  struct Twice: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button(configuration)
      Button("Again") {
        configuration.trigger()
        configuration.trigger()
      }
    }
  }

  struct Counter: View {
    @State private var count = 0

    var body: some View {
      Button("Count \(count)") { count += 1 }
    }
  }

  @Test func aStyleThatMakesButtonsActCanRunTheNewestAction() {
    let app = TestApp(Counter().buttonStyle(Twice()))
    app.window.button("Count 0").tap()
    app.reset()
    app.window.button("Again").tap()
    #expect(app.window.texts == ["Count 3", "Again"])
    #expect(app.bodies == ["Counter"])
  }

  @Test func aButtonInAStylesBodyIsInTheStyleFurtherOut() {
    let app = TestApp(Counter().buttonStyle(Twice()).buttonStyle(.bordered))
    #expect(
      app.window.all.filter { $0.kind == .button }.map { $0.property(.buttonStyle) } == [
        .buttonStyle(.bordered), .buttonStyle(.bordered),
      ])
  }

  @Test func `a button in a buttons label is in the same style`() {
    let app = TestApp(
      Button {
      } label: {
        Button("Inner") {}
      }
      .buttonStyle(Twice()))
    #expect(app.window.texts == ["Inner", "Again", "Again"])
  }

  @Test func theFrameworksStylesAreNoBodiesAndOneElement() {
    let app = TestApp(
      VStack {
        Button("A") {}.buttonStyle(.plain)
        Button("B") {}.buttonStyle(.borderedProminent).controlSize(.large)
        Button("C") {}.buttonStyle(.bordered).buttonBorderShape(.capsule)
        Button("D", role: .destructive) {}.buttonStyle(.automatic).buttonStyle(.bordered)
      })
    #expect(
      app.window.description == """
        verticalStack
          button buttonStyle: plain
            text "A"
          button buttonStyle: prominent controlSize: large
            text "B"
          button buttonStyle: bordered buttonShape: capsule
            text "C"
          button role: destructive
            text "D"
        """)
    #expect(app.bodies == [])
  }

  struct Star: ToggleStyle {
    @State private var switches = 0

    func makeBody(configuration: Configuration) -> some View {
      Button {
        configuration.isOn.toggle()
        switches += 1
      } label: {
        configuration.label
        Text(configuration.isOn ? "on" : "off")
        Text("\(switches) times")
      }
    }
  }

  struct Switches: View {
    @State private var isOn = false

    var body: some View {
      Toggle("First", isOn: $isOn)
      Toggle("Second", isOn: $isOn)
    }
  }

  @Test func aToggleStyleSwitchesItsToggleAndHasAStateForEach() {
    let app = TestApp(Switches().toggleStyle(Star()))
    app.reset()
    app.window.text("First").tap()
    #expect(app.window.texts == ["First", "on", "1 times", "Second", "on", "0 times"])
    #expect(app.bodies == ["Star", "Star"])
  }

  struct Framed: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack { Toggle(configuration) }
    }
  }

  @Test func aToggleOfAConfigurationIsTheToggle() {
    let app = TestApp(Switches().toggleStyle(Framed()))
    app.window.toggle("Second").toggle(true)
    #expect(app.window.toggle("First").isOn == true)
  }

  struct Bracketed: LabelStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
      Text(isEnabled ? "[" : "(")
      configuration.title
      configuration.icon
    }
  }

  @Test func aLabelStyleReadsTheEnvironmentOfTheLabel() {
    let app = TestApp(
      VStack {
        Label("A", systemImage: "star")
        Label("B", systemImage: "star").disabled(true)
      }
      .labelStyle(Bracketed()))
    #expect(app.window.texts == ["[", "A", "(", "B"])
  }

  struct Words: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label
      Text(configuration.fractionCompleted.map { String($0) } ?? "unknown")
      Text(configuration.currentValueLabel == nil ? "no value" : "a value")
    }
  }

  struct Work: View {
    @State private var done = 0.25

    var body: some View {
      ProgressView("Work", value: done)
      Button("On") { done += 0.25 }
    }
  }

  @Test func aProgressStyleReceivesHowFarItHasCome() {
    let app = TestApp(Work().progressViewStyle(Words()))
    app.reset()
    app.window.button("On").tap()
    #expect(app.window.changes == ["text \"0.25\" becomes \"0.5\""])
    #expect(app.bodies == ["Work", "Words"])
    #expect(
      TestApp(ProgressView().progressViewStyle(Words())).window.texts == ["unknown", "no value"])
  }

  struct Tinted: View {
    @State private var color: Color? = .red

    var body: some View {
      VStack {
        Toggle("A", isOn: .constant(true)).tint(color)
      }
      .tint(.green)
      Button("Next") { color = nil }
    }
  }

  @Test func theTintIsSentOnceForAllThatIsInside() {
    let app = TestApp(Tinted())
    let tint = { app.window.all.compactMap { $0.property(.tint) } }
    #expect(
      tint() == [
        .tint(ColorDescription(.named(.green))), .tint(ColorDescription(.named(.red))),
      ])
    app.reset()
    app.window.button("Next").tap()
    #expect(app.window.changes == ["toggle tint red becomes automatic"])
  }
}
