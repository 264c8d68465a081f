import SwiftUI

struct DismissingView: View {
  @Environment(\.dismiss) private var dismiss
  @Environment(\.isPresented) private var isPresented

  var body: some View {
    Button(isPresented ? "Done" : "", action: dismiss.callAsFunction)
    Button("Done") { dismiss() }
  }
}

struct PresentationModeView: View {
  @Environment(\.presentationMode) var presentationMode
  @Environment(\.presentationMode) private var mode: Binding<PresentationMode>

  var body: some View {
    Button("Done") { presentationMode.wrappedValue.dismiss() }
    Button("Done") { self.mode.wrappedValue.dismiss() }
      .disabled(!mode.wrappedValue.isPresented)
  }
}

struct SheetsView: View {
  @State private var isPresented = false
  @State private var item: Identified?

  var body: some View {
    Text("")
      .sheet(isPresented: $isPresented) { DismissingView() }
      .sheet(isPresented: $isPresented, onDismiss: { item = nil }) { DismissingView() }
      .sheet(item: $item) { Text($0.id) }
      .sheet(item: $item, onDismiss: nil) { item in Text(item.id) }
      .fullScreenCover(isPresented: $isPresented) { DismissingView() }
      .fullScreenCover(isPresented: $isPresented, onDismiss: close) { DismissingView() }
      .fullScreenCover(item: $item) { Text($0.id) }
      .fullScreenCover(item: $item, onDismiss: close) { item in Text(item.id) }
      .interactiveDismissDisabled()
      .interactiveDismissDisabled(item == nil)
  }

  private func close() {}

  struct Identified: Identifiable {
    let id: String
  }
}
