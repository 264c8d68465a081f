extension LayoutTree {
  /// Returns the largest proposal of a ratio inside another, or the smallest around it (LF01 to
  /// LF04).
  func proportioned(
    _ proposal: LayoutProposal, by ratio: Double?, fills: Bool, of id: LayoutID
  ) -> LayoutProposal {
    if proposal == .unspecified { return proposal }
    guard let ratio = validRatio(ratio) ?? idealRatio(of: id) else { return proposal }
    switch (proposal.width, proposal.height) {
    case (nil, nil): return proposal
    case (let width?, nil): return LayoutProposal(width, settings.down(width / ratio))
    case (nil, let height?): return LayoutProposal(settings.down(height * ratio), height)
    case (let width?, let height?):
      // Infinity is wider than any height.
      let followsWidth = (width < height * ratio) != fills
      if width == .infinity, height == .infinity { return proposal }
      return followsWidth
        ? LayoutProposal(width, settings.down(width / ratio))
        : LayoutProposal(settings.down(height * ratio), height)
    }
  }

  private func idealRatio(of id: LayoutID) -> Double? {
    let ideal = wrappedSize(id, .unspecified)
    return validRatio(ideal.width / ideal.height)
  }

  private func validRatio(_ ratio: Double?) -> Double? {
    guard let ratio, ratio > 0, ratio.isFinite else { return nil }
    return ratio
  }
}
