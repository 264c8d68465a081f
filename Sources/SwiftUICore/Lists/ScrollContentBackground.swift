extension View {
  /// Says whether lists, forms and text editors below have a background of their own.
  nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
    environment(\.hidesScrollContentBackground, visibility == .hidden)
  }
}

private struct HidesScrollContentBackgroundKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  var hidesScrollContentBackground: Bool {
    get { self[HidesScrollContentBackgroundKey.self] }
    set { self[HidesScrollContentBackgroundKey.self] = newValue }
  }
}
