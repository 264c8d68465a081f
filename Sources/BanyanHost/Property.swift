/// One thing that is true of an element.
///
/// A property that an element does not have is at its default, which is said beside each case. What
/// is large and rare is kept apart, so that a property is small: most elements have few.
public enum Property: Hashable, Sendable {
  /// The text of a `text` element: at least one run.
  case text(TextRuns)
  /// How text and symbols of the element look. Default: an empty style.
  case style(TextStyle)
  /// The name that assistive technology and tests know the element by, where its children do not
  /// say it.
  case label(String)
  /// What the element stands at, for assistive technology, where its children do not say it.
  case accessibilityValue(String)
  /// What comes of using the element, for assistive technology.
  case accessibilityHint(String)
  /// Whether the element and all inside it are not there for assistive technology.
  case isAccessibilityHidden(Bool)
  case traits(Traits)
  case accessibilityChildren(AccessibilityChildren)
  /// What a person is told who asks what the element is for.
  case help(String)
  /// Whether the element can only be found by keyboard and assistive technology: it takes no room.
  case isOffscreen(Bool)
  /// Shown in an empty text field.
  case placeholder(String)
  /// The text of a text field. A host never lets it overwrite newer text of the person typing.
  case value(String)
  /// How the text of a field is entered. Default: as is usual.
  indirect case textInput(TextInput)
  /// Default: the host's own.
  case fieldStyle(FieldStyle)
  /// Default: one line at least.
  case lineLimits(LineLimits)
  /// Whether text inside can be selected. Default: as is usual.
  case isSelectable(Bool)
  /// What scrolling inside does to a keyboard on the screen.
  case keyboardDismissal(KeyboardDismissal)
  /// Whether what scrolls has no background of its own.
  case hidesBackground(Bool)
  case isOn(Bool)
  /// Default: true.
  case isEnabled(Bool)
  /// Default: no role.
  case role(Role)
  /// A share of 1, from 0 to 1. Without it progress is indeterminate.
  case progress(Double)
  /// Default: a bar with `progress`, a circle without.
  case progressStyle(ProgressLook)
  /// Default: a label to press, with no border.
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
  /// The color of what stands out in the element and all inside it; nil for the host's own.
  /// Default: as around.
  case tint(ColorDescription?)
  /// Whether what names the control is not to be seen. Default: it is, where the host shows it.
  case hidesLabel(Bool)
  /// What a part of a control is.
  case part(Part)
  /// The numbers that a control or gauge is about. It comes before `number`.
  case range(NumberRange)
  /// A number within the `range`. As a field's value, a host never lets it overwrite a newer one
  /// of the person.
  case number(Double)
  /// Which values a date picker takes, written as its value.
  case valueRange(ValueRange)
  /// Default: both.
  case dateComponents(DateParts)
  case allowsOpacity(Bool)
  case isExpanded(Bool)
  /// What the host gives to other apps when the button is pressed.
  indirect case sharing(SharedContent)
  /// What the host has the person choose of their own files when the button is pressed, and as soon as it is
  /// there, where the person has just done something.
  indirect case fileChoice(FileChoice)
  /// Points between the children of a stack. Default: the host's own.
  case spacing(Double)
  /// Default: the center.
  case alignment(Alignment)
  /// Default: vertical.
  case axes(Axes)
  /// Points. Default: the host's own.
  case minimumLength(Double)
  indirect case padding(Insets)
  /// Padding of the host's own size on these edges.
  case defaultPadding(Edges)
  indirect case frame(Frame)
  /// How many rows of a lazy container an element stands for.
  indirect case absentRows(AbsentRows)
  /// Room between the cells of a grid. Default: the host's own.
  case gridSpacing(GridSpacing)
  /// The columns of a grid that is filled row by row, or the rows of one filled column by column.
  indirect case tracks(GridTracks)
  /// How many columns of a grid the element takes. Default: 1.
  case columnSpan(Int)
  /// Which point of its cell and of the element stand at the same place. Default: as in the grid.
  indirect case cellAnchor(Point)
  /// Where the elements of the column that this one is in stand in it. Default: as in the grid.
  case columnAlignment(Alignment)
  /// Along which axes the element asks for no room in its grid. Default: none.
  case unsizedAxes(Axes)
  /// Which part of a section the element is, in a lazy container: top or bottom.
  case sectionEdge(Edges)
  /// Whether no marks say where a scroll view is. Default: false.
  case hidesScrollIndicators(Bool)
  /// Whether the person can scroll. Default: true.
  case scrollEnabled(Bool)
  /// Whether what reaches out of a scroll view is seen. Default: false.
  case showsOutside(Bool)
  /// The point of the content at which a scroll view begins, and stays while the content grows.
  indirect case scrollAnchor(Point)
  /// Where a scroll view comes to rest. Default: anywhere.
  case scrollSnapping(ScrollSnapping)
  /// Whether a scroll view comes to rest at the children of the element. Default: false.
  case hasScrollTargets(Bool)
  /// Whether the host is to tell with `scrolled` which child of those that are targets is at a point
  /// of the scroll view.
  indirect case followsScrolling(Point)
  /// Top for headers of sections that stay in view, bottom for footers. Default: none.
  case pinnedEdges(Edges)
  /// What the host is to tell of the element's place with `measured`. Default: nothing.
  case measurement(Measurement)
  /// Whether the element's content is made for the place that it has. Default: false; a geometry
  /// reader's content is not to be shown until then.
  case isMeasured(Bool)
  /// Where the element stands. Default: where the host puts it.
  indirect case placement(Placement)
  /// How large the element is taken to be. Default: its size is of no interest.
  indirect case assumedSize(AssumedSize)
  /// A size by that of the scroll view, or else the window, that the element is in.
  indirect case relativeFrame(RelativeFrame)
  /// How far from its place the element is shown, in points: `x` in the direction of writing.
  indirect case offset(Point)
  /// Where the center of the child stands in the element, which takes all the room there is.
  indirect case position(Point)
  /// The proportions of the element, within or around the room that there is for it.
  indirect case aspectRatio(AspectRatio)
  /// Which of its siblings the element goes before where room is scarce. Default: 0.
  case layoutPriority(Double)
  /// How far in front of its siblings the element is. Default: 0.
  case depth(Double)
  /// Whether the element takes its room but is not shown. Default: false.
  case isHidden(Bool)
  /// Whether the pointer finds the element and what is inside. Default: true.
  case allowsHitTesting(Bool)
  /// Where the pointer finds the element, other than in its whole area.
  case contentShape(Outline)
  /// The edges at which the element goes on beneath what the device keeps free.
  case ignoredSafeArea(Edges)
  /// Points around the element that what scrolls in it may go through.
  indirect case safeAreaPadding(Insets)
  /// The point that stands where the points of siblings stand.
  indirect case alignmentGuides(AlignmentGuides)
  /// The direction of writing in the element and all inside it. Default: as around it.
  case direction(LayoutDirection)
  /// Whether what points somewhere points the other way where writing goes from right to left.
  case isMirrored(Bool)
  indirect case background(Paint)
  case clip(Outline)
  /// What a `fill` shows is a line, not an area.
  indirect case line(Line)
  /// A line inside the bounds, before what is inside.
  indirect case border(Border)
  /// From 0 to 1. Default: 1.
  case opacity(Double)
  /// How all that the element shows is changed before it is seen.
  indirect case filter(Filter)
  /// How the element is combined with what is behind it. Default: it covers it.
  case blendMode(BlendMode)
  /// Whether blend modes inside know nothing of what is behind the element. Default: no.
  case isIsolated(Bool)
  /// How the element is turned and scaled where it stands; its place stays as it was.
  indirect case transform(Transform)
  /// How the element comes and goes in an animated change. Default: it fades.
  indirect case transition(Transition)
  /// Elements with the same word, of which one goes when the other comes, are one to the person.
  case match(String)
  /// What the element is seen through: where that is clear, the element is.
  indirect case mask(Paint)
  /// Axes along which the element keeps its ideal size.
  case fixedSize(Axes)
  case listStyle(ListStyle)
  /// Default: the host's own.
  case formStyle(FormStyle)
  /// How many rows of a list can be selected. Default: none.
  case selectionMode(SelectionMode)
  /// Whether a person edits the rows of a list.
  case isEditing(Bool)
  /// Points between the rows of a list, those between its sections, and how high a row is at least.
  /// Default: the host's own.
  case rowSpacing(Double)
  case sectionSpacing(Double)
  case rowHeight(Double)
  /// What a row is in the selection of its list. Default: the list has none.
  case rowSelection(RowSelection)
  /// Default: nothing.
  case rowEdits(RowEdits)
  /// Default: the host's own.
  indirect case rowInsets(Insets)
  indirect case rowSeparators(RowSeparators)
  /// Of what stands in a row: where the line below the row is, because something in the row says so.
  indirect case rowLine(RowLine)
  /// Whether lines separate the rows of a section.
  case sectionSeparator(Bool)
  /// The color of a row's symbol.
  indirect case itemTint(ColorDescription)
  case swipePlacement(SwipePlacement)
  /// What the element is in a table. Default: nothing.
  case tablePart(TablePart)
  case isRefreshing(Bool)
  /// Whether a header stands out more than usual.
  case isProminent(Bool)
  /// The name of a system symbol.
  case symbol(String)
  /// The name of a picture in the app's resources.
  case source(String)
  /// The URL of a picture that the host loads, not yet checked: it loads only from schemes that it
  /// knows to be harmless.
  case remoteSource(String)
  /// How large a symbol is beside text. Default: as large as is usual.
  case symbolScale(SymbolScale)
  /// Whether a picture is shown in the color of text as far as it is not clear. Default: false.
  case isTemplate(Bool)
  /// Whether the dots of a picture are shown as squares where they are large. Default: false.
  case isPixelated(Bool)
  /// Default: the picture's own size.
  case imageSizing(ImageSizing)
  /// A URL, not yet checked: a host opens only schemes that it knows to be harmless.
  case destination(String)
  /// 1 to 6. Default: not a heading.
  case headingLevel(Int)
  /// A name for tests: `accessibilityIdentifier`.
  case identifier(String)
  case decorationPlacement(DecorationPlacement)
  indirect case message(ErrorMessage)
  /// How the element and all inside it look. Default: as what is around it.
  case appearance(Appearance)
  /// Whether the element is to be told that the pointer is over it.
  case followsHover(Bool)
  /// What the element is to be told of the pointer. Default: nothing.
  case pointer(PointerInterest)
  /// How large a bar shows the title of its page. Default: large.
  case titleDisplay(TitleDisplay)
  /// Where in its page a toolbar belongs. Default: at the foot.
  case toolbarPlacement(ToolbarPlacement)
  /// Which column is shown where there is room for one only, counted from 0. Default: the first.
  case frontColumn(Int)
  /// Whether the element takes no room and is not shown, though it keeps what it is. Default: false.
  case isAbsent(Bool)
  /// Whether the element can have the focus. Default: as is usual for its kind.
  case isFocusable(Bool)
  /// Keys that press the control; nil for none.
  indirect case shortcut(KeyCombination?)
  /// Whether a link tells the app that it was pressed and leaves it at that. Default: false, the
  /// host opens it.
  case isIntercepted(Bool)
  /// Whether the element is the chosen one of its kind. Default: there is nothing to choose.
  case isSelected(Bool)
  /// A short text on a tab, or at the end of a row; empty for none.
  case badge(String)
  case tabStyle(TabStyle)
  /// As what a presentation is shown.
  case presentationStyle(PresentationStyle)
  /// Whether a person may close a presentation other than with what is inside. Default: true.
  case isDismissible(Bool)
  /// Beside what a presentation is shown.
  case anchor(PresentationAnchor)
  /// The heights that a sheet may have in a narrow window. Default: all there is.
  indirect case detents(Detents)
  /// Whether a sheet shows that it can be resized. Default: if there are several detents.
  case showsDragIndicator(Bool)
  /// Points. Default: the host's own.
  case cornerRadius(Double)
  /// As what a presentation is shown in a narrow window. Default: popovers are sheets.
  case adaptation(Adaptation)
  /// Default: as large as the content, or as a form if that takes any room.
  case sheetSize(SheetSize)
  /// Of what opens a menu: whether it is open.
  case isMenuOpen(Bool)
  /// What a control is in a menu. Default: no item of one.
  case menuItem(MenuItem)
  /// Whether there is a menu of the element that a person can ask for. Default: false.
  case hasContextMenu(Bool)
}
