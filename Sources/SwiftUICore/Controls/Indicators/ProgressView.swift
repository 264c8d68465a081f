import BanyanHost
import Foundation

/// A view that shows the progress of a task. See Apple's documentation of
/// `ProgressView`.
public struct ProgressView<Label: View, CurrentValueLabel: View> {
  private let content: ProgressContent<Label, CurrentValueLabel>
  /// The time that the view shows, instead of an amount.
  private var timer: ProgressTimer?

  nonisolated private init(fraction: Double?, label: Label, currentValueLabel: CurrentValueLabel) {
    content = ProgressContent(
      fraction: fraction, label: label, currentValueLabel: currentValueLabel)
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

// MARK: Times

extension ProgressView {
  /// Creates a progress view that follows the time, with custom labels.
  ///
  /// ```swift
  /// ProgressView(timerInterval: start...end) {
  ///   Text("In the oven")
  /// } currentValueLabel: {
  ///   Text(timerInterval: start...end)
  /// }
  /// ```
  ///
  /// It changes each second, until the time is over.
  /// - Parameter countsDown: whether the view is full at the start and empty at the end.
  nonisolated public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(fraction: 0, label: label(), currentValueLabel: currentValueLabel())
    timer = ProgressTimer(interval: timerInterval, countsDown: countsDown)
  }
}

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
  /// Creates a progress view that follows the time, with a custom label and the time that is left, or has passed.
  /// - Parameter countsDown: whether the view is full at the start and empty at the end.
  nonisolated public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.init(timerInterval: timerInterval, countsDown: countsDown, label: label) {
      DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown)
    }
  }

  /// Creates a progress view that follows the time, with the time that is left, or has passed.
  /// - Parameter countsDown: whether the view is full at the start and empty at the end.
  nonisolated public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true)
  where Label == EmptyView {
    self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
  }
}

/// The time that is left, or that has passed. See Apple's documentation of `DefaultDateProgressLabel`.
public nonisolated struct DefaultDateProgressLabel: View {
  fileprivate let interval: ClosedRange<Date>
  fileprivate let countsDown: Bool

  @MainActor public var body: some View {
    Text(timerInterval: interval, countsDown: countsDown)
  }
}

/// A time whose share has passed, or is left.
private nonisolated struct ProgressTimer: TimelineSchedule {
  let interval: ClosedRange<Date>
  let countsDown: Bool

  func fraction(at date: Date) -> Double {
    let whole = interval.upperBound.timeIntervalSince(interval.lowerBound)
    let passed = date.timeIntervalSince(interval.lowerBound)
    let share = whole > 0 ? min(max(passed / whole, 0), 1) : 1
    return countsDown ? 1 - share : share
  }

  /// Each second until the time is over.
  func entries(from startDate: Date, mode: TimelineScheduleMode) -> UnfoldFirstSequence<Date> {
    let end = interval.upperBound
    return sequence(first: startDate) { $0 < end ? min($0.addingTimeInterval(1), end) : nil }
  }
}

extension ProgressView: ChoosingView {
  public typealias Body = Never

  func choose(in node: ChoiceNode) {
    guard let timer else { return node.choose(1, content) }
    node.choose(
      2,
      TimelineView(timer) { [content] context in
        ProgressContent(
          fraction: timer.fraction(at: context.date), label: content.label,
          currentValueLabel: content.currentValueLabel)
      })
  }
}

/// An amount of progress with its labels.
private nonisolated struct ProgressContent<Label: View, CurrentValueLabel: View> {
  let fraction: Double?
  let label: Label
  let currentValueLabel: CurrentValueLabel

  init(fraction: Double?, label: Label, currentValueLabel: CurrentValueLabel) {
    self.fraction = fraction.map { $0.isNaN ? 0 : min(max($0, 0), 1) }
    self.label = label
    self.currentValueLabel = currentValueLabel
  }
}

extension ProgressContent: StyledControl {
  typealias Body = Never

  var facts: Double? { fraction }

  var standard: ProgressElement<Label, CurrentValueLabel> {
    ProgressElement(fraction: fraction, label: label, currentValueLabel: currentValueLabel)
  }

  func part(_ number: Int) -> any View { number == 0 ? label : currentValueLabel }

  func configuration(
    of source: StyledControlNode<ProgressContent>
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
