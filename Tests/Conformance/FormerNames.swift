import BanyanTesting
import SwiftUI
import Testing

/// Names of earlier years, which programs still use: each does what the newer one does.
@available(*, deprecated)
@MainActor
struct FormerViews {
  /// What is shown of two views; that it is the same is what is tested.
  private func isSame<One: View, Other: View>(_ one: One, _ other: Other) -> Bool {
    let (one, other) = (TestApp(one).window.description, TestApp(other).window.description)
    if one != other { print("--- one\n\(one)\n--- other\n\(other)") }
    return one == other
  }

  func check() {
    let text = Text("text")
    expect(
      "edges",
      isSame(
        text.edgesIgnoringSafeArea(.all), text.ignoresSafeArea(.all, edges: .all)))
    expect(
      "bottom",
      isSame(
        text.edgesIgnoringSafeArea(.bottom), text.ignoresSafeArea(.container, edges: .bottom)))
    expect(
      "accent",
      isSame(
        Button("Go") {}.accentColor(.red), Button("Go") {}.tint(.red)))
    expect(
      "correction",
      isSame(
        TextField("Name", text: .constant("")).disableAutocorrection(true),
        TextField("Name", text: .constant("")).autocorrectionDisabled(true)))
    expect(
      "capitals",
      isSame(
        TextField("Name", text: .constant("")).autocapitalization(.words),
        TextField("Name", text: .constant("")).textInputAutocapitalization(.words)))
    expect(
      "title",
      isSame(
        NavigationStack { text.navigationBarTitle("Title", displayMode: .inline) },
        NavigationStack { text.navigationTitle("Title").navigationBarTitleDisplayMode(.inline) }))
    expect(
      "large",
      isSame(
        NavigationStack { text.navigationBarTitle(Text("Title"), displayMode: .large) },
        NavigationStack { text.navigationTitle("Title").navigationBarTitleDisplayMode(.large) }))
    expect(
      "automatic",
      isSame(
        NavigationStack { text.navigationBarTitle("Title") },
        NavigationStack { text.navigationTitle("Title") }))
    expect(
      "items",
      isSame(
        NavigationStack {
          text.navigationBarItems(leading: Button("Left") {}, trailing: Button("Right") {})
        },
        NavigationStack {
          text.toolbar {
            ToolbarItem(placement: .topBarLeading) { Button("Left") {} }
            ToolbarItem(placement: .topBarTrailing) { Button("Right") {} }
          }
        }))
    expect(
      "hidden",
      isSame(
        NavigationStack { text.navigationTitle("Title").navigationBarHidden(true) },
        NavigationStack { text.navigationTitle("Title").toolbar(.hidden, for: .navigationBar) }))
    expect(
      "style",
      isSame(
        NavigationView { text }.navigationViewStyle(StackNavigationViewStyle()),
        NavigationView { text }.navigationViewStyle(.stack)))
    expect(
      "label",
      isSame(
        text.accessibility(label: Text("label")), text.accessibilityLabel(Text("label"))))
    expect(
      "hint",
      isSame(
        text.accessibility(hint: Text("hint")), text.accessibilityHint(Text("hint"))))
    expect(
      "value",
      isSame(
        text.accessibility(value: Text("value")), text.accessibilityValue(Text("value"))))
    expect("unseen", isSame(text.accessibility(hidden: true), text.accessibilityHidden(true)))
    expect(
      "identifier",
      isSame(
        text.accessibility(identifier: "name"), text.accessibilityIdentifier("name")))
    expect(
      "traits",
      isSame(
        text.accessibility(addTraits: .isHeader), text.accessibilityAddTraits(.isHeader)))
    expect(
      "plain",
      isSame(
        Button("Go") {}.buttonStyle(PlainButtonStyle()), Button("Go") {}.buttonStyle(.plain)))
    expect(
      "borderless",
      isSame(
        Button("Go") {}.buttonStyle(BorderlessButtonStyle()),
        Button("Go") {}.buttonStyle(.borderless)))
    expect(
      "segments",
      isSame(
        Picker("Kind", selection: .constant(1)) { Text("one").tag(1) }
          .pickerStyle(SegmentedPickerStyle()),
        Picker("Kind", selection: .constant(1)) { Text("one").tag(1) }.pickerStyle(.segmented)))
    expect(
      "circular",
      isSame(
        ProgressView().progressViewStyle(CircularProgressViewStyle()),
        ProgressView().progressViewStyle(.circular)))
    expect(
      "switch",
      isSame(
        Toggle("On", isOn: .constant(true)).toggleStyle(SwitchToggleStyle()),
        Toggle("On", isOn: .constant(true)).toggleStyle(.switch)))
    expect(
      "pages",
      isSame(
        TabView { text }.tabViewStyle(PageTabViewStyle(indexDisplayMode: .never)),
        TabView { text }.tabViewStyle(.page(indexDisplayMode: .never))))
  }

  private func expect(_ name: String, _ isSame: Bool) {
    #expect(isSame, "\(name)")
  }
}

@MainActor
protocol FormerNamesChecking { func check() }
@available(*, deprecated)
extension FormerViews: FormerNamesChecking {}

@MainActor
@Suite struct FormerNames {
  @available(*, deprecated)
  @Test func `a former name does what the newer one does`() {
    FormerViews().check()
  }
}
