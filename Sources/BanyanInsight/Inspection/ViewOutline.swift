import BanyanGraph
import BanyanHost
import SwiftUICore

/// A view that the app declares, or an element that it shows, for inspecting a window.
///
/// Views that the framework adds are left out, as in a ``ViewPath``.
package struct ViewOutline: Identifiable, Hashable, Sendable {
  /// The number of its vertex, as traces have it.
  package let id: UInt64
  /// The name, such as `CounterView` or `Button "Count"`.
  package let name: String
  /// The number of other views around it.
  package let depth: Int
  /// True if it is a view of the app's own, with a body; false for an element such as a text.
  package let isView: Bool
  /// True if its body waits until its place is shown.
  package let isHeldBack: Bool
}

/// A property of a view with its current value.
package struct PropertyOutline: Identifiable, Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable {
    /// A value that the view owns.
    case state
    /// A dynamic property of another kind.
    case dynamic
    /// A value that the parent has passed.
    case plain
  }

  package var id: String { name }
  package let name: String
  package let kind: Kind
  /// The type, such as `Int`.
  package let type: String
  /// A description of the value; empty if it is not known.
  package let value: String
  /// True if the value can be set from words.
  package let isSettable: Bool
  /// The origin of a value of the environment; empty for others.
  package var origin = ""
  /// The whole value in the words that it can be set with; empty if it cannot be set.
  package var words = ""
}

/// The details of one view.
package struct ViewDetails: Hashable, Sendable {
  package let path: String
  package let properties: [PropertyOutline]
  /// The reads of its body in the last run.
  package let reads: [String]
}

extension RunningApp {
  /// The windows that are open, the newest last.
  package var openWindows: [RunningWindow] { allWindows.filter { !$0.node.isDetached } }

  /// Sets a property of a view, as an event of its own.
  /// - Returns: false if there is no such property, or the words do not form a value of its type.
  package func set(_ property: String, of view: UInt64, to words: String) -> Bool {
    for window in openWindows {
      guard let view = window.found(view) as? DynamicNode,
        let slot = view.slot(named: property) as? any SettableValue
      else { continue }
      var isSet = false
      runtime.perform("set \(view.fields.shortName).\(property) in the inspector") {
        isSet = slot.set(words: words)
      }
      return isSet
    }
    return false
  }
}

extension RunningWindow {
  /// The name that identifies the window, for its host and for people.
  package var name: String { node.name }

  /// The views of the window, each before its content.
  package var outline: [ViewOutline] {
    var found: [ViewOutline] = []
    func look(_ node: _Node, _ depth: Int) {
      var depth = depth
      if let line = node.outline(at: depth) {
        found.append(line)
        depth += 1
      }
      node.forEachChild { look($0, depth) }
    }
    node.forEachChild { look($0, 0) }
    return found
  }

  /// Returns the details of a view; nil if it has left.
  package func details(of view: UInt64) -> ViewDetails? {
    guard let node = found(view) else { return nil }
    guard let view = node as? DynamicNode else {
      return ViewDetails(path: node.viewPath.description, properties: [], reads: [])
    }
    return ViewDetails(
      path: view.viewPath.description, properties: view.inspectedProperties,
      reads: view.readsInWords.isEmpty ? [] : view.readsInWords.components(separatedBy: ", "))
  }

  /// The states of all views, with their paths and values.
  package var states: [PropertyOutline] {
    var found: [PropertyOutline] = []
    node.forEachNode { node in
      guard let view = node as? DynamicNode, view.opensPlace else { return }
      let path = view.viewPath.description
      for property in view.inspectedProperties where property.kind == .state {
        found.append(
          PropertyOutline(
            name: "\(path).\(property.name)", kind: .state, type: property.type,
            value: property.value, isSettable: false))
      }
    }
    return found
  }

  /// The reads of each view of the app's own, by its number.
  package var reads: [(view: UInt64, name: String, reads: [String])] {
    var found: [(UInt64, String, [String])] = []
    node.forEachNode { node in
      guard let view = node as? DynamicNode, view.opensPlace else { return }
      let reads = view.readsInWords
      if reads.isEmpty { return }
      found.append((view.number, view.fields.shortName, reads.components(separatedBy: ", ")))
    }
    return found
  }

  /// Returns the outermost elements of views, by the views' numbers; an element's is the element itself.
  package func elements(of views: Set<UInt64>) -> [UInt64: [ElementID]] {
    if views.isEmpty { return [:] }
    var found: [UInt64: [ElementID]] = [:]
    node.forEachNode { node in
      guard views.contains(node.number) else { return }
      found[node.number] = node.collectElements().map(\.id)
    }
    return found
  }

  /// Returns the innermost view in the outline that shows an element; nil if the element has left.
  package func view(at element: ElementID) -> UInt64? {
    var found: _Node?
    node.forEachNode { if ($0 as? ElementNode)?.id == element { found = $0 } }
    while let node = found {
      if node.outline(at: 0) != nil { return node.number }
      found = node.parent
    }
    return nil
  }

  /// Returns the view at a path; nil if there is none.
  package func view(atPath path: String) -> UInt64? {
    var found: UInt64?
    node.forEachNode { node in
      guard found == nil, let view = node as? DynamicNode, view.opensPlace,
        view.viewPath.description == path
      else { return }
      found = view.number
    }
    return found
  }

  /// Returns the views of the app's own around a view, outermost first, and the view itself.
  package func ancestors(of view: UInt64) -> [UInt64] {
    var numbers: [UInt64] = []
    var node: _Node? = found(view)
    while let current = node {
      if current.outline(at: 0) != nil { numbers.append(current.number) }
      node = current.parent
    }
    return numbers.reversed()
  }

  fileprivate func found(_ number: UInt64) -> _Node? {
    var found: _Node?
    node.forEachNode { if $0.number == number { found = $0 } }
    return found
  }
}

extension _Node {
  /// Returns the node as a line of an outline, if the app declares it.
  fileprivate func outline(at depth: Int) -> ViewOutline? {
    if let view = self as? DynamicNode, view.opensPlace {
      return ViewOutline(
        id: number, name: view.fields.shortName, depth: depth, isView: true,
        isHeldBack: view.isHeldBack)
    }
    guard let element = self as? ElementNode, element.kind.isInOutline else { return nil }
    return ViewOutline(
      id: number, name: element.spokenName, depth: depth, isView: false, isHeldBack: false)
  }
}

extension ElementKind {
  /// True if the element belongs in an outline of the program.
  fileprivate var isInOutline: Bool {
    switch self {
    case .text, .image, .button, .link, .toggle, .picker, .slider, .stepper, .datePicker,
      .colorPicker, .textField, .secureField, .growingField, .textEditor, .searchField, .list,
      .form, .section, .scrollView, .navigationStack, .splitView, .tabView, .progressView, .gauge,
      .menu, .presentation, .disclosureGroup, .geometryReader:
      true
    default: false
    }
  }
}
