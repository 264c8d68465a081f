import BanyanGraph
import BanyanHost
import BanyanLayout
import Foundation

/// The number of times that an update has laid out a window.
package struct LayoutRounds {
  /// The limit of rounds: views that depend on sizes may change them, and further changes wait for
  /// the next update.
  package static let most = 8
  /// The limit of further rounds, each of which measures something for the first time: it is in what the
  /// round before has measured, so these rounds end by themselves, unless views make others without end.
  static let mostDeeper = 64

  private var rounds = CountInUpdate()
  private var deeper = CountInUpdate()

  /// Counts a round.
  /// - Parameter isDeeper: true if something is measured for the first time.
  /// - Returns: false if the limit is exceeded.
  mutating func begin(in update: UInt64, isDeeper: Bool) -> Bool {
    if isDeeper, rounds.count(in: update) > 0 {
      return deeper.next(in: update) <= Self.mostDeeper
    }
    return rounds.next(in: update) <= Self.most
  }
}

/// An element that receives its frame: a geometry reader, or a shape that is drawn for its size.
struct GeometryFollower {
  unowned(unsafe) let element: ElementNode
  /// Its own size, at the place where it is drawn.
  var frame: LayoutRect?
  /// The size in which it is drawn, with the scales around it.
  var drawnSize: LayoutSize?
}

/// An element whose size is a fraction of its container's.
struct RelativeFrameFollower {
  unowned(unsafe) let element: ElementNode
  let frame: RelativeFrame
  var container: LayoutSize?
}

extension WindowLayout {
  /// Records whether an element needs to know sizes.
  func follow(_ element: ElementNode, _ properties: [Property]) {
    if element.layoutID.isNone { return }
    noteScale(of: element, properties)
    var isFollower = false
    var relative: RelativeFrame?
    for property in properties {
      switch property {
      case .measurement: isFollower = true
      case .relativeFrame(let frame): relative = frame
      case .match: noteMatch(element)
      default: break
      }
    }
    if !isFollower {
      if !followers.isEmpty, followers.removeValue(forKey: element.id) != nil {
        unfollow(main(of: element))
      }
    } else if followers[element.id] == nil {
      followers[element.id] = GeometryFollower(element: element)
      follow(element, at: main(of: element))
    }
    if relative == nil, relativeFrames.isEmpty { return }
    relativeFrames[element.id] = relative.map { RelativeFrameFollower(element: element, frame: $0) }
  }

  /// Follows the layout element of a follower.
  func follow(_ element: ElementNode, at id: LayoutID) {
    followedElements[id] = element.id
    tree.follow(id)
  }

  func unfollow(_ id: LayoutID) {
    followedElements[id] = nil
    tree.unfollow(id)
  }

  func hasFollower(_ id: ElementID) -> Bool { places != nil && followers[id]?.frame != nil }

  /// Returns the frame that a host has measured, corrected by the size that is known more exactly
  /// here.
  func measured(_ rect: Rect, of id: ElementID) -> Rect {
    guard let frame = followers[id]?.frame else { return rect }
    return Rect(x: rect.x, y: rect.y, width: frame.width, height: frame.height)
  }

  /// Returns the size in which an element is drawn, if it is laid out here.
  func drawnSize(of element: ElementNode) -> LayoutSize? {
    element.layoutID.isNone ? nil : tree.drawnFrame(of: main(of: element))?.size
  }

  /// Records the scale with which an element draws its contents.
  func noteScale(of element: ElementNode, _ properties: [Property]) {
    guard element.kind == .box, !element.layoutID.isNone else { return }
    var scale: LayoutScale?
    for case .transform(.scale(let x, let y, let anchor)) in properties {
      scale = LayoutScale(x: x, y: y, anchor: LayoutPoint(anchor.x, anchor.y))
    }
    if tree.setScale(scale, of: element.layoutID), !followers.isEmpty { enqueue() }
  }

  /// Lays out what is dirty, and sends elements their sizes. Resulting changes are laid out in the
  /// next round of the same update, before the host receives anything (LM02, LM04).
  func update() {
    noteWhetherAnimated()
    if menuBarMayDiffer { arrangeMenuBars() }
    if !listsOfPages.isEmpty { arrangeListsOfPages() }
    note(tree.update())
    updateAgain(while: { sizeRelativeFrames() })
    if !matched.isEmpty { updateAgain(while: { followMatches() }) }
    let moved = tree.takeMovedElements().compactMap {
      id -> (element: ElementNode, frame: LayoutRect, drawnSize: LayoutSize)? in
      guard let follower = followedElements[id].flatMap({ followers[$0] }),
        let drawn = tree.drawnFrame(of: id), let size = tree.size(of: id)
      else { return nil }
      let frame = LayoutRect(drawn.origin, size)
      if frame == follower.frame, drawn.size == follower.drawnSize { return nil }
      return (follower.element, frame, drawn.size)
    }
    let hasChosen = showChosenViews()
    let hasFitted = fitBackButtons()
    if moved.isEmpty, !hasChosen, !hasFitted { return reportToHost() }
    let isDeeper = moved.contains { followers[$0.element.id]?.frame == nil }
    guard rounds.begin(in: window.runtime.updateCount, isDeeper: isDeeper) else {
      tree.reportAgain(moved.map { main(of: $0.element) })
      reportToHost()
      window.runtime.viewExaminer?.judgeMeasuring()
      return tree.settings.report(
        "Layout does not settle: sizes change the views that depend on them. Further changes wait for the next update."
      )
    }
    // Outer elements first: inner ones take their place in a named coordinate space from there.
    for (element, frame, drawnSize) in moved.sorted(by: {
      ($0.element.depth, $0.element.id) < ($1.element.depth, $1.element.id)
    }) {
      if element.isDetached { continue }
      followers[element.id]?.frame = frame
      followers[element.id]?.drawnSize = drawnSize
      window.runtime.viewExaminer?.measured(element, width: frame.width, height: frame.height)
      _ = element.handle(
        .measured(Rect(x: frame.x, y: frame.y, width: frame.width, height: frame.height)))
    }
    enqueue()
  }

  /// Lays out what follows from sizes, as long as any of it has changed.
  private func updateAgain(while isChanged: () -> Bool) {
    for _ in 0..<LayoutRounds.most {
      if !isChanged() { return }
      note(tree.update())
    }
  }

  private func note(_ changed: [LayoutID]) {
    if places != nil { places?.changed += changed }
  }

  /// Shows the views that fit, and hides their alternatives (LK08).
  /// - Returns: true if any choice has changed.
  private func showChosenViews() -> Bool {
    let mayDiffer = tree.takeChoice() || choosersMayDiffer
    choosersMayDiffer = false
    if !mayDiffer || choosers.isEmpty { return false }
    var isChanged = false
    // Outer elements first: the content of a hidden view is hidden.
    for chooser in choosers.values.sorted(by: { $0.id < $1.id }) where chooser.isCreated {
      let shown = chooser.layoutID.isNone ? nil : tree.shownChild(of: inner(of: chooser))
      if chooser.didChoose(shown) { isChanged = true }
    }
    return isChanged
  }

  /// LD10: sets the lengths of elements that are a fraction of their container.
  /// - Returns: true if any has changed.
  private func sizeRelativeFrames() -> Bool {
    var isChanged = false
    for follower in relativeFrames.values {
      let container = containerSize(around: follower.element)
      if follower.container == container { continue }
      relativeFrames[follower.element.id]?.container = container
      isChanged = true
      let frame = follower.frame
      let own = follower.element as? ContainerLengthBoxNode
      func length(_ rule: RelativeLength, _ whole: Double, _ axis: Axis) -> Double {
        own?.length(of: whole, along: axis) ?? rule.share * whole + rule.points
      }
      tree.set(
        .frame(
          width: frame.width.map { length($0, container.width, .horizontal) },
          height: frame.height.map { length($0, container.height, .vertical) },
          alignment: LayoutAlignment(frame.alignment)),
        of: main(of: follower.element))
    }
    return isChanged
  }

  /// The size of the nearest scroll view, list, page, tab or window, less its safe area.
  private func containerSize(around element: ElementNode) -> LayoutSize {
    var current = tree.parent(of: element.layoutID)
    while let id = current {
      switch tree.rule(of: id) {
      case .window(let size, let safeArea):
        return LayoutSize(
          size.width - safeArea[.horizontal], size.height - safeArea[.vertical])
      case .fitted: return tree.size(of: id) ?? .zero
      case .scrollView:
        guard let size = tree.size(of: id) else { return .zero }
        if let list = element.container?.enclosingList, main(of: list) == id {
          return LayoutSize(rowWidth(of: list), size.height)
        }
        let (insets, margins) = (
          tree.safeAreaInsets(of: id), contentMargins(of: id, around: element)
        )
        return LayoutSize(
          max(0, size.width - insets[.horizontal] - margins[.horizontal]),
          max(0, size.height - insets[.vertical] - margins[.vertical]))
      default: current = tree.parent(of: id)
      }
    }
    return .zero
  }

  /// The margins around the content of a scroll view, which belong to the safe area of that content.
  private func contentMargins(
    of scrollView: LayoutID, around element: ElementNode
  ) -> LayoutInsets {
    var container = element.container
    while let outer = container, main(of: outer) != scrollView { container = outer.container }
    if let margins = container.flatMap(outerMargins) { return margins }
    for case .safeAreaPadding(let margins) in container?.hostProperties ?? [] {
      return LayoutInsets(margins)
    }
    return LayoutInsets()
  }
}
