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
        (175, 45, 50, 20) text "plain" 17pt #000000
        (150, 65, 100, 20) text "borderless" 17pt #0069d9
        (148, 85, 104, 34) rounded 10 #0069d9 12%
        (160, 92, 80, 20) text "bordered" 17pt #0056b2
        (143, 119, 114, 34) rounded 10 #0069d9
        (155, 126, 90, 20) text "prominent" 17pt #ffffff
        (158, 153, 84, 34) rounded 10 #d70015
        (170, 160, 60, 20) text "delete" 17pt #ffffff
        (173, 187, 54, 34) rounded 10 #787880 18%
        (185, 194, 30, 20) text "off" 17pt #3c3c43 30%
        (158, 221, 84, 34) capsule #34c759 12%
        (170, 228, 60, 20) text "tinted" 17pt #2ba349
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
        (83, 16, 34, 34) rounded 10 #3d9bff 22%
        (95, 23, 10, 20) text "a" 17pt #73b7ff
        (83, 50, 34, 34) rounded 10 #2b6cb3
        (95, 57, 10, 20) text "b" 17pt #ffffff
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
        (0, 7.5, 10, 20) text "a" 17pt #000000
        (149, 2, 51, 31) capsule #34c759
        (171, 4, 27, 27) shadow of circle #000000 20% 6pt at 0 2
        (171, 4, 27, 27) circle #ffffff
        (190, 38.5, 10, 20) text "b" 17pt #000000 at the right
        (0, 33, 51, 31) capsule #787880 18%
        (22, 35, 27, 27) shadow of circle #000000 20% 6pt at 0 2
        (22, 35, 27, 27) circle #ffffff
        (83, 64, 34, 34) rounded 10 #0069d9
        (95, 71, 10, 20) text "c" 17pt #ffffff
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
        (0, 32.5, 200, 4) capsule #787880 18%
        (0, 32.5, 100, 4) capsule #0069d9
        (86.5, 21, 27, 27) shadow of circle #000000 14% 8pt at 0 3
        (86.5, 21, 27, 27) shadow of circle #000000 20% 4pt at 0 0.5
        (86.5, 21, 27, 27) circle #ffffff
        (0, 50, 200, 31) opacity 0.45:
          (0, 13.5, 200, 4) capsule #787880 18%
          (100, 13.5, 100, 4) capsule #0069d9
          (86.5, 2, 27, 27) shadow of circle #000000 14% 8pt at 0 3
          (86.5, 2, 27, 27) shadow of circle #000000 20% 4pt at 0 0.5
          (86.5, 2, 27, 27) circle #ffffff
        """)
  }

  @Test func aStepperHasTwoButtons() {
    let app = DrawnApp { Stepper("Count", value: .constant(1)) }
    #expect(
      app.wording == """
        (0, 40, 50, 20) text "Count" 17pt #000000
        (106, 34, 94, 32) rounded 9 #787880 18%
        (106, 38.95, 47, 22.1) text symbol minus 17pt #000000 centered 1 line
        (153, 38.95, 47, 22.1) text symbol plus 17pt #000000 centered 1 line
        (152.5, 41, 1, 18) rectangle #3c3c43 29%
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
        (0, -1.05, 200, 22.1) text "Name" 17pt #3c3c43 60% 1 line
        (0, 20, 200, 34) rounded 9 #ffffff
        (0.5, 20.5, 199, 33) line rounded 8.5 1pt #3c3c43 29%
        (11, 25.95, 178, 22.1) text "Ann" 17pt #000000 1 line
        (0, 52.95, 200, 22.1) text "•••" 17pt #000000 at the right 1 line
        (0, 74, 200, 126) clipped to a rectangle:
          (0, 0, 200, 126) rounded 9 #ffffff
          (11, 8, 178, 110) text "long" 17pt #000000
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
        (75, 22, 30, 20) text "One" 17pt #0069d9
        (123, 25, 8, 14) path M0 5.6 L4 0 L8 5.6 Z M0 8.4 L8 8.4 L4 14 Z #0069d9
        (0, 49, 200, 32) rounded 9 #787880 18%
        (2, 51, 98, 28) shadow of rounded 7 #000000 16% 4pt at 0 1
        (2, 51, 98, 28) rounded 7 #ffffff
        (6, 55.9, 90, 18.2) text "One" 14pt 500 #000000 centered 1 line
        (104, 55.9, 90, 18.2) text "Two" 14pt 500 #000000 centered 1 line
        (0, 81, 200, 216) clipped to a rectangle, masked by linear gradient from 0.5 0 to 0.5 1: #000000 0% at 0, #000000 at 0.4, #000000 at 0.6, #000000 0% at 1:
          (0, 90, 200, 36) rounded 9 #787880 18%
          (20, 95.5, 160, 25) text "One" 20pt #000000 centered 1 line
          (20, 131.5, 160, 25) text "Two" 20pt #3c3c43 75% centered 1 line
        (71, 309, 30, 20) text "One" 17pt #000000
        (71, 353, 30, 20) text "Two" 17pt #000000
        (109, 310, 18, 18) symbol checkmark 600 #0069d9
        (71, 341, 58, 1) rectangle #3c3c43 29%
        """)
  }

  @ViewBuilder private var options: some View {
    Text("One").tag(1)
    Text("Two").tag(2)
  }

  @Test func optionsOfAGroupHaveCircles() {
    let app = DrawnApp {
      Picker("Group", selection: .constant(1)) { options }.pickerStyle(.radioGroup).labelsHidden()
    }
    #expect(
      app.wording == """
        (98, 26, 30, 20) text "One" 17pt #000000
        (98, 54, 30, 20) text "Two" 17pt #000000
        (72, 27, 18, 18) circle #0069d9
        (77.5, 32.5, 7, 7) circle #ffffff
        (72, 55, 18, 18) circle #ffffff
        (72.75, 55.75, 16.5, 16.5) line circle 1.5pt #3c3c43 30%
        """)
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
        (34, 19, 132, 34) rounded 8 #787880 18%
        (34, 25.6, 132, 20.8) text "Jan 1, 1970" 16pt #000000 centered 1 line
        (86, 53, 28, 28) circle angular gradient from -90° to 270°: #ff3b30 at 0, #ffcc00 at 0.17, #34c759 at 0.33, #32ade6 at 0.5, #007aff at 0.67, #af52de at 0.83, #ff3b30 at 1
        (89, 56, 22, 22) circle #ffffff
        (91, 58, 18, 18) circle #ff3b30
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
        (0, 49, 200, 4) capsule #787880 18%
        (0, 49, 50, 4) capsule #0069d9
        (90, 53, 20, 20) line path M10 1.4 C14.75 1.4 18.6 5.25 18.6 10 C18.6 14.75 14.75 18.6 10 18.6 C5.25 18.6 1.4 14.75 1.4 10 C1.4 5.25 5.25 1.4 10 1.4 2.8pt #787880 18%
        (90, 53, 20, 20) line path M10 1.4 C14.75 1.4 18.6 5.25 18.6 10 2.8pt #0069d9
        (18, 80.5, 182, 5) capsule #0069d9
        (103, 77, 12, 12) circle #0069d9
        (105.5, 79.5, 7, 7) circle #ffffff
        (0, 73, 10, 20) text "g" 17pt #000000
        (71, 93, 58, 58) line path M29 2.47 C43.65 2.47 55.54 14.35 55.54 29 C55.54 43.65 43.65 55.54 29 55.54 C14.35 55.54 2.47 43.65 2.47 29 C2.47 14.35 14.35 2.47 29 2.47 4.93pt #0069d9 25%
        (71, 93, 58, 58) line path M29 2.47 C43.65 2.47 55.54 14.35 55.54 29 C55.54 43.65 43.65 55.54 29 55.54 4.93pt #0069d9
        (77, 110.3, 46, 23.4) text "50" 18pt 500 #000000 centered 1 line
        """)
  }

  @Test func aSpinnerHasEightSpokes() {
    let app = DrawnApp { ProgressView() }
    #expect(
      app.wording == """
        (100, 41, 0, 4) line path M0 4 L0 0 2pt #8e8e93
        (103.54, 43.64, 2.83, 2.83) line path M0 2.83 L2.83 0 2pt #8e8e93 34.38%
        (105, 50, 4, 0) line path M0 0 L4 0 2pt #8e8e93 43.75%
        (103.54, 53.54, 2.83, 2.83) line path M0 0 L2.83 2.83 2pt #8e8e93 53.13%
        (100, 55, 0, 4) line path M0 0 L0 4 2pt #8e8e93 62.5%
        (93.64, 53.54, 2.83, 2.83) line path M2.83 0 L0 2.83 2pt #8e8e93 71.88%
        (91, 50, 4, 0) line path M4 0 L0 0 2pt #8e8e93 81.25%
        (93.64, 43.64, 2.83, 2.83) line path M2.83 2.83 L0 0 2pt #8e8e93 90.63%
        """)
  }

  @Test func labelsStandAroundBars() {
    let app = DrawnApp(height: 300) {
      VStack(alignment: .leading, spacing: 0) {
        ProgressView(value: 0.25) {
          Text("p")
        } currentValueLabel: {
          Text("25")
        }
        Gauge(value: 0.5) {
          Text("g")
        } currentValueLabel: {
          Text("50")
        } minimumValueLabel: {
          Text("0")
        } maximumValueLabel: {
          Text("100")
        }
        Gauge(value: 0.5) { Text("name") }.gaugeStyle(.accessoryLinearCapacity)
        Gauge(value: 0.5) {
          Text("unseen")
        } currentValueLabel: {
          EmptyView()
        } minimumValueLabel: {
          Text("0")
        } maximumValueLabel: {
          Text("9")
        }
        .gaugeStyle(.accessoryLinear)
        ProgressView("large", value: 0.5).progressViewStyle(.circular).controlSize(.large)
      }
    }
    #expect(
      app.wording == """
        (0, 36, 10, 20) text "p" 17pt #000000
        (0, 72, 20, 20) text "25" 13pt #3c3c43 75%
        (0, 62, 200, 4) capsule #787880 18%
        (0, 62, 50, 4) capsule #0069d9
        (18, 124, 144, 6) capsule #787880 18%
        (18, 124, 72, 6) capsule #0069d9
        (0, 92, 10, 20) text "g" 17pt #000000
        (0, 142, 20, 20) text "50" 13pt #3c3c43 75%
        (0, 117, 10, 20) text "0" 13pt #3c3c43 75%
        (170, 117, 30, 20) text "100" 13pt #3c3c43 75%
        (48, 169, 152, 6) capsule #787880 18%
        (48, 169, 76, 6) capsule #0069d9
        (0, 162, 40, 20) text "name" 17pt #000000
        (18, 189.5, 164, 5) capsule #0069d9
        (94, 186, 12, 12) circle #0069d9
        (96.5, 188.5, 7, 7) circle #ffffff
        (0, 182, 10, 20) text "0" 13pt #3c3c43 75%
        (190, 182, 10, 20) text "9" 13pt #3c3c43 75%
        (0, 244, 50, 20) text "large" 17pt #000000
        (7, 202, 36, 36) line path M18 2.52 C26.55 2.52 33.48 9.45 33.48 18 C33.48 26.55 26.55 33.48 18 33.48 C9.45 33.48 2.52 26.55 2.52 18 C2.52 9.45 9.45 2.52 18 2.52 5.04pt #787880 18%
        (7, 202, 36, 36) line path M18 2.52 C26.55 2.52 33.48 9.45 33.48 18 C33.48 26.55 26.55 33.48 18 33.48 5.04pt #0069d9
        """)
  }

  @Test func aGroupThatOpensInARowHasRows() {
    let app = DrawnApp(height: 300) {
      List {
        DisclosureGroup("more", isExpanded: .constant(true)) {
          Text("a")
          Toggle("b", isOn: .constant(true)).toggleStyle(.checkbox)
        }
      }
      .listStyle(.plain)
    }
    #expect(
      app.wording == """
        (0, 0, 200, 300) clipped to a rectangle:
          (0, 0, 200, 300) rectangle #ffffff
          (16, 12, 40, 20) text "more" 17pt #000000
          (171, 19.5, 10, 5) line path M10 0 L5 5 L0 0 2pt #0069d9
          (32, 56, 10, 20) text "a" 17pt #000000
          (62, 100, 10, 20) text "b" 17pt #000000
          (32, 100, 20, 20) rounded 6 #0069d9
          (33, 101, 18, 18) symbol checkmark #ffffff
          (32, 44, 152, 1) rectangle #3c3c43 29%
          (32, 88, 152, 1) rectangle #3c3c43 29%
        """)
  }

  @Test func inlineOptionsAreRowsOfAList() {
    let app = DrawnApp(height: 400) {
      List {
        Picker("Pick", selection: .constant(2)) {
          Text("1").tag(1)
          Section("Others") {
            Text("2").tag(2)
            Text("3").tag(3)
          }
        }
        .pickerStyle(.inline)
        Picker("Menu", selection: .constant(2)) {
          Section("Others") { Text("2").tag(2) }
        }
        .pickerStyle(.menu)
      }
      .listStyle(.plain)
    }
    #expect(
      app.wording == """
        (0, 0, 200, 400) clipped to a rectangle:
          (0, 0, 200, 400) rectangle #ffffff
          (16, 10, 40, 20) text "Pick" 14pt #3c3c43 75%
          (16, 48, 10, 20) text "1" 17pt #000000
          (16, 90, 60, 20) text "Others" 13pt #3c3c43 75%
          (16, 124, 10, 20) text "2" 17pt #000000
          (16, 168, 10, 20) text "3" 17pt #000000
          (164, 125, 18, 18) symbol checkmark 600 #0069d9
          (16, 156, 184, 1) rectangle #3c3c43 29%
          (16, 213, 40, 20) text "Menu" 17pt #000000
          (160, 213, 10, 20) text "2" 17pt #0069d9
          (176, 216, 8, 14) path M0 5.6 L4 0 L8 5.6 Z M0 8.4 L8 8.4 L4 14 Z #0069d9
          (16, 201, 184, 1) rectangle #3c3c43 29%
        """)
  }

  @Test func aDateAndATimeHaveAnAreaEach() {
    let app = DrawnApp(width: 400) {
      DatePicker("Start", selection: .constant(Date(timeIntervalSince1970: 0)))
        .environment(\.timeZone, .gmt).labelsHidden()
    }
    #expect(
      app.wording == """
        (80, 33, 132, 34) rounded 8 #787880 18%
        (218, 33, 102, 34) rounded 8 #787880 18%
        (80, 39.6, 132, 20.8) text "Jan 1, 1970" 16pt #000000 centered 1 line
        (218, 39.6, 102, 20.8) text "12:00 AM" 16pt #000000 centered 1 line
        """)
  }

  @Test func onlyTheTitleOfALabelIsSeen() {
    let app = DrawnApp {
      VStack(alignment: .leading, spacing: 0) {
        Label("title", systemImage: "star").labelStyle(.titleOnly)
        ControlGroup("unseen") {
          Button("a") {}
          Button("b") {}
        }
      }
    }
    #expect(
      app.wording == """
        (58, 24, 50, 20) text "title" 17pt #000000
        (58, 44, 84, 32) rounded 10 #787880 18%
        (72, 50, 10, 20) text "a" 17pt #000000
        (118, 50, 10, 20) text "b" 17pt #000000
        (104, 44, 1, 32) rectangle #3c3c43 29%
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
        (0, 39.5, 200, 80) rounded 12 #f2f2f7
        (16, 55.5, 30, 20) text "Box" 17pt 600 #000000
        (16, 83.5, 20, 20) text "in" 17pt #000000
        (0, 119.5, 50, 20) text "Group" 17pt #000000
        (187, 127, 10, 5) line path M10 0 L5 5 L0 0 2pt #0069d9
        (0, 139.5, 20, 20) text "in" 17pt #000000
        (0, 159.5, 200, 1) rectangle #3c3c43 29%
        """)
  }

  @Test func aSpinnerTurnsWithTime() {
    var app = DrawnApp { ProgressView() }
    app.builder.time = 3.25
    #expect(
      app.wording == """
        (100, 41, 0, 4) line path M0 4 L0 0 2pt #8e8e93 81.25%
        (103.54, 43.64, 2.83, 2.83) line path M0 2.83 L2.83 0 2pt #8e8e93 90.63%
        (105, 50, 4, 0) line path M0 0 L4 0 2pt #8e8e93
        (103.54, 53.54, 2.83, 2.83) line path M0 0 L2.83 2.83 2pt #8e8e93 34.38%
        (100, 55, 0, 4) line path M0 0 L0 4 2pt #8e8e93 43.75%
        (93.64, 53.54, 2.83, 2.83) line path M2.83 0 L0 2.83 2pt #8e8e93 53.13%
        (91, 50, 4, 0) line path M4 0 L0 0 2pt #8e8e93 62.5%
        (93.64, 43.64, 2.83, 2.83) line path M2.83 2.83 L0 0 2pt #8e8e93 71.88%
        """)
  }

  @Test func aButtonThatIsPressedIsFainter() {
    var app = DrawnApp(height: 200) {
      VStack(spacing: 0) {
        Button("Press") {}
        List { Button("Row") {} }
      }
    }
    app.press(.button)
    let first = app.wording
    app.press(.button, in: .list)
    #expect(
      first + "\n" + app.wording == """
        (75, 0, 50, 20) opacity 0.4:
          (0, 0, 50, 20) text "Press" 17pt #0069d9
        (0, 20, 200, 180) clipped to a rectangle:
          (0, 0, 200, 180) rectangle #f2f2f7
          (16, 20, 168, 44) rounded 12 #ffffff
          (32, 32, 30, 20) text "Row" 17pt #0069d9
        (75, 0, 50, 20) text "Press" 17pt #0069d9
        (0, 20, 200, 180) clipped to a rectangle:
          (0, 0, 200, 180) rectangle #f2f2f7
          (16, 20, 168, 44) rounded 12 #ffffff
          (16, 20, 168, 44) rounded 12 #3c3c43 18%
          (32, 32, 30, 20) text "Row" 17pt #0069d9
        """)
  }
}
