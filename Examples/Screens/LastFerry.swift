import SwiftUI

/// A flag of this view shows an alert, which clears it; and another a banner, which has a binding.
struct LastFerry: View {
  @State private var isWarned = false
  @State private var isBannerShown = false

  var body: some View {
    let _ = Self._printChanges()
    List {
      Button("When does it leave?") { isWarned = true }
        .alert(isPresented: $isWarned) {
          Alert(
            title: Text("The last ferry leaves at ten."),
            message: Text("Be there a little earlier."))
        }
      Button("Tell me in a banner") { isBannerShown = true }
      LabeledContent("Alert", value: isWarned ? "shown" : "not shown")
      LabeledContent("Banner", value: isBannerShown ? "shown" : "not shown")
    }
    .banner(isPresented: $isBannerShown) { Text("The last ferry leaves at ten.") }
  }
}

/// Something of one's own that closes itself, and so needs the flag of whoever shows it.
struct Banner<Content: View>: View {
  @Binding var isPresented: Bool
  @ViewBuilder let content: Content

  var body: some View {
    let _ = Self._printChanges()
    HStack {
      content
      Spacer()
      Button("Got it") { isPresented = false }
    }
    .padding()
    .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 12))
    .padding()
  }
}

/// Lays a banner over a view while a flag is true.
struct BannerModifier<Message: View>: ViewModifier {
  @Binding var isPresented: Bool
  let message: Message

  func body(content: Content) -> some View {
    content.overlay(alignment: .bottom) {
      if isPresented {
        Banner(isPresented: $isPresented) { message }
      }
    }
  }
}

extension View {
  func banner(
    isPresented: Binding<Bool>, @ViewBuilder message: () -> some View
  ) -> some View {
    modifier(BannerModifier(isPresented: isPresented, message: message()))
  }
}
