/// A page of the inspector.
enum InspectorPage: String, CaseIterable, Identifiable {
  case updates, tree, views, data, findings

  var id: String { rawValue }

  var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
}
