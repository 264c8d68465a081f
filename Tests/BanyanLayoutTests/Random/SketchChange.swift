import BanyanLayout

/// A change of a tree, by the numbers of its elements. If an element doesn't exist, the change does
/// nothing, so that any of several changes can be left out.
enum SketchChange {
  case set(Int, Sketch.Kind)
  case turn(Int, isRightToLeft: Bool)
  case insert(Sketch, into: Int, before: Int?)
  case remove(Int)
  case move(Int, into: Int, before: Int?)
  /// Removes an element, changes it while it is out of the tree, and inserts it again.
  case changeApart(Int, Sketch.Kind, into: Int)
  case update
}

extension SketchMaker {
  mutating func change(of sketch: Sketch) -> SketchChange {
    var numbers: [Int] = []
    sketch.forEach { element, _ in numbers.append(element.number) }
    let any = numbers.randomElement(using: &self)!
    let inner = numbers.dropFirst().randomElement(using: &self) ?? 0
    let texts = numbers.filter {
      if case .plain(.text) = sketch.find($0)!.kind { true } else { false }
    }
    switch Int.random(in: 0..<14, using: &self) {
    case 0..<4:
      guard let number = texts.randomElement(using: &self) else { return .set(0, windowKind()) }
      return .set(number, .plain(.text(text())))
    case 4, 5: return .set(0, windowKind())
    case 6: return .set(inner, inner == 0 ? windowKind() : kind())
    case 7:
      return .set(inner, inner == 0 ? windowKind() : similar(to: sketch.find(inner)!.kind))
    case 8: return .turn(any, isRightToLeft: one(true, false))
    case 9: return inner == 0 ? .set(0, windowKind()) : .remove(inner)
    case 10, 11:
      return .insert(self.sketch(depth: 4), into: any, before: sibling(in: any, of: sketch))
    case 12: return .move(inner, into: any, before: sibling(in: any, of: sketch))
    default: return .changeApart(inner, kind(), into: any)
    }
  }

  /// A kind with the same number of children, so that most changes keep the content.
  private mutating func similar(to kind: Sketch.Kind) -> Sketch.Kind {
    for _ in 0..<20 {
      let other = self.kind()
      if other.role == kind.role { return other }
    }
    return kind
  }

  private mutating func sibling(in number: Int, of sketch: Sketch) -> Int? {
    chance(1, in: 3) ? nil : sketch.find(number)?.children.randomElement(using: &self)?.number
  }
}

extension Sketch.Kind {
  fileprivate enum Role { case leaf, wrapper, container }

  fileprivate var role: Role {
    switch self {
    case .guide: .wrapper
    case .shape: .leaf
    case .remembering: .container
    case .plain(let rule):
      switch rule {
      case .fill, .sized, .text, .picture, .spacer, .divider, .control, .absentRows: .leaf
      case .passing, .padding, .frame, .flexibleFrame, .aspectRatio, .fixedSize, .offset, .position,
        .matched, .priority, .alignmentGuide, .gridCell, .ignoresSafeArea, .safeAreaPadding:
        .wrapper
      default: .container
      }
    }
  }
}

extension Sketch {
  /// Applies a change.
  /// - Returns: whether it applied.
  mutating func apply(_ change: SketchChange) -> Bool {
    switch change {
    case .set(let number, let kind):
      if find(number) == nil { return false }
      self.change(number) { $0.kind = kind }
    case .turn(let number, let isRightToLeft):
      if find(number) == nil { return false }
      self.change(number) { $0.isRightToLeft = isRightToLeft }
    case .insert(let sketch, let parent, let next):
      if find(parent) == nil || find(sketch.number) != nil { return false }
      put(sketch, into: parent, before: next)
    case .remove(let number): return take(number) != nil
    case .move(let number, let parent, let next):
      guard let moved = find(number), find(parent) != nil, number != 0,
        moved.find(parent) == nil, next != number
      else { return false }
      _ = take(number)
      put(moved, into: parent, before: next)
    case .changeApart(let number, let kind, let parent):
      guard var moved = find(number), find(parent) != nil, number != 0, moved.find(parent) == nil
      else { return false }
      _ = take(number)
      moved.kind = kind
      put(moved, into: parent, before: nil)
    case .update: break
    }
    return true
  }

  private mutating func put(_ sketch: Sketch, into parent: Int, before next: Int?) {
    change(parent) { parent in
      let index = parent.children.firstIndex { $0.number == next } ?? parent.children.endIndex
      parent.children.insert(sketch, at: index)
    }
  }
}

extension SketchChange: CustomStringConvertible {
  var description: String {
    func place(_ parent: Int, _ next: Int?) -> String {
      "into #\(parent)" + (next.map { " before #\($0)" } ?? "")
    }
    return switch self {
    case .set(let number, let kind): "set #\(number) \(kind)"
    case .turn(let number, let isRightToLeft):
      "turn #\(number) \(isRightToLeft ? "from right to left" : "from left to right")"
    case .insert(let sketch, let parent, let next): "insert \(place(parent, next))\n\(sketch)"
    case .remove(let number): "remove #\(number)"
    case .move(let number, let parent, let next): "move #\(number) \(place(parent, next))"
    case .changeApart(let number, let kind, let parent):
      "take out #\(number), set \(kind), and put it into #\(parent)"
    case .update: "update"
    }
  }
}
