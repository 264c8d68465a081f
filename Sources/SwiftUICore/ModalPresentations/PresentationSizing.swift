import BanyanHost

/// How large a sheet is in a wide window: one of the sizes of the framework's. See Apple's
/// documentation of `PresentationSizing`.
public protocol PresentationSizing {
  /// The size that is meant. Not for use outside the framework.
  nonisolated var _sizing: _PresentationSizing { get }
}

/// One of the sizes of sheets.
public struct _PresentationSizing: Sendable {
  let resolved: SheetSize?
}

/// As the system does it: as large as the content, or as a form if that takes any room.
public struct AutomaticPresentationSizing: PresentationSizing, Sendable {
  nonisolated init() {}
  public nonisolated var _sizing: _PresentationSizing { _PresentationSizing(resolved: nil) }
}

/// As large as its content.
public struct FittedPresentationSizing: PresentationSizing, Sendable {
  nonisolated init() {}
  public nonisolated var _sizing: _PresentationSizing { _PresentationSizing(resolved: .fitted) }
}

/// As large as a form.
public struct FormPresentationSizing: PresentationSizing, Sendable {
  nonisolated init() {}
  public nonisolated var _sizing: _PresentationSizing { _PresentationSizing(resolved: .form) }
}

/// As large as a page of text.
public struct PagePresentationSizing: PresentationSizing, Sendable {
  nonisolated init() {}
  public nonisolated var _sizing: _PresentationSizing { _PresentationSizing(resolved: .page) }
}

extension PresentationSizing where Self == AutomaticPresentationSizing {
  /// As the system does it.
  nonisolated public static var automatic: AutomaticPresentationSizing { .init() }
}

extension PresentationSizing where Self == FittedPresentationSizing {
  /// As large as its content.
  nonisolated public static var fitted: FittedPresentationSizing { .init() }
}

extension PresentationSizing where Self == FormPresentationSizing {
  /// As large as a form.
  nonisolated public static var form: FormPresentationSizing { .init() }
}

extension PresentationSizing where Self == PagePresentationSizing {
  /// As large as a page of text.
  nonisolated public static var page: PagePresentationSizing { .init() }
}
