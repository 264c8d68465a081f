import BanyanGraph
import BanyanHost

extension AnyTransition {
  /// The view comes from what a modifier makes of it, and goes back there.
  ///
  /// ```swift
  /// extension AnyTransition {
  ///   static var pivot: AnyTransition {
  ///     .modifier(
  ///       active: CornerRotation(degrees: -90), identity: CornerRotation(degrees: 0))
  ///   }
  /// }
  /// ```
  ///
  /// A host passes from opacity, an offset, transforms and filters such as `blur`, in the modifier itself or in its
  /// body. Other effects of the modifier are not visible during the transition; without any of these,
  /// the view fades. To be used on the main thread, as everything is that makes views.
  /// - Parameters:
  ///   - active: what is done to the view while it is not there.
  ///   - identity: the same with values that change nothing, because they apply while the view is visible.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    nonisolated(unsafe) let active: any ViewModifier = active
    let effects = MainActor.assumeIsolated { TransitionEffects(of: active).list }
    return AnyTransition(effects.isEmpty ? [.fade] : effects)
  }
}

/// The effects that a modifier, or the body of a transition, has on a view, as far as a transition can start from them.
@MainActor
struct TransitionEffects {
  private(set) var list: [BanyanHost.Transition.Effect] = []

  init(of modifier: any ViewModifier) { add(modifier) }

  init<Content: View>(in body: Content) { add(body) }

  private mutating func add<Modifier: ViewModifier>(_ modifier: Modifier) {
    if let box = modifier as? any BoxModifier {
      list += box.properties.compactMap(BanyanHost.Transition.Effect.init)
    } else if let pair = modifier as? any ModifiedParts {
      add(pair)
    } else if Modifier.Body.self != Never.self {
      // Nobody looks at what is inside, so nothing is there.
      add(modifier.body(content: _ViewModifier_Content<Modifier>(source: nil)))
    }
  }

  private mutating func add<Content: View>(_ view: Content) {
    if let parts = view as? any ModifiedParts {
      add(parts)
    } else if let placeholder = view as? any PlaceholderView {
      // Another transition has applied its effects before.
      add(placeholder.content.content)
    }
  }

  /// Adds the effects of a modifier's parts. Inner parts come first, as the outer ones apply to them.
  private mutating func add(_ parts: any ModifiedParts) {
    if let inner = parts.inner as? any ViewModifier {
      add(inner)
    } else if let inner = parts.inner as? any View {
      add(inner)
    }
    if let outer = parts.outer as? any ViewModifier { add(outer) }
  }
}

/// A view with a modifier, or two modifiers, whichever their types are.
private protocol ModifiedParts {
  var inner: Any { get }
  var outer: Any { get }
}

extension ModifiedContent: ModifiedParts {
  fileprivate var inner: Any { content }
  fileprivate var outer: Any { modifier }
}

extension BanyanHost.Transition.Effect {
  /// - Returns: nil for a property that nothing can be passed from.
  fileprivate init?(_ property: Property) {
    switch property {
    case .opacity(let opacity): self = .opacity(opacity)
    case .offset(let offset): self = .offset(x: offset.x, y: offset.y)
    case .transform(let transform): self = .transform(transform)
    case .filter(let filter): self = .filter(filter)
    default: return nil
    }
  }
}
