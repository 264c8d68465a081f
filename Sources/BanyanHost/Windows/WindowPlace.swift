/// The position of a window in its pages: the way there from its first page, for a host that has
/// addresses, or its own back and forward navigation.
public struct WindowPlace: Hashable, Sendable {
  /// One choice on the way: a tab, a row of a sidebar, a page.
  public struct Step: Hashable, Sendable {
    /// The name of the choice for the user, in letters, digits and hyphens; it may be empty.
    public let name: String
    /// The key that finds the choice again, in this window or another one; nil if there is none, as
    /// with a page that only a link can make.
    public let key: String?
    /// The element of the choice, which distinguishes choices of the same name. In a step that comes
    /// from outside, it is the window, and means nothing.
    public let element: ElementID

    /// - Parameter title: becomes the name, without the characters that a name may not contain.
    public init(title: String, key: String? = nil, element: ElementID = .window) {
      name = Self.name(of: title)
      self.key = key
      self.element = element
    }

    /// Returns true if the steps lead to the same choice, as far as different windows can be
    /// compared.
    public func matches(_ other: Step) -> Bool { (key ?? name) == (other.key ?? other.name) }

    private static let longestName = 60

    private static func name(of title: String) -> String {
      var name = ""
      for character in title {
        if character.isLetter || character.isNumber {
          name.append(character)
        } else if !name.isEmpty, name.last != "-" {
          name.append("-")
        }
        if name.utf8.count >= longestName { break }
      }
      while name.last == "-" { name.removeLast() }
      return name
    }
  }

  /// The steps from the outermost to the innermost; empty where there has been no navigation.
  public var steps: [Step]

  public init(steps: [Step] = []) {
    self.steps = steps
  }

  /// The direction in which the window moved from one place to another.
  public enum Way: Sendable {
    /// The window has not moved; the names of its steps may have changed.
    case none
    /// Back out of a place that it had been in.
    case back
    case onward
  }

  /// Returns the direction in which the window moved here from an earlier place.
  public func way(from old: WindowPlace) -> Way {
    let elements = steps.map(\.element)
    let oldElements = old.steps.map(\.element)
    if elements == oldElements, zip(steps, old.steps).allSatisfy({ $0.key == $1.key }) {
      return .none
    }
    return elements.count < oldElements.count && oldElements.starts(with: elements)
      ? .back : .onward
  }
}

extension WindowPlace.Step: CustomStringConvertible {
  public var description: String {
    guard let key, key != name else { return name }
    return name.isEmpty ? key : "\(name) (\(key))"
  }
}
