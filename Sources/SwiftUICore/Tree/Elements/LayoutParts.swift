import BanyanLayout

/// The layout elements of an element that has several.
final class LayoutParts {
  /// The layout element whose frame is the element's.
  let main: LayoutID
  /// Each is in the one before, and the content is in the last.
  let inner: [LayoutID]
  /// They follow the content.
  let after: [LayoutID]

  init(main: LayoutID, inner: [LayoutID], after: [LayoutID]) {
    self.main = main
    self.inner = inner
    self.after = after
  }
}
