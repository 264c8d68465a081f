import SwiftUICore

/// A preview that the playground shows in a tab beside the program's own content.
@MainActor
struct PlaygroundTab {
  let title: String
  private let content: ProgramContent

  /// The prefix of the address of its windows, which is unlikely to equal a scene's name.
  var name: String { "preview:\(title)" }

  /// Tabs for previews, each with a title of its own: the second of two with the same name gets a number.
  static func of(_ previews: [ProgramContent]) -> [Self] {
    var titles: Set<String> = []
    return previews.map { preview in
      var title = preview.title
      var number = 2
      while !titles.insert(title).inserted {
        title = "\(preview.title) \(number)"
        number += 1
      }
      return Self(title: title, content: preview)
    }
  }

  /// Adds the windows of the preview to a visitor's app.
  func add(to app: RunningApp) {
    app.addWindows(named: name, title: title, of: AnyView(content.makeView()))
  }
}
