import Foundation
import SwiftUICore
import Testing

@MainActor
struct ControlDrawingTests {
  @Test func buttonsHaveTheirStyles() {
    let app = DrawnApp(width: 400, height: 300) {
      VStack(spacing: 0) {
        Button("plain") {}.buttonStyle(.plain)
        Button("borderless") {}
        Button("bordered") {}.buttonStyle(.bordered)
        Button("prominent") {}.buttonStyle(.borderedProminent)
        Button("delete", role: .destructive) {}.buttonStyle(.borderedProminent)
        Button("off") {}.buttonStyle(.bordered).disabled(true)
        Button("tinted") {}.buttonStyle(.bordered).buttonBorderShape(.capsule).tint(.green)
      }
    }
    #expect(
      app.wording == """
        @@
        """)
  }

  @Test func inTheDarkBorderedButtonsAreLighter() {
    let app = DrawnApp(appearance: .dark) {
      VStack(spacing: 0) {
        Button("a") {}.buttonStyle(.bordered)
        Button("b") {}.buttonStyle(.borderedProminent)
      }
    }
    #expect(
      app.wording == """
        @@
        """)
  }

  @Test func aSwitchIsAtTheEndOfItsLabel() {
    let app = DrawnApp {
      VStack(spacing: 0) {
        Toggle("a", isOn: .constant(true))
        Toggle("b", isOn: .constant(false)).environment(\.layoutDirection, .rightToLeft)
        Toggle("c", isOn: .constant(true)).toggleStyle(.button)
      }
    }
    #expect(
      app.wording == """
        @@
        """)
  }

  @Test func aSliderIsFilledUpToItsKnob() {
    let app = DrawnApp {
      VStack(spacing: 0) {
        Slider(value: .constant(0.5))
        Slider(value: .constant(0.5)).environment(\.layoutDirection, .rightToLeft).disabled(true)
      }
    }
    #expect(
      app.wording == """
        @@
        """)
  }

  @Test func aStepperHasTwoButtons() {
    let app = DrawnApp { Stepper("Count", value: .constant(1)) }
    #expect(
      app.wording == """
        @@
        """)
  }

  @Test func fieldsShowTheirTextOrPlaceholder() {
    let app = DrawnApp(height: 200) {
      VStack(spacing: 0) {
        TextField("Name", text: .constant(""))
        TextField("Name", text: .constant("Ann")).textFieldStyle(.roundedBorder)
        SecureField("Password", text: .constant("abc")).multilineTextAlignment(.trailing)
        TextEditor(text: .constant("long"))
      }
    }
    #expect(
      app.wording == """
        @@
        """)
  }

  @Test func pickersShowTheirSelection() {
    let app = DrawnApp(height: 400) {
      VStack(spacing: 0) {
        Picker("Menu", selection: .constant(1)) { options }
        Picker("Segments", selection: .constant(1)) { options }.pickerStyle(.segmented)
        Picker("Wheel", selection: .constant(1)) { options }.pickerStyle(.wheel)
        Picker("Inline", selection: .constant(1)) { options }.pickerStyle(.inline)
      }.labelsHidden()
    }
    #expect(
      app.wording == """
        @@
        """)
  }

  @ViewBuilder private var options: some View {
    Text("One").tag(1)
    Text("Two").tag(2)
  }

  @Test func aDateAndAColorAreShownInTheirControls() {
    let app = DrawnApp {
      VStack(spacing: 0) {
        DatePicker(
          "Date", selection: .constant(Date(timeIntervalSince1970: 0)),
          displayedComponents: .date)
        ColorPicker("Color", selection: .constant(.red))
      }.labelsHidden()
    }
    #expect(
      app.wording == """
        @@
        """)
  }

  @Test func progressIsABarOrARing() {
    let app = DrawnApp(height: 200) {
      VStack(spacing: 0) {
        ProgressView(value: 0.25)
        ProgressView(value: 0.25).progressViewStyle(.circular)
        Gauge(value: 0.5) { Text("g") }.gaugeStyle(.accessoryLinear)
        Gauge(value: 0.5) {
          Text("g")
        } currentValueLabel: {
          Text("50")
        }
        .gaugeStyle(.accessoryCircularCapacity)
      }
    }
    #expect(
      app.wording == """
        @@
        """)
  }

  @Test func aSpinnerHasEightSpokes() {
    let app = DrawnApp { ProgressView() }
    #expect(
      app.wording == """
        @@
        """)
  }

  @Test func groupsStandOnAreas() {
    let app = DrawnApp(height: 200) {
      VStack(spacing: 0) {
        GroupBox("Box") { Text("in") }
        DisclosureGroup("Group", isExpanded: .constant(true)) { Text("in") }
        Divider()
      }
    }
    #expect(
      app.wording == """
        @@
        """)
  }
}
