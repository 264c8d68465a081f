import BanyanHost

/// The positions at which a scroll view comes to rest. See Apple's documentation of `ScrollTargetBehavior`.
///
/// Only the built-in behaviors are available: a browser does not accept an app's own rules.
public protocol ScrollTargetBehavior: Sendable {
  /// The behavior in the form for a host. Not for use outside the framework.
  var _snapping: _ScrollSnapping { get }
}

/// A scroll target behavior in the form for a host.
public struct _ScrollSnapping: Sendable {
  let resolved: ScrollSnapping
}

/// A behavior that comes to rest at views in a layout marked with `scrollTargetLayout`.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// A limit on the distance of one gesture. See Apple's documentation.
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

/// A behavior that comes to rest at pages as large as the scroll view.
///
/// In a browser a page is a view of the scrolling layout, which has to be as large.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  public init() {}
  public var _snapping: _ScrollSnapping { _ScrollSnapping(resolved: .pages) }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// The behavior that comes to rest at views.
  public static var viewAligned: ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior()
  }

  /// The behavior that comes to rest at views, within the distance of a limit.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> Self {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// The behavior that comes to rest at pages.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension View {
  /// Sets the positions at which scroll views in this view come to rest.
  nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    transformEnvironment(\.scrolling) { $0.snapping = behavior._snapping.resolved }
  }

  /// Marks a layout whose views are targets for the position and behavior of the scroll view around.
  nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    modifier(_ScrollTargetLayoutModifier(isEnabled: isEnabled))
  }
}

/// Marks a layout as having scroll targets.
public nonisolated struct _ScrollTargetLayoutModifier: BoxModifier {
  let isEnabled: Bool

  nonisolated init(isEnabled: Bool) {
    self.isEnabled = isEnabled
  }

  @MainActor var properties: [Property] { isEnabled ? [.hasScrollTargets(true)] : [] }
}
