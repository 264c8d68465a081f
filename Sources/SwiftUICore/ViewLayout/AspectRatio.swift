import BanyanHost
import Foundation

/// How something of certain proportions takes a place of others.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// As large as fits.
  case fit
  /// As small as covers all of it.
  case fill

  var resolved: AspectRatio.Mode { self == .fit ? .fit : .fill }
}

extension View {
  /// Gives this view certain proportions.
  ///
  /// See Apple's documentation of `aspectRatio`.
  /// - Parameters:
  ///   - aspectRatio: width by height; nil for that of a picture. What is no picture, such as a
  ///     color, is a square then.
  ///   - contentMode: whether the view fits into its place or fills it.
  nonisolated public func aspectRatio(
    _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
  ) -> some View {
    modifier(_AspectRatioModifier(ratio: aspectRatio, mode: contentMode))
  }

  /// Gives this view the proportions of a size.
  nonisolated public func aspectRatio(
    _ aspectRatio: CGSize, contentMode: ContentMode
  ) -> some View {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  /// Fits this view into its place in its own proportions.
  nonisolated public func scaledToFit() -> some View {
    aspectRatio(contentMode: .fit)
  }

  /// Fills this view's place in its own proportions.
  nonisolated public func scaledToFill() -> some View {
    aspectRatio(contentMode: .fill)
  }
}

/// Gives a view certain proportions.
public nonisolated struct _AspectRatioModifier: BoxModifier {
  let ratio: CGFloat?
  let mode: ContentMode

  nonisolated init(ratio: CGFloat?, mode: ContentMode) {
    self.ratio = ratio
    self.mode = mode
  }

  @MainActor private var isPossible: Bool { ratio.map { $0.isFinite && $0 > 0 } ?? true }

  @MainActor var properties: [Property] {
    [
      .aspectRatio(
        AspectRatio(ratio: isPossible ? ratio.map(Double.init) : nil, mode: mode.resolved))
    ]
  }

  @MainActor var issue: String? {
    isPossible ? nil : "Invalid aspect ratio (\(ratio ?? 0)): that of the content is used."
  }
}
