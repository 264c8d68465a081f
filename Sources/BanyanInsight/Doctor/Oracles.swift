import BanyanGraph
import SwiftUICore

/// Facts that can be known only by running bodies more often than an app needs: for `banyan doctor`, and for
/// tests that ask for it.
///
/// - *Twice*: each body runs again immediately, with the same values. Any difference, such as an identity
///   that it makes, is unstable.
/// - *Recheck*: when an update is over, a suspect's body runs again, to see whether it would show something
///   different.
///
/// The result of such a body is compared and discarded. It is not traced or counted, but what it prints is
/// printed again.
@MainActor
final class Oracles {
  private struct Shown {
    weak var node: _Node?
    var text: BodyText
    /// The places where two bodies of the same values differ.
    let unstable: Set<String>?
  }

  private var shown: [UInt64: Shown] = [:]
  private static let limit = 5_000

  /// The unstable values found in the newest body of a view.
  struct Instability {
    var hasIdentity = false
    var hasTask = false
  }

  private(set) var instabilities: [UInt64: Instability] = [:]

  /// Runs a body a second time.
  func bodyDidRun(_ node: _Node, _ body: Any) {
    if shown.count >= Self.limit { shown = shown.filter { $0.value.node?.isDetached == false } }
    guard shown.count < Self.limit, let again = evaluate(node) else { return }
    let text = BodyText(of: body)
    let other = BodyText(of: again)
    shown[node.number] = Shown(
      node: node, text: text, unstable: text.differences(from: other))
    let instability = Instability(
      hasIdentity: text.identities != other.identities,
      hasTask: text.taskIdentities != other.taskIdentities)
    instabilities[node.number] =
      instability.hasIdentity || instability.hasTask ? instability : nil
  }

  private func evaluate(_ node: _Node) -> Any? {
    node.runtime.examineApart { node.evaluateAgain() }
  }

  /// Returns true if a view would show something different if its body ran now.
  func wouldDiffer(_ node: _Node) -> Bool {
    guard let known = shown[node.number], let unstable = known.unstable,
      let again = evaluate(node),
      let differences = BodyText(of: again).differences(from: known.text)
    else { return false }
    return !differences.subtracting(unstable).isEmpty
  }

  /// Replaces the recorded result of a view by its current one: time may have passed since its body ran,
  /// which is not a mistake.
  func refresh(_ node: _Node) {
    guard shown[node.number] != nil, let again = evaluate(node) else { return }
    shown[node.number]?.text = BodyText(of: again)
  }

  func forget(_ node: _Node) {
    shown[node.number] = nil
    instabilities[node.number] = nil
  }
}

extension Runtime {
  /// Runs a function without tracing it.
  fileprivate func examineApart<Result>(_ body: () -> Result) -> Result {
    let kept = trace
    trace = nil
    defer { trace = kept }
    return Issue.withoutReports(body)
  }
}
