/// One change to the elements of a window.
public enum Mutation: Hashable, Sendable {
  /// Makes an element that has no parent yet.
  case create(ElementID, ElementKind, [Property])
  /// Gives a property another value.
  case set(ElementID, Property)
  /// Returns a property to its default.
  case reset(ElementID, PropertyKey)
  /// Puts an element into a parent, before a sibling or at the end. An element that has a place
  /// already moves: it keeps its state.
  case insert(ElementID, into: ElementID, before: ElementID?)
  /// Takes an element and all below it away for good. If one of them has the focus, the focus goes
  /// with it.
  case remove(ElementID)
  /// Scrolls whatever scrolls around an element so that it can be seen. A point of the element, as
  /// shares of its size, is to stand at the same point of what scrolls; without one it moves no
  /// further than it must.
  case scroll(to: ElementID, anchor: Point?, isAnimated: Bool)
  /// Makes changes that are to be shown in time, by a host that can.
  indirect case animated(Motion, [Mutation])
  /// Moves the window's focus to an element, or takes it away. It is the last of its batch. A host
  /// that cannot follow says so with an event, as if the person had moved it.
  case focus(ElementID?)
  /// Opens a URL outside of the window. It is not yet checked: a host opens only schemes that it
  /// knows to be harmless.
  case open(String)
  /// Opens a window of the app.
  case openWindow(WindowAddress)
  /// Brings a window of the app to the front, which is open.
  case showWindow(WindowAddress)
  /// Closes the window, as if the person had. It is the last that the window says.
  case closeWindow
  /// Puts text on the person's clipboard.
  case copy(String)
  /// Gives the person a file, to keep it among their own.
  indirect case offer(FileOffer)
}

/// How much a person has to do with a window.
public enum WindowPhase: UInt8, CaseIterable, Sendable {
  /// It cannot be seen.
  case background = 1
  /// It can be seen, but takes no events.
  case inactive
  case active
}

/// What a person did to an element.
public struct Event: Hashable, Sendable {
  public enum Payload: Hashable, Sendable {
    /// Pressed a button or link.
    case activate
    /// Pressed a link in a text that is intercepted: the run's place among those of the text.
    case followLink(Int)
    /// Switched a toggle. Once the event is delivered, the host shows what it was last told with
    /// `isOn`: a toggle that is not told stays, or goes back, to where it was.
    case setOn(Bool)
    /// Moved a slider to a number: the host shows it already, as with `input`. It is continuous
    /// between the two events of `editing`.
    case setNumber(Double, isContinuous: Bool)
    /// Began to drag a slider, or ended it.
    case editing(Bool)
    /// Edited a text field: its whole text now, which the host shows already. It goes on to show it
    /// until it is told another `value`, which it must be if the app makes other text of it, even
    /// text that the field had before.
    case input(String)
    /// Pressed Return in a text field.
    case submit
    /// Changed what is selected in a list, with one of its rows.
    case select(SelectionChange)
    /// Deleted a row that says it can be. It is shown until it is removed.
    case delete
    /// Moved a row that says it can be, before another of its siblings or to their end. It stays
    /// where it is until it is moved.
    case move(before: ElementID?)
    /// Asked for a presentation to be closed, with Escape or by pressing beside it. Whether it is,
    /// the app decides: it goes on to be shown until the element is removed.
    case dismiss
    /// Gave a sheet another of the heights that it may have, by its place among them.
    case selectDetent(Int)
    /// Asked for the menu of an element that has one, with a second click, a long press or a key.
    case contextMenu
    /// Moved the window's focus to the element, from wherever it was.
    case focus
    /// Took the focus away from the element, and to no other.
    case blur
    /// Sees, or is about to see, the rows at some positions, and no others: sent to an element that
    /// stands for rows that are not there. The host says how far around it wants rows.
    case wantRows(Range<Int>)
    /// Scrolled an element that has `followsScrolling`, and came to rest: the target that is there.
    case scrolled(ElementID)
    /// Found out where an element with `measurement` is, or that it is elsewhere or of another size now.
    /// Of one that is only to be measured for its size, the place is of no interest.
    case measured(Rect)
    /// Has a window of another size now: of the window as a whole, whose element is the target.
    case windowSize(width: Double, height: Double)
    /// Moved the pointer onto an element that follows it, or away from it.
    case hover(Bool)
    /// Has said how things are to be shown: in the window as a whole, whose element is the target.
    case preference(Preference)
    /// Has loaded the picture of a `pictureLoader`, or could not.
    case loaded(Bool)
    /// Is in light or dark surroundings now: of the window as a whole, whose element is the target.
    /// What has not been said is light.
    case appearance(Appearance)
    /// Looks at the window, or no longer: of the window as a whole. What has not been said is active.
    case phase(WindowPhase)
    /// Sees the window, for the first time: of the window as a whole, from a host that has no viewer at
    /// first.
    case viewed
    /// Wants the window to show a URL: of the window as a whole.
    case url(String)
    /// Wants the window to be at a place, by a way of the host's own: of the window as a whole. It
    /// goes as far as there is a way.
    case place(WindowPlace)
    /// Pressed, moved or released the pointer over elements that follow it. The event's target is
    /// the innermost of the places of `PointerFact`.
    case pointer(PointerFact)
    /// Has chosen files in a button that asks for some, or sends what is in them.
    case files(FileFact)
  }

  public var target: ElementID
  public var payload: Payload

  public init(target: ElementID, payload: Payload) {
    self.target = target
    self.payload = payload
  }
}

/// What a person has chosen for everything that they are shown. What has not been said is at its
/// default, which is said beside each case.
public enum Preference: Hashable, Sendable {
  /// The language, and the region if there is one, as `pt-BR`. Default: the process's own.
  case language(String)
  /// By its name, as `Europe/Rome`. Default: the process's own.
  case timeZone(String)
  /// Default: false.
  case reducesMotion(Bool)
  /// Default: false.
  case reducesTransparency(Bool)
  /// Default: false.
  case increasesContrast(Bool)
  /// Whether what differs in color is to differ in something else too. Default: false.
  case differentiatesWithoutColor(Bool)
  /// Pixels of a point. Default: 1.
  case displayScale(Double)
  /// What a typeface of the system is, for whoever measures text. It says nothing to the app.
  case typeface(SystemTypeface)
  /// How much larger than usual the host draws all text, because the person has told it so. It says nothing to the
  /// app either.
  case textScale(Double)
}

/// Shows the elements of one window, and nothing else: it never sees a view.
@MainActor
public protocol Host: AnyObject {
  /// Applies one update, whole. Mutations come in an order that can be applied as they stand.
  /// It is never called with an empty batch.
  func apply(_ batch: [Mutation])

  /// Whether the host shows changes in time. One that does not is not told how they are animated,
  /// and what waits for an animation does not wait. Default: no.
  var showsMotion: Bool { get }

  /// Whether somebody sees the window from the start. A host that prepares a window for somebody who may
  /// never come sends `viewed` when they have; until then the window's tasks wait. Default: yes.
  var hasViewer: Bool { get }

  /// Whether the person may see what went wrong in the program, in its own names. If not, they are
  /// told that something did. Default: yes.
  var showsFaults: Bool { get }

  /// How much of a person's files the window takes. Default: 10 MiB of a file, 100 MiB in all.
  var fileLimits: FileLimits { get }
}

extension Host {
  public var showsMotion: Bool { false }
  public var showsFaults: Bool { true }
  public var hasViewer: Bool { true }
  public var fileLimits: FileLimits { FileLimits() }
}

/// One running app, as its host sees it. On a host with several visitors each has their own.
@MainActor
public protocol Application: AnyObject {
  /// Opens a window. Before it returns, the host has been given the first batch.
  ///
  /// The host holds on to the window, and is not held by it.
  ///
  /// - Parameter address: which window; nil for the one that the app opens by itself, which takes the
  ///   place of one that the app does not know, too.
  func openWindow(on host: any Host, name: String, address: WindowAddress?) -> any Window

  /// Ends the app: whoever it belongs to has left, or its process is about to end. It opens no more
  /// windows; the host closes those that are open.
  func terminate()
}

/// One window of a running app, as its host sees it.
@MainActor
public protocol Window: AnyObject {
  /// The title to show where the host shows titles: that of the page that is shown, if it has one.
  var title: String { get }
  /// Which of the app's windows it is; nil if there is no other way to have one like it than to open
  /// the app.
  var address: WindowAddress? { get }
  /// Where in its pages the window is, for a host that has addresses or a way back of its own. An
  /// event, `place`, leads there again.
  var place: WindowPlace { get }
  /// Delivers an event and everything it causes; the host has been given the batch, if there is
  /// one, before this returns.
  /// - Returns: false if the element has gone or takes no such event, in which case nothing
  ///   happened.
  @discardableResult
  func send(_ event: Event) -> Bool
  /// What makes everything that the window shows, with the numbers that its elements have, and puts
  /// the focus where it is: for a host that has lost count. Everything that has happened so far has
  /// been shown when it is asked for, so it must not be while a batch is being applied.
  var snapshot: [Mutation] { get }
  /// How many elements there are, those included that are not shown now: what the window takes, as
  /// far as that can be told. Default: 0.
  var elementCount: Int { get }
  /// What views have kept in the window's own storage, by key: for a host that is about to close a
  /// window which may come back. Nothing after it has been closed.
  var storedValues: [String: StoredValue] { get }
  /// Gives the window what one that came before it had stored, and shows what comes of it.
  func restore(_ values: [String: StoredValue])
  /// Ends the window and all state in it, stored values included. Safe to call twice.
  func close()
  /// Hears that a batch has been sent to where the window is shown, for whoever looks at what it costs, and so that timelines
  /// do not run ahead of what has come there. Default: nobody does.
  func didSend(batch: UInt32, byteCount: Int)
  /// Hears that a batch, and all before, has come where the window is shown.
  func didAcknowledge(batch: UInt32)
  /// A file that the window has offered, by its key, for as long as it is there. Default: there is none.
  func offeredFile(_ key: String) -> FileOffer?
}

extension Window {
  public func didSend(batch: UInt32, byteCount: Int) {}
  public func didAcknowledge(batch: UInt32) {}
  public func offeredFile(_ key: String) -> FileOffer? { nil }

  // One that does not count takes nothing, as far as it can be told.
  public var elementCount: Int { 0 }
}
