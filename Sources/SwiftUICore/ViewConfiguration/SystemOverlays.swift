// What Apple's devices show around an app. A browser has bars of its own, which no app may hide.

extension View {
  /// Has no meaning on hosts so far: there is no status bar.
  nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

  /// Has no meaning on hosts so far: there is no status bar.
  @available(*, deprecated, renamed: "statusBarHidden(_:)")
  nonisolated public func statusBar(hidden: Bool) -> some View { self }

  /// Has no meaning on hosts so far: nothing of the system is shown over an app.
  nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
}
