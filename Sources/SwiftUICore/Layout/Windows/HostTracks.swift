import BanyanHost
import BanyanLayout

// Determines what passes from one frame to another in an update, and by which animation.

extension WindowLayout {
  /// The most elements that one update animates. Beyond it, all have their new frames at once.
  static let mostTracks = 2_000

  /// Lets the layout keep earlier frames, if the current update may be animated.
  func noteWhetherAnimated() {
    if places != nil { tree.keepsEarlierFrames = window.mayAnimate }
  }

  /// Sends the host the tracks of the elements that have another frame and an animation of their own: that of the
  /// transaction as it reaches their view (MA05 to MA07, MA15). All others have their new frames at once.
  func reportTracks() {
    guard let places else { return }
    let earlier = tree.takeEarlierFrames()
    if earlier.isEmpty { return }
    var tracks = FrameTracks(of: self, in: places)
    for frame in earlier where frame.frame == nil { tracks.addNew(frame.id) }
    for frame in earlier { tracks.add(frame) }
    let shown = tracks.all.filter { !$0.track.isEmpty && $0.element.isCreated }
    if shown.count > Self.mostTracks { return }
    var waiting = shown
    // Of several transactions in one update, the last that animates an element counts.
    for recent in window.runtime.recentTransactions.reversed() where !waiting.isEmpty {
      window.runtime.inTransaction(recent) {
        waiting.removeAll { element, track in
          guard let motion = element.layoutMotion else { return false }
          window.emit(.pass(element.id, track), motion)
          return true
        }
      }
    }
  }
}

/// The tracks of the elements of a window, put together from the frames of their layout elements.
@MainActor
private struct FrameTracks {
  let layout: WindowLayout
  let places: HostPlaces
  private(set) var all: [(element: ElementNode, track: FrameTrack)] = []
  private var positions: [ElementID: Int] = [:]
  /// The layout elements that are new, and those whose first earlier frame has been added, which is that from before the update.
  private var known: Set<LayoutID> = []
  private var new: Set<LayoutID> = []

  init(of layout: WindowLayout, in places: HostPlaces) {
    self.layout = layout
    self.places = places
  }

  /// Excludes a layout element that has come in the update, and may have been placed several times in it.
  mutating func addNew(_ id: LayoutID) {
    known.insert(id)
    new.insert(id)
  }

  mutating func add(_ earlier: EarlierFrame) {
    guard let frame = earlier.frame, known.insert(earlier.id).inserted,
      let element = places.owner(of: earlier.id)?.element, !element.isDetached,
      element.kind != .presentation, !element.kind.arrangesRows, !element.kind.isPartOfList
    else { return }
    let tree = layout.tree
    let main = layout.main(of: element)
    if earlier.id == main, let size = tree.size(of: main), element.growsWithMotion {
      change(element) {
        $0.width = .changed(from: frame.width, to: size.width)
        $0.height = .changed(from: frame.height, to: size.height)
      }
    }
    // The host moves the rows of lists itself.
    if layout.ownRows.contains(element.id) { return }
    // The host applies an offset itself.
    if let outer = tree.parent(of: earlier.id), case .offset = tree.rule(of: outer) { return }
    let now = tree.origin(of: earlier.id)
    let (x, y) = (frame.x - now.x, frame.y - now.y)
    if x == 0, y == 0 { return }
    if layout.isAround(earlier.id, of: element) {
      move(element, x, y)
    } else if layout.isAroundContent(earlier.id, of: element) {
      for child in element.children where places[child] != nil { move(child, x, y) }
    }
  }

  private mutating func move(_ element: ElementNode, _ x: Double, _ y: Double) {
    if isNew(element) { return }
    if element.kind.onlyArranges, holdsNew(element) {
      for child in element.children where places[child] != nil { move(child, x, y) }
      return
    }
    change(element) {
      $0.x += x
      $0.y += y
    }
  }

  private func isNew(_ element: ElementNode) -> Bool { new.contains(layout.main(of: element)) }

  /// Returns true if a view has come into a container, where it is at its end at once (MC11), while the others move.
  private func holdsNew(_ container: ElementNode) -> Bool {
    if new.isEmpty { return false }
    return container.children.contains { isNew($0) || $0.kind.onlyArranges && holdsNew($0) }
  }

  private mutating func change(_ element: ElementNode, _ change: (inout FrameTrack) -> Void) {
    let position: Int
    if let known = positions[element.id] {
      position = known
    } else {
      position = all.count
      positions[element.id] = position
      all.append((element, FrameTrack()))
    }
    change(&all[position].track)
  }
}

extension WindowLayout {
  /// Returns true for the layout element that has an element's frame, and for those around it that belong to the element.
  fileprivate func isAround(_ id: LayoutID, of element: ElementNode) -> Bool {
    if id == element.layoutID { return true }
    guard let parts = element.layoutParts, let main = parts.inner.firstIndex(of: parts.main) else {
      return false
    }
    return parts.inner[...main].contains(id)
  }

  /// Returns true for a layout element between the one that has an element's frame and the element's content.
  fileprivate func isAroundContent(_ id: LayoutID, of element: ElementNode) -> Bool {
    // Scrolling content is placed from the point where the content begins.
    element.kind != .scrollView && element.layoutParts?.inner.contains(id) == true
  }
}

extension ElementNode {
  /// False for a text, whose letters do not grow, and for what is not drawn.
  fileprivate var growsWithMotion: Bool { kind != .text && !kind.onlyArranges }
}

extension ElementKind {
  /// True for a container of which nothing is drawn.
  fileprivate var onlyArranges: Bool {
    switch self {
    case .verticalStack, .horizontalStack, .depthStack, .grid, .gridRow: true
    default: false
    }
  }
}

extension FrameTrack {
  /// True if nothing is seen of it.
  fileprivate var isEmpty: Bool {
    abs(x) < 0.01 && abs(y) < 0.01 && width == nil && height == nil
  }
}

extension FrameTrack.Length? {
  /// Returns a length that has changed, or nil.
  fileprivate static func changed(from old: Double, to new: Double) -> Self {
    abs(old - new) < 0.01 ? nil : FrameTrack.Length(from: old, to: new)
  }
}
