/// The bounds of a flexible frame.
package struct LayoutBounds: Hashable, Sendable {
  package var width, height: Axis

  package init(width: Axis = Axis(), height: Axis = Axis()) {
    self.width = width
    self.height = height
  }

  package struct Axis: Hashable, Sendable {
    package let minimum, ideal, maximum: Double?

    /// Creates bounds. Contradictory bounds are resolved upward (LD09), and invalid lengths are
    /// ignored.
    package init(_ minimum: Double? = nil, ideal: Double? = nil, _ maximum: Double? = nil) {
      func length(_ length: Double?) -> Double? {
        guard let length, !length.isNaN else { return nil }
        return Sensible.length(length)
      }
      let least = length(minimum)
      let usual = length(ideal).map { max($0, least ?? 0) }
      self.minimum = least
      self.ideal = usual
      self.maximum = length(maximum).map { max($0, usual ?? least ?? 0) }
    }

    func clamp(_ length: Double) -> Double {
      min(max(length, minimum ?? 0), maximum ?? .infinity)
    }

    /// LD04.
    func offer(_ proposal: Double?) -> Double? { (proposal ?? ideal).map(clamp) }

    /// LD05.
    func length(for proposal: Double?, offered: Double?, content: Double) -> Double {
      if let proposal, minimum != nil, maximum != nil { return clamp(proposal) }
      if proposal == nil, let ideal { return ideal }
      switch (minimum, maximum) {
      case (.some, .some): return clamp(content)
      case (let minimum?, nil): return max(minimum, min(offered ?? content, content))
      case (nil, let maximum?): return min(maximum, max(offered ?? content, content))
      case (nil, nil): return content
      }
    }

    /// Returns the length offered to the content of a frame of a given length when it is placed
    /// (LD07).
    func placed(_ proposal: Double?, _ length: Double) -> Double? {
      let isOpen = length > minimum ?? -.infinity && length < maximum ?? .infinity
      return proposal == nil && ideal == nil && isOpen ? nil : length
    }
  }

  package subscript(axis: LayoutAxis) -> Axis { axis == .horizontal ? width : height }

  func offer(_ proposal: LayoutProposal) -> LayoutProposal {
    LayoutProposal(width.offer(proposal.width), height.offer(proposal.height))
  }

  func size(
    for proposal: LayoutProposal, offered: LayoutProposal, content: LayoutSize
  ) -> LayoutSize {
    LayoutSize(
      width.length(for: proposal.width, offered: offered.width, content: content.width),
      height.length(for: proposal.height, offered: offered.height, content: content.height))
  }

  func placed(_ proposal: LayoutProposal, _ size: LayoutSize) -> LayoutProposal {
    LayoutProposal(
      width.placed(proposal.width, size.width), height.placed(proposal.height, size.height))
  }
}

extension Sensible {
  /// Returns the length of a fixed frame or a spacer; an invalid one counts as missing (LD03).
  static func fixed(_ length: Double?) -> Double? {
    guard let length, length >= 0, length.isFinite else { return nil }
    return min(length, largest)
  }
}

extension LayoutBounds {
  /// Returns the length of a view that takes some of several equal parts of its container (LD10).
  /// The app's side finds the container: it is laid out first, and the frame is then a fixed one.
  package static func relativeLength(
    of length: Double, count: Int, span: Int, spacing: Double
  ) -> Double {
    let (count, span) = (Double(max(count, 1)), Double(max(span, 1)))
    let part = (length - spacing * (count - 1)) / count
    return Sensible.length(part * span + spacing * (span - 1))
  }
}
