import BanyanGraph
import SwiftUICore

/// A description of a body's result, part by part: enough to tell whether the body would make a different one.
///
/// Functions, objects and dynamic properties are left out: their content cannot be known.
struct BodyText {
  private struct Part: Equatable {
    let place: String
    let text: String
  }

  private static let limit = 4_000
  private var parts: [Part] = []
  private var isWhole = true
  /// The identities given with `id(_:)`, in their order.
  private(set) var identities: [String] = []
  /// The values given to `task(id:)`.
  private(set) var taskIdentities: [String] = []

  init(of body: Any) {
    write(body, "", depth: 0)
  }

  private mutating func add(_ text: String, at place: String) {
    if parts.count >= Self.limit { return isWhole = false }
    parts.append(Part(place: place, text: text))
  }

  private mutating func write(_ value: Any, _ place: String, depth: Int) {
    guard depth < 64, parts.count < Self.limit else { return isWhole = false }
    if value is any DynamicProperty { return }
    if let view = value as? any IdentityGiving {
      identities.append(ValueText.summary(of: view.givenIdentity, limit: 200))
    } else if let modifier = value as? any TaskIdentityGiving, let identity = modifier.givenIdentity
    {
      taskIdentities.append(ValueText.summary(of: identity, limit: 200))
    }
    switch value {
    case is String, is any BinaryInteger, is Bool, is any BinaryFloatingPoint:
      return add("\(value)", at: place)
    default: break
    }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .class: return
    case nil where mirror.children.isEmpty: return
    case .enum where mirror.children.isEmpty: return add("\(value)", at: place)
    case .optional where mirror.children.isEmpty: return add("nil", at: place)
    case .set, .dictionary: return add(ValueText.summary(of: value, limit: 400), at: place)
    default: break
    }
    if let words = value as? any CustomStringConvertible, mirror.children.isEmpty {
      return add("\(words)", at: place)
    }
    var index = 0
    for (label, child) in mirror.children {
      write(child, "\(place).\(label ?? "\(index)")", depth: depth + 1)
      index += 1
    }
  }

  /// Returns the places at which another body of the same view differs; nil if the two cannot be compared.
  func differences(from other: BodyText) -> Set<String>? {
    guard isWhole, other.isWhole else { return nil }
    var differences: Set<String> = []
    let own = Dictionary(grouping: parts, by: \.place)
    let others = Dictionary(grouping: other.parts, by: \.place)
    for place in Set(own.keys).union(others.keys) where own[place] != others[place] {
      differences.insert(place)
    }
    return differences
  }
}

/// A view that gives its content an identity.
protocol IdentityGiving {
  var givenIdentity: Any { get }
}

/// A modifier that starts a task for a value.
protocol TaskIdentityGiving {
  /// Nil for a task that is started once.
  var givenIdentity: Any? { get }
}

extension IDView: IdentityGiving {
  var givenIdentity: Any { id }
}

extension _TaskModifier: TaskIdentityGiving {
  var givenIdentity: Any? { value is TaskIdentity ? nil : value }
}
