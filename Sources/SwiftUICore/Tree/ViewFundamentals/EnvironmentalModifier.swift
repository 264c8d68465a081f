/// A modifier that is resolved to another one in the environment of its view.
///
/// ```swift
/// struct Highlight: EnvironmentalModifier {
///   func resolve(in environment: EnvironmentValues) -> some ViewModifier {
///     Background(color: environment.colorScheme == .dark ? .yellow : .orange)
///   }
/// }
/// ```
///
/// The view is evaluated again when a value changes that `resolve(in:)` has read. See Apple's documentation of
/// `EnvironmentalModifier`.
public protocol EnvironmentalModifier: ViewModifier {
  associatedtype ResolvedModifier: ViewModifier

  /// Returns the modifier for an environment.
  @MainActor @preconcurrency
  func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
  @MainActor @preconcurrency
  public func body(content: Content) -> _EnvironmentalView<Self, Content> {
    _EnvironmentalView(modifier: self, content: content)
  }
}

/// Content with what a modifier is resolved to.
public struct _EnvironmentalView<Modifier: EnvironmentalModifier, Content: View>: View {
  fileprivate let modifier: Modifier
  fileprivate let content: Content
  @Environment(\.self) private var environment

  fileprivate init(modifier: Modifier, content: Content) {
    self.modifier = modifier
    self.content = content
  }

  public var body: some View { content.modifier(modifier.resolve(in: environment)) }
}
