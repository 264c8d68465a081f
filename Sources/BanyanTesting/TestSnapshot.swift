import BanyanHost

extension TestWindow {
  /// The differences between the window's snapshot and its content, one per line: those of the
  /// content with `-`, those of the snapshot with `+`. A host that has missed changes is sent the
  /// snapshot, so there must be none.
  public var snapshotDifferences: [String] {
    guard let snapshot = runningWindow?.snapshot else { return [] }
    let (root, focused) = Self.elements(of: snapshot)
    let made = Self.lines(of: root, focused: focused)
    let shown = Self.lines(of: rootElement, focused: focusedElement?.id)
    return made.difference(from: shown).map { change in
      switch change {
      case .insert(_, let line, _): "+ \(line)"
      case .remove(_, let line, _): "- \(line)"
      }
    }
  }

  /// Returns a line for every element, not only the visible ones.
  private static func lines(of root: Element, focused: ElementID?) -> [String] {
    var lines: [String] = []
    func add(_ element: Element, _ indent: String) {
      let properties = element.properties.values.sorted { $0.key.rawValue < $1.key.rawValue }
      let focus = element.id == focused ? " has the focus" : ""
      lines.append("\(indent)\(element.id) \(element.kind) \(properties)\(focus)")
      for child in element.children { add(child, indent + "  ") }
    }
    add(root, "")
    return lines
  }

  private static func elements(of snapshot: [Mutation]) -> (root: Element, focused: ElementID?) {
    let root = Element(id: .window, kind: .verticalStack)
    var elements = [ElementID.window: root]
    var focused: ElementID?
    for mutation in snapshot {
      switch mutation {
      case .create(let id, let kind, let properties):
        let element = Element(id: id, kind: kind)
        for property in properties { element.properties[property.key] = property }
        precondition(elements.updateValue(element, forKey: id) == nil, "\(id) is created twice")
      case .insert(let id, let parent, nil): elements[parent]!.children.append(elements[id]!)
      case .set(.window, let property): root.properties[property.key] = property
      case .reset(.window, let key): root.properties[key] = nil
      case .focus(let id): focused = id
      default: preconditionFailure("\(mutation) has no place in a snapshot")
      }
    }
    return (root, focused)
  }
}
