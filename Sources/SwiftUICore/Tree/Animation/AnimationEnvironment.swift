extension AnimationContext {
  /// The environment of the view that the animation moves: the values when the animation is asked, so one that changes while it runs
  /// counts from the next frame on. A host that moves a view by itself has been sent the values of the change; completions count with
  /// the default values.
  public var environment: EnvironmentValues {
    surroundings as? EnvironmentValues ?? EnvironmentValues()
  }
}
