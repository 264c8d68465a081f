/// One change to the elements of a window.
public enum Mutation: Hashable, Sendable {
  /// Creates an element without a parent.
  case create(ElementID, ElementKind, [Property])
  /// Sets the value of a property.
  case set(ElementID, Property)
  /// Returns a property to its default.
  case reset(ElementID, PropertyKey)
  /// Inserts an element into a parent, before a sibling or at the end. An element that already has a parent moves and keeps
  /// its state.
  case insert(ElementID, into: ElementID, before: ElementID?)
  /// Removes an element and all its descendants permanently. If one of them has the focus, it loses it.
  case remove(ElementID)
  /// Scrolls the scroll views around an element until it is visible. A point of the element, as fractions of its size, is
  /// aligned with the same point of the scroll view; without one it scrolls no further than necessary.
  case scroll(to: ElementID, anchor: Point?, isAnimated: Bool)
  /// Makes changes that are animated, by a host that can.
  indirect case animated(Motion, [Mutation])
  /// Shows an element on its way from the frame that it had to the one that it has, which its placement says. It is in
  /// ``animated(_:_:)``. An element that has another placement, and no such track, has its new frame at once.
  indirect case pass(ElementID, FrameTrack)
  /// Moves the window's focus to an element, or removes it. It is the last mutation of its batch. A host that cannot follow
  /// reports this with an event, as if the user had moved it.
  case focus(ElementID?)
  /// Opens a URL outside of the window. It has not been checked: a host opens only schemes that it knows to be harmless.
  case open(String)
  /// Opens a window of the app.
  case openWindow(WindowAddress)
  /// Brings an open window of the app to the front.
  case showWindow(WindowAddress)
  /// Closes the window, as if the user had. It is the window's last mutation.
  case closeWindow
  /// Copies text to the user's clipboard.
  case copy(String)
  /// Gives the person a file, to keep it among their own.
  indirect case offer(FileOffer)
  /// Nothing in the app has handled a key, by its number: the host does with it what it would have done.
  case ignored(UInt32)
}

/// The state of a window from the user's point of view.
public enum WindowPhase: UInt8, CaseIterable, Sendable {
  /// The window is not visible.
  case background = 1
  /// The window is visible, but takes no events.
  case inactive
  case active
}

/// An action of the user on an element.
public struct Event: Hashable, Sendable {
  public enum Payload: Hashable, Sendable {
    /// The user pressed a button or link.
    case activate
    /// The user pressed an intercepted link in a text: the run's index in the text.
    case followLink(Int)
    /// The user switched a toggle. After the event is delivered, the host shows the last value of `isOn`: without a new value
    /// the toggle keeps or resumes its state.
    case setOn(Bool)
    /// The user moved a slider to a number, which the host already shows, as with `input`. It is continuous between the two
    /// events of `editing`.
    case setNumber(Double, isContinuous: Bool)
    /// The user began or ended dragging a slider.
    case editing(Bool)
    /// The user edited a text field: its whole text, which the host already shows. The host keeps showing it until it
    /// receives another `value`, which the app must send if it changes the text, even back to an earlier one.
    case input(String)
    /// The user pressed Return in a text field.
    case submit
    /// The user changed the selection of a list, at one of its rows.
    case select(SelectionChange)
    /// The user deleted a row that can be deleted. It is shown until it is removed.
    case delete
    /// The user moved a row that can be moved, before another of its siblings or to their end. It stays in place until it is
    /// moved.
    case move(before: ElementID?)
    /// The user asked to close a presentation, with Escape or by pressing outside it. The app decides: it is shown until the
    /// element is removed.
    case dismiss
    /// The user selected another height of a sheet, by its index.
    case selectDetent(Int)
    /// The user asked for the menu of an element that has one, with a secondary click, a long press or a key.
    case contextMenu
    /// The user moved the window's focus to the element.
    case focus
    /// The user removed the focus from the element, without moving it to another.
    case blur
    /// The rows at some positions, and no others, are or will soon be visible: sent to an element that stands for missing
    /// rows. The host decides how many rows around the visible ones it wants.
    case wantRows(Range<Int>)
    /// An element that has `followsScrolling` has come to rest: the target that is there.
    case scrolled(ElementID)
    /// The content of a scroll container that has `reportsScrolling` is elsewhere, its size has changed, or something else
    /// moves it. The first report comes as soon as the host knows.
    case scrolling(ScrollReport)
    /// The frame of an element with `measurement` is known or has changed. The position of one that is measured only for its
    /// size is ignored.
    case measured(Rect)
    /// The window's size has changed. The target is the window.
    case windowSize(width: Double, height: Double)
    /// The pointer has entered or left an element that follows it.
    case hover(Bool)
    /// The pointer has moved in an element that has `followsPointer`, or has entered it, which `hover` reports first.
    case pointing(PointerPlace)
    /// A preference of the user has changed. The target is the window.
    case preference(Preference)
    /// The picture of a `pictureLoader` has been loaded, or has failed to load.
    case loaded(Bool)
    /// The appearance is now light or dark. The target is the window. The default is light.
    case appearance(Appearance)
    /// The phase of the window has changed. The target is the window. The default is active.
    case phase(WindowPhase)
    /// The user sees the window for the first time. The target is the window; sent by a host that has no viewer at first.
    case viewed
    /// The window is asked to show a URL. The target is the window.
    case url(String)
    /// The host's own navigation leads the window to a place. The target is the window. It goes as far along the way as
    /// possible.
    case place(WindowPlace)
    /// The pointer was pressed, moved or released over elements that follow it. The target is the innermost of the places of
    /// `PointerFact`.
    case pointer(PointerFact)
    /// Has chosen files in a button that asks for some, or sends what is in them.
    case files(FileFact)
    /// A report of the user's location. The target is the window, which has a `locationWish`.
    case location(LocationFact)
    /// A player's progress. The target is a video, or the window, which has `sounds`.
    case playback(PlaybackReport)
    /// A `webPage` has loaded its page, or one that the user has followed a link to: the number of the last command.
    case pageLoaded(UInt32)
    /// The user has pressed or released a key, that the element with the focus, or one around it, receives.
    case key(KeyStroke)
    /// The user drags something. The target is the window.
    case drag(DragFact)
  }

  public var target: ElementID
  public var payload: Payload

  public init(target: ElementID, payload: Payload) {
    self.target = target
    self.payload = payload
  }
}

/// A preference of the user that applies to everything shown. An unset preference has the default given for each case.
public enum Preference: Hashable, Sendable {
  /// The language, with the region if there is one, such as `pt-BR`. Default: the process's own.
  case language(String)
  /// The direction of the window, which holds until a language is reported. Default: the language's own.
  case direction(LayoutDirection)
  /// The name of the time zone, such as `Europe/Rome`. Default: the process's own.
  case timeZone(String)
  /// Default: false.
  case reducesMotion(Bool)
  /// Default: false.
  case reducesTransparency(Bool)
  /// Default: false.
  case increasesContrast(Bool)
  /// True if differences in color must also differ in another way. Default: false.
  case differentiatesWithoutColor(Bool)
  /// The number of pixels per point. Default: 1.
  case displayScale(Double)
  /// A typeface of the system, for measuring text. It does not affect the app.
  case typeface(SystemTypeface)
  /// The factor by which the host enlarges all text, as the user has set it. It does not affect the app either.
  case textScale(Double)
}

/// An object that shows the elements of one window, and nothing else: it never sees a view.
@MainActor
public protocol Host: AnyObject {
  /// Applies one whole update. The mutations can be applied in their order. It is never called with an empty batch.
  func apply(_ batch: [Mutation])

  /// A Boolean value that indicates whether the host animates changes. One that does not receives no animations, and actions
  /// that follow an animation do not wait. Default: no.
  var showsMotion: Bool { get }

  /// A Boolean value that indicates whether the window is seen from the start. A host that prepares a window for a visitor
  /// who may never come sends `viewed` on arrival; until then the window's tasks wait. Default: yes.
  var hasViewer: Bool { get }

  /// A Boolean value that indicates whether the user may see the program's faults, by internal names. If not, only a general
  /// message is shown. Default: yes.
  var showsFaults: Bool { get }

  /// The limits for files that the window takes from a person. Default: 10 MiB for a file, 100 MiB in all.
  var fileLimits: FileLimits { get }

  /// The number of characters that a text field of the window takes. Default: 100,000.
  var characterCountPerField: Int { get }
}

extension Host {
  public var showsMotion: Bool { false }
  public var showsFaults: Bool { true }
  public var hasViewer: Bool { true }
  public var fileLimits: FileLimits { FileLimits() }
  public var characterCountPerField: Int { 100_000 }
}

/// One running app, as its host sees it. On a host with several visitors, each has a separate one.
@MainActor
public protocol Application: AnyObject {
  /// Opens a window. The host receives the first batch before it returns.
  ///
  /// The host retains the window, but the window does not retain the host.
  ///
  /// - Parameter address: the window to open; nil for the app's initial window, which is also opened for an unknown address.
  func openWindow(on host: any Host, name: String, address: WindowAddress?) -> any Window

  /// Ends the app, because its user has left or its process is about to end. It opens no more windows; the host closes the
  /// open ones.
  func terminate()
}

/// One window of a running app, as its host sees it.
@MainActor
public protocol Window: AnyObject {
  /// The title to show where the host shows titles: that of the visible page, if it has one.
  var title: String { get }
  /// The address of the window in the app; nil if such a window can be opened only by opening the app.
  var address: WindowAddress? { get }
  /// The position of the window in its pages, for a host that has addresses or its own back navigation. The `place` event
  /// leads back there.
  var place: WindowPlace { get }
  /// Shows what the app has changed since the last batch, if anything. The host receives the batch before this returns. An
  /// event does this first, so that it acts on the app's newest request; a host that counts events does it before it counts
  /// one. Default: nothing, for a window that shows each change at once.
  func update()
  /// Delivers an event and everything it causes; the host receives the batch, if there is one, before this returns.
  /// - Returns: false if the element has been removed or takes no such event, in which case nothing happened.
  @discardableResult
  func send(_ event: Event) -> Bool
  /// The mutations that create everything the window shows, with its elements' numbers, and restore the focus: for a host
  /// that has lost track. All pending changes are shown first, so do not request it while a batch is being applied.
  var snapshot: [Mutation] { get }
  /// The number of elements, including those that are not shown: an estimate of the window's size. Default: 0.
  var elementCount: Int { get }
  /// The values that views have stored in the window, by key: for a host that is about to close a window that may be
  /// reopened. Empty after it has been closed.
  var storedValues: [String: StoredValue] { get }
  /// Gives the window the stored values of an earlier one, and shows the result.
  func restore(_ values: [String: StoredValue])
  /// Ends the window and all its state, including stored values. Safe to call twice.
  func close()
  /// Called when a batch has been sent to the window's client, for measuring costs, and so that timelines do not run ahead of
  /// the client. Default: ignored.
  func didSend(batch: UInt32, byteCount: Int)
  /// Called when the window's client has received a batch and all before it.
  func didAcknowledge(batch: UInt32)
  /// A file that the window has offered, by its key, for as long as it is there. Default: there is none.
  func offeredFile(_ key: String) -> FileOffer?
}

extension Window {
  public func update() {}
  public func didSend(batch: UInt32, byteCount: Int) {}
  public func didAcknowledge(batch: UInt32) {}
  public func offeredFile(_ key: String) -> FileOffer? { nil }

  // The default for windows that do not count.
  public var elementCount: Int { 0 }
}
