import SwiftUICore

/// The content of a program without an app.
@MainActor
package struct ProgramContent {
  /// The name of the preview or view.
  package let title: String
  /// Makes the view. Call it for each visitor, so that they share no objects.
  package let makeView: @MainActor () -> any View

  /// Returns the first preview; otherwise the view named ContentView; otherwise the last view that
  /// needs no arguments.
  ///
  /// - Parameter candidates: The types of the source, in its order.
  package static func chosen(from candidates: [_ViewCandidate]) throws(NothingToShow) -> Self {
    if let preview = previews(order: candidates.map(\.name)).first { return preview }
    let contentView = candidates.filter { $0.name == "ContentView" }
    for candidate in contentView + candidates.reversed() {
      guard let make = candidate.make, make() != nil else { continue }
      return ProgramContent(title: candidate.name) { make() ?? EmptyView() }
    }
    throw NothingToShow(
      viewsWithArguments: candidates.filter { $0.make != nil }.map(\.name))
  }

  /// Returns all previews: those of `#Preview` by file and line, then the providers in the order of
  /// their names.
  package static func previews(order names: [String]) -> [ProgramContent] {
    let registries = ProgramTypes.types(conformingTo: (any _PreviewRegistry).self)
      .compactMap { $0 as? any _PreviewRegistry.Type }
      .sorted { ($0.fileID, $0.line) < ($1.fileID, $1.line) }
    let providers = ProgramTypes.types(conformingTo: (any PreviewProvider).self)
      .compactMap { $0 as? any PreviewProvider.Type }
      .map { (type: $0, place: names.firstIndex(of: "\($0)") ?? names.count) }
      .sorted { $0.place < $1.place }
    return registries.map { ProgramContent(registry: $0) }
      + providers.map { ProgramContent(provider: $0.type) }
  }

  private init(title: String, makeView: @escaping @MainActor () -> any View) {
    self.title = title
    self.makeView = makeView
  }

  private init(registry: any _PreviewRegistry.Type) {
    self.init(title: registry.name ?? "Preview", makeView: { registry.makeModifiedView() })
  }

  private init(provider: any PreviewProvider.Type) {
    self.init(title: "\(provider)") { provider.previews }
  }
}

/// The reason why there is no ``ProgramContent``, in a sentence for the author.
package struct NothingToShow: Error, CustomStringConvertible {
  let viewsWithArguments: [String]

  package var description: String {
    guard !viewsWithArguments.isEmpty else {
      return "there is no view here: no @main App, no preview and no View"
    }
    return "every view here needs arguments: \(viewsWithArguments.joined(separator: ", ")). "
      + "Add a #Preview that makes one"
  }
}
