// Searches with tokens, menus of selections, options of dialogs, files that are moved, and names.
import SwiftUI
import UniformTypeIdentifiers

nonisolated struct Label3: Identifiable, Hashable {
  let id: String
}

struct TokenSearches: View {
  let prompt: String
  @State private var text = ""
  @State private var tokens: [Label3] = []
  @State private var suggested: [Label3] = []
  @State private var isPresented = false

  var body: some View {
    fixed
    suggesting
    editable
    Text("")
      .searchSuggestions { Text("a").searchCompletion(Label3(id: "a")) }
      .searchSuggestions(.hidden, for: [.menu, .content])
  }

  @ViewBuilder private var fixed: some View {
    Text("a").searchable(text: $text, tokens: $tokens) { Text($0.id) }
    Text("a").searchable(text: $text, tokens: $tokens, prompt: "b") { Text($0.id) }
    Text("a").searchable(text: $text, tokens: $tokens, prompt: prompt) { Text($0.id) }
    Text("a").searchable(text: $text, tokens: $tokens, isPresented: $isPresented) { Text($0.id) }
    Text("a")
      .searchable(text: $text, tokens: $tokens, isPresented: $isPresented, prompt: "b") {
        Text($0.id)
      }
      .searchable(text: $text, tokens: $tokens, isPresented: $isPresented, prompt: prompt) {
        Text($0.id)
      }
  }

  @ViewBuilder private var suggesting: some View {
    Text("a").searchable(text: $text, tokens: $tokens, suggestedTokens: $suggested) { Text($0.id) }
    Text("a")
      .searchable(text: $text, tokens: $tokens, suggestedTokens: $suggested, prompt: "b") {
        Text($0.id)
      }
      .searchable(text: $text, tokens: $tokens, suggestedTokens: $suggested, prompt: prompt) {
        Text($0.id)
      }
    Text("a")
      .searchable(
        text: $text, tokens: $tokens, suggestedTokens: $suggested, isPresented: $isPresented
      ) { Text($0.id) }
      .searchable(
        text: $text, tokens: $tokens, suggestedTokens: $suggested, isPresented: $isPresented,
        prompt: "b"
      ) { Text($0.id) }
      .searchable(
        text: $text, tokens: $tokens, suggestedTokens: $suggested, isPresented: $isPresented,
        prompt: prompt
      ) { Text($0.id) }
  }

  @ViewBuilder private var editable: some View {
    Text("a").searchable(text: $text, editableTokens: $tokens) { $token in Text(token.id) }
    Text("a")
      .searchable(text: $text, editableTokens: $tokens, prompt: "b") { $token in Text(token.id) }
      .searchable(text: $text, editableTokens: $tokens, prompt: prompt) { $token in Text(token.id) }
    Text("a")
      .searchable(text: $text, editableTokens: $tokens, isPresented: $isPresented) { $token in
        Text(token.id)
      }
      .searchable(text: $text, editableTokens: $tokens, isPresented: $isPresented, prompt: "b") {
        $token in Text(token.id)
      }
      .searchable(text: $text, editableTokens: $tokens, isPresented: $isPresented, prompt: prompt) {
        $token in Text(token.id)
      }
  }
}

struct PlacedSuggestion: View {
  @Environment(\.searchSuggestionsPlacement) private var placement
  @Environment(\.isHoverEffectEnabled) private var isHoverEffectEnabled
  @Environment(\.rename) private var rename
  @FocusState private var isFocused: Bool

  var body: some View {
    if placement == .content || placement != .menu || placement == .automatic { Text("a") }
    Button(isHoverEffectEnabled ? "a" : "b") { rename?() }.defaultHoverEffect(.lift)
      .hoverEffectDisabled().hoverEffectDisabled(false)
    RenameButton().renameAction { print("a") }
    RenameButton().renameAction($isFocused)
    Text("c").focusable(interactions: .activate)
      .focusable(true, interactions: [.edit, .automatic])
  }

  static func options(_ value: Int) -> [Any] {
    [
      FocusInteractions(rawValue: value).rawValue,
      SearchSuggestionsPlacement.Set(rawValue: 1).rawValue,
    ]
  }
}

@MainActor func bodyOfRenameButton() -> some View { RenameButton().body }

nonisolated struct Folder3: Identifiable {
  let id: Int
  var name: String
  var folders: [Folder3]?
}

struct EditableTrees: View {
  @State private var folders: [Folder3] = []
  @State private var one: Int?
  @State private var many: Set<Int> = []
  let plain: [Folder3]

  var body: some View {
    Group {
      List($folders, children: \.folders) { $folder in Text(folder.name) }
      List($folders, id: \.name, children: \.folders) { $folder in Text(folder.name) }
      List($folders, children: \.folders, selection: $one) { $folder in Text(folder.name) }
      List($folders, children: \.folders, selection: $many) { $folder in Text(folder.name) }
      List($folders, id: \.name, children: \.folders, selection: $one) { $it in Text(it.name) }
      List($folders, id: \.name, children: \.folders, selection: $many) { $it in Text(it.name) }
    }
    List(plain, children: \.folders, selection: $one) { Text($0.name) }
    List(plain, children: \.folders, selection: $many) { Text($0.name) }
    List(plain, id: \.name, children: \.folders, selection: $one) { Text($0.name) }
    List(plain, id: \.name, children: \.folders, selection: $many) { Text($0.name) }
    List {
      OutlineGroup($folders, children: \.folders) { $folder in Text(folder.name) }
      OutlineGroup($folders, id: \.name, children: \.folders) { $folder in Text(folder.name) }
      OutlineGroup($folders[0], children: \.folders) { $folder in Text(folder.name) }
      OutlineGroup($folders[0], id: \.name, children: \.folders) { $folder in Text(folder.name) }
      ForEach($folders, editActions: .all) { $folder in Text(folder.name) }
      ForEach($folders, id: \.name, editActions: .move) { $folder in Text(folder.name) }
    }
    .contextMenu(forSelectionType: Int.self) { _ in Button("Cut") {} }
    .contextMenu(forSelectionType: Int.self) { _ in
      Button("Cut") {}
    } primaryAction: { _ in
    }
  }
}

@MainActor func parts(of folders: IndexedIdentifierCollection<[Folder3], Int>) -> [Any] {
  [
    folders.startIndex, folders.endIndex, folders.index(after: 0), folders.index(before: 1),
    folders[0],
  ]
}

@MainActor func body(of content: EditableCollectionContent<Text, [Int]>) -> some View {
  content.body
}

struct LowBar: CustomPresentationDetent {
  static func height(in context: Context) -> CGFloat? {
    context.isEnabled ? context.maxDetentValue / 8 : nil
  }
}

struct FileDialogs: View {
  let words: String
  let urls: [URL]
  @State private var isPresented = false

  var body: some View {
    Text("a")
      .presentationDetents([.custom(LowBar.self)])
      .presentationBackground { Color.red }
      .presentationBackground(alignment: .top) { Color.red }
      .dialogSuppressionToggle(isSuppressed: $isPresented)
      .dialogSuppressionToggle("Never", isSuppressed: $isPresented)
      .dialogSuppressionToggle(words, isSuppressed: $isPresented)
      .dialogSuppressionToggle(Text(words), isSuppressed: $isPresented)
      .dialogSuppression(words, isSuppressed: $isPresented)
    Text("b")
      .fileDialogMessage("a").fileDialogMessage(words).fileDialogMessage(Text(words))
      .fileDialogConfirmationLabel("a").fileDialogConfirmationLabel(words)
      .fileDialogConfirmationLabel(Text(words))
      .fileDialogURLEnabled(#Predicate<URL> { $0.isFileURL })
    Text("c")
      .fileMover(isPresented: $isPresented, file: urls.first) { _ in }
      .fileMover(isPresented: $isPresented, files: urls) { _ in }
      .fileMover(
        isPresented: $isPresented, file: urls.first, onCompletion: { _ in }, onCancellation: {}
      )
      .fileMover(isPresented: $isPresented, files: urls, onCompletion: { _ in }, onCancellation: {})
    Text("d")
      .fileExporter(isPresented: $isPresented, item: words) { _ in }
      .fileExporter(
        isPresented: $isPresented, item: words, contentTypes: [.plainText], defaultFilename: "a",
        onCompletion: { _ in }, onCancellation: {}
      )
      .fileExporter(isPresented: $isPresented, items: [words], contentTypes: [.text]) { _ in }
  }
}

struct DocumentExports<File: FileDocument, Model: ReferenceFileDocument>: View {
  let file: File
  let model: Model
  @State private var isPresented = false

  var body: some View {
    Text("a")
      .fileExporter(isPresented: $isPresented, document: file, contentTypes: [.text]) { _ in }
      .fileExporter(isPresented: $isPresented, documents: [file], contentTypes: [.text]) { _ in }
    Text("b")
      .fileExporter(isPresented: $isPresented, document: model, contentTypes: [.text]) { _ in }
      .fileExporter(isPresented: $isPresented, documents: [model], contentTypes: [.text]) { _ in }
  }
}

struct CustomizedBars: View {
  var body: some View {
    Text("a").toolbar(id: "bar") {
      ToolbarItem(id: "a") { Text("a") }
        .defaultCustomization(.hidden, options: .alwaysAvailable)
        .customizationBehavior(.disabled)
      ToolbarItem(id: "b") { Text("a") }.defaultCustomization().customizationBehavior(.default)
        .customizationBehavior(.reorderable)
    }
    .toolbar {
      ToolbarItemGroup {
        Text("a")
      } label: {
        Text("b")
      }
    }
  }

  static func options() -> Int { ToolbarCustomizationOptions(rawValue: 1).rawValue }
}

@MainActor func body(of group: LabeledToolbarItemGroupContent<Text, Text>) -> some View {
  group.body
}

struct ValueWindows: Scene {
  let title: String
  var body: some Scene {
    WindowGroup(Text("a"), for: Int.self) { Text("\($0.wrappedValue ?? 0)") }
    WindowGroup(Text("a"), id: "a", for: Int.self) { Text("\($0.wrappedValue ?? 0)") }
    WindowGroup(Text("a"), for: Int.self) {
      Text("\($0.wrappedValue)")
    } defaultValue: {
      1
    }
    WindowGroup(title, for: Int.self) {
      Text("\($0.wrappedValue)")
    } defaultValue: {
      1
    }
    WindowGroup(Text("a"), id: "b", for: Int.self) {
      Text("\($0.wrappedValue)")
    } defaultValue: {
      1
    }
    WindowGroup(title, id: "c", for: Int.self) {
      Text("\($0.wrappedValue)")
    } defaultValue: {
      1
    }
  }
}
