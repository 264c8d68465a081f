// Accessibility modifiers, and the person's accessibility settings.
import SwiftUI

struct Described: View {
  let name: String

  var body: some View {
    VStack {
      Text("A").accessibilityLabel(name).accessibilityLabel("A").accessibilityLabel(Text("A"))
        .accessibilityLabel(name, isEnabled: true).accessibilityLabel("A", isEnabled: true)
        .accessibilityLabel(Text("A"), isEnabled: true)
      Text("A").accessibilityValue(name).accessibilityValue("A").accessibilityValue(Text("A"))
        .accessibilityValue(name, isEnabled: true).accessibilityValue("A", isEnabled: true)
        .accessibilityValue(Text("A"), isEnabled: true)
      Text("A").accessibilityHint(name).accessibilityHint("A").accessibilityHint(Text("A"))
        .accessibilityHint(name, isEnabled: true).accessibilityHint("A", isEnabled: true)
        .accessibilityHint(Text("A"), isEnabled: true)
      Text("A").help(name).help("A").help(Text("A"))
      Text("A").accessibilityHidden(true).accessibilityHidden(true, isEnabled: false)
        .accessibilityIdentifier("A").accessibilityIdentifier("A", isEnabled: false)
    }
    .accessibilityElement()
    .accessibilityElement(children: .combine)
    .accessibilityAddTraits([.isButton, .isSelected])
    .accessibilityRemoveTraits(.isButton)
    .accessibilityHeading(.h1)
    actions
    unmeant
  }

  @ViewBuilder
  private var actions: some View {
    Text("A")
      .accessibilityAction {}
      .accessibilityAction(.escape) {}
      .accessibilityAction(named: name) {}
      .accessibilityAction(named: "A") {}
      .accessibilityAction(named: Text("A")) {}
      .accessibilityAction(action: {}) { Text("A") }
      .accessibilityActions { Button("A") {} }
      .accessibilityAdjustableAction { direction in
        switch direction {
        case .increment, .decrement: break
        @unknown default: break
        }
      }
      .accessibilityRepresentation { Button("A") {} }
      .accessibilityChildren { Text("A") }
      .onHover { _ in }
  }

  private var unmeant: some View {
    Text("A")
      .accessibilitySortPriority(1)
      .accessibilityInputLabels([name]).accessibilityInputLabels(["A", "B"])
      .accessibilityInputLabels([Text("A")])
      .accessibilityShowsLargeContentViewer()
      .accessibilityShowsLargeContentViewer { Text("A") }
      .accessibilityRespondsToUserInteraction()
      .accessibilityIgnoresInvertColors()
      .statusBarHidden()
      .persistentSystemOverlays(.hidden)
      .preferredColorScheme(.dark)
      .colorScheme(.light)
  }
}

@available(*, deprecated)
struct OldDescriptions: View {
  var body: some View {
    Text("A")
      .accessibility(label: Text("A")).accessibility(value: Text("A"))
      .accessibility(hint: Text("A")).accessibility(identifier: "A").accessibility(hidden: true)
      .accessibility(addTraits: .isButton).accessibility(removeTraits: .isButton)
      .accessibility(sortPriority: 1).accessibility(inputLabels: [Text("A")])
      .statusBar(hidden: true)
  }
}

struct Directing: View {
  enum Part: Hashable { case title, text }
  @AccessibilityFocusState private var part: Part?
  @AccessibilityFocusState private var isAtResult: Bool

  init() {}

  var body: some View {
    Text("A").accessibilityFocused($part, equals: .title)
      .onChange(of: part) { print("A") }
    Text("B").accessibilityFocused($isAtResult)
    Directed(isAtResult: $isAtResult)
    Button("C") {
      part = part == nil ? .text : nil
      isAtResult = true
    }
  }
}

struct Directed: View {
  @AccessibilityFocusState.Binding var isAtResult: Bool

  var body: some View {
    Button(isAtResult ? "A" : "B") { isAtResult = true }
      .accessibilityFocused($isAtResult)
  }
}

let kinds: [AccessibilityActionKind] = [
  .default, .escape, .magicTap, .delete, .showMenu, AccessibilityActionKind(named: Text("A")),
]
let behaviors: [AccessibilityChildBehavior] = [.ignore, .contain, .combine]
func traits() -> [AccessibilityTraits] {
  var traits = AccessibilityTraits()
  traits.insert(.isHeader)
  traits.remove(.isHeader)
  traits.update(with: .isImage)
  traits.formUnion(.isLink)
  traits.formIntersection(.isLink)
  traits.formSymmetricDifference(.isStaticText)
  print(traits.contains(.isToggle))
  return [
    traits.union(.isModal), traits.intersection(.isKeyboardKey),
    traits.symmetricDifference(.isSummaryElement), .isSearchField, .playsSound,
    .updatesFrequently, .startsMediaSession, .allowsDirectInteraction, .causesPageTurn, .isTabBar,
  ]
}

struct Preferring: View {
  @Environment(\.locale) private var locale
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone
  @Environment(\.layoutDirection) private var layoutDirection
  @Environment(\.displayScale) private var displayScale
  @Environment(\.pixelLength) private var pixelLength
  @Environment(\.legibilityWeight) private var legibilityWeight
  @Environment(\.isLuminanceReduced) private var isDimmed
  @Environment(\.colorSchemeContrast) private var contrast
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @Environment(\.accessibilityReduceTransparency) private var reduceTransparency
  @Environment(\.accessibilityDifferentiateWithoutColor) private var differentiate
  @Environment(\.accessibilityInvertColors) private var invert
  @Environment(\.accessibilityShowButtonShapes) private var shapes
  @Environment(\.accessibilityVoiceOverEnabled) private var voiceOver
  @Environment(\.accessibilitySwitchControlEnabled) private var switchControl
  @Environment(\.accessibilityEnabled) private var assistive
  @Environment(\.accessibilityLargeContentViewerEnabled) private var viewer
  @Environment(\.accessibilityDimFlashingLights) private var lights
  @Environment(\.accessibilityPlayAnimatedImages) private var images

  var body: some View {
    Text(legibilityWeight == .bold || contrast == ColorSchemeContrast.increased ? "A" : "B")
      .environment(\.locale, Locale(identifier: "de"))
      .environment(\.calendar, calendar)
      .environment(\.timeZone, timeZone)
      .environment(\.layoutDirection, layoutDirection == .leftToRight ? .rightToLeft : .leftToRight)
      .environment(\.displayScale, pixelLength)
      .environment(\.legibilityWeight, .regular)
      .environment(\.isLuminanceReduced, !isDimmed)
      .environment(\.colorScheme, ColorSchemeContrast.allCases == [.standard] ? .light : .dark)
  }
}
