// Common uses of gestures, namespaces, scaled metrics and button styles, spelled once. It
// compiles without warnings in both language modes.
import SwiftUI

struct States: View {
  @GestureState private var isPressed = false
  @GestureState(initialValue: 1) private var scale: Double
  @GestureState(resetTransaction: Transaction(animation: .easeOut)) private var offset = CGSize.zero
  @GestureState(initialValue: 1, resetTransaction: Transaction()) private var count: Int
  @GestureState(reset: { value, transaction in
    if value > 1 { transaction.animation = .linear }
  }) private var level = 0.0
  @GestureState(initialValue: 0, reset: { _, _ in }) private var depth: Int
  @GestureState private var start: CGPoint?
  @GestureState(resetTransaction: Transaction()) private var end: CGPoint?
  @GestureState(reset: { _, _ in }) private var middle: CGPoint?
  @State private var position = CGSize.zero

  var drag: some Gesture {
    DragGesture(minimumDistance: 5, coordinateSpace: .global)
      .updating($offset) { value, state, transaction in
        state = value.translation
        transaction.animation = nil
      }
      .onChanged { value in position = value.translation }
      .onEnded { value in
        position = value.predictedEndTranslation
        _ = (value.time, value.location, value.startLocation, value.velocity)
        _ = value.predictedEndLocation
      }
  }

  var body: some View {
    VStack {
      Text("\(offset.width) \(scale) \(count) \(level) \(depth) \(isPressed ? 1 : 0)")
      Text(start == nil && end == nil && middle == nil ? "none" : "some")
    }
    .gesture(drag)
    .gesture(drag, including: .subviews)
    .gesture(drag, isEnabled: true)
    .simultaneousGesture(
      LongPressGesture(minimumDuration: 1, maximumDistance: 20)
        .updating($isPressed) { current, state, _ in state = current }
        .onEnded { finished in print(finished) }
    )
    .simultaneousGesture(TapGesture(), including: [.gesture])
    .simultaneousGesture(TapGesture(), isEnabled: false)
    .highPriorityGesture(TapGesture(count: 2).onEnded { position = .zero })
    .highPriorityGesture(TapGesture(), including: GestureMask.none)
    .highPriorityGesture(TapGesture().onEnded { _ in }, isEnabled: false)
  }
}

struct Taps: View {
  @State private var places: [CGPoint] = []

  var body: some View {
    Text("Tap")
      .onTapGesture { places = [] }
      .onTapGesture(count: 2) { places = [] }
      .onTapGesture(count: 3, perform: clear)
      .onTapGesture { location in places.append(location) }
      .onTapGesture(count: 2, coordinateSpace: .global) { places.append($0) }
      .gesture(SpatialTapGesture().onEnded { places.append($0.location) })
      .gesture(SpatialTapGesture(count: 2, coordinateSpace: .local))
      .onLongPressGesture { clear() }
      .onLongPressGesture(minimumDuration: 1) {
        clear()
      } onPressingChanged: { isPressing in
        print(isPressing)
      }
      .onLongPressGesture(
        minimumDuration: 1, maximumDistance: 5, perform: clear, onPressingChanged: nil
      )
      .onLongPressGesture(
        minimumDuration: 1, maximumDistance: 5, pressing: { _ in }, perform: clear)
  }

  private func clear() { places = [] }
}

struct Combined: View {
  var body: some View {
    Text("Combined")
      .gesture(
        LongPressGesture().sequenced(before: DragGesture()).onEnded { value in
          guard case .second(true, let drag?) = value else { return }
          print(drag.translation)
        }
      )
      .gesture(
        TapGesture(count: 2).exclusively(before: TapGesture()).onEnded { value in
          switch value {
          case .first: print("double")
          case .second: print("single")
          }
        }
      )
      .gesture(
        DragGesture().simultaneously(with: LongPressGesture()).onChanged { value in
          print(value.first?.location.x ?? 0, value.second ?? false)
        }
      )
      .gesture(SequenceGesture(TapGesture(), TapGesture()))
      .gesture(ExclusiveGesture(TapGesture(), TapGesture()))
      .gesture(SimultaneousGesture(TapGesture(), TapGesture()))
      .gesture(Swipe(action: { _ in }))
  }
}

struct Steps: View {
  @State private var steps: [String] = []
  let hold = LongPressGesture(minimumDuration: 1).sequenced(before: TapGesture(count: 2))
  let either = LongPressGesture().exclusively(before: DragGesture())

  var body: some View {
    Text(steps.joined(separator: ", "))
      .gesture(
        LongPressGesture().sequenced(before: LongPressGesture()).onChanged { value in
          if value == .first(true) { steps.append("holding") }
          if value == .second(true, nil) { steps.append("held") }
        }
      )
      .gesture(
        LongPressGesture().exclusively(before: LongPressGesture()).onEnded { value in
          steps.append(value == .first(true) ? "first" : value == .second(true) ? "second" : "")
        }
      )
    Text("after \(hold.first.minimumDuration) s within \(hold.first.maximumDistance) points")
    Text("then \(hold.second.count) taps")
    Text("or \(either.second.minimumDistance) points, not \(either.first.maximumDistance)")
  }
}

// The properties of a gesture may be changed, and the gesture used again.
struct Adjusted: View {
  @GestureState private var translation = CGSize.zero
  @GestureState private var isPressed = false
  var space = CoordinateSpace.local
  var isOn = true

  private var drag: DragGesture {
    var drag = DragGesture(minimumDistance: 1, coordinateSpace: space)
    drag.minimumDistance = space.isLocal ? 5 : 10
    drag.coordinateSpace = space.isGlobal ? .local : .global
    return drag
  }

  private var taps: SpatialTapGesture {
    var taps = SpatialTapGesture(count: 1, coordinateSpace: space)
    taps.count += 1
    taps.coordinateSpace = .global
    return taps
  }

  private var updating: GestureStateGesture<DragGesture, CGSize> {
    GestureStateGesture(base: drag, state: $translation) { value, state, _ in
      state = value.translation
    }
  }

  private var other: some Gesture {
    let pair = updating.base.simultaneously(with: LongPressGesture())
    return GestureStateGesture(base: pair.first, state: updating.state, body: updating.body)
      .simultaneously(with: pair.second.updating($isPressed) { value, state, _ in state = value })
  }

  var body: some View {
    Text("\(translation.width) \(isPressed ? 1 : 0)")
      .gesture(updating, including: isOn ? .all : .none)
      .gesture(other, including: GestureMask(rawValue: GestureMask.all.rawValue))
      .gesture(taps)
      .onTapGesture(count: 2, coordinateSpace: space) { location in print(location.x) }
  }
}

// A view may be generic over its coordinate space.
struct Ruler<Space: CoordinateSpaceProtocol>: View {
  @State private var length = 0.0
  var space: Space

  var body: some View {
    Text(space.coordinateSpace.isGlobal ? "\(length) in the window" : "\(length)")
      .gesture(DragGesture(coordinateSpace: space).onChanged { length = $0.location.x })
  }
}

struct Rulers: View {
  static let spaces: [CoordinateSpace] = [
    LocalCoordinateSpace().coordinateSpace, GlobalCoordinateSpace().coordinateSpace,
  ]

  var body: some View {
    Ruler(space: .local)
    Ruler(space: GlobalCoordinateSpace())
  }
}

struct Swipe: Gesture {
  var action: (Bool) -> Void

  var body: some Gesture {
    DragGesture(minimumDistance: 20)
      .map { $0.translation.width > 0 }
      .onEnded { action($0) }
  }
}

struct Metrics: View {
  @ScaledMetric private var spacing: CGFloat = 8
  @ScaledMetric(relativeTo: .title) private var size = 40.0
  @ScaledMetric var iconSize: CGFloat
  @Environment(\.dynamicTypeSize) private var typeSize
  @Namespace private var namespace

  init() {
    _iconSize = ScaledMetric(wrappedValue: 10, relativeTo: .caption)
  }

  var body: some View {
    VStack(spacing: spacing) {
      Text("\(size) \(iconSize)").dynamicTypeSize(.xxLarge)
      Text(typeSize < .large ? "small" : "")
      Text(typeSize > .large || typeSize.isAccessibilitySize ? "large" : "usual")
        .dynamicTypeSize(...DynamicTypeSize.accessibility1)
        .dynamicTypeSize(.small ... .xxxLarge)
        .environment(\.dynamicTypeSize, .medium)
      Card(namespace: namespace)
    }
  }
}

let typeSizes: [DynamicTypeSize] = [
  .xSmall, .small, .medium, .large, .xLarge, .xxLarge, .xxxLarge,
  .accessibility1, .accessibility2, .accessibility3, .accessibility4, .accessibility5,
]

struct Card: View {
  let namespace: Namespace.ID
  var body: some View { Text("card \(namespace.hashValue)") }
}

struct Filled: ButtonStyle {
  var color = Color.blue
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding()
      .background(configuration.role == .destructive ? Color.red : color)
      .opacity(configuration.isPressed || !isEnabled ? 0.5 : 1)
  }
}

struct Wide: ButtonStyle {
  func makeBody(configuration: ButtonStyleConfiguration) -> some View {
    HStack {
      Spacer()
      configuration.label
    }
  }
}

extension ButtonStyle where Self == Filled {
  static var filled: Filled { Filled() }
  static func filled(_ color: Color) -> Filled { Filled(color: color) }
}

struct ContentView: View {
  var body: some View {
    VStack {
      States()
      Taps()
      Combined()
      Steps()
      Adjusted(space: .global)
      Rulers()
      Metrics()
      Button("Filled") {}.buttonStyle(Filled(color: .green))
      Button("Filled") {}.buttonStyle(.filled)
      Button("Filled") {}.buttonStyle(.filled(.red))
      Button("Wide") {}.buttonStyle(Wide())
    }
  }
}

#Preview { ContentView() }

// Two fingers.
struct Pinched: View {
  @State private var scale = CGFloat(1)
  @State private var angle = Angle.zero

  var body: some View {
    Text("Pinch")
      .gesture(
        MagnifyGesture(minimumScaleDelta: 0.1).onChanged { value in
          scale = value.magnification + value.velocity
          _ = (value.time, value.startAnchor, value.startLocation)
        }
      )
      .gesture(
        RotateGesture(minimumAngleDelta: .degrees(2)).onChanged { value in
          angle = value.rotation + value.velocity
          _ = (value.time, value.startAnchor, value.startLocation)
        }
      )
      .gesture(MagnificationGesture(minimumScaleDelta: 0.1).onChanged { scale = $0 })
      .gesture(RotationGesture(minimumAngleDelta: .degrees(2)).onChanged { angle = $0 })
    Text("\(magnify.minimumScaleDelta) \(older.minimumScaleDelta)")
    Text("\(rotate.minimumAngleDelta.degrees) \(olderTurn.minimumAngleDelta.degrees)")
  }

  private let magnify = MagnifyGesture()
  private let older = MagnificationGesture()
  private let rotate = RotateGesture()
  private let olderTurn = RotationGesture()
}
