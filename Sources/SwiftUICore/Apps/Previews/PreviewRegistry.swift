/// The expansion of `#Preview`: a type that the running program finds among its types.
public protocol _PreviewRegistry {
  /// The module and file that contain the preview.
  static var fileID: String { get }
  /// The line of the `#Preview`, starting from 1.
  static var line: Int { get }
  /// The name of the preview.
  static var name: String? { get }
  /// The traits of the preview.
  @MainActor static var traits: [PreviewTrait<Preview.ViewTraits>] { get }
  /// Makes the view to show.
  @MainActor static func makeView() -> any View
}

extension _PreviewRegistry {
  /// Calls the closure. `#Preview` puts its body into one, so that a `return` works as it does
  /// in the original closure.
  @MainActor
  public static func _view(@ViewBuilder _ content: @MainActor () -> any View) -> any View {
    content()
  }
}
