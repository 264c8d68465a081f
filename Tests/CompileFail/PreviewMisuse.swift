// A variable is marked at the top level of a preview's body only.
import SwiftUI

struct Wrong: View {
  // expected-error@+1 {{'@Previewable' can only be attached to a variable at the top level of a '#Preview' body}}
  @Previewable @State var isOn = true
  var body: some View { Toggle("Wi-Fi", isOn: $isOn) }
}

#Preview("Right, without a wrapper") {
  @Previewable let title = "Wi-Fi"
  Text(title)
}

#Preview("Right") {
  @Previewable @State var isOn = true
  Toggle("Wi-Fi", isOn: $isOn)
}
