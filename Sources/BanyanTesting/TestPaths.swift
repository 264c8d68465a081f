import SwiftUICore

extension TestWindow {
  /// The path of each view that a person wrote, outermost first: the enclosing views, branches, the
  /// identities of rows, pages, and presentations.
  public var viewPaths: [String] { runningWindow?.viewPaths ?? [] }

  /// The names of all dynamic properties: the path of the view, and the property's own name. They are
  /// equal in another process of the same program.
  public var propertyPaths: [String] { runningWindow?.propertyPaths ?? [] }

  /// The paths of all nodes of the window.
  package var nodePaths: [ViewPath] { runningWindow?.nodePaths ?? [] }
}
