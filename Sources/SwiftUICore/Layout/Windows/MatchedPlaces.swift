import BanyanHost
import BanyanLayout

// Views with matched geometry that are shown in the frames of others.

extension WindowLayout {
  /// Notes that an element has matched geometry.
  func noteMatch(_ element: ElementNode) {
    guard let element = element as? MatchedBoxElementNode,
      !matched.contains(where: { $0 === element })
    else { return }
    matched.append(element)
  }

  /// Shows each view that is no source in the frame of its source, as far as it matches that (ME01, ME02).
  /// - Returns: true if any has another place than before.
  func followMatches() -> Bool {
    if matched.allSatisfy(\.effect.isSource) { return false }
    var sources: [String: MatchedBoxElementNode] = [:]
    for element in matched where element.effect.isSource {
      if sources[element.effect.word] == nil {
        sources[element.effect.word] = element
      } else {
        Issue.reportOnce(
          """
          Several views with the same identity of matchedGeometryEffect are sources. The others are shown in the frame of the \
          first one; pass `isSource: false` for those that follow.
          """, in: window.runtime)
      }
    }
    var isChanged = false
    for element in matched where !element.layoutID.isNone {
      let id = main(of: element)
      let source = element.effect.isSource ? nil : sources[element.effect.word]
      let new = source.flatMap { match(of: element, at: id, with: $0) }
      var old: LayoutMatch?
      if case .matched(let match) = tree.rule(of: id) { old = match }
      if new == old { continue }
      tree.set(new.map { .matched($0) } ?? .passing, of: id)
      isChanged = true
    }
    return isChanged
  }

  private func match(
    of element: MatchedBoxElementNode, at id: LayoutID, with source: MatchedBoxElementNode
  ) -> LayoutMatch? {
    guard !source.layoutID.isNone, let frame = tree.frame(of: main(of: source)),
      let own = tree.frame(of: id)
    else { return nil }
    let effect = element.effect
    let anchor = LayoutPoint(Double(effect.anchor.x), Double(effect.anchor.y))
    let isRightToLeft = tree.isRightToLeft(id)
    let x =
      isRightToLeft
      ? own.x + own.width - (frame.x + frame.width - anchor.x * frame.width)
      : frame.x + anchor.x * frame.width - own.x
    let y = frame.y + anchor.y * frame.height - own.y
    return LayoutMatch(
      size: effect.matched.contains(.size) ? LayoutSize(frame.width, frame.height) : nil,
      point: effect.matched.contains(.position) ? LayoutPoint(x, y) : nil, anchor: anchor)
  }
}
