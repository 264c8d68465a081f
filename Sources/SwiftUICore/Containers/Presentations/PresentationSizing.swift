import BanyanHost

/// The size of a sheet in a wide window, one of the framework's sizes. See Apple's
/// documentation of `PresentationSizing`.
public protocol PresentationSizing {
  /// The size in the form for hosts. Not for use outside the framework.
  nonisolated var _sizing: _PresentationSizing { get }
}

/// A sheet size in the form for hosts.
public struct _PresentationSizing: Sendable {
  let resolved: SheetSize?
}

/// The default size: as large as the content, or as a form if the content takes all the space.
public struct AutomaticPresentationSizing: PresentationSizing, Sendable {
  nonisolated init() {}
  public nonisolated var _sizing: _PresentationSizing { _PresentationSizing(resolved: nil) }
}

/// The size of the content.
public struct FittedPresentationSizing: PresentationSizing, Sendable {
  nonisolated init() {}
  public nonisolated var _sizing: _PresentationSizing { _PresentationSizing(resolved: .fitted) }
}

/// The size of a form.
public struct FormPresentationSizing: PresentationSizing, Sendable {
  nonisolated init() {}
  public nonisolated var _sizing: _PresentationSizing { _PresentationSizing(resolved: .form) }
}

/// The size of a page of text.
public struct PagePresentationSizing: PresentationSizing, Sendable {
  nonisolated init() {}
  public nonisolated var _sizing: _PresentationSizing { _PresentationSizing(resolved: .page) }
}

extension PresentationSizing where Self == AutomaticPresentationSizing {
  /// The default size.
  nonisolated public static var automatic: AutomaticPresentationSizing { .init() }
}

extension PresentationSizing where Self == FittedPresentationSizing {
  /// The size of the content.
  nonisolated public static var fitted: FittedPresentationSizing { .init() }
}

extension PresentationSizing where Self == FormPresentationSizing {
  /// The size of a form.
  nonisolated public static var form: FormPresentationSizing { .init() }
}

extension PresentationSizing where Self == PagePresentationSizing {
  /// The size of a page of text.
  nonisolated public static var page: PagePresentationSizing { .init() }
}
