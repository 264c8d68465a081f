/// Something that is wrong in a program, seen while it ran: what, why, and what to write instead.
///
/// A finding says only what has happened. Nothing is guessed from a program's source.
public struct Finding: Hashable, Sendable {
  /// What the doctor looks for. The raw value is the number of the rule, as in `D1`.
  public enum Rule: String, Hashable, Sendable, CaseIterable {
    /// An object that a view observes is made again whenever the view is.
    case objectMadeAgain = "D1"
    /// An object is made in a body and handed down.
    case objectMadeInBody = "D2"
    /// Objects are made for a state that has one already.
    case objectsThrownAway = "D3"
    /// A view shows a property of an object that it does not follow.
    case shownNotFollowed = "D4"
    /// A view shows what is in an object that announces nothing.
    case announcesNothing = "D5"
    /// A person used a control whose binding leads nowhere.
    case writeToNowhere = "D6"
    /// A state keeps its first value, although what gave it has another now.
    case firstValueNotFollowed = "D7"
    /// A view has another identity at each run of the body around it.
    case identityMadeInBody = "D8"
    /// Rows begin anew, although only their identities differ.
    case rowsMadeAnew = "D9"
    /// Several rows have one identity, or a range of rows has another length.
    case identityTwice = "D10"
    /// The state of rows stays in its place while their data moves.
    case dataMovesUnderState = "D11"
    /// Typing into a row gives it another identity.
    case identityFromText = "D12"
    /// A view begins anew because another branch has the same one.
    case branchDropsState = "D13"
    /// A view begins anew because its type goes to and fro under an `AnyView`.
    case typeFlips = "D14"
    /// A view follows an object of which it reads nothing.
    case followsUnread = "D15"
    /// A view runs for a property of an object that it does not read.
    case runsForUnread = "D16"
    /// Many views read one property, of which few show anything else for it.
    case manyReaders = "D17"
    /// A view runs because it is given a function that has captured something new.
    case newClosure = "D18"
    /// A view runs because nobody can tell that it is given what it had.
    case incomparableValue = "D19"
    /// A value of the environment is another one each time.
    case alwaysNew = "D20"
    /// A body writes.
    case writeInBody = "D21"
    /// Changes cause each other.
    case noRest = "D22"
    /// What a view makes of its size gives it another size.
    case measuringLoop = "D23"
    /// An object that a view asks its environment for is missing.
    case missingObject = "D24"
    /// A task is begun anew whenever its view runs.
    case taskWithoutRest = "D25"
    /// A task writes to a state whose view has gone.
    case lateWrite = "D26"
    /// A body or an update takes long.
    case slow = "D27"
    /// What is here would be otherwise on Apple's systems.
    case elsewhereOtherwise = "D28"
  }

  /// How much it matters.
  public enum Severity: Int, Hashable, Sendable, Comparable, CaseIterable {
    /// Something that may be meant, or that only some of the facts speak for.
    case note
    /// Bodies run for nothing, again and again.
    case cost
    /// State, focus or freshness was lost, or there is a loop.
    case finding
    /// Something that was asked was not done.
    case error

    public static func < (left: Severity, right: Severity) -> Bool {
      left.rawValue < right.rawValue
    }
  }

  /// What was looked for.
  public let rule: Rule
  /// How much it matters.
  public let severity: Severity
  /// Where the view stands, such as `Screen > ForEach[7] > Row`; empty where that is not known.
  public let path: String
  /// The type of the view.
  public let view: String
  /// The property, control or function of the view that it is about; empty if it is about the view itself.
  public let subject: String
  /// What happened, and what came of it.
  public let message: String
  /// What to write instead.
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
