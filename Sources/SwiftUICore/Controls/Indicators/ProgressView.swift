import BanyanHost

/// A view that shows the progress of a task. See Apple's documentation of
/// `ProgressView`.
public struct ProgressView<Label: View, CurrentValueLabel: View> {
  let fraction: Double?
  let label: Label
  let currentValueLabel: CurrentValueLabel

  nonisolated private init(fraction: Double?, label: Label, currentValueLabel: CurrentValueLabel) {
    self.fraction = fraction.map { $0.isNaN ? 0 : min(max($0, 0), 1) }
    self.label = label
    self.currentValueLabel = currentValueLabel
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Creates a progress view for an unknown amount of progress.
  nonisolated public init() where Label == EmptyView {
    self.init(fraction: nil, label: EmptyView(), currentValueLabel: EmptyView())
  }

  /// Creates a progress view for an unknown amount of progress, with a custom label.
  nonisolated public init(@ViewBuilder label: () -> Label) {
    self.init(fraction: nil, label: label(), currentValueLabel: EmptyView())
  }

  /// Creates a progress view for an unknown amount of progress, with a title.
  nonisolated public init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init(fraction: nil, label: Text(titleKey), currentValueLabel: EmptyView())
  }

  /// Creates a progress view for an unknown amount of progress, with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S) where Label == Text {
    self.init(fraction: nil, label: Text(title), currentValueLabel: EmptyView())
  }

  /// Creates a progress view for a known amount of progress.
  /// - Parameters:
  ///   - value: the completed amount; nil if it is not known.
  ///   - total: the total amount.
  nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0)
  where Label == EmptyView {
    self.init(
      fraction: value.map { Double($0 / total) }, label: EmptyView(),
      currentValueLabel: EmptyView())
  }

  /// Creates a progress view for a known amount of progress, with a title.
  nonisolated public init<V: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: V?, total: V = 1.0
  ) where Label == Text {
    self.init(
      fraction: value.map { Double($0 / total) }, label: Text(titleKey),
      currentValueLabel: EmptyView())
  }

  /// Creates a progress view for a known amount of progress, with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: BinaryFloatingPoint>(
    _ title: S, value: V?, total: V = 1.0
  ) where Label == Text {
    self.init(
      fraction: value.map { Double($0 / total) }, label: Text(title),
      currentValueLabel: EmptyView())
  }

  /// Creates a progress view for a known amount of progress, with a custom label.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
  ) {
    self.init(
      fraction: value.map { Double($0 / total) }, label: label(),
      currentValueLabel: EmptyView())
  }
}

extension ProgressView {
  /// Creates a progress view for a known amount of progress, with custom labels.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      fraction: value.map { Double($0 / total) }, label: label(),
      currentValueLabel: currentValueLabel())
  }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
  /// Creates the view of a style's configuration in the next outer style. Use it in the body of a
  /// style.
  nonisolated public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      fraction: configuration.fractionCompleted, label: configuration.ownLabel,
      currentValueLabel: configuration.ownCurrentValueLabel)
  }
}

extension ProgressView: StyledControl {
  public typealias Body = Never

  var facts: Double? { fraction }

  var standard: ProgressElement<Label, CurrentValueLabel> {
    ProgressElement(fraction: fraction, label: label, currentValueLabel: currentValueLabel)
  }

  func part(_ number: Int) -> any View { number == 0 ? label : currentValueLabel }

  func configuration(
    of source: StyledControlNode<ProgressView>
  ) -> ProgressViewStyleConfiguration {
    ProgressViewStyleConfiguration(
      fractionCompleted: fraction,
      ownLabel: .init(content: StyleContent(source: source, part: 0)),
      ownCurrentValueLabel: .init(content: StyleContent(source: source, part: 1)),
      hasLabel: Label.self != EmptyView.self,
      hasCurrentValueLabel: CurrentValueLabel.self != EmptyView.self)
  }
}

/// The element of a progress view.
nonisolated struct ProgressElement<Label: View, CurrentValueLabel: View>: ElementView {
  let fraction: Double?
  let label: Label
  let currentValueLabel: CurrentValueLabel
  var look: ProgressLook?

  init(
    fraction: Double?, label: Label, currentValueLabel: CurrentValueLabel,
    look: ProgressLook? = nil
  ) {
    self.fraction = fraction
    self.label = label
    self.currentValueLabel = currentValueLabel
    self.look = look
  }

  @MainActor static var kind: ElementKind { .progressView }

  var content: TupleView<(Label, CurrentValueLabel)> { TupleView((label, currentValueLabel)) }

  @MainActor func properties(in environment: ElementEnvironment) -> [Property] {
    var properties: [Property] = []
    if let fraction { properties.append(.progress(fraction)) }
    if let look { properties.append(.progressStyle(look)) }
    return properties + environment.labelProperties
      + environment.controlProperties.filter { $0.key == .controlSize }
  }
}
