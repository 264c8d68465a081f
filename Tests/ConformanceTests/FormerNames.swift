import BanyanTesting
import SwiftUI
import Testing

/// Deprecated API that programs still use: each name has the effect of its replacement.
@available(*, deprecated)
@MainActor
struct FormerViews {
  /// Checks that two views have the same description, and that a third, which lacks the modifier,
  /// has another: a modifier without any effect would otherwise pass.
  private func expect<Former: View, Newer: View, Bare: View>(
    _ name: String, _ former: Former, _ newer: Newer, unlike bare: Bare,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let shown = TestApp(newer).window.description
    #expect(TestApp(former).window.description == shown, "\(name)", sourceLocation: sourceLocation)
    #expect(TestApp(bare).window.description != shown, "\(name)", sourceLocation: sourceLocation)
  }

  func check() {
    let text = Text("text")
    let pair = NavigationView {
      text
      text
    }
    expect(
      "edges",
      text.edgesIgnoringSafeArea(.all), text.ignoresSafeArea(.all, edges: .all),
      unlike: text)
    expect(
      "bottom",
      text.edgesIgnoringSafeArea(.bottom), text.ignoresSafeArea(.container, edges: .bottom),
      unlike: text)
    expect(
      "accent",
      Button("Go") {}.accentColor(.red), Button("Go") {}.tint(.red),
      unlike: Button("Go") {})
    expect(
      "correction",
      TextField("Name", text: .constant("")).disableAutocorrection(true),
      TextField("Name", text: .constant("")).autocorrectionDisabled(true),
      unlike: TextField("Name", text: .constant("")))
    expect(
      "capitals",
      TextField("Name", text: .constant("")).autocapitalization(.words),
      TextField("Name", text: .constant("")).textInputAutocapitalization(.words),
      unlike: TextField("Name", text: .constant("")))
    expect(
      "title",
      NavigationStack { text.navigationBarTitle("Title", displayMode: .inline) },
      NavigationStack { text.navigationTitle("Title").navigationBarTitleDisplayMode(.inline) },
      unlike: NavigationStack { text.navigationTitle("Title") })
    // The first modifier of a page takes precedence.
    let inline = text.navigationBarTitleDisplayMode(.inline)
    expect(
      "large",
      NavigationStack {
        VStack {
          text.navigationBarTitle(Text("Title"), displayMode: .large); inline
        }
      },
      NavigationStack {
        VStack {
          text.navigationTitle("Title").navigationBarTitleDisplayMode(.large); inline
        }
      },
      unlike: NavigationStack {
        VStack {
          text.navigationTitle("Title"); inline
        }
      })
    expect(
      "automatic",
      NavigationStack { text.navigationBarTitle("Title") },
      NavigationStack { text.navigationTitle("Title") },
      unlike: NavigationStack { text })
    expect(
      "items",
      NavigationStack {
        text.navigationBarItems(leading: Button("Left") {}, trailing: Button("Right") {})
      },
      NavigationStack {
        text.toolbar {
          ToolbarItem(placement: .topBarLeading) { Button("Left") {} }
          ToolbarItem(placement: .topBarTrailing) { Button("Right") {} }
        }
      },
      unlike: NavigationStack { text })
    expect(
      "hidden",
      NavigationStack { text.navigationTitle("Title").navigationBarHidden(true) },
      NavigationStack { text.navigationTitle("Title").toolbar(.hidden, for: .navigationBar) },
      unlike: NavigationStack { text.navigationTitle("Title") })
    expect(
      "style",
      pair.navigationViewStyle(StackNavigationViewStyle()), pair.navigationViewStyle(.stack),
      unlike: pair)
    expect(
      "label",
      text.accessibility(label: Text("label")), text.accessibilityLabel(Text("label")),
      unlike: text)
    expect(
      "hint",
      text.accessibility(hint: Text("hint")), text.accessibilityHint(Text("hint")),
      unlike: text)
    expect(
      "value",
      text.accessibility(value: Text("value")), text.accessibilityValue(Text("value")),
      unlike: text)
    expect(
      "unseen",
      text.accessibility(hidden: true), text.accessibilityHidden(true),
      unlike: text)
    expect(
      "identifier",
      text.accessibility(identifier: "name"), text.accessibilityIdentifier("name"),
      unlike: text)
    expect(
      "traits",
      text.accessibility(addTraits: .isHeader), text.accessibilityAddTraits(.isHeader),
      unlike: text)
    expect(
      "plain",
      Button("Go") {}.buttonStyle(PlainButtonStyle()), Button("Go") {}.buttonStyle(.plain),
      unlike: Button("Go") {})
    expect(
      "borderless",
      Button("Go") {}.buttonStyle(BorderlessButtonStyle()),
      Button("Go") {}.buttonStyle(.borderless),
      unlike: Button("Go") {})
    expect(
      "segments",
      Picker("Kind", selection: .constant(1)) { Text("one").tag(1) }
        .pickerStyle(SegmentedPickerStyle()),
      Picker("Kind", selection: .constant(1)) { Text("one").tag(1) }.pickerStyle(.segmented),
      unlike: Picker("Kind", selection: .constant(1)) { Text("one").tag(1) })
    expect(
      "circular",
      ProgressView(value: 0.5).progressViewStyle(CircularProgressViewStyle()),
      ProgressView(value: 0.5).progressViewStyle(.circular),
      unlike: ProgressView(value: 0.5))
    expect(
      "switch",
      Toggle("On", isOn: .constant(true)).toggleStyle(SwitchToggleStyle()),
      Toggle("On", isOn: .constant(true)).toggleStyle(.switch),
      unlike: Toggle("On", isOn: .constant(true)).toggleStyle(.button))
    expect(
      "pages",
      TabView { text }.tabViewStyle(PageTabViewStyle(indexDisplayMode: .never)),
      TabView { text }.tabViewStyle(.page(indexDisplayMode: .never)),
      unlike: TabView { text })
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
