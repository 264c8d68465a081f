// A focus state is a Boolean, or an optional: it must be able to say that the focus is elsewhere.
import SwiftUI

enum Field: Hashable {
  case name, password
}

struct Wrong: View {
  // expected-error@+1 {{initializer 'init()' requires the types 'Field' and 'Bool' be equivalent}}
  @FocusState private var field: Field
  // expected-error@+1 {{initializer 'init()' requires the types 'Int' and 'Bool' be equivalent}}
  @FocusState private var row: Int
  var body: some View { Text("") }
}

struct WrongDefault: View {
  // expected-error@+1 {{argument passed to call that takes no arguments}}
  @FocusState private var isFocused = false
  var body: some View { Text("") }
}

struct Right: View {
  @FocusState private var field: Field?
  @FocusState private var isFocused: Bool
  var body: some View {
    TextField("Name", text: .constant("")).focused($field, equals: .name)
    TextField("Search", text: .constant("")).focused($isFocused)
  }
}
