import SwiftUI

@MainActor
final class GuestBook: ObservableObject {
  @Published var isSigned = false
}

/// An object that only the sheet provides.
@MainActor
final class Pen: ObservableObject {
  let color = "green"
}

private struct PenColors: PreferenceKey {
  static let defaultValue: [String] = []
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

/// A sheet sees the environment objects of its presenter, whether or not they are provided again.
/// Objects that the sheet provides itself, and its preferences, stay within it.
struct GuestBookScreen: View {
  @StateObject private var book = GuestBook()
  @State private var isShown = false
  @State private var isGivenShown = false
  @State private var colors: [String] = []

  var body: some View {
    let _ = Self._printChanges()
    List {
      Section("Guest book") {
        LabeledContent("Signed", value: book.isSigned ? "yes" : "no")
        LabeledContent("Pens out here", value: "\(colors.count)")
      }
      Section("Open it") {
        Button("As it is") { isShown = true }
          .sheet(isPresented: $isShown) { GuestBookSheet() }
        Button("With the book given again") { isGivenShown = true }
          .sheet(isPresented: $isGivenShown) {
            GuestBookSheet()
              .environmentObject(book)
          }
      }
    }
    .environmentObject(book)
    .onPreferenceChange(PenColors.self) { colors = $0 }
  }
}

struct GuestBookSheet: View {
  @StateObject private var pen = Pen()

  var body: some View {
    let _ = Self._printChanges()
    GuestBookPage()
      .environmentObject(pen)
      .presentationDetents([.medium])
  }
}

struct GuestBookPage: View {
  @EnvironmentObject private var book: GuestBook
  @EnvironmentObject private var pen: Pen
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    let _ = Self._printChanges()
    VStack(spacing: 16) {
      Text("Guest book").font(.title2).bold()
      Toggle("Signed", isOn: $book.isSigned)
      Text("The pen is \(pen.color).").foregroundStyle(.secondary)
        .preference(key: PenColors.self, value: [pen.color])
      Button("Done") { dismiss() }
    }
    .padding(32)
  }
}
