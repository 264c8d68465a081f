extension LayoutTree {
  /// Returns the proposal that a text uses: an infinite length is the same as no limit.
  func textProposal(_ proposal: LayoutProposal) -> LayoutProposal {
    LayoutProposal(
      proposal.width == .infinity ? nil : proposal.width,
      proposal.height == .infinity ? nil : proposal.height)
  }

  package func size(of text: LayoutText, for proposal: LayoutProposal) -> LayoutSize {
    if proposal == .zero { return .zero }
    var size = fittedLines(of: text, for: proposal).size
    if text.reservedLines > 0 {
      let line = measurer.font(of: text).lineHeight
      size.height = max(size.height, line * Double(text.reservedLines))
    }
    size = Sensible.size(size)
    if settings.partsOfPoint == nil {
      size = LayoutSize(settings.upToStep(size.width), settings.upToStep(size.height))
    } else {
      size = LayoutSize(settings.up(size.width), settings.up(size.height))
    }
    // A letter that is wider than the proposal overhangs.
    if let width = proposal.width { size.width = min(size.width, width) }
    return size
  }

  /// Returns the lines of a text in a proposal, in a smaller font if the text allows that and needs
  /// it. A text that may shrink breaks a word only if the word is too long in the smallest font.
  package func fittedLines(of text: LayoutText, for proposal: LayoutProposal) -> TextLines {
    let whole = lines(of: text, for: proposal, scale: 1)
    let least = text.leastScale
    func fits(_ lines: TextLines) -> Bool {
      !lines.isCut && !lines.breaksWord && proposal.holdsText(lines.size)
    }
    guard least < 1, !fits(whole) else { return whole }
    // For a single line, which most shrinking texts have, the scale is known.
    let ideal = lines(of: text, for: .unspecified, scale: 1).size
    let direct = min(
      (proposal.width ?? .infinity) / ideal.width, (proposal.height ?? .infinity) / ideal.height)
    if text.lineLimit == 1, direct >= least, direct < 1 {
      let lines = lines(of: text, for: proposal, scale: direct)
      if fits(lines) { return lines }
    }
    var fitting = lines(of: text, for: proposal, scale: least)
    guard fits(fitting) else { return fitting }
    var (low, high) = (least, 1.0)
    for _ in 0..<20 {
      let middle = (low + high) / 2
      let lines = lines(of: text, for: proposal, scale: middle)
      if fits(lines) { (low, fitting) = (middle, lines) } else { high = middle }
    }
    return fitting
  }

  private func lines(
    of text: LayoutText, for proposal: LayoutProposal, scale: Double
  ) -> TextLines {
    counts.texts += 1
    var most = text.lineLimit == 0 ? Int.max : Int(text.lineLimit)
    if let height = proposal.height, height < Sensible.largest {
      let line = measurer.font(of: text).lineHeight * scale
      if line > 0 { most = min(most, max(1, Int(min(height / line + 1e-9, Sensible.largest)))) }
    }
    return measurer.lines(
      of: text, scale: scale, width: proposal.width ?? .infinity, most: most)
  }
}

extension LayoutProposal {
  /// Returns true if lines fit, apart from rounding errors.
  fileprivate func holdsText(_ size: LayoutSize) -> Bool {
    size.width <= (width ?? .infinity) + 1e-6 && size.height <= (height ?? .infinity) + 1e-6
  }
}
