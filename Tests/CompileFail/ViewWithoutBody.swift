// A view has a body, and so have modifiers, scenes, gestures and tabs.
import SwiftUI

// expected-error@+2 {{type 'Wrong' does not conform to protocol 'View'}}
// expected-note@+1 {{add stubs for conformance}}
struct Wrong: View {
  var text: String { "no body" }
}

// expected-error@+2 {{type 'WrongModifier' does not conform to protocol 'ViewModifier'}}
// expected-note@+1 {{add stubs for conformance}}
struct WrongModifier: ViewModifier {
  func body(of content: Content) -> some View { content }
}

// expected-error@+2 {{type 'WrongScene' does not conform to protocol 'Scene'}}
// expected-note@+1 {{add stubs for conformance}}
struct WrongScene: Scene {
  var content: some Scene { WindowGroup { Text("no body") } }
}

// expected-error@+2 {{type 'WrongGesture' does not conform to protocol 'Gesture'}}
// expected-note@+1 {{add stubs for conformance}}
struct WrongGesture: Gesture {
  var gesture: some Gesture { TapGesture() }
}

// expected-error@+2 {{type 'WrongTabs' does not conform to protocol 'TabContent'}}
// expected-note@+1 {{add stubs for conformance}}
struct WrongTabs: TabContent {
  typealias TabValue = Int
  var tabs: some TabContent<Int> { Tab("no body", systemImage: "star", value: 1) { Text("one") } }
}

struct Right: View {
  var body: some View { Text("a body") }
}

struct RightModifier: ViewModifier {
  func body(content: Content) -> some View { content }
}

struct RightScene: Scene {
  var body: some Scene { WindowGroup { Text("a body") } }
}

struct RightGesture: Gesture {
  var body: some Gesture { TapGesture() }
}

struct RightTabs: TabContent {
  typealias TabValue = Int
  var body: some TabContent<Int> { Tab("a body", systemImage: "star", value: 1) { Text("one") } }
}
