import BanyanGraph
import BanyanHost
import BanyanLayout
import Foundation

/// Lays out the content of a window: keeps a layout tree beside the elements, and updates its dirty
/// parts after all other changes have settled.
///
/// An element knows the outermost of its layout elements by number. The layout is notified when
/// elements are inserted, leave, or have other properties; it notifies those that depend on sizes.
@MainActor
final class WindowLayout: WindowArranger {
  let setup: LayoutSetup
  let tree: LayoutTree
  unowned(unsafe) let window: WindowNode
  private(set) var windowSize: LayoutSize
  /// The numbers that controls, lists and bars are laid out with.
  @exclusivity(unchecked) private(set) var look: Look
  /// Elements in lists that are rows themselves.
  @exclusivity(unchecked) private(set) var ownRows: Set<ElementID> = []
  @exclusivity(unchecked) var followers: [ElementID: GeometryFollower] = [:]
  /// The followers by the layout elements that they follow.
  @exclusivity(unchecked) var followedElements: [LayoutID: ElementID] = [:]
  @exclusivity(unchecked) var relativeFrames: [ElementID: RelativeFrameFollower] = [:]
  /// The elements with matched geometry, in the order in which they came.
  @exclusivity(unchecked) var matched: [MatchedBoxElementNode] = []
  /// Elements for which layout chooses the child to show.
  @exclusivity(unchecked) var choosers: [ElementID: ViewThatFitsNode] = [:]
  /// True if elements have come or gone since those were last looked at.
  @exclusivity(unchecked) var choosersMayDiffer = false
  /// The pages, whose bars show as much as they have room for.
  @exclusivity(unchecked) var pages: [ElementID: any BackButtonPage] = [:]
  /// True if the content or the room of a bar may have changed since the pages were last looked at.
  @exclusivity(unchecked) var barsMayDiffer = false
  var rounds = LayoutRounds()
  /// The places that the host receives, if it receives any.
  let places: HostPlaces?
  /// Elements whose sizes must be sent to the host.
  var unreported: [ElementNode] = []
  /// The elements around bars, pages and tabs.
  @exclusivity(unchecked) var shellParents: [ElementID: ElementNode] = [:]
  /// True once the window has had a view for absent content, whose label has a style of its own.
  @exclusivity(unchecked) var mayHaveAbsence = false
  /// The sizes of pictures that the host has loaded, by their URLs.
  private(set) var loadedPictures: [String: LayoutSize] = [:]
  private var isEnqueued = false
  /// True if a bar of menus has come, gone or changed since the last layout.
  @exclusivity(unchecked) var menuBarMayDiffer = false
  /// The lists in the content of pages, if the host only draws.
  @exclusivity(unchecked) var listsOfPages: [ElementID: ListOfPage] = [:]

  init(_ setup: LayoutSetup, of window: WindowNode) {
    self.setup = setup
    self.window = window
    places = setup.reportsToHost ? HostPlaces() : nil
    windowSize = LayoutSize(Double(setup.size.width), Double(setup.size.height))
    look = setup.look(windowSize.width)
    var settings = setup.settings
    let runtime = window.runtime
    settings.ownGuide = OwnAlignments.value
    // A mistake is found again in each update.
    settings.report = { [weak runtime] in Issue.reportOnce($0, in: runtime) }
    tree = LayoutTree(measurer: setup.measurer, settings: settings)
    window.layoutID = tree.make(windowRule)
  }

  /// Lays out what is dirty after all other changes have settled, before the window commits.
  func enqueue() {
    if isEnqueued { return }
    isEnqueued = true
    window.runtime.whenSettled { [weak self] in
      guard let self else { return }
      isEnqueued = false
      window.commitWaiting()
      update()
    }
  }

  func resize(to size: CGSize) {
    let size = LayoutSize(Double(size.width), Double(size.height))
    if size == windowSize { return }
    let arrangesBarsAnew =
      places == nil
      && [Look.leastDesktopWidth, Look.Column.leastWindowWidth].contains {
        (windowSize.width < $0) != (size.width < $0)
      }
    windowSize = size
    barsMayDiffer = true
    look = setup.look(size.width)
    tree.set(windowRule, of: window.layoutID)
    for element in window.children {
      if arrangesBarsAnew {
        updateAll(element)
      } else if element.isLaidOutApart, !element.layoutID.isNone {
        update(element, element.hostProperties)
      }
    }
    enqueue()
  }

  func textMeasuresDidChange() {
    tree.textMeasuresDidChange()
    barsMayDiffer = true
    lineHeightsDidChange(in: window)
    enqueue()
  }

  /// Updates the rules that contain the height of a line: those of symbols and fields.
  private func lineHeightsDidChange(in element: ElementNode) {
    switch element.kind {
    case .image, .textField, .secureField, .searchField, .growingField:
      if !element.layoutID.isNone { update(element, element.hostProperties) }
    default: break
    }
    for child in element.children { lineHeightsDidChange(in: child) }
  }

  /// A host that receives the places of elements does its own rounding, and draws lines one point thick.
  func displayScaleDidChange(to scale: Double) {
    if setup.reportsToHost { return }
    tree.pixelsPerPointDidChange(to: scale)
    enqueue()
  }

  func directionDidChange() {
    turn(window)
    enqueue()
  }

  var windowLayout: ElementLayout { ElementLayout(windowRule) }
  var pixelsPerPoint: Double { setup.settings.pixelsPerPoint }
  var reportsToHost: Bool { places != nil }

  /// The rule of the window. Content that ignores the safe area extends below a bar of menus.
  var windowRule: LayoutRule {
    var safeArea = setup.safeArea
    safeArea.top += menuBarHeight
    return .window(size: windowSize, safeArea: safeArea)
  }

  /// The rule of a presentation that covers the window, with its bar of menus.
  var coverRule: LayoutRule { .window(size: windowSize, safeArea: setup.safeArea) }

  /// Takes the size of a picture that the host has loaded, before it is shown.
  func takeSize(ofPicture url: String, _ rect: Rect) {
    if loadedPictures.count >= 1_000 { loadedPictures = [:] }
    loadedPictures[url] = LayoutSize(rect.width, rect.height)
  }

  // MARK: Structure

  /// Inserts an element where the host has it now; a new element gets its rules.
  func insert(
    _ element: ElementNode, into parent: ElementNode, before next: ElementNode?,
    _ properties: @autoclosure () -> [Property]
  ) {
    (choosersMayDiffer, barsMayDiffer) = (true, true)
    if element.kind == .menuBar { menuBarMayDiffer = true }
    if element.kind == .page, let page = element as? any BackButtonPage { pages[element.id] = page }
    let isLaidOutHere = places == nil || prepareToPlace(element, in: parent, properties)
    if element.kind == .layout, choosers[element.id] == nil,
      let chooser = element as? ViewThatFitsNode
    {
      choosers[element.id] = chooser
      enqueue()
    }
    if !isLaidOutHere { return }
    let isOwnRow =
      element.isOwnRow(in: parent) && !(reportsToHost && parent.kind == .disclosureGroup)
    if isOwnRow != ownRows.contains(element.id) {
      if isOwnRow { ownRows.insert(element.id) } else { ownRows.remove(element.id) }
      if !element.layoutID.isNone { update(element, element.hostProperties) }
    }
    if element.layoutID.isNone {
      let properties = properties()
      marginsMayDiffer(in: element, from: [], to: properties)
      if let layout = layout(of: element, properties, in: parent) {
        make(element, layout)
        // The window has just added two mutations, which create and insert the element.
        places?.add(
          HostPlaces.Known(
            element: element, parent: parent, creation: Int32(window.batchSize) - 2))
      }
      follow(element, properties)
      if places != nil {
        enqueueAssumedSize(of: element)
        places?.rowLines.note(element)
      }
    }
    if places != nil, element.holdsPlaced(in: parent) { return }
    if element.layoutID.isNone || element.isLaidOutApart || parent.layoutID.isNone { return }
    // One that changes places passes from where it was.
    if tree.parent(of: element.layoutID) != nil { noteWhetherAnimated() }
    tree.insert(
      element.layoutID, into: inner(of: parent), before: place(before: next, in: parent))
  }

  /// Removes the layout of an element. Its content belongs to other elements, which may continue
  /// elsewhere.
  func remove(_ element: ElementNode) {
    (choosersMayDiffer, barsMayDiffer) = (true, true)
    if element.kind == .menuBar { menuBarMayDiffer = true }
    if element.kind == .page { pages[element.id] = nil }
    if !listsOfPages.isEmpty { listsOfPages[element.id] = nil }
    let outer = element.layoutID
    if outer.isNone {
      // Pages are known by what is around them, which would be kept for as long as the window.
      if places != nil { forgetPlaces(of: element) }
      return
    }
    if tree.hasChildren(inner(of: element)) {
      for child in contents(of: element) { tree.removeFromParent(child) }
    }
    if places != nil { forgetPlaces(of: element) }
    if !followers.isEmpty, followers.removeValue(forKey: element.id) != nil {
      unfollow(main(of: element))
    }
    element.layoutID = .none
    element.layoutParts = nil
    tree.remove(outer)
    if !relativeFrames.isEmpty { relativeFrames[element.id] = nil }
    if !matched.isEmpty { matched.removeAll { $0 === element } }
    if element.kind == .layout { choosers[element.id] = nil }
    if !ownRows.isEmpty { ownRows.remove(element.id) }
  }

  /// Returns the layout element that holds the content of an element.
  func inner(of element: ElementNode) -> LayoutID {
    element.layoutParts?.inner.last ?? element.layoutID
  }

  /// Returns the layout elements within an element that belong to other elements.
  func contents(of element: ElementNode) -> [LayoutID] {
    let after = element.layoutParts?.after.count ?? 0
    return tree.children(of: inner(of: element)).dropLast(after)
  }

  private func place(before next: ElementNode?, in parent: ElementNode) -> LayoutID? {
    if let next {
      if !next.layoutID.isNone, !next.isLaidOutApart { return next.layoutID }
      // That sibling is not laid out: use the next one that is.
      let index = parent.children.firstIndex { $0 === next } ?? parent.children.endIndex
      for sibling in parent.children[index...]
      where !sibling.layoutID.isNone && !sibling.isLaidOutApart {
        return sibling.layoutID
      }
    }
    return parent.layoutParts?.after.first
  }

  private func make(_ element: ElementNode, _ layout: ElementLayout) {
    let isRightToLeft = element.isRightToLeft
    func make(_ rule: LayoutRule) -> LayoutID {
      let id = tree.make(rule)
      if isRightToLeft { tree.setRightToLeft(true, of: id) }
      return id
    }
    let outer = make(layout.rule)
    element.layoutID = outer
    if layout.inner.isEmpty, layout.after.isEmpty { return }
    var (inner, after): ([LayoutID], [LayoutID]) = ([], [])
    var last = outer
    for rule in layout.inner {
      let id = make(rule)
      tree.insert(id, into: last)
      inner.append(id)
      last = id
    }
    for rule in layout.after {
      let id = make(rule)
      tree.insert(id, into: last)
      after.append(id)
    }
    let main = layout.outerCount > 0 ? inner[layout.outerCount - 1] : outer
    element.layoutParts = LayoutParts(main: main, inner: inner, after: after)
  }

  // MARK: Properties

  /// Takes the current properties of an element.
  func propertiesDidChange(of element: ElementNode, from old: [Property], to new: [Property]) {
    noteScale(of: element, new)
    if element.kind == .menuBar { menuBarMayDiffer = true }
    if old.areLaidOut(as: new) { return }
    barsMayDiffer = true
    if old.direction != new.direction { turn(element) }
    marginsMayDiffer(in: element, from: old, to: new)
    let wasOwned = owned(element) != nil
    update(element, new)
    follow(element, new)
    updateContents(of: element, from: old, to: new)
    if places != nil {
      if (owned(element) != nil) != wasOwned { ownerDidChange(of: element) }
      // The element may now have a length of its own, or no longer, though its size is the same.
      if element.kind == .box, !element.layoutID.isNone { places?.changed.append(element.layoutID) }
    }
    enqueue()
  }

  /// Updates the rules of an element, because a value known only to its node has changed.
  func contributionDidChange(of element: ElementNode) {
    if element.layoutID.isNone { return }
    update(element, element.hostProperties)
    enqueue()
  }

  func update(_ element: ElementNode, _ properties: [Property]) {
    guard let layout = layout(of: element, properties, in: hostParent(of: element)) else { return }
    if !relativeFrames.isEmpty { relativeFrames[element.id]?.container = nil }
    let own = element.layoutParts
    if layout.inner.count == own?.inner.count ?? 0, layout.after.count == own?.after.count ?? 0 {
      tree.set(layout.rule, of: element.layoutID)
      if let own {
        for (id, rule) in zip(own.inner, layout.inner) { tree.set(rule, of: id) }
        for (id, rule) in zip(own.after, layout.after) { tree.set(rule, of: id) }
      }
    } else {
      replace(element, layout)
    }
    if element.kind.arrangesSections { updateSections(in: element) }
  }

  /// Gives an element new layout elements, as many as it needs now, around the same content.
  private func replace(_ element: ElementNode, _ layout: ElementLayout) {
    let old = element.layoutID
    let contents = contents(of: element)
    for child in contents { tree.removeFromParent(child) }
    let record = places?.record(of: element)
    places?.setOwner(nil, ofLayoutOf: element)
    if followers[element.id] != nil { unfollow(main(of: element)) }
    element.layoutParts = nil
    make(element, layout)
    if followers[element.id] != nil { follow(element, at: main(of: element)) }
    places?.setOwner(record, ofLayoutOf: element)
    if let scale = tree.scale(of: old) { _ = tree.setScale(scale, of: element.layoutID) }
    if let parent = tree.parent(of: old) {
      tree.insert(element.layoutID, into: parent, before: old)
    }
    tree.remove(old)
    let after = element.layoutParts?.after.first
    for child in contents { tree.insert(child, into: inner(of: element), before: after) }
  }

  /// Applies the current layout direction to an element and all its content.
  private func turn(_ element: ElementNode) {
    if !element.layoutID.isNone {
      let isRightToLeft = element.isRightToLeft
      for id in ids(of: element) {
        tree.setRightToLeft(isRightToLeft, of: id)
      }
      // A layout of the app's own may ask for the direction.
      if case .custom = tree.rule(of: inner(of: element)) { contributionDidChange(of: element) }
    }
    for child in element.children { turn(child) }
  }

  /// The layout elements of an element.
  private func ids(of element: ElementNode) -> [LayoutID] {
    let own = element.layoutParts
    return [element.layoutID] + (own?.inner ?? []) + (own?.after ?? [])
  }

  // MARK: Queries

  /// Returns an element's frame in the window; nil if it is not shown or not laid out.
  func frame(of element: ElementNode) -> LayoutRect? {
    element.layoutID.isNone ? nil : tree.frame(of: main(of: element))
  }

  /// Returns the frame of the row that an element is in, if the row is no element of its own.
  func rowFrame(of element: ElementNode) -> LayoutRect? {
    ownRows.contains(element.id) ? tree.frame(of: element.layoutID) : nil
  }

  func safeAreaInsets(of element: ElementNode) -> LayoutInsets {
    element.layoutID.isNone ? LayoutInsets() : tree.safeAreaInsets(of: main(of: element))
  }

  func main(of element: ElementNode) -> LayoutID {
    element.layoutParts?.main ?? element.layoutID
  }

  /// Checks the invariants of an element: its layout tree contains its children, in the same order.
  func checkInvariants(of element: ElementNode) {
    if element.layoutID.isNone || places != nil { return }
    let expected = element.children
      .filter { !$0.isLaidOutApart && !$0.layoutID.isNone }.map(\.layoutID)
    precondition(
      expected == contents(of: element),
      "\(type(of: element)) at \(element.path.joined(separator: " > ")): other elements are laid out in it than the host has"
    )
    guard relativeFrames[element.id] == nil,
      let layout = layout(of: element, element.hostProperties)
    else { return }
    let own = element.layoutParts
    let rules = ([element.layoutID] + (own?.inner ?? [])).map { "\(tree.rule(of: $0))" }
    precondition(
      rules == ([layout.rule] + layout.inner).map { "\($0)" },
      "\(type(of: element)) at \(element.path.joined(separator: " > ")): it is laid out by its previous rules"
    )
  }
}

extension WindowNode {
  /// The layout of the window, if its host does not provide it.
  var layout: WindowLayout? { arranger.map { unsafeDowncast($0, to: WindowLayout.self) } }
}

extension ElementNode {
  /// True if the element is laid out separately, although it is in another.
  var isLaidOutApart: Bool { kind == .presentation || kind == .menuBar }

  /// Returns true if the element is a row of a list although its kind is not a row's.
  fileprivate func isOwnRow(in parent: ElementNode) -> Bool {
    switch parent.kind {
    case .list, .form, .section: break
    case .disclosureGroup: return parent.isDisclosedInRow
    default: return false
    }
    return !kind.isPartOfList
  }

  /// True for a group that opens and closes as the content of a row.
  var isDisclosedInRow: Bool {
    switch container?.kind {
    case .row, .list, .form, .section: true
    default: false
    }
  }

  var isRightToLeft: Bool {
    Tracking.ignore { context.value(for: LayoutDirectionKey.self) == .rightToLeft }
  }
}

extension [Property] {
  fileprivate var direction: BanyanHost.LayoutDirection? {
    for case .direction(let direction) in self { return direction }
    return nil
  }
}
