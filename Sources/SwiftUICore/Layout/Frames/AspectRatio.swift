import BanyanHost
import Foundation

/// The way content of a given aspect ratio fills a space of another.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// Scales the content to be as large as possible while it still fits.
  case fit
  /// Scales the content to be as small as possible while it still covers the space.
  case fill

  var resolved: AspectRatio.Mode { self == .fit ? .fit : .fill }
}

extension View {
  /// Constrains this view to an aspect ratio.
  ///
  /// See Apple's documentation of `aspectRatio`.
  /// - Parameters:
  ///   - aspectRatio: width divided by height; nil for that of an image. Content that is not an image,
  ///     such as a color, is then a square.
  ///   - contentMode: whether the view fits or fills its space.
  nonisolated public func aspectRatio(
    _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
  ) -> some View {
    modifier(_AspectRatioModifier(ratio: aspectRatio, mode: contentMode))
  }

  /// Constrains this view to the aspect ratio of a size.
  nonisolated public func aspectRatio(
    _ aspectRatio: CGSize, contentMode: ContentMode
  ) -> some View {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  /// Scales this view to fit its space, in its own aspect ratio.
  nonisolated public func scaledToFit() -> some View {
    aspectRatio(contentMode: .fit)
  }

  /// Scales this view to fill its space, in its own aspect ratio.
  nonisolated public func scaledToFill() -> some View {
    aspectRatio(contentMode: .fill)
  }
}

/// Constrains a view to an aspect ratio.
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
