import SwiftUI

/// One flag presents an alert, which resets it; another presents a custom banner through a binding.
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

/// A custom view that closes itself, so it needs its presenter's flag.
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

/// Overlays a view with a banner while a flag is true.
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
