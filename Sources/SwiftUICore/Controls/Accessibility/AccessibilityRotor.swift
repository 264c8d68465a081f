import BanyanHost

extension View {
  /// Adds a rotor to this view: a list of places to which a person can jump with assistive technologies.
  ///
  /// ```swift
  /// VStack {
  ///   ForEach(messages) { message in
  ///     MessageRow(message).accessibilityRotorEntry(id: message.id, in: namespace)
  ///   }
  /// }
  /// .accessibilityRotor("Important Messages") {
  ///   ForEach(messages.filter(\.isImportant)) { message in
  ///     AccessibilityRotorEntry(message.subject, id: message.id, in: namespace)
  ///   }
  /// }
  /// ```
  ///
  /// As a browser has no rotors of pages, the entries are buttons behind the view in a group with the rotor's name, which are only
  /// visible while they have the focus. A button moves the focus to the view with `accessibilityRotorEntry(id:in:)` inside this view. An
  /// entry without a namespace scrolls the view with its `id` to the screen. See Apple's documentation of `accessibilityRotor(_:entries:)`.
  nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    let entries = Unchecked(entries)
    return modifier(RotorModifier(label: label) { entries.value()._entries })
  }

  /// Adds a rotor to this view. See ``accessibilityRotor(_:entries:)-(Text,_)``.
  nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ labelKey: LocalizedStringKey,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    accessibilityRotor(Text(labelKey), entries: entries)
  }

  /// Adds a rotor to this view. See ``accessibilityRotor(_:entries:)-(Text,_)``.
  @_disfavoredOverload
  nonisolated public func accessibilityRotor<L: StringProtocol, Content: AccessibilityRotorContent>(
    _ label: L, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    accessibilityRotor(Text(label), entries: entries)
  }

  /// Adds a rotor with the name of one of the system's, which a browser's assistive technologies keep as well.
  nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ systemRotor: AccessibilitySystemRotor,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    accessibilityRotor(systemRotor.label, entries: entries)
  }

  // MARK: Entries of models

  /// Adds a rotor to this view with an entry for each of several models, which scrolls the view with the model's identity to the screen.
  nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
    _ rotorLabel: Text, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibilityRotor(rotorLabel, entries: entries, entryID: \.id, entryLabel: entryLabel)
  }

  /// Adds a rotor to this view with an entry for each of several models.
  nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
    _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel],
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibilityRotor(Text(rotorLabelKey), entries: entries, entryLabel: entryLabel)
  }

  /// Adds a rotor to this view with an entry for each of several models.
  @_disfavoredOverload
  nonisolated public func accessibilityRotor<L: StringProtocol, EntryModel: Identifiable>(
    _ rotorLabel: L, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibilityRotor(Text(rotorLabel), entries: entries, entryLabel: entryLabel)
  }

  /// Adds a rotor with the name of one of the system's, with an entry for each of several models.
  nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel],
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibilityRotor(systemRotor.label, entries: entries, entryLabel: entryLabel)
  }

  /// Adds a rotor to this view with an entry for each of several models, which scrolls the view with an identity to the screen.
  nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ rotorLabel: Text, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    let resolved = entries.map { entry in
      _RotorEntry(
        label: Text(verbatim: entry[keyPath: entryLabel]), id: AnyHashable(entry[keyPath: entryID]))
    }
    let entries = Unchecked(resolved)
    return modifier(RotorModifier(label: rotorLabel) { entries.value })
  }

  /// Adds a rotor to this view with an entry for each of several models.
  nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibilityRotor(
      Text(rotorLabelKey), entries: entries, entryID: entryID, entryLabel: entryLabel)
  }

  /// Adds a rotor to this view with an entry for each of several models.
  @_disfavoredOverload
  nonisolated public func accessibilityRotor<L: StringProtocol, EntryModel, ID: Hashable>(
    _ rotorLabel: L, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibilityRotor(
      Text(rotorLabel), entries: entries, entryID: entryID, entryLabel: entryLabel)
  }

  /// Adds a rotor with the name of one of the system's, with an entry for each of several models.
  nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel],
    entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibilityRotor(
      systemRotor.label, entries: entries, entryID: entryID, entryLabel: entryLabel)
  }

  // MARK: Targets

  /// Makes this view a place to which entries of the rotors around it lead.
  /// - Parameters:
  ///   - id: the identity of the entries.
  ///   - namespace: their namespace.
  nonisolated public func accessibilityRotorEntry<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View {
    modifier(RotorTarget(place: RotorPlace(id: AnyHashable(id), namespace: namespace)))
  }
}

/// A rotor with a name and a purpose that the system knows. See Apple's documentation of `AccessibilitySystemRotor`.
public struct AccessibilitySystemRotor: Sendable {
  fileprivate let label: Text

  private init(_ name: String) {
    label = Text(verbatim: name)
  }

  /// Returns the rotor of links that were visited, or that were not.
  public static func links(visited: Bool) -> AccessibilitySystemRotor {
    AccessibilitySystemRotor(visited ? "Visited Links" : "Unvisited Links")
  }
  /// The rotor of links.
  public static var links: AccessibilitySystemRotor { AccessibilitySystemRotor("Links") }
  /// Returns the rotor of headings of a level.
  public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor {
    AccessibilitySystemRotor(
      level == .unspecified ? "Headings" : "Headings of Level \(level.rawValue)")
  }
  /// The rotor of headings.
  public static var headings: AccessibilitySystemRotor { AccessibilitySystemRotor("Headings") }
  /// The rotor of bold text.
  public static var boldText: AccessibilitySystemRotor { AccessibilitySystemRotor("Bold Text") }
  /// The rotor of italic text.
  public static var italicText: AccessibilitySystemRotor { AccessibilitySystemRotor("Italic Text") }
  /// The rotor of underlined text.
  public static var underlineText: AccessibilitySystemRotor {
    AccessibilitySystemRotor("Underlined Text")
  }
  /// The rotor of misspelled words.
  public static var misspelledWords: AccessibilitySystemRotor {
    AccessibilitySystemRotor("Misspelled Words")
  }
  /// The rotor of images.
  public static var images: AccessibilitySystemRotor { AccessibilitySystemRotor("Images") }
  /// The rotor of text fields.
  public static var textFields: AccessibilitySystemRotor { AccessibilitySystemRotor("Text Fields") }
  /// The rotor of tables.
  public static var tables: AccessibilitySystemRotor { AccessibilitySystemRotor("Tables") }
  /// The rotor of lists.
  public static var lists: AccessibilitySystemRotor { AccessibilitySystemRotor("Lists") }
  /// The rotor of landmarks.
  public static var landmarks: AccessibilitySystemRotor { AccessibilitySystemRotor("Landmarks") }
}

// MARK: A rotor

/// A place to which an entry leads.
private struct RotorPlace: Hashable {
  var id: AnyHashable
  var namespace: Namespace.ID
}

/// The places inside a view to which its rotors lead, and how the focus gets there.
private nonisolated final class RotorTargets {
  var focus: [RotorPlace: () -> Void] = [:]
}

private struct RotorTargetsKey: EnvironmentKey {
  static var defaultValue: RotorTargets? { nil }
}

extension EnvironmentValues {
  fileprivate var rotorTargets: RotorTargets? {
    get { self[RotorTargetsKey.self] }
    set { self[RotorTargetsKey.self] = newValue }
  }
}

/// Adds the entries of a rotor as buttons.
private nonisolated struct RotorModifier: ViewModifier {
  let label: Text
  let entries: @MainActor () -> [_RotorEntry]
  /// The targets of a rotor further out, which this one shares.
  @Environment(\.rotorTargets) private var outerTargets
  @State private var ownTargets = RotorTargets()

  init(label: Text, entries: @escaping @MainActor () -> [_RotorEntry]) {
    self.label = label
    self.entries = entries
  }

  @MainActor
  func body(content: Content) -> some View {
    let targets = outerTargets ?? ownTargets
    ScrollViewReader { scroll in
      content
        .environment(\.rotorTargets, targets)
        .overlay {
          VStack {
            ForEach(Array(entries().enumerated()), id: \.offset) { offset, entry in
              Button {
                entry.prepare()
                move(to: entry, in: targets, with: scroll)
              } label: {
                entry.label ?? Text(verbatim: "\(offset + 1)")
              }
            }
          }
          .accessibilityElement(children: .contain)
          .accessibilityLabel(label)
          .modifier(_OffscreenModifier())
        }
    }
  }

  @MainActor
  private func move(
    to entry: _RotorEntry, in targets: RotorTargets, with scroll: ScrollViewProxy
  ) {
    guard let id = entry.id else { return }
    if let namespace = entry.namespace {
      targets.focus[RotorPlace(id: id, namespace: namespace)]?()
    } else {
      scroll.scrollTo(id)
    }
  }
}

/// Registers a view as a target of the rotors around it.
private nonisolated struct RotorTarget: ViewModifier {
  let place: RotorPlace
  @Environment(\.rotorTargets) private var targets
  @AccessibilityFocusState private var isFocused: Bool

  init(place: RotorPlace) {
    self.place = place
  }

  @MainActor
  func body(content: Content) -> some View {
    content
      .accessibilityFocused($isFocused)
      .onChange(of: place, initial: true) { old, new in
        targets?.focus[old] = nil
        targets?.focus[new] = { isFocused = true }
      }
      .onDisappear { targets?.focus[place] = nil }
  }
}
