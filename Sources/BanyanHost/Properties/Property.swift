/// A property of an element.
///
/// A property that an element does not have is at its default, which is given for each case. Large
/// and rare values are indirect, so that a property is small: most elements have few.
public enum Property: Hashable, Sendable {
  /// The text of a `text` element: at least one run.
  case text(TextRuns)
  /// The style of the element's text and symbols. Default: an empty style.
  case style(TextStyle)
  /// The name of the element for assistive technology and tests, where its children do not provide
  /// it.
  case label(String)
  /// The value of the element for assistive technology, where its children do not provide it.
  case accessibilityValue(String)
  /// The result of using the element, for assistive technology.
  case accessibilityHint(String)
  /// True if the element and all its content are hidden from assistive technology.
  case isAccessibilityHidden(Bool)
  case traits(Traits)
  case accessibilityChildren(AccessibilityChildren)
  /// The explanation of the element's purpose, shown on request.
  case help(String)
  /// True if the element can be found only by keyboard and assistive technology: it takes no room.
  case isOffscreen(Bool)
  /// The text shown in an empty text field.
  case placeholder(String)
  /// The text of a text field. A host never lets it overwrite newer text that the user has typed.
  case value(String)
  /// The input method of a field. Default: the usual one.
  indirect case textInput(TextInput)
  /// Default: the host's own.
  case fieldStyle(FieldStyle)
  /// Default: at least one line.
  case lineLimits(LineLimits)
  /// True if text inside can be selected. Default: the usual behavior.
  case isSelectable(Bool)
  /// The effect of scrolling inside on an on-screen keyboard.
  case keyboardDismissal(KeyboardDismissal)
  /// True if the scroll view has no background of its own.
  case hidesBackground(Bool)
  case isOn(Bool)
  /// Default: true.
  case isEnabled(Bool)
  /// Default: no role.
  case role(Role)
  /// A fraction from 0 to 1. Without it progress is indeterminate.
  case progress(Double)
  /// Default: a bar with `progress`, a circle without.
  case progressStyle(ProgressLook)
  /// Default: a label without a border.
  case buttonStyle(ButtonLook)
  /// The outline of a button with a border. Default: the host's own.
  case buttonShape(ButtonShape)
  /// Default: a switch.
  case toggleStyle(ToggleLook)
  /// Default: an icon and a title.
  case labelStyle(LabelLook)
  /// Default: a menu.
  case pickerStyle(PickerLook)
  /// Default: a bar.
  case gaugeStyle(GaugeLook)
  /// Default: regular.
  case controlSize(ControlScale)
  /// The accent color of the element and all its content; nil for the host's own. Default:
  /// inherited.
  case tint(ColorDescription?)
  /// True if the control's label is hidden. Default: shown, where the host shows it.
  case hidesLabel(Bool)
  /// The role of a part of a control.
  case part(Part)
  /// The range of a control or gauge. It comes before `number`.
  case range(NumberRange)
  /// A number within the `range`. As with a field's value, a host never lets it overwrite a newer
  /// one of the user.
  case number(Double)
  /// The values that a date picker accepts, written like its value.
  case valueRange(ValueRange)
  /// Default: both.
  case dateComponents(DateParts)
  /// The texts of a date picker's value in the person's language: the date, the time, or the date and the time.
  case dateTexts([String])
  case allowsOpacity(Bool)
  case isExpanded(Bool)
  /// The content that the host shares with other apps when the button is pressed.
  indirect case sharing(SharedContent)
  /// The host asks the person to choose some of their own files when the button is pressed, and as soon as the button appears if
  /// the person has just done something.
  indirect case fileChoice(FileChoice)
  /// The points between the children of a stack. Default: the host's own.
  case spacing(Double)
  /// Default: the center.
  case alignment(Alignment)
  /// Default: vertical.
  case axes(Axes)
  /// A length in points. Default: the host's own.
  case minimumLength(Double)
  indirect case padding(Insets)
  /// Padding of the host's own size on these edges.
  case defaultPadding(Edges)
  indirect case frame(Frame)
  /// The missing rows of a lazy container that an element stands for.
  indirect case absentRows(AbsentRows)
  /// The space between the cells of a grid. Default: the host's own.
  case gridSpacing(GridSpacing)
  /// The columns of a grid that is filled row by row, or the rows of one filled column by column.
  indirect case tracks(GridTracks)
  /// The number of grid columns that the element spans. Default: 1.
  case columnSpan(Int)
  /// The point of its cell that is aligned with the same point of the element. Default: as in the
  /// grid.
  indirect case cellAnchor(Point)
  /// The alignment of the elements in this element's column. Default: as in the grid.
  case columnAlignment(Alignment)
  /// The axes along which the element asks for no room in its grid. Default: none.
  case unsizedAxes(Axes)
  /// The part of a section that the element is, in a lazy container: top or bottom.
  case sectionEdge(Edges)
  /// True if the scroll view shows no scroll indicators. Default: false.
  case hidesScrollIndicators(Bool)
  /// True if the user can scroll. Default: true.
  case scrollEnabled(Bool)
  /// True if content that extends beyond a scroll view is visible. Default: false.
  case showsOutside(Bool)
  /// The points of the content at which a scroll view begins and stays while the content grows.
  indirect case scrollAnchor(ScrollAnchors)
  /// The positions where a scroll view comes to rest. Default: anywhere.
  case scrollSnapping(ScrollSnapping)
  /// True if a scroll view comes to rest at the children of the element. Default: false.
  case hasScrollTargets(Bool)
  /// The point of the scroll view at which the host reports the current scroll target, with
  /// `scrolled`.
  indirect case followsScrolling(Point)
  /// True if the host reports where the content of a scroll container is, with `scrolling`. Default: false.
  case reportsScrolling(Bool)
  /// Top for headers of sections that stay in view, bottom for footers. Default: none.
  case pinnedEdges(Edges)
  /// The measurement of the element that the host reports with `measured`. Default: nothing.
  case measurement(Measurement)
  /// True if the element's content is made for its current place. Default: false; a geometry
  /// reader's content must not be shown until then.
  case isMeasured(Bool)
  /// The place of the element. Default: where the host puts it.
  indirect case placement(Placement)
  /// The assumed size of the element. Default: its size does not matter.
  indirect case assumedSize(AssumedSize)
  /// A size relative to that of the surrounding scroll view, or else the window.
  indirect case relativeFrame(RelativeFrame)
  /// The offset in points at which the element is shown: `x` in the direction of writing.
  indirect case offset(Point)
  /// The position of the child's center in the element, which takes all available room.
  indirect case position(Point)
  /// The proportions of the element, within or around the available room.
  indirect case aspectRatio(AspectRatio)
  /// The element's precedence over its siblings where room is scarce. Default: 0.
  case layoutPriority(Double)
  /// The distance of the element in front of its siblings. Default: 0.
  case depth(Double)
  /// True if the element takes its room but is not shown. Default: false.
  case isHidden(Bool)
  /// True if the pointer finds the element and its content. Default: true.
  case allowsHitTesting(Bool)
  /// The area where the pointer finds the element, instead of its whole area.
  case contentShape(Outline)
  /// The edges at which the element extends beneath the safe area.
  case ignoredSafeArea(Edges)
  /// Insets around the element that content scrolling in it may pass through.
  indirect case safeAreaPadding(Insets)
  /// The points of the element that are aligned with those of its siblings.
  indirect case alignmentGuides(AlignmentGuides)
  /// The direction of writing in the element and all its content. Default: inherited.
  case direction(LayoutDirection)
  /// True if directional content is mirrored where writing goes from right to left.
  case isMirrored(Bool)
  indirect case background(Paint)
  /// The shadows of what the element paints itself, not of its content. Default: none.
  indirect case shadows(PaintShadows)
  case clip(Outline)
  /// The line that a `fill` shows instead of an area.
  indirect case line(Line)
  /// A line inside the bounds, in front of the content.
  indirect case border(Border)
  /// From 0 to 1. Default: 1.
  case opacity(Double)
  /// A change to all the content that the element shows.
  indirect case filter(Filter)
  /// The blending of the element with the content behind it. Default: the element covers it.
  case blendMode(BlendMode)
  /// True if blend modes inside ignore the content behind the element. Default: no.
  case isIsolated(Bool)
  /// The rotation or scaling of the element in place; its layout is unchanged.
  indirect case transform(Transform)
  /// The appearance and disappearance of the element in an animated change. Default: it fades.
  indirect case transition(Transition)
  /// The name of a group of elements that look like one: when one leaves, another comes in its
  /// place.
  case match(String)
  /// The mask of the element: where it is clear, the element is.
  indirect case mask(Paint)
  /// Axes along which the element keeps its ideal size.
  case fixedSize(Axes)
  case listStyle(ListStyle)
  /// Default: the host's own.
  case formStyle(FormStyle)
  /// The number of rows of a list that can be selected. Default: none.
  case selectionMode(SelectionMode)
  /// True if the rows of a list are being edited.
  case isEditing(Bool)
  /// The points between the rows of a list, between its sections, and the least height of a row.
  /// Default: the host's own.
  case rowSpacing(Double)
  case sectionSpacing(Double)
  case rowHeight(Double)
  /// The row's role in the selection of its list. Default: the list has none.
  case rowSelection(RowSelection)
  /// Default: nothing.
  case rowEdits(RowEdits)
  /// Default: the host's own.
  indirect case rowInsets(Insets)
  indirect case rowSeparators(RowSeparators)
  /// For content of a row: the position of the line below the row, as specified in the row.
  indirect case rowLine(RowLine)
  /// True if lines separate the rows of a section.
  case sectionSeparator(Bool)
  /// The color of a row's symbol.
  indirect case itemTint(ColorDescription)
  case swipePlacement(SwipePlacement)
  /// The element's part in a table. Default: none.
  case tablePart(TablePart)
  case isRefreshing(Bool)
  /// True if a header is more prominent than usual.
  case isProminent(Bool)
  /// The name of a system symbol.
  case symbol(String)
  /// The name of a picture in the app's resources, or of one among the window's files
  /// (`FileOffer.pictureName`).
  case source(String)
  /// The URL of a picture that the host loads. It has not been checked: load only from schemes known
  /// to be harmless.
  case remoteSource(String)
  /// The size of a symbol relative to text. Default: the usual size.
  case symbolScale(SymbolScale)
  /// The colors of a symbol. Default: the color of text.
  case symbolRendering(SymbolRendering)
  /// The motion of the symbols in a box.
  indirect case symbolEffect(SymbolMotion)
  /// The way in which the content of texts and symbols in a box changes in an animated change. Default: at once.
  case contentTransition(ContentTransition)
  /// True if the opaque parts of a picture are shown in the color of text. Default: false.
  case isTemplate(Bool)
  /// True if the pixels of an enlarged picture are shown as squares. Default: false.
  case isPixelated(Bool)
  /// Default: the picture's own size.
  case imageSizing(ImageSizing)
  /// A URL that has not been checked: a host opens only schemes that it knows to be harmless.
  case destination(String)
  /// 1 to 6. Default: not a heading.
  case headingLevel(Int)
  /// A name for tests: `accessibilityIdentifier`.
  case identifier(String)
  case decorationPlacement(DecorationPlacement)
  indirect case message(ErrorMessage)
  /// The appearance of the element and all its content. Default: inherited.
  case appearance(Appearance)
  /// For the window: what its app wants to know about where the user is. Default: nothing.
  case locationWish(LocationWish)
  /// The video's content. Default: nothing.
  indirect case playback(Playback)
  /// For the window: what it plays that no video shows. Default: nothing.
  case sounds([Playback])
  /// The page that a `webPage` shows. Default: an empty one.
  indirect case webContent(WebContent)
  /// True if the element receives hover events.
  case followsHover(Bool)
  /// True if the host reports where the pointer is in the element, with `pointing`, and when it enters and leaves. Default:
  /// false.
  case followsPointer(Bool)
  /// The shape of the pointer over the element and what is inside. Default: the host's own.
  case pointerShape(PointerShape)
  /// True if the user can drag the element, to drop it on another. Default: false.
  case isDraggable(Bool)
  /// True if the element is what the host shows below the pointer while the user drags the element around it that is draggable. It is
  /// hidden otherwise. Default: the host shows the draggable element.
  case isDragPreview(Bool)
  /// The element's interest in something that is dragged over it. Default: none.
  case dropInterest(DropInterest)
  /// For the window: the number of the drop from outside whose files it receives. Default: none.
  case awaitedDrop(UInt32)
  /// The pointer events that the element receives. Default: none.
  case pointer(PointerInterest)
  /// The display of the page's title in a bar. Default: large.
  case titleDisplay(TitleDisplay)
  /// The position of a toolbar in its page. Default: at the foot.
  case toolbarPlacement(ToolbarPlacement)
  /// The column to show where there is room for only one, counted from 0. Default: the first.
  case frontColumn(Int)
  /// True if the element takes no room and is not shown, but keeps its state. Default: false.
  case isAbsent(Bool)
  /// True if the element can have the focus. Default: as usual for its kind.
  case isFocusable(Bool)
  /// The keyboard shortcut of the control; nil for none.
  indirect case shortcut(KeyCombination?)
  /// True if what has the focus inside does not show it with a ring. Default: false.
  case hidesFocusRing(Bool)
  /// The keys that the element receives while the focus is inside. Default: none.
  indirect case keyPresses(KeyInterest)
  /// True if a link only reports to the app that it was pressed. Default: false, the host opens it.
  case isIntercepted(Bool)
  /// True if the element is the selected one of its kind. Default: there is no selection.
  case isSelected(Bool)
  /// A short text on a tab, or at the end of a row; empty for none.
  case badge(String)
  case tabStyle(TabStyle)
  /// The style of a presentation.
  case presentationStyle(PresentationStyle)
  /// True if the user may close a presentation other than with its content. Default: true.
  case isDismissible(Bool)
  /// The element that a presentation is shown beside.
  case anchor(PresentationAnchor)
  /// The heights that a sheet may have in a narrow window. Default: the full height.
  indirect case detents(Detents)
  /// True if a sheet shows that it can be resized. Default: if there are several detents.
  case showsDragIndicator(Bool)
  /// The radius in points. Default: the host's own.
  case cornerRadius(Double)
  /// The style of a presentation in a narrow window. Default: popovers are sheets.
  case adaptation(Adaptation)
  /// Default: as large as the content, or like a form if the content takes any room.
  case sheetSize(SheetSize)
  /// True if the user can also use what is behind a sheet, which is not dimmed then. Default: false.
  case isBackgroundUsable(Bool)
  /// For a control that opens a menu: true if the menu is open.
  case isMenuOpen(Bool)
  /// The kind of the menu item that a control is. Default: not a menu item.
  case menuItem(MenuItem)
  /// True if the user can open a context menu of the element. Default: false.
  case hasContextMenu(Bool)
}
