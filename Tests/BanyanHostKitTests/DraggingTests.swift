import BanyanHostKit
import BanyanLayout
import SwiftUICore
import Testing

@MainActor
struct DraggingTests {
  private func start(_ log: @escaping (String) -> Void) -> UsedApp {
    UsedApp(width: 200, height: 100) {
      HStack(spacing: 0) {
        Button("pressed") { log("pressed") }
          .frame(width: 100, height: 100).draggable("apple")
        Color.red.dropDestination(for: String.self) { items, place in
          log("\(items) at \(Int(place.x)) \(Int(place.y))")
          return true
        } isTargeted: {
          log($0 ? "entered" : "left")
        }
      }
    }
  }

  @Test func anElementIsDroppedOnAnother() async {
    var log: [String] = []
    let used = start { log.append($0) }
    used.down(50, 50)
    used.move(53, 50)
    #expect(used.pointer.lifted == nil)
    used.move(90, 50)
    used.move(150, 60)
    #expect(used.pointer.lifted?.point == LayoutPoint(150, 60))
    used.up(150, 60)
    // The value is read from the dragged item.
    await used.app.settle()
    #expect(log == ["entered", "left", "[\"apple\"] at 50 60"])
    #expect(used.pointer.lifted == nil)
  }

  @Test func anElementThatIsDroppedNowhereStaysWhereItIs() {
    var log: [String] = []
    let used = start { log.append($0) }
    used.down(50, 50)
    used.move(150, 60)
    used.move(90, 50)
    used.up(50, 50)
    #expect(log == ["entered", "left"])
  }

  @Test func aDragGestureInsideTakesPrecedence() {
    var log: [String] = []
    let used = UsedApp {
      Color.red.gesture(DragGesture().onEnded { _ in log.append("dragged") }).draggable("apple")
    }
    used.down(50, 50)
    used.move(90, 50)
    #expect(used.pointer.lifted == nil)
    used.up(90, 50)
    #expect(log == ["dragged"])
  }

  @Test func aPressWithoutAMoveIsAPress() {
    var log: [String] = []
    let used = start { log.append($0) }
    used.click(50, 50)
    #expect(log == ["pressed"])
  }
}
