/// An app: the windows that it can open, and the state that they share.
///
/// ```swift
/// @main
/// struct NotesApp: App {
///   var body: some Scene {
///     WindowGroup { NoteList() }
///   }
/// }
/// ```
///
/// See Apple's documentation of `App`. On a host with several visitors, each has a separate app
/// with its own state.
@MainActor
@preconcurrency
public protocol App {
  /// The type of the app's scenes.
  associatedtype Body: Scene

  /// The app's scenes.
  @SceneBuilder
  var body: Body { get }

  /// Creates the app.
  init()
}
