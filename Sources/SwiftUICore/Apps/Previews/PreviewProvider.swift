/// A type that provides previews, the predecessor of `#Preview`.
///
///     struct RowPreviews: PreviewProvider {
///       static var previews: some View {
///         Row(title: "First")
///       }
///     }
@MainActor @preconcurrency
public protocol PreviewProvider {
  /// The type of the previews.
  associatedtype Previews: View
  /// The views to show.
  @ViewBuilder static var previews: Previews { get }
  /// The system for which the previews are made. It makes no difference: they are shown in the visitor's own window.
  /// Default: none in particular.
  static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  public static var platform: PreviewPlatform? { nil }
}
