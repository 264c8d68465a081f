/// What `#Preview` expands to: a type that the running program finds among its own.
public protocol _PreviewRegistry {
  /// The module and file the preview stands in.
  static var fileID: String { get }
  /// The line of its `#Preview`, counted from 1.
  static var line: Int { get }
  /// The name it was given.
  static var name: String? { get }
  /// The traits it was given.
  static var traits: [PreviewTrait<Preview.ViewTraits>] { get }
  /// Makes the view to show.
  @MainActor static func makeView() -> any View
}

extension _PreviewRegistry {
  /// Calls the closure. `#Preview` writes its body into one, where a `return` is as welcome as it
  /// is in the closure the author wrote.
  @MainActor
  public static func _view(@ViewBuilder _ content: @MainActor () -> any View) -> any View {
    content()
  }
}
