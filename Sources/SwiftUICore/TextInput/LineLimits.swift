extension View {
  /// Sets how many lines a text or field below is high at least and at most.
  nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    modifier(
      TextStyleModifier {
        $0.minimumLines = limit.lowerBound
        $0.lineLimit = limit.upperBound
      })
  }

  /// Sets how many lines a text or field below is high at least.
  nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    modifier(TextStyleModifier { $0.minimumLines = limit.lowerBound })
  }

  /// Sets how many lines a text or field below is high at most.
  nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    modifier(TextStyleModifier { $0.lineLimit = limit.upperBound })
  }

  /// Sets how many lines a text or field below is high at most, and whether it always has room for
  /// them.
  nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    modifier(
      TextStyleModifier {
        $0.minimumLines = reservesSpace ? limit : nil
        $0.lineLimit = limit
      })
  }
}
