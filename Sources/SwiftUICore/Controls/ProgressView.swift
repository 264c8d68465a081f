import BanyanHost

/// Shows how far something has come, or that it goes on. See Apple's documentation of
/// `ProgressView`.
public struct ProgressView<Label: View, CurrentValueLabel: View> {
  let fraction: Double?
  let content: TupleView<(Label, CurrentValueLabel)>

  nonisolated private init(fraction: Double?, label: Label, currentValueLabel: CurrentValueLabel) {
    self.fraction = fraction.map { min(max($0, 0), 1) }
    content = TupleView((label, currentValueLabel))
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Shows that something goes on.
  nonisolated public init() where Label == EmptyView {
    self.init(fraction: nil, label: EmptyView(), currentValueLabel: EmptyView())
  }

  /// Shows that something goes on, with a label of your own.
  nonisolated public init(@ViewBuilder label: () -> Label) {
    self.init(fraction: nil, label: label(), currentValueLabel: EmptyView())
  }

  /// Shows that something goes on, with a title.
  nonisolated public init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init(fraction: nil, label: Text(titleKey), currentValueLabel: EmptyView())
  }

  /// Shows that something goes on, with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S) where Label == Text {
    self.init(fraction: nil, label: Text(title), currentValueLabel: EmptyView())
  }

  /// Shows how far something has come.
  /// - Parameters:
  ///   - value: what is done; nil if that is not known.
  ///   - total: what there is to do.
  nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0)
  where Label == EmptyView {
    self.init(
      fraction: value.map { Double($0 / total) }, label: EmptyView(),
      currentValueLabel: EmptyView())
  }

  /// Shows how far something has come, with a title.
  nonisolated public init<V: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: V?, total: V = 1.0
  ) where Label == Text {
    self.init(
      fraction: value.map { Double($0 / total) }, label: Text(titleKey),
      currentValueLabel: EmptyView())
  }

  /// Shows how far something has come, with a label of your own.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
  ) {
    self.init(
      fraction: value.map { Double($0 / total) }, label: label(),
      currentValueLabel: EmptyView())
  }
}

extension ProgressView {
  /// Shows how far something has come, with labels of your own.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      fraction: value.map { Double($0 / total) }, label: label(),
      currentValueLabel: currentValueLabel())
  }
}

extension ProgressView: ElementView {
  public typealias Body = Never
  static var kind: ElementKind { .progressView }

  func properties(in environment: ElementEnvironment) -> [Property] {
    fraction.map { [.progress($0)] } ?? []
  }
}
