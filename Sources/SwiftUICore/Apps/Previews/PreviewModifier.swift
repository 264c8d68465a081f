/// A modifier for several previews, such as one that provides a container with sample data. See Apple's documentation of
/// `PreviewModifier`.
///
/// ```swift
/// struct SampleData: PreviewModifier {
///   static func makeSharedContext() throws -> Kitchen { Kitchen.sample }
///
///   func body(content: Content, context: Kitchen) -> some View {
///     content.environment(context)
///   }
/// }
///
/// #Preview(traits: .modifier(SampleData())) {
///   RecipeList()
/// }
/// ```
///
/// The context is made when a preview is opened, once for each. Nothing is shown until then.
@MainActor
@preconcurrency
public protocol PreviewModifier {
  /// The data that the previews share.
  associatedtype Context = Void
  /// The type of the modified preview.
  associatedtype Body: View
  /// The preview.
  typealias Content = PreviewModifierContent

  /// Makes what the previews share. Without one it is nothing.
  static func makeSharedContext() async throws -> Context

  /// Returns the modified preview.
  @ViewBuilder
  func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  public static func makeSharedContext() async throws {}
}

/// The preview that a ``PreviewModifier`` modifies.
public struct PreviewModifierContent: View {
  let preview: AnyView

  public var body: some View { preview }
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// Returns a trait that modifies the preview.
  @MainActor
  @preconcurrency
  public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait {
    PreviewTrait(kind: .modifier) { preview in
      AnyView(ModifiedPreview(modifier: modifier, preview: preview))
    }
  }
}

extension _PreviewRegistry {
  /// Makes the view to show, with what the traits do with it.
  @MainActor
  package static func makeModifiedView() -> any View {
    traits.reversed().reduce(AnyView(makeView())) { preview, trait in
      trait.modified?(preview) ?? preview
    }
  }
}

/// A preview that waits for the context of its modifier.
private struct ModifiedPreview<Modifier: PreviewModifier>: View {
  let modifier: Modifier
  let preview: AnyView
  @State private var context: Result<Modifier.Context, any Error>?

  var body: some View {
    switch context {
    case .success(let context):
      modifier.body(content: PreviewModifierContent(preview: preview), context: context)
    case .failure(let error):
      Text(verbatim: "\(Modifier.self) has no context: \(error)")
    case nil:
      ProgressView().task {
        do {
          context = .success(try await Modifier.makeSharedContext())
        } catch {
          context = .failure(error)
        }
      }
    }
  }
}
