import SwiftUI

#Preview {
  Text("one")
  Text("two")
}

#Preview("Wide", traits: .landscapeLeft, .sizeThatFitsLayout) {
  Text("one")
}

#Preview(body: makeRow)

@MainActor func makeRow() -> any View { Text("row") }

#Preview {
  @Previewable @State var isOn = true
  let title = "Wi-Fi"
  Toggle(title, isOn: $isOn)
}
