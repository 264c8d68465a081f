/// A type that makes previews: the way to write them before `#Preview`.
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
}
