import Foundation

/// Says what an error of the compiler means, where the compiler's own words do not lead to the mistake.
struct CompilerAdvice {
  /// Returns the text of a file.
  let source: (String) -> String?
  /// Reads the names of the program and of the libraries that it is compiled against.
  let readNames: () throws -> MemberNames

  /// Returns the diagnostics, with the words of some of them replaced.
  func explained(_ complaints: [CompilerOutput.Complaint]) -> [CompilerOutput.Complaint] {
    complaints.map { complaint in
      guard complaint.isError, let meaning = meaning(of: complaint) else { return complaint }
      var explained = complaint
      explained.text = complaint.text.replacing(meaning.words, with: meaning.replacement)
      return explained
    }
  }

  private typealias Meaning = (words: String, replacement: String)

  private func meaning(of complaint: CompilerOutput.Complaint) -> Meaning? {
    let line = complaint.text.prefix { $0 != "\n" }
    return missingImport(line, in: complaint.file) ?? absentName(line) ?? observable(line)
      ?? missingMembers(line, of: complaint)
  }

  // MARK: An import

  private func missingImport(_ line: Substring, in file: String) -> Meaning? {
    guard let match = line.firstMatch(of: /cannot find (?:type )?'(\w+)' in scope/),
      Self.namesOfSwiftUI.contains(String(match.1)), let text = source(file),
      !Self.imports("SwiftUI", text)
    else { return nil }
    return (String(match.0), "\(match.0): add 'import SwiftUI'")
  }

  private static func imports(_ module: String, _ text: String) -> Bool {
    var lexer = Lexer(text)
    var isAfterImport = false
    while let lexeme = lexer.next() {
      if isAfterImport, lexeme == .word(module) { return true }
      isAfterImport = lexeme == .word("import")
    }
    return false
  }

  /// The names by which a file of SwiftUI is recognized: what every such file uses some of.
  private static let namesOfSwiftUI: Set = [
    "AnyView", "App", "AppStorage", "Bindable", "Binding", "Button", "ButtonStyle", "Canvas",
    "Circle", "Color",
    "ContentUnavailableView", "DatePicker", "DisclosureGroup", "Divider", "DragGesture",
    "EmptyView",
    "Environment", "EnvironmentKey", "EnvironmentObject", "EnvironmentValues", "FocusState", "Font",
    "ForEach",
    "Form", "GeometryReader", "Gradient", "Grid", "GridItem", "Group", "HStack", "Image", "Label",
    "LazyHGrid",
    "LazyHStack", "LazyVGrid", "LazyVStack", "LinearGradient", "Link", "List", "LocalizedStringKey",
    "Menu",
    "NavigationLink", "NavigationPath", "NavigationSplitView", "NavigationStack", "NavigationView",
    "ObservedObject", "Picker", "Preview", "PreviewProvider", "ProgressView", "Rectangle",
    "RoundedRectangle",
    "Scene", "SceneStorage", "ScrollView", "Section", "SecureField", "Shape", "ShareLink", "Slider",
    "Spacer",
    "State", "StateObject", "Stepper", "TabView", "Text", "TextEditor", "TextField", "Toggle",
    "VStack", "View",
    "ViewBuilder", "ViewModifier", "WindowGroup", "ZStack", "withAnimation",
  ]

  // MARK: A name that is not here

  private func absentName(_ line: Substring) -> Meaning? {
    if let match = line.firstMatch(of: /cannot find (?:type )?'(\w+)' in scope/),
      let reason = AbsentNames.reason(for: String(match.1))
    {
      return (String(match.0), "\(match.0): Banyan does not have SwiftUI's \(match.1). \(reason)")
    }
    if let match = line.firstMatch(of: /type '([^']+)' has no member '(\w+)'/),
      let absent = AbsentNames.reason(forMember: String(match.2), of: String(match.1))
    {
      return (
        String(match.0),
        "\(match.0): Banyan does not have SwiftUI's \(absent.name). \(absent.reason)"
      )
    }
    return nil
  }

  // MARK: An observable object

  /// An `@Observable` class is handed to views by other modifiers and properties than an `ObservableObject`.
  private func observable(_ line: Substring) -> Meaning? {
    let instead = [
      "environmentObject": ".environment(…)", "EnvironmentObject": "@Environment",
      "StateObject": "@State", "ObservedObject": "a plain property, or @Bindable for its bindings",
    ]
    guard
      let match = line.firstMatch(
        of: /'(\w+)' requires that '(\w+)' conform to 'ObservableObject'/),
      let replacement = instead[String(match.1)],
      (try? readNames())?.isObservable(String(match.2)) == true
    else { return nil }
    return (String(match.0), "\(match.0): it is @Observable, so write \(replacement)")
  }

  // MARK: An expression that is too complex

  private static var tooComplex: Regex<Substring> {
    /the compiler is unable to type-check this expression in reasonable time[^\n]*/
  }

  /// The compiler tries every combination of overloads before it gives up, most often because none of them exists.
  private func missingMembers(
    _ line: Substring, of complaint: CompilerOutput.Complaint
  ) -> Meaning? {
    guard let match = line.firstMatch(of: Self.tooComplex), let text = source(complaint.file),
      let names = try? readNames()
    else { return nil }
    guard let mark = line.firstRange(of: ": error: "),
      let column = line[..<mark.lowerBound].split(separator: ":").last.flatMap({ Int($0) })
    else { return nil }
    let uses = MemberUses(in: text, line: complaint.line, column: column).uses
    let missing = uses.filter { !names.admits($0) }
    guard !missing.isEmpty else { return nil }
    var seen: Set<String> = []
    let list = missing.map { "\($0.name(in: names)) in line \($0.line)" }.filter {
      seen.insert($0).inserted
    }
    return (
      String(match.0), "this expression uses what does not exist: \(list.joined(separator: ", "))"
    )
  }
}

extension MemberUses.Use {
  /// The name, with its labels if it is they that do not exist.
  fileprivate func name(in names: MemberNames) -> String {
    guard names.contains(name), let labels else { return ".\(name)" }
    return ".\(name)(\(labels.map { "\($0):" }.joined()))"
  }
}
