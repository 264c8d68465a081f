// System overlays of Apple's devices. A browser has its own bars, which no app can hide.

extension View {
  /// Has no effect on current hosts: there is no status bar.
  nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

  /// Has no effect on current hosts: there is no status bar.
  @available(*, deprecated, renamed: "statusBarHidden(_:)")
  nonisolated public func statusBar(hidden: Bool) -> some View { self }

  /// Has no effect on current hosts: there are no system overlays.
  nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
}
