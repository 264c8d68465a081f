import SwiftUI

/// Popovers, and sheets with several detents.
struct PopoversPage: View {
  @State private var isPopoverShown = false
  @State private var isBesideShown = false
  @State private var isHalfShown = false
  @State private var isColoredShown = false
  @State private var isPageShown = false
  @State private var detent = PresentationDetent.medium

  var body: some View {
    List {
      Section("Popovers") {
        Button("Popover") { isPopoverShown = true }
          .popover(isPresented: $isPopoverShown) {
            Text("A narrow window shows it as a sheet.").padding(24)
          }
        HStack {
          Text("Beside an element")
          Spacer()
          Button("Above") { isBesideShown = true }
            .popover(isPresented: $isBesideShown, arrowEdge: .top) {
              VStack(alignment: .leading, spacing: 8) {
                Text("Above").font(.headline)
                Text("It is shown above the button.")
              }
              .padding()
              .presentationCompactAdaptation(.popover)
            }
        }
      }
      Section("Sheets") {
        Button("Half a sheet") { isHalfShown = true }
          .sheet(isPresented: $isHalfShown) {
            VStack(spacing: 12) {
              Text("Half or whole").font(.headline)
              Text(detent == .large ? "whole" : "half")
              Button("Larger") { detent = .large }
            }
            .padding(32)
            .presentationDetents([.medium, .large], selection: $detent)
            .presentationDragIndicator(.visible)
          }
        Button("Colored sheet") { isColoredShown = true }
          .sheet(isPresented: $isColoredShown) {
            Text("Of a color, a height and corners of its own.")
              .foregroundStyle(.white)
              .padding(32)
              .presentationDetents([.height(180)])
              .presentationBackground(.indigo)
              .presentationCornerRadius(32)
          }
        Button("Page") { isPageShown = true }
          .sheet(isPresented: $isPageShown) {
            Text("As large as a page of text in a wide window.")
              .presentationSizing(.page)
          }
      }
    }
  }
}
