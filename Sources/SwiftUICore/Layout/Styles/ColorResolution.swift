import BanyanHost

extension Color {
  /// Returns the color in numbers, as it is in an environment: in its color scheme, and with its tint as the accent color.
  ///
  /// A color of an asset catalog that does not exist is gray.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    var color = self
    if case .named(.accent) = resolved.base, let tint = environment[TintKey.self] {
      color = tint.opacity(resolved.opacity)
    }
    let variants = AdaptiveColor(color.resolved)
    return Resolved(environment.colorScheme == .dark ? variants.dark : variants.light)
  }
}

extension Color.Resolved: ShapeStyle {
  public typealias Resolved = Never

  public func _paint(in environment: EnvironmentValues) -> _Paint {
    Color(self)._paint(in: environment)
  }
}
