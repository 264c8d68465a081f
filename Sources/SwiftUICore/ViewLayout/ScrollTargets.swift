import BanyanHost

/// Where a scroll view comes to rest. See Apple's documentation of `ScrollTargetBehavior`.
///
/// The behaviors are those there are: a browser takes no rules of an app's own.
public protocol ScrollTargetBehavior: Sendable {
  /// How a host knows the behavior. Not for use outside the framework.
  var _snapping: _ScrollSnapping { get }
}

/// How a host knows a behavior.
public struct _ScrollSnapping: Sendable {
  let resolved: ScrollSnapping
}

/// Comes to rest at views of a layout that is marked with `scrollTargetLayout`.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// How far one gesture goes. See Apple's documentation.
  public struct LimitBehavior: Sendable {
    let isByOne: Bool
    public static let automatic = LimitBehavior(isByOne: false)
    public static let always = LimitBehavior(isByOne: true)
    public static let never = LimitBehavior(isByOne: false)
    public static let alwaysByFew = LimitBehavior(isByOne: false)
    public static let alwaysByOne = LimitBehavior(isByOne: true)
  }

  private let limit: LimitBehavior

  public init(limitBehavior: LimitBehavior = .automatic) {
    limit = limitBehavior
  }

  public var _snapping: _ScrollSnapping {
    _ScrollSnapping(resolved: limit.isByOne ? .oneView : .views)
  }
}

/// Comes to rest at pages as large as the scroll view.
///
/// In a browser a page is a view of the layout that scrolls, which is to be as large.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  public init() {}
  public var _snapping: _ScrollSnapping { _ScrollSnapping(resolved: .pages) }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// Comes to rest at views.
  public static var viewAligned: ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior()
  }

  /// Comes to rest at views, no farther away than a limit says.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> Self {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// Comes to rest at pages.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension View {
  /// Says where scroll views in this view come to rest.
  nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    transformEnvironment(\.scrolling) { $0.snapping = behavior._snapping.resolved }
  }

  /// Marks the layout whose views the scroll view around can come to rest at, and be at.
  nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    modifier(_ScrollTargetLayoutModifier(isEnabled: isEnabled))
  }
}

/// Marks a layout.
public nonisolated struct _ScrollTargetLayoutModifier: BoxModifier {
  let isEnabled: Bool

  nonisolated init(isEnabled: Bool) {
    self.isEnabled = isEnabled
  }

  @MainActor var properties: [Property] { isEnabled ? [.hasScrollTargets(true)] : [] }
}
