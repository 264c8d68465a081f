import SwiftUICore

/// A preview that the playground shows in a tab beside what the program shows by itself.
@MainActor
struct PlaygroundTab {
  let title: String
  private let content: ProgramContent

  /// What the address of its windows begins with, which no scene of an app's author is likely to be called.
  var name: String { "preview:\(title)" }

  /// Tabs for previews, each with a title of its own: the second of two that are called the same has a number.
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

  /// Gives a visitor's app the windows of the preview.
  func add(to app: RunningApp) {
    app.addWindows(named: name, title: title, of: AnyView(content.makeView()))
  }
}
