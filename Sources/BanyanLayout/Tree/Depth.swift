// Elements ask those in them, so that elements in elements are calls in calls. Each function that goes
// down a level asks here first, and a chain without end comes to one.

extension LayoutTree {
  /// Calls a function a level further down, if that is not too deep.
  /// - Returns: what the function does; else a value that says nothing.
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
      "Views stand in each other more than \(settings.depthLimit) deep: what is deeper is not shown."
    )
  }

  /// Lets go of all answers in an element that has been moved: what was too deep may be so no more.
  func forget(in id: LayoutID) {
    forEachElement(in: id) { id in
      forgetLongStack(id)
      answers.release(&self[id].answers)
      guides.release(&self[id].guides)
      self[id].state.subtract([.isPlaced, .hasAnswer, .needsPlacing])
    }
  }
}
