import BanyanHost

/// The way in which the content of texts and symbols changes in an animated change. See Apple's documentation of
/// `ContentTransition`.
///
/// A browser shows how the new content comes, and how the old one leaves, each as a whole. A text with parts of its own styles changes
/// at once.
public struct ContentTransition: Equatable, Sendable {
  let kind: BanyanHost.ContentTransition
  /// The number that decides whether the content comes from below or above; nil if the kind does.
  private(set) var number: Double?

  /// The content changes at once.
  public static let identity = ContentTransition(kind: .identity)
  /// The new content fades in, and the old one out.
  public static let opacity = ContentTransition(kind: .opacity)
  /// Values that can be interpolated are, such as colors and sizes, and the rest changes at once.
  public static let interpolate = ContentTransition(kind: .identity)
  /// A new symbol grows out of its middle.
  public static let symbolEffect = ContentTransition(kind: .symbol)

  /// Returns a transition for a text with a number. The text comes as a whole: from below, or from above if it counts down.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(kind: countsDown ? .numberDown : .numberUp)
  }

  /// Returns a transition for a text with a number. The text comes as a whole: from below if the number has grown, and from above
  /// if it has become less (MF13).
  /// - Parameter value: the number that the text shows.
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(kind: .numberUp, number: value)
  }

  /// Returns a transition for a symbol that another replaces.
  /// - Parameter options: has no effect: how long it takes depends on the animation of the change.
  public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition { ContentTransition(kind: .symbol) }
}

/// A symbol effect with which one symbol replaces another.
public protocol ContentTransitionSymbolEffect {}

/// A symbol that grows where another was.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
  public var _motion: _SymbolEffectMotion { _SymbolEffectMotion(.rest) }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// A symbol grows where another was.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

extension View {
  /// Sets how the content of texts and symbols in this view changes in an animated change.
  ///
  /// ```swift
  /// Text("\(count)").contentTransition(.numericText())
  /// Button("Add") { withAnimation { count += 1 } }
  /// ```
  nonisolated public func contentTransition(_ transition: ContentTransition) -> some View {
    modifier(_ContentTransitionModifier(transition: transition))
      .environment(\.contentTransition, transition)
  }
}

extension EnvironmentValues {
  private struct ContentTransitionKey: EnvironmentKey {
    static let defaultValue = ContentTransition.interpolate
  }

  /// The way in which the content of texts and symbols changes, as the nearest ``View/contentTransition(_:)`` has set it. Default: `interpolate`.
  public internal(set) var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }
}

/// Sets how the content of texts and symbols changes.
public nonisolated struct _ContentTransitionModifier: BoxModifier {
  let transition: ContentTransition

  init(transition: ContentTransition) {
    self.transition = transition
  }

  @MainActor var properties: [Property] { [.contentTransition(transition.kind)] }

  @MainActor func makeWrapper(under parent: _Node, in context: _Context) -> BoxNode {
    ContentTransitionNode(transition, under: parent, in: context)
  }

  @MainActor func update(_ wrapper: BoxNode) {
    unsafeDowncast(wrapper, to: ContentTransitionNode.self).update(to: transition)
  }
}

/// The boxes of content that changes in a way of its own, with the number that it shows.
private final class ContentTransitionNode: BoxNode {
  private var transition: ContentTransition
  private var isDecreasing = false

  init(_ transition: ContentTransition, under parent: _Node, in context: _Context) {
    self.transition = transition
    super.init([.contentTransition(transition.kind)], under: parent, in: context)
  }

  func update(to new: ContentTransition) {
    if let old = transition.number, let number = new.number, old != number {
      isDecreasing = number < old
    }
    transition = new
    let isDown = new.number != nil && isDecreasing
    update(to: [.contentTransition(isDown ? .numberDown : new.kind)])
  }
}
