/// A mistake in a program, observed while it ran: what is wrong, why, and what to write instead.
///
/// A finding reports only what has happened. Nothing is guessed from a program's source.
public struct Finding: Hashable, Sendable {
  /// The rules of the doctor. The raw value is the number of the rule, as in `D1`.
  public enum Rule: String, Hashable, Sendable, CaseIterable {
    /// An object that a view observes is made again whenever the view is.
    case objectMadeAgain = "D1"
    /// An object is made in a body and handed down.
    case objectMadeInBody = "D2"
    /// Objects are made for a state that already has one.
    case objectsThrownAway = "D3"
    /// A view shows a property of an object that it does not follow.
    case shownNotFollowed = "D4"
    /// A view shows the contents of an object that announces no changes.
    case announcesNothing = "D5"
    /// The user used a control whose binding leads nowhere.
    case writeToNowhere = "D6"
    /// A state keeps its first value, although its source has another now.
    case firstValueNotFollowed = "D7"
    /// A view has another identity at each run of the body around it.
    case identityMadeInBody = "D8"
    /// Rows are made anew, although only their identities differ.
    case rowsMadeAnew = "D9"
    /// Several rows have one identity, or a range of rows has another length.
    case identityTwice = "D10"
    /// The state of rows stays in its place while their data moves.
    case dataMovesUnderState = "D11"
    /// Typing into a row gives it another identity.
    case identityFromText = "D12"
    /// A view is made anew because another branch contains the same one.
    case branchDropsState = "D13"
    /// A view is made anew because its type alternates under an `AnyView`.
    case typeFlips = "D14"
    /// A view follows an object without reading any of its properties.
    case followsUnread = "D15"
    /// A view's body runs for a property of an object that it does not read.
    case runsForUnread = "D16"
    /// Many views read one property, but few of them show a different result.
    case manyReaders = "D17"
    /// A view's body runs because it receives a function with new captures.
    case newClosure = "D18"
    /// A view's body runs because equal values cannot be compared.
    case incomparableValue = "D19"
    /// An environment value is a different one each time.
    case alwaysNew = "D20"
    /// A body writes a state.
    case writeInBody = "D21"
    /// Changes cause each other.
    case noRest = "D22"
    /// A view's response to its size changes its size.
    case measuringLoop = "D23"
    /// An object that a view asks its environment for is missing.
    case missingObject = "D24"
    /// A task is restarted whenever its view's body runs.
    case taskWithoutRest = "D25"
    /// A task writes to a state whose view has left.
    case lateWrite = "D26"
    /// A body or an update takes long.
    case slow = "D27"
    /// The program would behave differently on Apple's systems.
    case elsewhereOtherwise = "D28"
    /// A view names a resource that the app does not have.
    case missingResource = "D29"
  }

  /// The importance of a finding.
  public enum Severity: Int, Hashable, Sendable, Comparable, CaseIterable {
    /// A possible mistake, which may be intended or is supported by only some of the facts.
    case note
    /// Bodies run without effect, again and again.
    case cost
    /// State, focus or freshness was lost, or there is a loop.
    case finding
    /// A request was not carried out.
    case error

    public static func < (left: Severity, right: Severity) -> Bool {
      left.rawValue < right.rawValue
    }
  }

  /// The rule that was violated.
  public let rule: Rule
  /// The importance of the finding.
  public let severity: Severity
  /// The path of the view, such as `Screen > ForEach[7] > Row`; empty if it is not known.
  public let path: String
  /// The type of the view.
  public let view: String
  /// The property, control or function of the view that the finding concerns; empty if it concerns the
  /// view itself.
  public let subject: String
  /// A description of the event and its consequences.
  public let message: String
  /// A suggestion of what to write instead.
  public let advice: String

  package init(
    _ rule: Rule, _ severity: Severity, at path: String, in view: String, subject: String,
    _ message: String, advice: String
  ) {
    self.rule = rule
    self.severity = severity
    self.path = path
    self.view = view
    self.subject = subject
    self.message = message
    self.advice = advice
  }

  /// The statement about insight that asks for the rule, such as `insight D7`.
  public var statement: String { "insight \(rule.rawValue)" }
}

extension Finding: CustomStringConvertible {
  /// A line such as `D7 finding: C.n keeps 0 … Take it as a plain property.  P > C`.
  public var description: String {
    let place = path.isEmpty ? "" : "  \(path)"
    return "\(rule.rawValue) \(severity): \(message) \(advice)\(place)"
  }
}
