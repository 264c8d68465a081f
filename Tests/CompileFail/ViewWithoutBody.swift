// A view has a body, and so has a modifier and an app.
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

struct Right: View {
  var body: some View { Text("a body") }
}

struct RightModifier: ViewModifier {
  func body(content: Content) -> some View { content }
}

struct RightScene: Scene {
  var body: some Scene { WindowGroup { Text("a body") } }
}
