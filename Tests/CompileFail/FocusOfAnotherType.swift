// A view is bound to a focus state by a value of the state's type, or by nothing if it is a Boolean.
import SwiftUI

enum Field: Hashable {
  case name, password
}

struct Wrong: View {
  @FocusState private var field: Field?
  var body: some View {
    // expected-error@+1 {{cannot convert value of type 'String' to expected argument type 'Field'}}
    TextField("Name", text: .constant("")).focused($field, equals: "name")
  }
}

struct WrongBoolean: View {
  @FocusState private var field: Field?
  var body: some View {
    // expected-error@+2 {{cannot convert parent type 'FocusState<Field?>' to expected type 'FocusState<Bool>'}}
    // expected-note@+1 {{arguments to generic parameter 'Value' ('Field?' and 'Bool') are expected to be equal}}
    TextField("Password", text: .constant("")).focused($field)
  }
}

struct Right: View {
  @FocusState private var field: Field?
  @FocusState private var isSearching: Bool
  var body: some View {
    TextField("Name", text: .constant("")).focused($field, equals: .name)
    TextField("Search", text: .constant("")).focused($isSearching)
  }
}
