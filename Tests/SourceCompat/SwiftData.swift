// SwiftData, as apps of courses use it.
import SwiftData
import SwiftUI

@Model
final class CompatTrip {
  @Attribute(.unique) var name: String
  @Attribute(.externalStorage, originalName: "image") var picture: Data?
  var start = Date.now
  var end: Date?
  @Relationship(deleteRule: .cascade, inverse: \CompatStay.trip) var stays: [CompatStay] = []
  @Transient var isOpen = false

  init(name: String) {
    self.name = name
  }
}

@Model
public class CompatStay {
  var place: String = ""
  var trip: CompatTrip?

  init(place: String, trip: CompatTrip? = nil) {
    self.place = place
    self.trip = trip
  }
}

struct CompatTrips: View {
  @Environment(\.modelContext) private var context
  @Query private var all: [CompatTrip]
  @Query(animation: .default) private var animated: [CompatTrip]
  @Query(sort: \CompatTrip.name) private var sorted: [CompatTrip]
  @Query(sort: \.name, order: .reverse, animation: .default) private var reversed: [CompatTrip]
  @Query(sort: \CompatTrip.end) private var ended: [CompatTrip]
  @Query(sort: \CompatTrip.end, animation: .default) private var endedAnimated: [CompatTrip]
  @Query(filter: #Predicate<CompatTrip> { $0.name == "Rome" }) private var filtered: [CompatTrip]
  @Query(sort: [SortDescriptor(\CompatTrip.name)], animation: .default)
  private var described: [CompatTrip]
  @Query(FetchDescriptor<CompatTrip>()) private var fetched: [CompatTrip]
  @Query(FetchDescriptor<CompatTrip>(), animation: .default)
  private var fetchedAnimated: [CompatTrip]

  init(search: String) {
    _filtered = Query(
      filter: #Predicate { $0.name.contains(search) }, sort: [SortDescriptor(\CompatTrip.start)],
      transaction: Transaction(animation: .default))
  }

  var body: some View {
    List {
      ForEach(all) { trip in
        NavigationLink(trip.name, value: trip)
      }
      .onDelete { offsets in
        for offset in offsets { context.delete(all[offset]) }
      }
    }
    .toolbar {
      Button("Add") { context.insert(CompatTrip(name: "Rome")) }
    }
    if let error = _all.fetchError { Text(error.localizedDescription) }
    Text(_all.modelContext == context ? "same" : "other")
    ForEach([animated, sorted, reversed, ended, endedAnimated, filtered, described], id: \.count) {
      Text("\($0.count)")
    }
    Text("\(fetched.count) \(fetchedAnimated.count)")
  }

  func updated() {
    var query = Query<CompatTrip, [CompatTrip]>()
    query.update()
  }
}

struct CompatTripEditor: View {
  @Bindable var trip: CompatTrip
  var body: some View { TextField("Name", text: $trip.name) }
}

struct CompatTripApp: App {
  var body: some Scene {
    WindowGroup { CompatTrips(search: "") }
      .modelContainer(
        for: CompatTrip.self, inMemory: false, isAutosaveEnabled: true, isUndoEnabled: false
      ) { result in
        if case .failure(let error) = result { print(error) }
      }
  }
}

struct CompatScenes: App {
  let container = compatContainer()
  var body: some Scene {
    WindowGroup { CompatTrips(search: "") }
      .modelContainer(container)
    WindowGroup("Two", id: "two") { CompatTrips(search: "") }
      .modelContainer(for: [CompatTrip.self, CompatStay.self])
    WindowGroup("Three", id: "three") { CompatTrips(search: "") }
      .modelContext(container.mainContext)
  }
}

@MainActor
func compatContainer() -> ModelContainer {
  let schema = Schema([CompatTrip.self, CompatStay.self])
  let configuration = ModelConfiguration(schema: schema, isStoredInMemoryOnly: false)
  do {
    return try ModelContainer(for: schema, configurations: [configuration])
  } catch {
    fatalError("Could not create ModelContainer: \(error)")
  }
}

@MainActor
func compatContainers() throws -> [ModelContainer] {
  let configuration = ModelConfiguration(
    "Trips", schema: nil, isStoredInMemoryOnly: true, allowsSave: false)
  let file = ModelConfiguration(
    "Trips", schema: nil, url: URL(fileURLWithPath: "/tmp/trips.store"), allowsSave: true)
  let two = ModelConfiguration(
    for: CompatTrip.self, CompatStay.self, isStoredInMemoryOnly: true)
  print(configuration.name, configuration.url, configuration.isStoredInMemoryOnly)
  print(
    configuration.allowsSave, configuration.id, configuration == file, configuration.schema as Any)
  var hasher = Hasher()
  two.hash(into: &hasher)
  let container = try ModelContainer(for: CompatTrip.self, configurations: configuration)
  container.deleteAllData()
  print(container.configurations, container.schema === two.schema, container == container)
  return [
    container, try ModelContainer(for: CompatTrip.self, CompatStay.self),
    try ModelContainer(for: Schema(CompatTrip.self, CompatStay.self), configurations: file),
  ]
}

@MainActor
func compatViews(_ container: ModelContainer) -> some View {
  VStack {
    CompatTrips(search: "").modelContainer(container)
    CompatTrips(search: "").modelContainer(for: CompatTrip.self, inMemory: true)
    CompatTrips(search: "").modelContainer(for: [CompatTrip.self, CompatStay.self])
    CompatTrips(search: "").modelContext(container.mainContext)
    CompatTrips(search: "").environment(\.modelContext, container.mainContext)
  }
}

@MainActor
func compatContext(_ container: ModelContainer) throws {
  let context = ModelContext(container)
  context.autosaveEnabled = true
  let trip = CompatTrip(name: "Rome")
  context.insert(trip)
  if context.hasChanges { try context.save() }
  try context.transaction { context.delete(trip) }
  context.rollback()
  context.processPendingChanges()
  print(context.insertedModelsArray, context.changedModelsArray, context.deletedModelsArray)
  print(context.container == container, context == container.mainContext)

  var descriptor = FetchDescriptor<CompatTrip>(
    predicate: #Predicate { $0.name == "Rome" }, sortBy: [SortDescriptor(\.name)])
  descriptor.predicate = nil
  descriptor.sortBy = [SortDescriptor(\.start)]
  descriptor.fetchLimit = 3
  descriptor.fetchOffset = 1
  descriptor.includePendingChanges = false
  let trips: [CompatTrip] = try context.fetch(descriptor)
  let count: Int = try context.fetchCount(descriptor)
  let ids: [PersistentIdentifier] = try context.fetchIdentifiers(descriptor)
  try context.enumerate(descriptor) { print($0.name) }
  try context.delete(model: CompatTrip.self)
  try context.delete(model: CompatTrip.self, where: #Predicate { $0.name.isEmpty })
  print(trips, count, ids)

  let id = trip.persistentModelID
  let registered: CompatTrip? = context.registeredModel(for: id)
  print(registered as Any, context.model(for: id) as? CompatTrip as Any)
  print(trip.id == id, trip == trips[0], trip.hasChanges, trip.isDeleted)
  print(trip.modelContext as Any, id.id, id.entityName, id.storeIdentifier as Any, id.hashValue)
  var hasher = Hasher()
  trip.hash(into: &hasher)
  id.hash(into: &hasher)
}

func compatIdentifier(_ id: PersistentIdentifier, _ decoder: any Decoder, _ encoder: any Encoder)
  throws -> PersistentIdentifier
{
  try id.encode(to: encoder)
  return try PersistentIdentifier(from: decoder)
}

func compatSchema() {
  let attribute = Schema.Attribute(.unique, .externalStorage, originalName: "old")
  print(attribute.options == [.unique], attribute.originalName as Any)
  let relationship = Schema.Relationship(
    deleteRule: .deny, originalName: nil, inverse: \CompatStay.trip)
  print(relationship.inverseKeyPath as Any, relationship.originalName as Any)
  let rules: [Schema.Relationship.DeleteRule] = [.noAction, .nullify, .cascade, .deny]
  print(rules.contains(relationship.deleteRule), rules.map(\.rawValue))
  print(Schema.Relationship.DeleteRule(rawValue: "deny") as Any)
  var hasher = Hasher()
  Schema.Attribute.Option.unique.hash(into: &hasher)
  print(Schema.Attribute.Option.unique.hashValue)
}

func compatErrors(_ error: SwiftDataError) -> Bool {
  var hasher = Hasher()
  error.hash(into: &hasher)
  print(error.description)
  return [
    SwiftDataError.loadIssueModelContainer, .unknownSchema,
    .configurationSchemaNotFoundInContainerSchema,
  ].contains { $0 == error }
}

typealias CompatText = PredicateExpressions.Value<String>

func compatSearch(_ search: String, _ encoder: any Encoder, _ decoder: any Decoder) throws {
  let predicate = #Predicate<CompatTrip> { $0.name.localizedStandardContains(search) }
  print(try predicate.evaluate(CompatTrip(name: "Rome")))
  let text = PredicateExpressions.build_Arg(search)
  let expression = PredicateExpressions.StringLocalizedStandardContains(root: text, other: text)
  print(expression.root, expression.other, try expression.evaluate(PredicateBindings()))
  print(PredicateExpressions.build_localizedStandardContains(text, text))
  try expression.encode(to: encoder)
  _ = try PredicateExpressions.StringLocalizedStandardContains<CompatText, CompatText>(
    from: decoder)
}

struct CompatSampleData: PreviewModifier {
  static func makeSharedContext() throws -> ModelContainer {
    let container = try ModelContainer(
      for: CompatTrip.self, configurations: .init(isStoredInMemoryOnly: true))
    container.mainContext.insert(CompatTrip(name: "Rome"))
    return container
  }

  func body(content: Content, context: ModelContainer) -> some View {
    content.modelContainer(context)
  }
}

struct CompatPadding: PreviewModifier {
  func body(content: Content, context: Void) -> some View { content.body.padding() }
}

func compatNothingShared() async throws {
  try await CompatPadding.makeSharedContext()
}

extension PreviewTrait where T == Preview.ViewTraits {
  @MainActor static var compatSampleData: Self = .modifier(CompatSampleData())
}

#Preview(traits: .compatSampleData) {
  @Previewable @Query(sort: \CompatTrip.name) var trips: [CompatTrip]
  Text("\(trips.count)")
}
