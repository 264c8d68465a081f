import SwiftUI

/// Rows with buttons, each of which says that it has been pressed.
struct RowButtons: View {
  @State private var log: [String] = []
  @State private var isOn = false
  @State private var names = ["Ada", "Grace", "Edsger"]
  @State private var mode = EditMode.inactive

  private func press(_ name: String) { log.append(name) }

  var body: some View {
    Text("Pressed: \(log.joined(separator: ", "))")
    List {
      HStack {
        Text("One button")
        Spacer()
        Button("Press") { press("one") }
      }
      HStack {
        Text("Two buttons")
        Spacer()
        Button("Left") { press("left") }
        Button("Right") { press("right") }
      }
      HStack {
        Text("Styled button")
        Spacer()
        Button("Bordered") { press("bordered") }.buttonStyle(.bordered)
      }
      HStack {
        Text("Button that is off")
        Spacer()
        Button("Off") { press("off") }.disabled(true)
      }
      HStack {
        Text("Button and switch")
        Toggle("Switch", isOn: $isOn).labelsHidden()
        Button("Beside") { press("beside") }
      }
      HStack {
        Text("Tapped text").onTapGesture { press("text") }
        Button("Quiet") { press("quiet") }
      }
      ForEach(names, id: \.self) { name in
        Text(name)
          .swipeActions(edge: .leading) {
            Button("Flag") { press("flag") }.tint(.orange)
            Button("Plain") { press("plain") }
            Button("Forget", role: .destructive) { press("forget") }
            Group { Button("Group") { press("group") } }.tint(.green)
          }
      }
      .onMove { names.move(fromOffsets: $0, toOffset: $1) }
      .onDelete { names.remove(atOffsets: $0) }
    }
    .environment(\.editMode, $mode)
    Button(mode == .active ? "Done" : "Edit") { mode = mode == .active ? .inactive : .active }
    Button("Erase", role: .destructive) { press("erase") }.buttonStyle(.borderedProminent)
  }
}
