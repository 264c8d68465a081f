import CoreLocation
import SwiftUICore

/// The markers and annotations on a map.
struct MapMarks: View {
  let viewport: Viewport
  let items: [MapItem]
  let person: CLLocationCoordinate2D?
  let selection: MapSelection?

  var body: some View {
    let origin = MapOrigin(of: viewport)
    MapLayer() {
      ForEach(items) { item in
        if let mark = drawing(of: item) {
          mark.view.place(origin.place(of: mark.coordinate, anchor: mark.anchor))
        }
      }
    }
    .offset(origin.offset)
  }

  private func drawing(
    of item: MapItem
  ) -> (view: AnyView, coordinate: CLLocationCoordinate2D, anchor: UnitPoint)? {
    switch item.kind {
    case .marker(let coordinate, let glyph, let title):
      let drawing = MapBalloon(
        glyph: glyph, tint: item.tint ?? .red, isSelected: isSelected(item))
      return (selectable(titled(drawing, title, item), item), coordinate, .bottom)
    case .annotation(let coordinate, let anchor, let content, let title):
      return (selectable(titled(content, title, item), item), coordinate, anchor)
    case .user:
      guard let person else { return nil }
      return (AnyView(MapPersonDrawing(tint: item.tint ?? .blue)), person, .center)
    case .line, .area, .circle: return nil
    }
  }

  /// Adds the title below a view, beside what counts for its place.
  private func titled(_ view: some View, _ title: AnyView, _ item: MapItem) -> some View {
    view.overlay(alignment: .bottom) {
      if item.titles != .hidden {
        title
          .font(.caption2.weight(.medium))
          .multilineTextAlignment(.center)
          .fixedSize()
          .shadow(color: .white.opacity(0.9), radius: 1)
          .alignmentGuide(.bottom) { $0[.top] - 2 }
      }
    }
  }

  private func isSelected(_ item: MapItem) -> Bool {
    guard let selection, let tag = item.tag else { return false }
    return selection.selected == tag
  }

  private func selectable(_ view: some View, _ item: MapItem) -> AnyView {
    guard let selection, let tag = item.tag, selection.takes(tag) else { return AnyView(view) }
    // An element around all of it, so that the button is named by the title.
    return AnyView(
      ZStack { view }
        .onTapGesture { selection.select(tag) }
        .accessibilityAddTraits(isSelected(item) ? [.isButton, .isSelected] : .isButton))
  }
}

/// The glyph of a marker that has no other.
struct MapPinGlyph: View {
  var body: some View { Image(systemName: "mappin") }
}

/// A balloon with its tip at the bottom.
private struct MapBalloon: View {
  let glyph: AnyView
  let tint: Color
  let isSelected: Bool

  var body: some View {
    let width: CGFloat = isSelected ? 42 : 30
    MapBalloonShape()
      .fill(tint)
      .frame(width: width, height: width * 1.25)
      .overlay(alignment: .top) {
        glyph
          .font(.system(size: isSelected ? 20 : 15, weight: .semibold))
          .foregroundStyle(.white)
          .frame(width: width, height: width)
      }
      .shadow(color: .black.opacity(0.25), radius: 2, y: 1)
  }
}

/// A circle, and a tip below it.
struct MapBalloonShape: Shape {
  func path(in rect: CGRect) -> Path {
    let radius = rect.width / 2
    let center = CGPoint(x: rect.midX, y: rect.minY + radius)
    var path = Path()
    path.addEllipse(in: CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.width))
    // In the direction of the circle: where both are, neither would be filled otherwise.
    path.move(to: CGPoint(x: center.x + radius * 0.55, y: center.y + radius * 0.8))
    path.addLine(to: CGPoint(x: center.x, y: rect.maxY))
    path.addLine(to: CGPoint(x: center.x - radius * 0.55, y: center.y + radius * 0.8))
    path.closeSubpath()
    return path
  }
}

/// A pin with its point at the bottom.
struct MapPinDrawing: View {
  let tint: Color?

  var body: some View {
    VStack(spacing: 0) {
      Circle().fill(tint ?? .red).frame(width: 16, height: 16)
      Rectangle().fill(.gray).frame(width: 2, height: 14)
    }
  }
}

/// The mark where the person is.
private struct MapPersonDrawing: View {
  let tint: Color

  var body: some View {
    Circle()
      .fill(tint)
      .frame(width: 16, height: 16)
      .padding(3)
      .background(.white, in: Circle())
      .shadow(color: .black.opacity(0.3), radius: 2)
      .accessibilityElement()
      .accessibilityLabel("Your location")
  }
}
