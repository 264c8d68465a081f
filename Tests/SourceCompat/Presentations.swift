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

struct AlertsView: View {
  @State private var isPresented = false
  @State private var item: SheetsView.Identified?
  @State private var error: Failure?
  private let title = "title"

  struct Failure: LocalizedError {}

  var body: some View {
    Text("")
      .alert("key", isPresented: $isPresented) {}
      .alert(title, isPresented: $isPresented) { Button("OK") {} }
      .alert(Text(title), isPresented: $isPresented) { Button("OK") {} }
      .alert("key", isPresented: $isPresented) {
        Button("OK") {}
      } message: {
        Text("message")
      }
      .alert(title, isPresented: $isPresented, actions: {}, message: { Text("message") })
      .alert(Text(title), isPresented: $isPresented, actions: {}, message: { Text("message") })
    Text("")
      .alert("key", isPresented: $isPresented, presenting: item) { item in Text(item.id) }
      .alert(title, isPresented: $isPresented, presenting: item) { item in Text(item.id) }
      .alert(Text(title), isPresented: $isPresented, presenting: item) { item in Text(item.id) }
      .alert("key", isPresented: $isPresented, presenting: item) { item in
        Button(item.id, role: .destructive) {}
      } message: { item in
        Text(item.id)
      }
      .alert(title, isPresented: $isPresented, presenting: item) { _ in
      } message: {
        Text($0.id)
      }
      .alert(Text(title), isPresented: $isPresented, presenting: item) { _ in
      } message: {
        Text($0.id)
      }
      .alert(isPresented: $isPresented, error: error) { Button("OK") {} }
      .alert(isPresented: $isPresented, error: error) { _ in
        Button("OK") {}
      } message: { error in
        Text(error.failureReason ?? "")
      }
    Text("")
      .alert(isPresented: $isPresented) { Alert(title: Text(title)) }
      .alert(isPresented: $isPresented) {
        Alert(title: Text(title), message: Text("message"), dismissButton: .default(Text("OK")))
      }
      .alert(item: $item) { item in
        Alert(
          title: Text(item.id), message: nil, primaryButton: .destructive(Text("Delete")) {},
          secondaryButton: .cancel())
      }
      .alert(item: $item) {
        Alert(
          title: Text($0.id), primaryButton: .default(Text("OK"), action: {}),
          secondaryButton: .cancel(Text("No"), action: nil))
      }
  }
}

struct DialogsView: View {
  @State private var isPresented = false
  @State private var item: SheetsView.Identified?
  private let title = "title"

  var body: some View {
    Text("")
      .confirmationDialog("key", isPresented: $isPresented) { Button("OK") {} }
      .confirmationDialog(title, isPresented: $isPresented, titleVisibility: .visible) {}
      .confirmationDialog(Text(title), isPresented: $isPresented, titleVisibility: .hidden) {}
      .confirmationDialog("key", isPresented: $isPresented) {
        Button("OK") {}
      } message: {
        Text("message")
      }
      .confirmationDialog(title, isPresented: $isPresented) {
      } message: {
        Text("message")
      }
      .confirmationDialog(Text(title), isPresented: $isPresented) {
      } message: {
        Text("message")
      }
    Text("")
      .confirmationDialog("key", isPresented: $isPresented, presenting: item) { Text($0.id) }
      .confirmationDialog(title, isPresented: $isPresented, presenting: item) { Text($0.id) }
      .confirmationDialog(Text(title), isPresented: $isPresented, presenting: item) { Text($0.id) }
      .confirmationDialog("key", isPresented: $isPresented, presenting: item) { _ in
      } message: {
        Text($0.id)
      }
      .confirmationDialog(title, isPresented: $isPresented, presenting: item) { _ in
      } message: {
        Text($0.id)
      }
      .confirmationDialog(Text(title), isPresented: $isPresented, presenting: item) { _ in
      } message: {
        Text($0.id)
      }
    Text("")
      .actionSheet(isPresented: $isPresented) { ActionSheet(title: Text(title)) }
      .actionSheet(item: $item) { item in
        ActionSheet(
          title: Text(item.id), message: Text("message"),
          buttons: [
            ActionSheet.Button.default(Text("OK")), .destructive(Text("Delete")), .cancel {},
          ])
      }
  }
}

struct PopoversView: View {
  @State private var isPresented = false
  @State private var item: SheetsView.Identified?
  @State private var detent = PresentationDetent.medium

  var body: some View {
    Text("")
      .popover(isPresented: $isPresented) { content }
      .popover(isPresented: $isPresented, arrowEdge: .bottom) { content }
      .popover(isPresented: $isPresented, attachmentAnchor: .point(.bottom)) { content }
      .popover(isPresented: $isPresented, attachmentAnchor: .rect(.bounds), arrowEdge: .top) {
        content
      }
      .popover(item: $item) { Text($0.id) }
      .popover(
        item: $item, attachmentAnchor: PopoverAttachmentAnchor.point(.top), arrowEdge: .leading
      ) {
        Text($0.id)
      }
      .popover(item: $item, attachmentAnchor: .rect(Anchor<CGRect>.Source.rect(.zero))) {
        Text($0.id)
      }
  }

  @ViewBuilder private var content: some View {
    Text("")
      .presentationDetents([.medium, .large])
      .presentationDetents([.fraction(0.3), PresentationDetent.height(200)], selection: $detent)
      .presentationDragIndicator(.visible)
      .presentationBackground(.red)
      .presentationCornerRadius(20)
      .presentationCornerRadius(nil)
      .presentationContentInteraction(.scrolls)
      .presentationContentInteraction(.resizes)
      .presentationContentInteraction(PresentationContentInteraction.automatic)
    Text("")
      .presentationCompactAdaptation(.none)
      .presentationCompactAdaptation(.popover)
      .presentationCompactAdaptation(horizontal: .sheet, vertical: .fullScreenCover)
      .presentationCompactAdaptation(PresentationAdaptation.automatic)
      .presentationSizing(.form)
      .presentationSizing(.page)
      .presentationSizing(.fitted)
      .presentationSizing(.automatic)
      .presentationSizing(FormPresentationSizing.form)
      .presentationSizing(PagePresentationSizing.page)
      .presentationSizing(FittedPresentationSizing.fitted)
      .presentationSizing(AutomaticPresentationSizing.automatic)
  }
}
