// Elements measure their content, so nested elements are nested calls. Each function that goes down a
// level checks the depth here first, which also ends an endless chain.

extension LayoutTree {
  /// Calls a function one level further down, unless that is too deep.
  /// - Returns: the function's result; otherwise an empty value.
  @inline(__always)
  func descend<Value>(or none: @autoclosure () -> Value, _ body: () -> Value) -> Value {
    guard level < settings.depthLimit else {
      reportDepth()
      return none()
    }
    level += 1
    defer { level -= 1 }
    return body()
  }

  private func reportDepth() {
    if hasCutOff { return }
    hasCutOff = true
    settings.report(
      "Views stand in each other more than \(settings.depthLimit) deep: deeper ones are not shown."
    )
  }

  /// Discards all answers in an element that has been moved: content that was too deep may no longer
  /// be.
  func forget(in id: LayoutID) {
    shownParent = .none
    forEachElement(in: id) { id in
      forgetLongStack(id)
      answers.release(&self[id].answers)
      guides.release(&self[id].guides)
      self[id].state.subtract([.isPlaced, .hasAnswer, .needsPlacing])
    }
  }
}
