// Values that views pass to their ancestors.
import SwiftUI

struct Width: PreferenceKey {
  static var defaultValue: CGFloat { 0 }
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
}

struct Title: PreferenceKey {
  // The default value of an optional is nil.
  static func reduce(value: inout String?, nextValue: () -> String?) {
    value = value ?? nextValue()
  }
}

struct Titled: View {
  @State private var width: CGFloat = 0
  @State private var title: String? = Title.defaultValue

  var body: some View {
    VStack {
      Text("One").preference(key: Width.self, value: 10)
      Text("Two").transformPreference(Width.self) { $0 *= 2 }
      Text("Three").preference(key: Title.self, value: "Title")
    }
    .onPreferenceChange(Width.self) { width = $0 }
    .onPreferenceChange(Title.self) { newTitle in title = newTitle }
    .overlayPreferenceValue(Width.self) { Text("\($0)") }
    .overlayPreferenceValue(Width.self, alignment: .top) { width in
      if width > 100 { Text("Wide") }
    }
    .backgroundPreferenceValue(Title.self) { Text($0 ?? "") }
    .backgroundPreferenceValue(Title.self, alignment: .bottom) { _ in Color.gray }
  }
}
