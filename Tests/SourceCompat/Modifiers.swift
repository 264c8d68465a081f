// Custom modifiers, and accessibility.
import SwiftUI

struct Card: ViewModifier {
  @State private var isOpen = false
  var title = ""

  func body(content: Content) -> some View {
    let _ = Self._printChanges()
    let _ = Self._logChanges()
    VStack {
      Toggle(title, isOn: $isOpen)
      if isOpen { content }
    }
  }
}

struct Framed: ViewModifier {
  func body(content: Content) -> some View { content.padding() }
}

extension View {
  func card(_ title: String) -> some View { modifier(Card(title: title)) }
}

struct Letter: View {
  let summary: String

  var body: some View {
    Text("Dear").card("Letter")
    Text("Dear").modifier(Card().concat(Framed()))
    ModifiedContent(content: Text("Dear"), modifier: Framed())
    Text("Dear")
      .accessibilityIdentifier("greeting")
      .accessibilityLabel("Greeting")
      .accessibilityLabel(summary)
      .accessibilityLabel(Text("Greeting"))
      .accessibilityHeading(.unspecified)
      .accessibilityAddTraits(.isHeader)
  }
}

@MainActor
func taken() -> (Text, Framed) {
  let framed = ModifiedContent(content: Text("Dear"), modifier: Framed())
  return (framed.content, framed.modifier)
}

let levels: [AccessibilityHeadingLevel] = [.h1, .h2, .h3, .h4, .h5, .h6]
let level = AccessibilityHeadingLevel(rawValue: 1)

struct Feeling: View {
  let count: Int

  var body: some View {
    Text("A")
      .sensoryFeedback(.success, trigger: count)
      .sensoryFeedback(.impact(weight: .heavy, intensity: 0.5), trigger: count) { $0 < $1 }
      .sensoryFeedback(trigger: count) { old, new in old < new ? .increase : nil }
  }
}

let feedbacks: [SensoryFeedback] = [
  .success, .warning, .error, .selection, .increase, .decrease, .start, .stop, .alignment,
  .levelChange, .impact, .impact(weight: .light), .impact(weight: .medium), .impact(weight: .heavy),
  .impact(flexibility: .rigid), .impact(flexibility: .solid),
  .impact(flexibility: .soft, intensity: 1),
]
