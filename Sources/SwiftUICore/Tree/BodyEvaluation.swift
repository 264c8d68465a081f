/// The step that turns the result of a body into the nodes below.
///
/// |                   | a child is there             | none yet, or an error      |
/// | ----------------- | ---------------------------- | -------------------------- |
/// | the body ran      | the child is updated         | a child is made            |
/// | it could not run  | an error takes its place     | an error is made, or stays |
extension DynamicNode {
  /// Evaluates a body that makes a view.
  final func evaluateView<Value, Body: View>(_ value: Value, _ body: (Value) -> Body) {
    if isEndless || (child == nil || isShowingError) && isNestedTooDeep() { return rest() }
    if !run(value, body, show: { show($0) }) { showError(missing ?? "") }
  }

  /// Stops evaluating a body that would never end.
  private func rest() {
    isQueued = false
    changes = ChangeSet()
    guard isEndless else { return }
    isEndless = false
    showError(missing ?? "")
  }

  /// Updates the nodes below from a body.
  final func show<Body: View>(_ body: Body) {
    if let child, !isShowingError { return Body._update(child, to: body) }
    isShowingError = false
    replaceChild(with: Body._make(body, under: self, in: context))
  }

  /// Evaluates a body that makes scenes. A failure is reported as an issue, because a scene has no
  /// place to show it.
  final func evaluateScene<Value, Body: Scene>(_ value: Value, _ body: (Value) -> Body) {
    let hasRun = run(value, body) { body in
      if let child { return Body._update(child, to: body) }
      replaceChild(with: Body._make(body, under: self, in: context))
    }
    if !hasRun { Issue.report(missing ?? "", in: runtime) }
  }

  /// Evaluates a body that makes toolbar items. A failure is reported as an issue, because a bar
  /// has no place to show it.
  final func evaluateToolbar<Value, Body: ToolbarContent>(_ value: Value, _ body: (Value) -> Body) {
    let hasRun = run(value, body) { body in
      if let child { return Body._update(child, to: body) }
      replaceChild(with: Body._make(body, under: self, in: context))
    }
    if !hasRun { Issue.report(missing ?? "", in: runtime) }
  }

  /// Evaluates a body that makes commands. A failure is reported as an issue, because commands have
  /// no place to show it.
  final func evaluateCommands<Value, Body: Commands>(_ value: Value, _ body: (Value) -> Body) {
    let hasRun = run(value, body) { body in
      if let child { return Body._update(child, to: body) }
      replaceChild(with: Body._make(body, under: self, in: context))
    }
    if !hasRun { Issue.report(missing ?? "", in: runtime) }
  }

  /// Shows an error in place of the body of a style that is no longer set or has changed its type.
  final func showMissingStyle() {
    isQueued = false
    changes = ChangeSet()
    showError("The style of this control is no longer set.")
  }

  final func showError(_ message: String) {
    if isShowingError { return }
    isShowingError = true
    replaceChild(with: ErrorNode(message, under: self, in: context))
  }

  private func replaceChild(with new: _Node) {
    let old = child
    child = new
    guard let old else { return }
    old.detach()
    elementsDidChange()
  }
}
