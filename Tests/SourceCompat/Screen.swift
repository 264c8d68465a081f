// A whole screen: the parts that the other files spell one by one, together.
import Combine
import SwiftUI

// MARK: Models

@MainActor
final class Account: ObservableObject {
  @Published var name = "Ada"
  @Published var isActive = true
  let changes = PassthroughSubject<Int, Never>()

  func refresh() async throws {}
}

@MainActor
@Observable
final class Library {
  var titles: [String] = []
  var isOpen = false
  @ObservationIgnored var cache: [String: Int] = [:]
}

@Observable
final class Settings {
  var volume = 0.5
}

struct Item: Identifiable, Hashable {
  let id: Int
  var name: String
  var isDone = false
}

extension EnvironmentValues {
  @Entry var spacingUnit: CGFloat = 4
}

struct SizeKey: PreferenceKey {
  static var defaultValue: Int { 0 }
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

extension View {
  func card() -> some View { modifier(CardModifier()) }
}

struct CardModifier: ViewModifier {
  @Environment(\.spacingUnit) private var unit
  func body(content: Content) -> some View {
    content.padding(unit).background(Color.gray.opacity(0.2)).cornerRadius(8)
  }
}

// MARK: Views

struct ContentView: View {
  @State private var count = 0
  @State private var name: String = ""
  @State private var password = ""
  @State private var isOn = false
  @State private var selection: Int?
  @State private var items = [Item(id: 1, name: "One"), Item(id: 2, name: "Two")]
  @StateObject private var account = Account()
  @State private var library = Library()

  var body: some View {
    let _ = Self._printChanges()
    VStack(alignment: .leading, spacing: 8) {
      Group {
        Text("Count: \(count)").font(.title).bold()
        Text(verbatim: "As it is")
        Text(name.isEmpty ? "Nobody" : name)
        Text("One ") + Text("two").italic().foregroundColor(.red)
        Text(0.5, format: .percent)
        Text("\(0.123, specifier: "%.1f")")
      }
      Button("Count") { count += 1 }
      Button("Delete", role: .destructive, action: reset)
      Button(action: reset) { Label("Reset", systemImage: "arrow.clockwise") }
      Button("Star", systemImage: "star") { count += 2 }
      Button {
        Task { try? await account.refresh() }
      } label: {
        Image(systemName: "person.crop.circle")
      }
      Toggle("On", isOn: $isOn)
      Toggle(isOn: $account.isActive) { Text("Active") }
      TextField("Name", text: $name)
      TextField("Name", text: $account.name, prompt: Text("Who?"))
      SecureField("Password", text: $password)
      Child(count: $count, title: "Child")
      ObservingChild(account: account)
      if isOn { Text("On") } else { EmptyView() }
      if let selection { Text("\(selection)") }
      switch count {
      case 0: Text("None")
      case 1...3: Text("Few")
      default: Text("Many")
      }
      if #available(iOS 17, macOS 14, *) { Text("New") }
      rows
    }
    .padding()
    .environmentObject(account)
    .environment(library)
    .environment(Settings())
    .environment(\.spacingUnit, 8)
    .onAppear { name = "Ada" }
    .onAppear(perform: reset)
    .onDisappear { count = 0 }
    .onChange(of: count) { print("changed") }
    .onChange(of: count) { old, new in print(old, new) }
    .onChange(of: name, initial: true) { _, _ in }
    .onReceive(account.changes) { count = $0 }
    .onReceive(Timer.publish(every: 60, on: .main, in: .common).autoconnect()) { _ in count += 1 }
    .task { await load() }
    .task(id: count) { await load() }
    .onPreferenceChange(SizeKey.self) { selection = $0 }
    .transaction { $0.disablesAnimations = true }
    .animation(.easeInOut(duration: 0.2), value: count)
  }

  @ViewBuilder
  private var rows: some View {
    List {
      Section("Items") {
        ForEach(items) { item in Text(item.name) }
        ForEach($items) { $item in Toggle(item.name, isOn: $item.isDone) }
        ForEach(items, id: \.name) { Text($0.name).preference(key: SizeKey.self, value: 1) }
        ForEach(0..<3) { Text("\($0)") }
      }
      Section {
        EnvironmentReader()
      } header: {
        Text("Header")
      } footer: {
        Text("Footer")
      }
    }
    .listStyle(.insetGrouped)
    ScrollView(.horizontal) {
      HStack {
        Color.red.frame(width: 10, height: 10); Spacer(); Divider()
      }
    }
    Form { LabeledFields(draft: .constant("")) }
    ProgressView(value: 0.5)
    ProgressView("Loading")
    ContentUnavailableView("Nothing", systemImage: "tray", description: Text("Yet"))
    Link("Swift", destination: URL(string: "https://swift.org")!)
  }

  private func reset() { withAnimation { count = 0 } }

  private func load() async {
    withAnimation(.spring()) { items.append(Item(id: items.count + 1, name: "More")) }
  }
}

struct Child: View {
  @Binding var count: Int
  let title: LocalizedStringKey

  init(count: Binding<Int>, title: LocalizedStringKey) {
    _count = count
    self.title = title
  }

  var body: some View {
    Button(title) { $count.wrappedValue += 1 }
      .disabled(count > 10)
      .opacity(count > 5 ? 0.5 : 1)
      .fixedSize()
      .card()
      .id(count)
  }
}

struct ObservingChild: View {
  @ObservedObject var account: Account

  var body: some View {
    AnyView(Text(account.name))
      .frame(maxWidth: .infinity, minHeight: 20, alignment: .leading)
      .overlay(alignment: .topTrailing) { Circle().fill(.green).frame(width: 8, height: 8) }
      .background { Color.gray.opacity(0.1) }
      .clipShape(Circle())
  }
}

struct EnvironmentReader: View {
  @EnvironmentObject private var account: Account
  @Environment(Library.self) private var library
  @Environment(Settings.self) private var settings: Settings?
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    @Bindable var library = library
    Toggle("Open", isOn: $library.isOpen)
      .foregroundStyle(.secondary)
    Text(settings.map { "\($0.volume)" } ?? "Silent")
    TextField("Name", text: $account.name)
      .onSubmit { library.titles.append(account.name) }
  }
}

struct LabeledFields: View {
  @Binding var draft: String

  var body: some View {
    TextField("Draft", text: Binding(get: { draft }, set: { draft = $0 }))
  }
}

#Preview { ContentView() }
