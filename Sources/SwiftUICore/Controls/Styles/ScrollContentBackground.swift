extension View {
  /// Shows or hides the background of lists, forms and text editors in this view.
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
