import SwiftUI

struct DismissingView: View {
  @Environment(\.dismiss) private var dismiss
  @Environment(\.isPresented) private var isPresented

  var body: some View {
    Button(isPresented ? "Done" : "", action: dismiss.callAsFunction)
    Button("Done") { dismiss() }
  }
}

@available(*, deprecated)
struct PresentationModeView: View {
  @Environment(\.presentationMode) var presentationMode
  @Environment(\.presentationMode) private var mode: Binding<PresentationMode>

  var body: some View {
    Button("Done") { presentationMode.wrappedValue.dismiss() }
    Button("Done") { self.mode.wrappedValue.dismiss() }
      .disabled(!mode.wrappedValue.isPresented)
  }
}
