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
    show(body) {
      Body._make($0, under: $1, in: $2)
    } update: {
      Body._update($0, to: $1)
    }
  }

  @inline(__always)
  private func show<Body>(
    _ body: Body, make: (Body, _Node, _Context) -> _Node, update: (_Node, Body) -> Void
  ) {
    if let child, !isShowingError { return update(child, body) }
    isShowingError = false
    replaceChild(with: make(body, self, context))
  }

  /// Evaluates a body that makes something other than views. A failure is reported as an issue, because
  /// there is no place to show it.
  /// - Parameters:
  ///   - make: makes the node of what the body returns.
  ///   - update: gives it a new value.
  final func evaluate<Value, Body>(
    _ value: Value, _ body: (Value) -> Body,
    make: (Body, _Node, _Context) -> _Node, update: (_Node, Body) -> Void
  ) {
    if !run(value, body, show: { show($0, make: make, update: update) }) {
      Issue.report(missing ?? "", in: runtime)
    }
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
