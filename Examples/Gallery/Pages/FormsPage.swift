import SwiftUI

/// Forms in their styles.
struct FormsPage: View {
  @State private var style = "Grouped"
  @State private var name = "Ada"
  @State private var isPublic = true
  @State private var isNoisy = false

  var body: some View {
    VStack(spacing: 0) {
      HStack(spacing: 20) {
        Button("Grouped") { style = "Grouped" }
        Button("Columns") { style = "Columns" }
      }
      .padding(12)
      Divider()
      if style == "Grouped" {
        form.formStyle(.grouped)
      } else {
        ScrollView {
          form.formStyle(.columns)
            .frame(maxWidth: 480)
            .padding(20)
        }
      }
    }
  }

  private var form: some View {
    Form {
      Section {
        TextField("Name", text: $name)
        Toggle("Show my name to others", isOn: $isPublic)
      } header: {
        Text("Profile")
      } footer: {
        Text(isPublic ? "Others see \(name)." : "Nobody sees your name.")
      }
      Section("Notifications") {
        Toggle("Play a sound", isOn: $isNoisy)
        Button("Send a test notification") {}
          .disabled(!isNoisy)
      }
    }
  }
}
