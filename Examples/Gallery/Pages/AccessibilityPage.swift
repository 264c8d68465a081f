import SwiftUI

/// Accessibility descriptions, and the settings that the person prefers.
struct AccessibilityPage: View {
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone
  @Environment(\.accessibilityReduceMotion) private var reducesMotion
  @Environment(\.colorSchemeContrast) private var contrast
  @Environment(\.displayScale) private var displayScale
  @State private var stars = 3
  @State private var isHovered = false
  @State private var isFavorite = false

  var body: some View {
    List {
      Section("Descriptions") {
        HStack {
          ForEach(0..<5, id: \.self) { number in
            Image(systemName: number < stars ? "star.fill" : "star")
          }
        }
        .foregroundStyle(.orange)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Rating")
        .accessibilityValue("\(stars) of 5")
        .accessibilityAdjustableAction { direction in
          stars = min(max(stars + (direction == .increment ? 1 : -1), 0), 5)
        }
        Button {
          isFavorite.toggle()
        } label: {
          Image(systemName: isFavorite ? "heart.fill" : "heart")
        }
        .accessibilityLabel("Favorite")
        .accessibilityHint("Keeps it at the top of the list")
        .accessibilityAddTraits(isFavorite ? .isSelected : [])
        .help("Keep it at the top of the list")
        HStack {
          Image(systemName: "sparkles").accessibilityHidden(true)
          Text("The picture is for the eye only")
        }
        HStack {
          Text("Sunday")
          Text("24°")
        }
        .accessibilityElement(children: .combine)
        .accessibilityAction(named: "Give five stars") { stars = 5 }
      }
      Section("The pointer") {
        Text(isHovered ? "The pointer is here" : "Bring the pointer here")
          .onHover { isHovered = $0 }
      }
      Section("What you prefer") {
        Text("Language: \(locale.identifier)")
        Text("Time zone: \(timeZone.identifier)")
        Text("Motion: \(reducesMotion ? "little" : "as usual")")
        Text("Contrast: \(contrast == .increased ? "more" : "as usual")")
        Text("Pixels of a point: \(displayScale.formatted())")
      }
      Section("From right to left") {
        HStack {
          Image(systemName: "arrow.right")
          Text("The first is at the right")
        }
        .environment(\.layoutDirection, .rightToLeft)
      }
    }
  }
}
