import BanyanHost
import BanyanHostKit
import BanyanLayout
import CoreGraphics
import Testing

@testable import BanyanDrawing

/// What is painted of a window after a change.
@MainActor
@Suite(.drawing) struct DamageTests {
  private typealias Change = (inout [DrawnElement]) -> Void

  /// A window of 200 by 200 points: a row of text after another, and in front of them a square at (20, 20).
  private func window() -> [DrawnElement] {
    (0..<10).map { row in
      let text = DrawnText([.init("Row \(row)", font: DrawnFont(), color: .black)])
      var element = DrawnElement.of(
        [.text(text, in: LayoutRect(0, 0, 200, 20))], LayoutRect(0, Double(row) * 20, 200, 20))
      element.id = ElementID(rawValue: UInt32(10 + row))
      return element
    } + [
      .of([.fill(.circle, in: LayoutRect(0, 0, 20, 20), .color(.red))], LayoutRect(20, 20, 20, 20))
    ]
  }

  private func root(_ content: [DrawnElement]) -> DrawnElement {
    var root = DrawnElement(id: .window, frame: LayoutRect(0, 0, 200, 200))
    root.background = [.fill(.rectangle, in: root.frame, .color(.white))]
    root.content = content
    return root
  }

  /// The areas that a change damages, the parts that are painted for it, and whether the window then looks as if it had been
  /// painted whole.
  private func repaint(_ change: Change) throws -> (areas: [LayoutRect], parts: Int, isSame: Bool) {
    let painter = try Painter()
    let old = root(window())
    var content = window()
    change(&content)
    let new = root(content)
    var patches = Patches()
    _ = patches.follow(new.damage(since: old), size: old.frame.size)
    let cairo = painter.resources.libraries.cairo
    let surface = PixelSurface(cairo, width: 200, height: 200)
    surface.draw { painter.paint(old, on: $0, scale: 1) }
    painter.resources.paintedParts = 0
    for area in patches.areas {
      surface.draw { context in
        cairo.rectangle(context, area.x, area.y, area.width, area.height)
        cairo.clip(context)
        painter.paint(new, on: context, scale: 1)
      }
    }
    let parts = painter.resources.paintedParts
    let isSame = surface.image?.pixels.bytes == painter.image(of: new)?.pixels.bytes
    return (patches.areas, parts, isSame)
  }

  @Test func `what stays as it is is not painted`() throws {
    let painted = try repaint { _ in }
    #expect(painted.areas == [])
    #expect(painted.parts == 0)
  }

  @Test func `a change is painted with what meets it`() throws {
    // The window's background, the texts whose letters may reach there, and the circle.
    let blue = try repaint {
      $0[10].background = [.fill(.circle, in: LayoutRect(0, 0, 20, 20), .color(.blue))]
    }
    #expect(blue.areas == [LayoutRect(19, 19, 22, 22)])
    #expect(blue.parts == 5)
    #expect(blue.isSame)
  }

  @Test func `a move is painted where it begins and where it ends`() throws {
    let moved = try repaint { $0[10].frame.x = 160 }
    #expect(moved.areas == [LayoutRect(19, 19, 22, 22), LayoutRect(159, 19, 22, 22)])
    #expect(moved.parts == 9)
    #expect(moved.isSame)
  }

  @Test func `after any change the window looks as if it were painted whole`() throws {
    let changes: [(String, Change)] = [
      ("removal", { $0.removeLast() }),
      ("insertion", { $0.append(.of([.fill(.circle, in: whole, .color(.green))])) }),
      ("removal in the middle", { $0.remove(at: 4) }),
      (
        "opacity",
        {
          $0[10].effects = DrawnEffects(); $0[10].effects?.opacity = 0.5
        }
      ),
      (
        "rotation",
        {
          $0[10].effects = DrawnEffects()
          $0[10].effects?.transforms = [.scale(x: 2, y: 1, anchor: .center)]
        }
      ),
      (
        "shadow",
        {
          $0[10].effects = DrawnEffects()
          $0[10].effects?.filters = [.shadow(.black, radius: 6, x: 4, y: 4)]
        }
      ),
      (
        "a scrolled content",
        {
          $0[3].effects = DrawnEffects()
          $0[3].effects?.clip = .rectangle
          $0[3].content = [.of([.fill(.circle, in: whole, .color(.blue))])]
          $0[3].effects?.scrolled = LayoutPoint(0, -10)
        }
      ),
    ]
    let different = try changes.filter { try !repaint($0.1).isSame }.map(\.0)
    #expect(different == [])
  }
}
