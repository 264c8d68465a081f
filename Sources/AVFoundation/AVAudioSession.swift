import Foundation
import Synchronization

/// The behavior of an app's sounds among those of others. A browser decides it: the app's settings are kept, and have no effect.
/// See Apple's documentation of `AVAudioSession`.
open class AVAudioSession: NSObject, @unchecked Sendable {
  private struct State {
    var category = Category.soloAmbient
    var mode = Mode.default
    var options: CategoryOptions = []
  }

  private let state = Mutex(State())
  private static let shared = AVAudioSession(only: ())

  private init(only: ()) {}

  /// The session of the app.
  open class func sharedInstance() -> AVAudioSession { shared }

  /// The purpose of the app's sounds.
  open var category: Category { state.withLock { $0.category } }
  /// The app's use of the category.
  open var mode: Mode { state.withLock { $0.mode } }
  /// The app's changes to the category.
  open var categoryOptions: CategoryOptions { state.withLock { $0.options } }

  /// Sets what the app's sounds are for.
  open func setCategory(_ category: Category) throws {
    try setCategory(category, mode: .default, options: [])
  }

  /// Sets what the app's sounds are for.
  open func setCategory(_ category: Category, options: CategoryOptions = []) throws {
    try setCategory(category, mode: .default, options: options)
  }

  /// Sets what the app's sounds are for.
  open func setCategory(
    _ category: Category, mode: Mode, options: CategoryOptions = []
  ) throws {
    state.withLock { $0 = State(category: category, mode: mode, options: options) }
  }

  /// Sets how the app uses the category.
  open func setMode(_ mode: Mode) throws { state.withLock { $0.mode = mode } }

  /// The app's permission to record. It is always denied, as there is nothing to record with.
  open var recordPermission: RecordPermission { .denied }

  /// Asks whether the app may record.
  /// - Parameter response: receives false, later, not on the main thread.
  @preconcurrency
  open func requestRecordPermission(_ response: @escaping @Sendable (Bool) -> Void) {
    // A task belongs to the visitor for whom it is made; a queue belongs to nobody.
    Task { response(false) }
  }

  /// Activates the session, or ends that. It always can.
  open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
}

extension AVAudioSession {
  /// A purpose of an app's sounds.
  public struct Category: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
    public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
    public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
    public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
    public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
  }

  /// A use of a category.
  public struct Mode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
    public static let measurement = Mode(rawValue: "AVAudioSessionModeMeasurement")
    public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
    public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
  }

  /// The changes of a category.
  public struct CategoryOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let mixWithOthers = CategoryOptions(rawValue: 1)
    public static let duckOthers = CategoryOptions(rawValue: 2)
    public static let allowBluetooth = CategoryOptions(rawValue: 4)
    public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
    public static let allowAirPlay = CategoryOptions(rawValue: 64)
  }

  /// An app's permission to record.
  public enum RecordPermission: UInt, Sendable {
    case undetermined = 1_970_168_948
    case denied = 1_684_369_017
    case granted = 1_735_552_628
  }

  /// The effects that ending the session has on other apps.
  public struct SetActiveOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
  }
}
