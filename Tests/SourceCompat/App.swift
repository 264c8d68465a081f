// An app, its scenes and its previews.
import SwiftUI

@main
struct Bakery: App {
  @State private var count = 0
  let name = "Bread"

  init() {}

  var body: some Scene {
    WindowGroup { Text("\(count)") }
    WindowGroup(id: "orders") { Text("Orders") }
    WindowGroup("Orders") { Text("Orders") }
    WindowGroup(name) { Text("Orders") }
    Kitchen()
  }
}

struct Kitchen: Scene {
  var body: some Scene {
    WindowGroup("Kitchen") {
      Text("Kitchen")
      Text("Oven")
    }
  }
}

#Preview { Text("Plain") }
#Preview("Named") { Text("Named") }
#Preview("Sized", traits: .sizeThatFitsLayout) { Text("Sized") }
#Preview(traits: .fixedLayout(width: 100, height: 100), .landscapeLeft) { Text("Fixed") }
#Preview(traits: .defaultLayout, .landscapeRight, .portrait, .portraitUpsideDown) { Text("Turned") }
#Preview("With a variable") {
  @Previewable var title = "Wi-Fi"
  Text(title)
}
#Preview("With state") {
  @Previewable @State var isOn = false
  Toggle("On", isOn: $isOn)
}

struct SizeKey: PreviewContextKey {
  static var defaultValue: Int { 1 }
}

struct SmallContext: PreviewContext {
  subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { key.defaultValue }
}

struct KitchenPreviews: PreviewProvider {
  static var platform: PreviewPlatform? { .iOS }

  static var previews: some View {
    ForEach(InterfaceOrientation.allCases) { orientation in
      Text(orientation.id).previewInterfaceOrientation(orientation)
    }
    Text("Kitchen")
      .previewDisplayName("Kitchen")
      .previewContext(SmallContext())
      .previewDevice("iPad")
      .previewDevice(PreviewDevice(rawValue: "iPad"))
      .previewLayout(.sizeThatFits)
      .previewLayout(.fixed(width: 100, height: 100))
      .previewLayout(.device)
      .previewInterfaceOrientation(.portrait)
      .previewInterfaceOrientation(.portraitUpsideDown)
      .previewInterfaceOrientation(.landscapeLeft)
      .previewInterfaceOrientation(.landscapeRight)
  }

  static let device: String = PreviewDevice(stringLiteral: "iPad").rawValue
}

let otherPlatforms: [PreviewPlatform] = [.macOS, .tvOS, .watchOS]

struct NewerScenes: App {
  var body: some Scene {
    WindowGroup { Text("Kitchen") }
    if #available(iOS 18, *) { WindowGroup(id: "pantry") { Text("Pantry") } }
  }
}
