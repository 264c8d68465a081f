import BanyanGraph

/// The content of a window that presents a value. See Apple's documentation of
/// `PresentedWindowContent`.
public struct PresentedWindowContent<Data: Codable & Hashable, Content: View> {
  let content: (Binding<Data?>) -> Content
  @Environment(\.windowReference) private var window

  nonisolated init(content: @escaping (Binding<Data?>) -> Content) {
    self.content = content
  }
}

extension PresentedWindowContent: View {
  public var body: some View {
    content(binding)
  }

  @MainActor private var binding: Binding<Data?> {
    guard let cell = window?.window?.presentedValue else { return .constant(nil) }
    return Binding(
      location: ConvertedLocation(base: CellLocation(cell: cell)) {
        $0?.base as? Data
      } write: { value in
        .some(value.map { AnyHashable($0) })
      })
  }
}

extension WindowGroup {
  /// Creates a group of windows for values: opening one for a value that is already shown brings its
  /// window to the front (P02).
  /// - Parameters:
  ///   - type: the type of the values.
  ///   - content: makes the content of a window from its value, which is nil in a window that has been
  ///     opened without one.
  nonisolated public init<D: Codable & Hashable, C: View>(
    for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(values: type, content: content)
  }

  /// Creates a group of windows for values, with an identifier.
  nonisolated public init<D: Codable & Hashable, C: View>(
    id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: id, values: type, content: content)
  }

  /// Creates a group of windows for values, with a title.
  nonisolated public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(Text(titleKey), values: type, content: content)
  }

  /// Creates a group of windows for values, with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(Text(title), values: type, content: content)
  }

  /// Creates a group of windows for values, with a title and an identifier.
  nonisolated public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(Text(titleKey), id: id, values: type, content: content)
  }

  /// Creates a group of windows for values, with a title and an identifier.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(Text(title), id: id, values: type, content: content)
  }

  /// Creates a group of windows for values, with a value for a window that is opened without one.
  nonisolated public init<D: Codable & Hashable, C: View>(
    for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(values: type, content: content, defaultValue: defaultValue)
  }

  /// Creates a group of windows for values, with an identifier and a value for a window that is opened
  /// without one.
  nonisolated public init<D: Codable & Hashable, C: View>(
    id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: id, values: type, content: content, defaultValue: defaultValue)
  }

  /// Creates a group of windows for values, with a title and a value for a window that is opened
  /// without one.
  nonisolated public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(Text(titleKey), values: type, content: content, defaultValue: defaultValue)
  }

  /// Creates a group of windows for values, with a title, an identifier and a value for a window that
  /// is opened without one.
  nonisolated public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(Text(titleKey), id: id, values: type, content: content, defaultValue: defaultValue)
  }

  /// Creates a group of windows for values, with a title.
  nonisolated public init<D: Codable & Hashable, C: View>(
    _ title: Text, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title, values: type, content: content)
  }

  /// Creates a group of windows for values, with a title and an identifier.
  nonisolated public init<D: Codable & Hashable, C: View>(
    _ title: Text, id: String, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title, id: id, values: type, content: content)
  }

  /// Creates a group of windows for values, with a title and a value for a window that is opened without one.
  nonisolated public init<D: Codable & Hashable, C: View>(
    _ title: Text, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title, values: type, content: content, defaultValue: defaultValue)
  }

  /// Creates a group of windows for values, with a title and a value for a window that is opened without one.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(Text(title), values: type, content: content, defaultValue: defaultValue)
  }

  /// Creates a group of windows for values, with a title, an identifier and a value for a window that is opened without one.
  nonisolated public init<D: Codable & Hashable, C: View>(
    _ title: Text, id: String, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title, id: id, values: type, content: content, defaultValue: defaultValue)
  }

  /// Creates a group of windows for values, with a title, an identifier and a value for a window that is opened without one.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S, id: String, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(Text(title), id: id, values: type, content: content, defaultValue: defaultValue)
  }

  private nonisolated init<D: Codable & Hashable, C: View>(
    _ title: Text? = nil, id: String? = nil, values type: D.Type,
    content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(
      WindowKind(title: title, id: id, values: PresentedValues(type, default: nil)),
      content: PresentedWindowContent(content: content))
  }

  private nonisolated init<D: Codable & Hashable, C: View>(
    _ title: Text? = nil, id: String? = nil, values type: D.Type,
    content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(
      WindowKind(title: title, id: id, values: PresentedValues(type, default: defaultValue)),
      content: PresentedWindowContent { value in
        content(
          Binding(
            location: ConvertedLocation(base: value.location) {
              $0 ?? defaultValue()
            } write: {
              .some($0)
            }))
      })
  }
}
