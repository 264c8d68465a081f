// Rotors, custom content, and how views are read and touched.
import SwiftUI

struct Entry: Identifiable {
  let id = 1
  let label = "one"
}

struct Rotors: View {
  @Namespace private var namespace
  @AccessibilityFocusState(for: .voiceOver) private var isFocused
  @AccessibilityFocusState(for: [.voiceOver, .switchControl]) private var focused: Int?

  var body: some View {
    entered
    modeled
    systems
    contents
    Text("one").accessibilityRotorEntry(id: 1, in: namespace).accessibilityFocused($isFocused)
      .accessibilityFocused($focused, equals: 1)
      .accessibilityScrollAction { print($0) }
      .accessibilityZoomAction {
        print($0.direction == .zoomIn, $0.direction == .zoomOut, $0.location, $0.point)
      }
    Text("one").accessibilityTextContentType(.plain).speechAlwaysIncludesPunctuation()
      .speechSpellsOutCharacters()
      .speechAdjustedPitch(1).speechAnnouncementsQueued(false).bold()
    Color.red.accessibilityTextContentType(.console).speechAlwaysIncludesPunctuation()
      .speechSpellsOutCharacters()
      .speechAdjustedPitch(1).speechAnnouncementsQueued(false)
      .accessibilityActivationPoint(.center).accessibilityActivationPoint(CGPoint.zero)
      .accessibilityDirectTouch(options: [.silentOnTouch, .requiresActivation])
  }

  @ViewBuilder private var entered: some View {
    Text("one").accessibilityRotor(Text("one")) { AccessibilityRotorEntry(Text("one"), id: 1) }
    Text("one").accessibilityRotor("one") {
      AccessibilityRotorEntry("one", id: 1)
      AccessibilityRotorEntry(String("one"), id: 1)
      AccessibilityRotorEntry(Text("one"), id: 1, in: namespace)
      AccessibilityRotorEntry("one", id: 1, in: namespace)
      AccessibilityRotorEntry(String("one"), 1, in: namespace)
      if focused == 1 { Ranged() }
    }
    Text("one").accessibilityRotor(String("one")) {
      ForEach([Entry()]) { AccessibilityRotorEntry($0.label, id: $0.id) }
      ForEach([1], id: \.self) { AccessibilityRotorEntry("one", id: $0) }
    }
    Text("one").accessibilityRotor(.links) { AccessibilityRotorEntry("one", id: 1) }
  }

  @ViewBuilder private var modeled: some View {
    Text("one").accessibilityRotor(Text("one"), entries: [Entry()], entryLabel: \.label)
      .accessibilityRotor("one", entries: [Entry()], entryLabel: \.label)
      .accessibilityRotor(String("one"), entries: [Entry()], entryLabel: \.label)
      .accessibilityRotor(.links(visited: true), entries: [Entry()], entryLabel: \.label)
    Text("one").accessibilityRotor(
      Text("one"), entries: [Entry()], entryID: \.id, entryLabel: \.label
    )
    .accessibilityRotor("one", entries: [Entry()], entryID: \.id, entryLabel: \.label)
    .accessibilityRotor(String("one"), entries: [Entry()], entryID: \.id, entryLabel: \.label)
    .accessibilityRotor(
      .headings(level: .h1), entries: [Entry()], entryID: \.id, entryLabel: \.label)
  }

  @ViewBuilder private var systems: some View {
    let rotors: [AccessibilitySystemRotor] = [
      .headings, .boldText, .italicText, .underlineText, .misspelledWords, .images, .textFields,
      .tables, .lists, .landmarks,
    ]
    ForEach(rotors.indices, id: \.self) { index in
      Text("one").accessibilityRotor(rotors[index]) { AccessibilityRotorEntry("one", id: 1) }
    }
  }

  @ViewBuilder private var contents: some View {
    let key = AccessibilityCustomContentKey("one")
    Text("one").accessibilityCustomContent(key, Text("two")).accessibilityCustomContent(
      key, nil, importance: .default
    )
    .accessibilityCustomContent(key, "two").accessibilityCustomContent(
      key, String("two"), importance: .high)
    Text("one").accessibilityCustomContent(Text("one"), Text("two")).accessibilityCustomContent(
      "one", Text("two")
    )
    .accessibilityCustomContent("one", "two").accessibilityCustomContent("one", String("two"))
    Text(
      key == AccessibilityCustomContentKey(Text("one"), id: "one")
        || key == AccessibilityCustomContentKey("one", id: "one") ? "a" : "b")
  }
}

struct Ranged: AccessibilityRotorContent {
  private let text = "one"

  var body: some AccessibilityRotorContent {
    AccessibilityRotorEntry(Text("one"), textRange: text.startIndex..<text.endIndex)
    AccessibilityRotorEntry("one", textRange: text.startIndex..<text.endIndex)
    AccessibilityRotorEntry(String("one"), textRange: text.startIndex..<text.endIndex)
  }
}

func technologies() -> [Any] {
  var set = AccessibilityTechnologies().union(.voiceOver).intersection(.switchControl)
    .symmetricDifference(.voiceOver)
  set.formUnion(.voiceOver)
  set.formIntersection(.voiceOver)
  set.formSymmetricDifference(.voiceOver)
  return [
    set.insert(.voiceOver).inserted, set.update(with: .voiceOver) as Any,
    set.remove(.voiceOver) as Any, set.contains(.switchControl),
    AccessibilityDirectTouchOptions(rawValue: 1).rawValue,
    [
      AccessibilityTextContentType.plain, .console, .fileSystem, .messaging, .narrative,
      .sourceCode, .spreadsheet, .wordProcessing,
    ],
  ]
}

@available(*, deprecated)
struct FormerActivation: View {
  var body: some View {
    Text("one").accessibility(activationPoint: CGPoint.zero).accessibility(activationPoint: .center)
  }
}
