import CoreGraphics

// Actions of assistive technologies that have a direction.

/// A zoom in or out of a view by an assistive technology. See Apple's documentation of `AccessibilityZoomGestureAction`.
public struct AccessibilityZoomGestureAction: Sendable {
  /// The direction of a zoom.
  public enum Direction: Hashable, Sendable {
    case zoomIn, zoomOut
  }

  /// The direction of the zoom.
  public let direction: Direction
  /// The place of the zoom in the view: a browser's is the center.
  public let location: UnitPoint
  /// The place of the zoom in the view, in points.
  public let point: CGPoint
}

extension View {
  /// Adds actions that zoom this view in and out, for the keyboard and assistive technologies.
  ///
  /// As a browser has no actions other than pressing, they are buttons behind the view, which are only visible while they have the focus.
  /// - Parameter action: receives the direction, and the view's center.
  nonisolated public func accessibilityZoomAction(
    _ action: @escaping (AccessibilityZoomGestureAction) -> Void
  ) -> some View {
    let action = Unchecked(action)
    return overlay {
      GeometryReader { geometry in
        let center = CGPoint(x: geometry.size.width / 2, y: geometry.size.height / 2)
        VStack {
          Button {
            action.value(
              AccessibilityZoomGestureAction(direction: .zoomIn, location: .center, point: center))
          } label: {
            Text(verbatim: "Zoom In")
          }
          Button {
            action.value(
              AccessibilityZoomGestureAction(direction: .zoomOut, location: .center, point: center))
          } label: {
            Text(verbatim: "Zoom Out")
          }
        }
        .modifier(_OffscreenModifier())
      }
    }
  }

  /// Adds actions that scroll this view, for the keyboard and assistive technologies.
  ///
  /// As a browser has no actions other than pressing, they are buttons behind the view, which are only visible while they have the focus.
  /// - Parameter handler: receives the edge toward which to scroll.
  nonisolated public func accessibilityScrollAction(
    _ handler: @escaping (_ edge: Edge) -> Void
  ) -> some View {
    let action = Unchecked(handler)
    return accessibilityActions {
      Button {
        action.value(.top)
      } label: {
        Text(verbatim: "Scroll Up")
      }
      Button {
        action.value(.bottom)
      } label: {
        Text(verbatim: "Scroll Down")
      }
      Button {
        action.value(.leading)
      } label: {
        Text(verbatim: "Scroll Back")
      }
      Button {
        action.value(.trailing)
      } label: {
        Text(verbatim: "Scroll Forward")
      }
    }
  }
}
