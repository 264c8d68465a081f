import BanyanHost
import Combine
import Foundation
import Testing

@testable import SwiftUICore

/// A window that is closed leaves none of its nodes in memory.
@MainActor
@Suite struct LeavingTests {
  private final class SilentHost: BanyanHost.Host {
    func apply(_ batch: [Mutation]) {}
  }

  private struct Weak {
    weak var node: _Node?
    let name: String
  }

  /// The types of the nodes that remain when a window with a view is closed.
  private func rest(of view: some View) -> [String] {
    let app = RunningApp(view: { view })
    let host = SilentHost()
    var window: RunningWindow? = app.open(on: host, name: "window")
    var nodes: [Weak] = []
    func add(_ node: _Node) {
      nodes.append(Weak(node: node, name: "\(type(of: node))"))
      node.forEachChild(add)
    }
    if let window { add(window.node) }
    #expect(nodes.count > 1)
    window?.close()
    window = nil
    return nodes.filter { $0.node != nil }.map(\.name)
  }

  struct Sample: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let view: @MainActor @Sendable () -> AnyView

    init(_ name: String, @ViewBuilder _ view: @MainActor @Sendable @escaping () -> some View) {
      testDescription = name
      self.view = { AnyView(view()) }
    }
  }

  struct Reader: View {
    @Environment(\.isEnabled) private var isEnabled
    var body: some View { Text("\(isEnabled)") }
  }

  struct Focusing: View {
    @State private var text = ""
    @FocusState private var isFocused: Bool
    var body: some View { TextField("Text", text: $text).focused($isFocused) }
  }

  struct Names: PreferenceKey {
    static var defaultValue: [String] { [] }
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
  }

  struct Branch: Identifiable {
    let id: Int
    var children: [Branch]?
  }

  nonisolated static let samples = [
    Sample("environment") { Reader() },
    Sample("text") { Text("**Bold** \(5) [link](app:thing)") },
    Sample("button") { Button("Press") {} },
    Sample("text field") { TextField("Text", text: .constant("")) },
    Sample("number field") { TextField("Number", value: .constant(5), format: .number) },
    Sample("secure field") { SecureField("Text", text: .constant("")) },
    Sample("text editor") { TextEditor(text: .constant("")) },
    Sample("focus") { Focusing() },
    Sample("toggle") { Toggle("On", isOn: .constant(true)) },
    Sample("slider") { Slider(value: .constant(0.5)) },
    Sample("stepper") { Stepper("Number", value: .constant(5)) },
    Sample("date picker") { DatePicker("Date", selection: .constant(.distantPast)) },
    Sample("color picker") { ColorPicker("Color", selection: .constant(.red)) },
    Sample("picker") {
      Picker("Menu", selection: .constant(1)) { ForEach(0..<3) { Text("\($0)") } }
    },
    Sample("segments") {
      Picker("Segments", selection: .constant(1)) { ForEach(0..<3) { Text("\($0)") } }
        .pickerStyle(.segmented)
    },
    Sample("menu") { Menu("More") { Button("First") {} } },
    Sample("context menu") { Text("A").contextMenu { Button("First") {} } },
    Sample("disclosure") { DisclosureGroup("Details") { Text("Here") } },
    Sample("form") { Form { Section("A") { Text("A") } } },
    Sample("sheet") { Text("A").sheet(isPresented: .constant(true)) { Text("Sheet") } },
    Sample("alert") { Text("A").alert("Sure?", isPresented: .constant(true)) { Button("Yes") {} } },
    Sample("list") { List(0..<3) { Text("\($0)") } },
    Sample("editable list") {
      List(selection: .constant(Set<Int>())) {
        ForEach(0..<3) { Text("\($0)").swipeActions { Button("Drop") {} } }
          .onDelete { _ in }
          .onMove { _, _ in }
      }
      .searchable(text: .constant(""))
    },
    Sample("lazy stack") { ScrollView { LazyVStack { ForEach(0..<100) { Text("\($0)") } } } },
    Sample("tabs") {
      TabView(selection: .constant(1)) {
        Text("A").tabItem { Text("A") }.tag(0)
        Text("B").tabItem { Text("B") }.tag(1)
      }
    },
    Sample("navigation") {
      NavigationStack(path: .constant([1, 2])) {
        NavigationLink("To 1", value: 1)
          .navigationTitle("Start")
          .navigationDestination(for: Int.self) { number in
            Text("\(number)").toolbar { Button("Back") {} }
          }
      }
    },
    Sample("split view") {
      NavigationSplitView {
        List(0..<3) { NavigationLink("To \($0)", value: $0) }
      } detail: {
        Text("Detail").navigationTitle("Detail")
      }
    },
    Sample("preferences") {
      Text("A").preference(key: Names.self, value: ["A"])
        .onPreferenceChange(Names.self) { _ in }
        .overlayPreferenceValue(Names.self) { Text("\($0.count)") }
        .transformPreference(Names.self) { $0.append("B") }
    },
    Sample("transactions") {
      Button("A") {}.transaction { $0.animation = nil }.animation(.default, value: 1)
        .transition(.opacity)
    },
    Sample("life") {
      Text("A").onAppear {}.onDisappear {}.task {}.onChange(of: 1) {}
        .onReceive(PassthroughSubject<Int, Never>()) { _ in }
    },
    Sample("outline") {
      List([Branch(id: 1, children: [Branch(id: 2)])], children: \.children) { Text("\($0.id)") }
        .refreshable {}
    },
    Sample("styles") {
      Toggle("On", isOn: .constant(true)).toggleStyle(.button)
      ProgressView(value: 0.5)
      Gauge(value: 0.5) { Text("A") }
      Label("A", systemImage: "star").badge(5)
      Button("A") {}.buttonStyle(.bordered).keyboardShortcut("a")
    },
    Sample("popover") { Text("A").popover(isPresented: .constant(true)) { Text("B") } },
    Sample("dialog") {
      Text("A").confirmationDialog("Sure?", isPresented: .constant(true)) { Button("Yes") {} }
    },
    Sample("grid") {
      ScrollView {
        LazyVGrid(columns: [GridItem(), GridItem()]) { ForEach(0..<50) { Text("\($0)") } }
      }
    },
    Sample("scroll reader") {
      ScrollViewReader { _ in ScrollView { Text("A").id(1) } }
    },
    Sample("branches") {
      if ProcessInfo.processInfo.processorCount > 0 { Text("A") } else { Text("B") }
    },
    Sample("gestures") {
      Rectangle().onTapGesture {}.onLongPressGesture {}.gesture(DragGesture()).onHover { _ in }
    },
    Sample("geometry") {
      GeometryReader { Text("\($0.size.width)").onChange(of: $0.size) { _, _ in } }
    },
  ]

  @Test(arguments: samples)
  func aWindowThatIsClosedLeavesNothing(_ sample: Sample) {
    #expect(rest(of: sample.view()) == [])
  }
}
