// Outside a builder, a view has one type.
import SwiftUI

struct Wrong: View {
  let isOn: Bool
  // expected-error@+1 {{function declares an opaque return type 'some View', but the return statements in its body do not have matching underlying types}}
  var label: some View {
    // expected-note@+2 {{return statement has underlying type 'Text'}}
    // expected-note@+1 {{return statement has underlying type 'Image'}}
    if isOn { return Text("On") } else { return Image(systemName: "power") }
  }
  // expected-error@+1 {{result values in '? :' expression have mismatching types 'Text' and 'Image'}}
  var body: some View { isOn ? Text("On") : Image(systemName: "power") }
}

struct Right: View {
  let isOn: Bool
  @ViewBuilder var body: some View {
    if isOn { Text("On") } else { Image(systemName: "power") }
  }
}
