/// The classes of a data model's entities, in the form that Xcode makes them.
///
/// The compiler's errors in them name the lines of the model.
struct DataModelClasses {
  private let entities: [DataModelContents.Entity]
  private let file: String
  private let identifiable: Set<String>

  /// - Parameters:
  ///   - file: The path of the version's file, for diagnostics.
  ///   - sources: The app's own source texts. Conformances that they declare are left out.
  init(of entities: [DataModelContents.Entity], in file: String, besides sources: [String]) {
    self.entities = entities
    self.file = file
    identifiable = Self.identifiableTypes(in: sources)
  }

  /// Returns the source of the classes of some models; nil if Xcode would generate none.
  ///
  /// - Throws: A ``Failure`` if a model cannot be read.
  static func source(of models: [DataModel], besides sources: [String]) throws -> String? {
    let classes = try models.compactMap { (model) -> String? in
      let contents = try model.contents
      return DataModelClasses(
        of: try DataModelContents(contents).entities, in: contents.path, besides: sources
      ).source
    }
    return classes.isEmpty ? nil : classes.joined(separator: "\n")
  }

  /// The source of the classes; nil if Xcode would generate none.
  var source: String? {
    let parts = entities.compactMap(part)
    if parts.isEmpty { return nil }
    let source = "import CoreData\nimport Foundation\n" + parts.joined()
    return PlatformConditions.source(
      source, replacing: ManagedDeclarations(in: source).replacements)
  }

  private func part(of entity: DataModelContents.Entity) -> String? {
    guard let generation = entity.codeGeneration, let name = entity.className else { return nil }
    // A project may isolate its own declarations to the main actor, and Core Data's classes are for every thread.
    var text = ""
    if generation == .wholeClass {
      text += """

        \(place(entity.line))
        nonisolated public class \(name): \(className(of: entity.parent)) {}

        """
    }
    text += """

      \(place(entity.line))
      nonisolated extension \(name) {
        @nonobjc public class func fetchRequest() -> NSFetchRequest<\(name)> { NSFetchRequest<\(name)>(entityName: "\(entity.name)") }

      """
    for property in entity.properties {
      for line in lines(of: property) {
        text += "\(place(property.line))\n  @NSManaged public \(line)\n"
      }
    }
    text += "}\n"
    // The others inherit it.
    if entity.parent == nil, !identifiable.contains(name) {
      text += "\n\(place(entity.line))\nnonisolated extension \(name): Identifiable {}\n"
    }
    return text
  }

  private func className(of entity: String?) -> String {
    entities.first { $0.name == entity }?.className ?? "NSManagedObject"
  }

  // MARK: Properties

  /// Returns the declarations of a property, without what they have in common.
  private func lines(of property: DataModelContents.Property) -> [String] {
    let name = "var `\(property.name)`"
    switch property.kind {
    case .attribute(let type): return ["\(name): \(type)"]
    case .toOne(let entity): return ["\(name): \(className(of: entity))?"]
    case .toMany(let entity, let isOrdered):
      let word = property.name.prefix(1).uppercased() + property.name.dropFirst()
      let type = className(of: entity)
      let set = isOrdered ? "NSOrderedSet" : "NSSet"
      var lines = ["\(name): \(set)?"]
      if isOrdered { lines += Self.changesOfOrder(of: word, type) }
      lines += [
        "func addTo\(word)(_ value: \(type))", "func removeFrom\(word)(_ value: \(type))",
        "func addTo\(word)(_ values: \(set))", "func removeFrom\(word)(_ values: \(set))",
      ]
      return lines
    }
  }

  private static func changesOfOrder(of word: String, _ type: String) -> [String] {
    [
      "func insertInto\(word)(_ value: \(type), at idx: Int)",
      "func removeFrom\(word)(at idx: Int)",
      "func insertInto\(word)(_ values: [\(type)], at indexes: NSIndexSet)",
      "func removeFrom\(word)(at indexes: NSIndexSet)",
      "func replace\(word)(at idx: Int, with value: \(type))",
      "func replace\(word)(at indexes: NSIndexSet, with values: [\(type)])",
    ]
  }

  /// Returns the words that make the next line of the source a line of the model.
  private func place(_ line: Int) -> String {
    // The compiler takes this text as it is, so it can contain no quotation mark.
    let path = String(file.map { $0 == "\"" || $0 == "\\" ? "_" : $0 })
    return "#sourceLocation(file: \"\(path)\", line: \(line))"
  }

  // MARK: The app's own sources

  private static func identifiableTypes(in sources: [String]) -> Set<String> {
    var types: Set<String> = []
    for source in sources where source.contains("Identifiable") {
      var lexer = Lexer(source)
      var name: String?
      var isNameNext = false
      while let lexeme = lexer.next() {
        switch lexeme {
        case .word("class"), .word("extension"): isNameNext = true
        case .word("Identifiable"): if let name { types.insert(name) }
        case .word(let word) where isNameNext:
          name = word
          isNameNext = false
        case .mark("{"), .mark("}"): name = nil
        default: break
        }
      }
    }
    return types
  }
}
