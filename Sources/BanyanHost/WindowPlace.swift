/// Where in its pages a window is: the way there from its first page, for a host that has addresses,
/// or a way back and forth of its own.
public struct WindowPlace: Hashable, Sendable {
  /// One choice that has led there: a tab, a row of a sidebar, a page.
  public struct Step: Hashable, Sendable {
    /// What a person would call it, in letters, digits and hyphens; it may be empty.
    public let name: String
    /// What finds the choice again, in this window or another one; nil if nothing does, as with a
    /// page that only a link knows how to make.
    public let key: String?
    /// The element of what has been chosen, which tells a choice from another of the same name. It
    /// is the window, and says nothing, in a step that comes from outside.
    public let element: ElementID

    /// - Parameter title: becomes the name, without what a name may not have.
    public init(title: String, key: String? = nil, element: ElementID = .window) {
      name = Self.name(of: title)
      self.key = key
      self.element = element
    }

    /// Whether the steps lead to the same, as far as can be said of different windows.
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

  /// From the outermost to the innermost; none where a window is that nobody has led anywhere.
  public var steps: [Step]

  public init(steps: [Step] = []) {
    self.steps = steps
  }

  /// How the window came from one place to another.
  public enum Way: Sendable {
    /// It is where it was; something there may be called otherwise now.
    case none
    /// Out of something that it had been in.
    case back
    case onward
  }

  /// How the window came here from a place that it was at before.
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
