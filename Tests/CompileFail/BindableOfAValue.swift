// Bindings are made to the properties of an object that can be observed, not of a value.
import SwiftUI

struct Draft {
  var text = ""
}

@Observable
final class Document {
  var text = ""
}

struct Wrong: View {
  // expected-error@+1 {{'init(wrappedValue:)' is unavailable: The wrapped value must be an object that is Observable}}
  @Bindable var draft = Draft()
  var body: some View { Text("") }
}

struct Right: View {
  @State private var draft = Draft()
  @Bindable var document = Document()
  var body: some View {
    TextField("Draft", text: $draft.text)
    TextField("Document", text: $document.text)
  }
}
