import CoreLocation
import SwiftUICore

/// The parts of a ``Map``.
public struct _MapSurface: View {
  private let source: MapPositionSource
  private let modes: MapInteractionModes
  private let items: [MapItem]
  private let selection: MapSelection?
  private let tracking: Binding<MapUserTrackingMode>?
  /// Called when the person has moved the map.
  private let didMove: (() -> Void)?
  /// The position to which the person has moved the map.
  @State private var held: HeldViewport?
  /// The part of the world that the map showed when the person began to drag it. It ends with the drag, also with one that is
  /// cancelled.
  @GestureState private var dragStart: Viewport?
  @State private var person = UserPlace()
  @Environment(\.mapSettings) private var settings
  @Environment(\.mapLink) private var link
  @Environment(\.isEnabled) private var isEnabled

  init(
    source: MapPositionSource, modes: MapInteractionModes, items: [MapItem],
    selection: MapSelection? = nil, tracking: Binding<MapUserTrackingMode>? = nil,
    didMove: (() -> Void)? = nil
  ) {
    self.source = source
    self.modes = modes
    self.items = items
    self.selection = selection
    self.tracking = tracking
    self.didMove = didMove
  }

  public var body: some View {
    GeometryReader { geometry in
      surface(of: viewport(in: geometry.size), geometry)
    }
    .onAppear { if needsPerson { person.begin() } }
    .onChange(of: needsPerson) { if needsPerson { person.begin() } else { person.end() } }
    .onDisappear { person.end() }
  }

  private func surface(of viewport: Viewport, _ geometry: GeometryProxy) -> some View {
    link?.viewport = viewport
    link?.geometry = geometry
    return ZStack(alignment: .topLeading) {
      MapGround(viewport: viewport, style: settings.style)
        .gesture(
          TapGesture().onEnded { selection?.select(nil) },
          including: selection == nil ? .subviews : .all)
      MapOutlines(viewport: viewport, items: items)
      MapMarks(
        viewport: viewport, items: items, person: person.coordinate, selection: selection)
    }
    .frame(width: viewport.size.width, height: viewport.size.height)
    .clipped()
    .contentShape(Rectangle())
    .gesture(drag(from: viewport), including: allows(.pan) ? .all : .subviews)
    .simultaneousGesture(
      SpatialTapGesture(count: 2).onEnded {
        move(to: viewport.zoomed(by: 2, around: $0.location))
      }, including: allows(.zoom) ? .all : .subviews
    )
    .overlay {
      MapChrome(
        actions: MapActions(
          viewport: viewport, allowsZoom: allows(.zoom),
          zoom: { move(to: viewport.zoomed(by: $0)) },
          showPerson: { showPerson(from: viewport) }))
    }
    .accessibilityElement(children: .contain)
    .accessibilityLabel("Map")
    .onChange(of: viewport, initial: true) { report(viewport, isEnd: dragStart == nil) }
  }

  private func allows(_ mode: MapInteractionModes) -> Bool { isEnabled && modes.contains(mode) }

  private var needsPerson: Bool {
    tracking != nil || source.current.followsUserLocation
      || items.contains { if case .user = $0.kind { true } else { false } }
  }

  /// Returns the part of the world that the map shows: where the person has moved it, or else where the app asks for.
  private func viewport(in size: CGSize) -> Viewport {
    let asked = source.current
    if let held, held.answer == asked {
      return held.viewport.size == size ? held.viewport : held.viewport.resized(to: size)
    }
    let viewport = Viewport(asked.kind, items: items, user: person.coordinate, in: size)
    if tracking?.wrappedValue == .follow, let coordinate = person.coordinate {
      return viewport.centered(at: coordinate)
    }
    return viewport
  }

  private func drag(from viewport: Viewport) -> some Gesture {
    DragGesture(minimumDistance: 3)
      .onChanged { value in
        move(to: (dragStart ?? viewport).moved(by: value.translation))
      }
      .onEnded { value in
        let end = (dragStart ?? viewport).moved(by: value.translation)
        move(to: end)
        report(end, isEnd: true)
      }
      .updating($dragStart) { _, start, _ in start = start ?? viewport }
  }

  private func move(to viewport: Viewport) {
    source.take(viewport)
    held = HeldViewport(viewport: viewport, answer: source.current)
    if let tracking, tracking.wrappedValue != .none { tracking.wrappedValue = .none }
    didMove?()
  }

  private func showPerson(from viewport: Viewport) {
    person.begin()
    source.followUser()
    if !source.current.followsUserLocation, let coordinate = person.coordinate {
      move(to: viewport.centered(at: coordinate))
    }
  }

  private func report(_ viewport: Viewport, isEnd: Bool) {
    let context = MapCameraUpdateContext(viewport)
    for each in settings.actions where isEnd || each.frequency == .continuous {
      each.action(context)
    }
  }
}
