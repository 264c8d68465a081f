import Testing

@testable import BanyanTool

@Suite("Names without effect")
struct EffectlessNamesTests {
  @Test("are reported once, with the first place and the reason")
  func once() {
    var names = EffectlessNames()
    let source = """
      import SwiftUI
      // .toolbarRole(.editor)
      struct Counter: View {
        var body: some View {
          Text("sensoryFeedback")
            .sensoryFeedback(.success, trigger: 1)
            .sensoryFeedback(.error, trigger: 2)
        }
      }
      """
    let note =
      "Counter.swift:6: note: 'sensoryFeedback' has no effect here: a browser has no haptic feedback, like an iPad"
    #expect(names.notes(on: [("Counter.swift", source)]) == [note])
    #expect(names.notes(on: [("Counter.swift", source)]) == [])
  }

  @Test("are not reported where a program has declared them itself")
  func declared() {
    var names = EffectlessNames()
    let source = """
      struct PreviewDevice { static let phone = PreviewDevice() }
      extension View { func toolbarRole(_ role: Int) -> some View { self } }
      let view = Text("").toolbarRole(1)
      """
    #expect(names.notes(on: [("Own.swift", source)]) == [])
  }

  @Test("do not include a word that has an effect elsewhere")
  func effective() {
    var names = EffectlessNames()
    let source = """
      DatePicker("Day", selection: $day).datePickerStyle(.graphical)
      TextEditor(text: $text).textEditorStyle(.plain)
      """
    #expect(names.notes(on: [("Editor.swift", source)]) == [])
  }
}
