// What people write about gestures, namespaces, scaled metrics and button styles, spelled once. It
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
      Text(typeSize > .large || typeSize.isAccessibilitySize ? "large" : "usual")
        .dynamicTypeSize(...DynamicTypeSize.accessibility1)
        .dynamicTypeSize(.small ... .xxxLarge)
        .environment(\.dynamicTypeSize, .medium)
      Card(namespace: namespace)
    }
  }
}

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
      Metrics()
      Button("Filled") {}.buttonStyle(Filled(color: .green))
      Button("Filled") {}.buttonStyle(.filled)
      Button("Filled") {}.buttonStyle(.filled(.red))
      Button("Wide") {}.buttonStyle(Wide())
    }
  }
}

#Preview { ContentView() }
