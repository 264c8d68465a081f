import BanyanHost

extension DrawnElement {
  /// The number of steps in which a spinner goes around, and the time of each in seconds.
  package static let spinnerSteps = 8
  package static let spinnerTime = 0.1

  /// Turns spinners by a number of steps, clockwise: each spoke takes the color of the one before.
  /// - Returns: false if there are no spinners.
  @MainActor @discardableResult
  package mutating func turnSpinners(by steps: Int, in scene: ElementScene) -> Bool {
    var isFound = false
    if let element = scene[id], element.isSpinner, foreground.count == Self.spinnerSteps {
      isFound = true
      let paints = foreground.compactMap { part -> DrawnPaint? in
        if case .stroke(let stroke, _) = part { stroke.paint } else { nil }
      }
      guard paints.count == Self.spinnerSteps else { return isFound }
      for index in foreground.indices {
        guard case .stroke(var stroke, let rect) = foreground[index] else { continue }
        let source = (index - steps) % Self.spinnerSteps
        stroke.paint = paints[source < 0 ? source + Self.spinnerSteps : source]
        foreground[index] = .stroke(stroke, in: rect)
      }
    }
    // Elements without spinners are not copied.
    for index in content.indices where content[index].hasSpinners(in: scene) {
      isFound = true
      content[index].turnSpinners(by: steps, in: scene)
    }
    return isFound
  }

  @MainActor
  private func hasSpinners(in scene: ElementScene) -> Bool {
    scene[id]?.isSpinner == true || content.contains { $0.hasSpinners(in: scene) }
  }
}

extension ElementScene.Element {
  fileprivate var isSpinner: Bool { kind == .progressView && properties[.progress] == nil }
}
