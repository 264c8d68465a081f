/// The numbers that controls, lists, bars and presentations are drawn with, in points.
///
/// The layout reads them, and a host draws with them: the browser's style sheets take each as a variable. So none of them
/// is in a rule or in a style sheet.
package struct Look: Sendable {
  /// The least width of a window that has the look of a desktop.
  package static let leastDesktopWidth = 700.0
  /// A phone's, with the values of iOS 18 as far as they are known.
  package static let phone = Look()
  /// A desktop's.
  package static let desktop: Look = {
    var look = Look()
    look.colors = .desktop
    return look
  }()

  package var colors = LookColors.phone
  package var row = Row()
  package var sidebarRow = SidebarRow()
  package var list = List()
  package var header = Header()
  package var form = Form()
  package var bar = Bar()
  package var column = Column()
  package var button = Button()
  package var toggle = Toggle()
  package var picker = Picker()
  package var control = Control()
  package var field = Field()
  package var group = Group()
  package var gauge = Gauge()
  package var sheet = Sheet()
  package var popover = Popover()
  package var dialog = Dialog()
  package var menu = Menu()
  package var absence = Absence()
  package var padding = 16.0
  /// A radius that makes the ends of what is drawn half circles.
  package var capsule = 99.0

  package init() {}

  /// Returns the look of a window.
  package static func inWindow(width: Double) -> Look {
    width < leastDesktopWidth ? phone : desktop
  }
}

extension Look {
  /// The size of letters or of a symbol at the default text size. Unlike other numbers of the look, it grows with the text size that a
  /// person has chosen.
  package struct TextSize: Hashable, Sendable, ExpressibleByFloatLiteral,
    ExpressibleByIntegerLiteral
  {
    package let points: Double

    package init(floatLiteral points: Double) { self.points = points }
    package init(integerLiteral points: Int) { self.points = Double(points) }
  }

  /// A row of a list.
  package struct Row: Hashable, Sendable {
    package var height = 44.0
    package var horizontalInset = 16.0
    /// A point less than the system's, because a line of text is a point higher than there.
    package var verticalInset = 10.0
    /// The room for a mark before a row that is edited: the mark and a gap.
    package var editingMark = 34.0
    /// The diameter of a mark.
    package var mark = 22.0
    /// The room for the handle by which a row is moved.
    package var handle = 36.0
    /// The room for the mark that there is a page behind a link.
    package var indicator = 18.0
    package var badgeGap = 8.0
    /// The distance that a control with a caption extends above and below the content of its row.
    package var controlOverhang = 3.0
    /// The room for the mark of a row that opens.
    package var disclosureMark = 28.0
  }

  package struct SidebarRow: Hashable, Sendable {
    package var height = 36.0
    package var horizontalInset = 12.0
    package var verticalInset = 6.0
    package var corner = 8.0
  }

  package struct List: Hashable, Sendable {
    package var margin = 16.0
    /// The greatest width of the rows of a list that has margins.
    package var mostWidth = 680.0
    package var topInset = 20.0
    /// With the gaps of a footer and a header, which are there without content too, cards are 35 points apart.
    package var sectionSpacing = 21.0
    package var corner = 12.0
  }

  /// The measures of the text above and below the rows of a section.
  package struct Header: Hashable, Sendable {
    package var horizontalInset = 16.0
    package var verticalInset = 6.0
    /// The distance to the rows.
    package var gap = 7.0
  }

  /// A form of columns, which has neither cards nor lines.
  package struct Form: Hashable, Sendable {
    package var rowInset = 4.0
  }

  /// Bars with titles, items and tabs.
  package struct Bar: Hashable, Sendable {
    /// The height of a line of items, which every bar but that of tabs has.
    package var height = 44.0
    /// The room for a large title below the line of items.
    package var largeTitleHeight = 52.0
    package var tabHeight = 49.0
    /// The distance of items and titles from the ends of a bar.
    package var margin = 16.0
    /// The distance between the items at one end.
    package var itemSpacing = 16.0
    /// The least distance between items and a title.
    package var titleGap = 8.0
    /// The room for the mark before the title of a back button.
    package var backMark = 19.0
    package var tabMargin = 8.0
    package var tabGap = 4.0
    /// The distance between a tab's symbol and its title.
    package var tabSpacing = 2.0
    /// The inset of tabs in a bar that stands for itself, as in a wide window.
    package var tabInset = 3.0
    package var wideTabSpacing = 6.0
    package var wideTabMargin = 10.0
    package var wideTabVerticalInset = 6.0
    package var wideTabHorizontalInset = 16.0
    /// The length of the square around a page's dot.
    package var dotRoom = 24.0
    package var dotMargin = 12.0
  }

  /// The bar with the menus of a window.
  package enum MenuBar {
    /// The width of the window from which a bar that has nothing but menus is shown.
    package static let leastWindowWidth = 600.0
    package static let height = 33.0
    package static let margin = 8.0
    package static let gap = 2.0
    package static let titleVerticalInset = 4.0
    package static let titleHorizontalInset = 10.0
    package static let titleCorner = 6.0
  }

  /// Columns of a split view.
  package struct Column: Hashable, Sendable {
    /// The width of the window from which columns are side by side.
    package static let leastWindowWidth = 600.0
    package var width = 290.0
  }

  package struct Button: Hashable, Sendable {
    package var miniVerticalInset = 2.0
    package var miniHorizontalInset = 9.0
    package var smallVerticalInset = 4.0
    package var smallHorizontalInset = 11.0
    package var verticalInset = 7.0
    package var horizontalInset = 12.0
    package var largeVerticalInset = 14.0
    package var largeHorizontalInset = 20.0
    package var extraLargeVerticalInset = 18.0
    package var extraLargeHorizontalInset = 24.0
    package var miniCorner = 7.0
    package var smallCorner = 8.0
    package var corner = 10.0
    package var largeCorner = 13.0
    package var extraLargeCorner = 16.0
    package var miniHeight = 24.0
    package var smallHeight = 28.0
    package var height = 34.0
    package var largeHeight = 50.0
    package var extraLargeHeight = 58.0
  }

  package struct Toggle: Hashable, Sendable {
    package var width = 51.0
    package var height = 31.0
    package var smallWidth = 42.0
    package var smallHeight = 26.0
    package var miniWidth = 34.0
    package var miniHeight = 21.0
    /// The distance of the knob from the edges of a switch.
    package var knobInset = 2.0
    package var checkbox = 16.0
    /// The height of a box with a check mark beside its label in a page.
    package var checkboxLine = 24.0
    /// The side of that box, and the room for it before the label.
    package static let (box, boxMark) = (20.0, 30.0)
  }

  package struct Picker: Hashable, Sendable {
    package var segmentsHeight = 32.0
    /// The room for the circle before an option of a group.
    package var radioMark = 26.0
    package static let radioSpacing = 8.0
    /// The room for the mark after an option that has the width of a row.
    package static let inlineMark = 28.0
    /// The distances of a header above options from what is above and below it.
    package static let headerInsets = (top: 10.0, bottom: 2.0)
    /// The radius of the area behind segments, and behind the middle of a wheel.
    package var corner = 9.0
    package var segmentInset = 2.0
    package var segmentCorner = 7.0
    /// The diameter of the circle before an option of a group.
    package var radio = 18.0
    package var wheelHeight = 216.0
    package var wheelRowHeight = 36.0
    package var menuVerticalInset = 7.0
    package var menuLeadingInset = 12.0
    /// With the room for the mark after the value.
    package var menuTrailingInset = 32.0
    package var markInset = 6.0
    package var markWidth = 8.0
    package var markHeight = 14.0
    package var paletteSide = 40.0
    package var paletteGap = 6.0
    package var paletteCorner = 10.0
  }

  package struct Control: Hashable, Sendable {
    /// The ideal width of a control that takes all width, and the ideal height of one that takes all room.
    package var ideal = 100.0
    package var sliderHeight = 31.0
    package var smallSliderHeight = 24.0
    package var miniSliderHeight = 20.0
    /// The width of the ring around a control that has the focus.
    package var focusRing = 3.0
    package var knob = 27.0
    package var smallKnob = 20.0
    package var miniKnob = 15.0
    package var sliderTrack = 4.0
    package var miniSliderTrack = 3.0
    package var stepperWidth = 94.0
    package var stepperHeight = 32.0
    package var stepperCorner = 9.0
    package var stepperLine = 18.0
    package var dateHeight = 34.0
    /// The distances between the text of a date or a time and the edges of its area.
    package var dateHorizontalInset = 11.0
    package var dateVerticalInset = 6.0
    package var dateGap = 6.0
    package var groupVerticalInset = 6.0
    package var groupHorizontalInset = 14.0
    /// The distance between the caption of a group of options and the options.
    package var captionGap = 6.0
    package var dateCorner = 8.0
    package var colorWell = 28.0
    /// The width of the ring of all colors, and of the border around the chosen one.
    package var colorRing = 3.0
    package var colorBorder = 2.0
    package var progressHeight = 4.0
    package var spinner = 20.0
    package var miniSpinner = 14.0
    package var smallSpinner = 17.0
    package var largeSpinner = 36.0
    /// The height that the border of a field adds to that of its text.
    package var fieldBorder = 14.0
  }

  package struct Field: Hashable, Sendable {
    package var verticalInset = 7.0
    package var horizontalInset = 11.0
    package var corner = 9.0
    package var searchCorner = 10.0
    /// The side of the magnifying glass before the text of a search, and its distance from that.
    package var searchMark = 21.25
    package var searchGap = 5.0
    /// The distance of the text of an editor from its upper and lower edges.
    package var editorInset = 8.0
  }

  /// Boxes around related content, and controls side by side.
  package struct Group: Hashable, Sendable {
    package var boxCorner = 12.0
    package var boxInset = 16.0
    /// The distance between the views in a box.
    package var boxSpacing = 8.0
    package var controlsCorner = 10.0
  }

  package struct Gauge: Hashable, Sendable {
    package var height = 20.0
    package var ring = 58.0
    package var bar = 6.0
    package var accessoryBar = 5.0
    /// The diameter of the mark on a bar.
    package var mark = 12.0
    /// The distances of labels that are above, below and beside a bar.
    package static let (labelGap, labelInset) = (5.0, 8.0)
    /// The least width of a bar between labels.
    package static let leastBar = 60.0
  }

  package struct Sheet: Hashable, Sendable {
    /// The distance of a sheet from the upper edge of a phone.
    package var topGap = 12.0
    package var corner = 14.0
    package var grabber = 14.0
    package var grabberWidth = 36.0
    package var grabberHeight = 5.0
    package var grabberInset = 6.0
    package var leastWidth = 420.0
    package var mostWidth = 640.0
    package var formWidth = 560.0
    package var formHeight = 620.0
    package var pageWidth = 860.0
    /// The part of a window that a sheet leaves uncovered.
    package var horizontalRoom = 48.0
    package var verticalRoom = 64.0
    package var pageHorizontalRoom = 64.0
    package var pageVerticalRoom = 96.0
  }

  package struct Popover: Hashable, Sendable {
    package var mostWidth = 420.0
    package var mostHeight = 600.0
    /// The size of one whose content takes all room.
    package var greedyWidth = 340.0
    package var greedyHeight = 420.0
    package var room = 24.0
  }

  /// Alerts, and dialogs that come from below on a phone.
  package struct Dialog: Hashable, Sendable {
    package var alertWidth = 288.0
    package var alertCorner = 16.0
    package var alertButtonHeight = 46.0
    package var mostWidth = 420.0
    package var wideWidth = 320.0
    package var corner = 14.0
    package var buttonHeight = 54.0
    package var buttonTextSize: TextSize = 18
    package var buttonInset = 14.0
    /// The distance from the window's edges, and of the button that cancels.
    package var margin = 8.0
    package var headerVerticalInset = 20.0
    package var headerHorizontalInset = 18.0
    package var headerSpacing = 5.0
  }

  package struct Menu: Hashable, Sendable {
    package var leastWidth = 200.0
    package var mostWidth = 320.0
    package var corner = 13.0
    package var inset = 5.0
    package var itemHeight = 34.0
    package var itemVerticalInset = 6.0
    package var itemHorizontalInset = 12.0
    /// The inset of an item with room for a check mark.
    package var checkedInset = 32.0
    package var itemCorner = 8.0
    /// The distance of a symbol from its item's title.
    package var itemSpacing = 10.0
    /// The distance of the title of a section from its items.
    package var headerGap = 3.0
    package var shadowOffset = 10.0
    package var shadowRadius = 40.0
    /// The distance from the control that opens it.
    package var gap = 6.0
  }

  /// A view that says that there is no content.
  package struct Absence: Hashable, Sendable {
    package var inset = 32.0
    package var spacing = 12.0
    package var labelSpacing = 14.0
    package var symbolSize: TextSize = 42
  }
}

extension Look.Control {
  /// Returns the diameter of a spinner, or of a ring of progress.
  package func spinner(at scale: ControlScale) -> Double {
    switch scale {
    case .mini: miniSpinner
    case .small: smallSpinner
    case .regular: spinner
    case .large, .extraLarge: largeSpinner
    }
  }
}
