import BanyanHost
import Logging
import Testing

@testable import BanyanBrowser

@Suite struct MarkupTests {
  private func page(_ batch: [Mutation]) -> (html: String, sheet: String) {
    var tree = PageTree()
    tree.apply(batch)
    var renderer = ElementRenderer(
      catalog: SymbolCatalog(files: [:], logger: Logger(label: "test")))
    renderer.render(tree)
    return (String(decoding: renderer.body.html, as: UTF8.self), renderer.sheet)
  }

  private func html(_ kind: ElementKind, _ properties: [Property]) -> String {
    page([
      .create(ElementID(rawValue: 1), kind, properties),
      .insert(ElementID(rawValue: 1), into: .window, before: nil),
    ]).html
  }

  @Test func aPlaceIsSentInAsFewLettersAsItTakes() {
    let text = Placement(
      x: 0, y: 0, width: .points(163.296875), height: .points(22.09375), lines: .one)
    #expect(text.pageValue == "82b 13a =0")
    var picture = Placement(x: -0.5, y: 8, width: .all, height: .own)
    picture.overfilled = .horizontal
    #expect(picture.pageValue == "* - -w e8 :x")
    #expect(Placement(x: 0.01, y: .nan, width: .points(0), height: .all).pageValue == "0 *")
  }

  @Test func theFirstPageLeavesTheWidthOfATextOnOneLineToTheBrowser() {
    func sheet(
      _ kind: ElementKind, _ string: String, _ lines: Placement.Lines,
      _ width: Placement.Length = .points(50)
    ) -> String {
      let place = Placement(x: 0, y: 8, width: width, height: .points(20), lines: lines)
      let id = ElementID(rawValue: 1)
      return page([
        .create(id, kind, [.text([TextRun("a "), TextRun(string)]), .placement(place)]),
        .insert(id, into: .window, before: nil),
      ]).sheet
    }
    #expect(sheet(.text, "title", .one) == "#b1{--t:8px;--h:20px;}")
    #expect(sheet(.text, "title", .one, .all) == "#b1{--t:8px;--w:100%;--h:20px;}")
    let styled = "#b1{--t:8px;--w:50px;--h:20px;}"
    #expect(sheet(.text, "title", .any) == styled)
    #expect(sheet(.text, "title", .cut(1)) == "#b1{--t:8px;--w:50px;--h:20px;--n:1;}")
    // Layout does not count spaces at the end.
    #expect(sheet(.text, "title ", .one) == styled && sheet(.text, "", .one) == styled)
    #expect(sheet(.box, "title", .one) == styled)
  }

  @Test func textIsEscaped() {
    #expect(
      html(.text, [.text([TextRun("<b>&\"'\r\0</b>")])])
        == #"<span id="b1" class="text">&lt;b&gt;&amp;&quot;&#39;&#13;\#u{FFFD}&lt;/b&gt;</span>"#)
  }

  @Test func theFirstPageHasTheFocusWhereItIsLast() {
    let (first, second) = (ElementID(rawValue: 1), ElementID(rawValue: 2))
    let fields: [Mutation] = [first, second].flatMap { id -> [Mutation] in
      [.create(id, .textField, []), .insert(id, into: .window, before: nil)]
    }
    #expect(!page(fields).html.contains("autofocus"))
    let focused = page(fields + [.focus(first), .focus(second)]).html
    #expect(focused.split(separator: "<input").map { $0.contains("autofocus") } == [false, true])
    #expect(!page(fields + [.focus(first), .focus(nil)]).html.contains("autofocus"))
  }

  @Test func aMenuOfAPickerShowsItsValueInTheFirstPicture() {
    func picker(_ style: PickerLook, chosen: UInt32, _ more: [Property] = []) -> String {
      var batch: [Mutation] = [
        .create(ElementID(rawValue: 1), .picker, [.pickerStyle(style)] + more),
        .insert(ElementID(rawValue: 1), into: .window, before: nil),
      ]
      for (number, name) in [(2 as UInt32, "Rye & oats"), (4, "Wheat")] {
        let (option, text) = (ElementID(rawValue: number), ElementID(rawValue: number + 1))
        batch += [
          .create(option, .option, [.isOn(number == chosen)]),
          .insert(option, into: ElementID(rawValue: 1), before: nil),
          .create(text, .text, [.text([TextRun(" \(name) ")])]),
          .insert(text, into: option, before: nil),
        ]
      }
      return page(batch).html
    }
    #expect(
      picker(.menu, chosen: 2)
        .contains(#"><select class="face"><option>Rye &amp; oats</option></select><"#))
    #expect(
      picker(.menu, chosen: 4, [.isEnabled(false)])
        .contains(#"><select class="face" disabled=""><option>Wheat</option></select><"#))
    #expect(picker(.menu, chosen: 0).contains(#"><select class="face"></select><"#))
    #expect(!picker(.segmented, chosen: 2).contains("select"))
  }

  @Test func anOptionWithoutATextIsNamedByItsLabel() {
    let ids = (1...3).map { ElementID(rawValue: UInt32($0)) }
    let html = page([
      .create(ids[0], .picker, [.pickerStyle(.menu)]),
      .insert(ids[0], into: .window, before: nil), .create(ids[1], .option, [.isOn(true)]),
      .insert(ids[1], into: ids[0], before: nil), .create(ids[2], .image, [.label("Oats")]),
      .insert(ids[2], into: ids[1], before: nil),
    ]).html
    #expect(html.contains("<option>Oats</option>"))
  }

  @Test func whatIsMadeFocusableIsReachedByKey() {
    #expect(
      html(.verticalStack, [.isFocusable(true)])
        .contains(#"tabindex="0""#))
    #expect(html(.button, [.isFocusable(false)]).contains(#"tabindex="-1""#))
    #expect(!html(.button, []).contains("tabindex"))
  }

  @Test func attributesAreEscaped() {
    let html = html(.textField, [.label(#"" onfocus="alert(1)"#), .value("</main><script>")])
    #expect(html.contains(#"aria-label="&quot; onfocus=&quot;alert(1)""#))
    #expect(html.contains(#"value="&lt;/main&gt;&lt;script&gt;""#))
  }

  @Test(arguments: [
    "javascript:alert(1)", "JaVaScRiPt:alert(1)", " javascript:alert(1)", "java\tscript:alert(1)",
    "\u{1}javascript:alert(1)", "data:text/html,<script>", "vbscript:x", "file:///etc/passwd",
    "x:y",
  ])
  func harmfulURLsAreLeftOut(url: String) {
    #expect(AllowedURL(url) == nil)
    #expect(!html(.link, [.destination(url)]).contains("href"))
  }

  @Test(arguments: [
    "https://swift.org/a?b=c:d#e", "HTTP://swift.org", "mailto:a@b.c", "tel:+1", "/path:with",
    "?q=a:b",
  ])
  func harmlessURLsStay(url: String) {
    #expect(AllowedURL(url)?.string == url)
  }

  @Test func pictureMayBeItsOwnURL() {
    let picture = "data:image/png;base64,iVBORw0KGgo="
    #expect(AllowedURL(picture: picture)?.string == picture)
    #expect(html(.image, [.remoteSource(picture)]).contains("src=\"\(picture)\""))
  }

  @Test(arguments: [
    "data:image/svg+xml;base64,AAAA", "data:text/html,a", "data:image/png;base64,A\"onerror=",
    "javascript:a",
  ])
  func otherDataIsNoPicture(url: String) {
    #expect(AllowedURL(picture: url) == nil)
  }

  @Test func aFontNameCannotEndADeclaration() {
    #expect(CSS.fontFamily("Comic Sans MS") == "\"Comic Sans MS\", var(--system)")
    #expect(CSS.fontFamily("x\";}</style><script>") == nil)
  }

  @Test(arguments: [
    (0, "0"), (16, "16"), (0.5, "0.5"), (-0.25, "-0.25"), (1.0 / 3, "0.3333"), (0.99999, "1"),
    (.nan, "0"), (.infinity, "0"), (1e300, "0"),
  ])
  func numbers(value: Double, css: String) {
    #expect(CSS.number(value) == css)
  }

  @Test func headingsRowsAndControlsWithinControls() {
    #expect(
      html(.text, [.text([TextRun("A")]), .headingLevel(2)]) == #"<h2 id="b1" class="text">A</h2>"#)
    let (list, control, inner) = (
      ElementID(rawValue: 1), ElementID(rawValue: 2), ElementID(rawValue: 3)
    )
    let html = page([
      .create(list, .list, []), .insert(list, into: .window, before: nil),
      .create(control, .button, []), .insert(control, into: list, before: nil),
      .create(inner, .button, []), .insert(inner, into: control, before: nil),
    ]).html
    #expect(html.contains(#"<div class="row" role="listitem"><button id="b2""#))
    #expect(
      html.contains(#"<span id="b3" class="button" type="button" role="button" tabindex="0">"#))
  }

  @Test func aRowIsSentWhereItsLineIsWhetherItIsAnElementOrNot() {
    let (list, text) = (ElementID(rawValue: 1), ElementID(rawValue: 2))
    let (row, other) = (ElementID(rawValue: 3), ElementID(rawValue: 4))
    let page = page([
      .create(list, .list, []), .insert(list, into: .window, before: nil),
      .create(text, .text, [.rowLine(RowLine(leading: 56))]),
      .insert(text, into: list, before: nil),
      .create(row, .row, [.rowHeight(50)]), .insert(row, into: list, before: nil),
      .create(other, .text, [.rowLine(RowLine(leading: 56, trailing: 8.5))]),
      .insert(other, into: row, before: nil),
    ])
    #expect(
      page.html.contains(
        #"<div class="row" role="listitem" id="b2row" data-line="">"#))
    #expect(page.sheet.contains("#b2row{--line-start:56px;}"))
    #expect(page.html.contains(#"<div id="b3" class="row item" role="listitem" data-line="""#))
    #expect(page.sheet.contains("#b3{--row-height:50px;--line-start:56px;--line-end:8.5px;}"))
  }

  @Test func aSpacerMakesItsRowWideAndAFixedWidthStopsIt() {
    let (box, row, spacer) = (
      ElementID(rawValue: 1), ElementID(rawValue: 2), ElementID(rawValue: 3)
    )
    func html(_ properties: [Property]) -> String {
      page([
        .create(box, .box, properties), .insert(box, into: .window, before: nil),
        .create(row, .horizontalStack, []), .insert(row, into: box, before: nil),
        .create(spacer, .spacer, []), .insert(spacer, into: row, before: nil),
      ]).html
    }
    #expect(html([]).hasPrefix(#"<div id="b1" class="box" data-flex="x">"#))
    #expect(
      html([.frame(Frame(width: 100))]).hasPrefix(#"<div id="b1" class="box" data-fixed="x">"#))
  }

  @Test func theShadowOfABoxIsItsOwnAndThatOfADrawingIsAFilter() {
    func sheet(_ kind: ElementKind, _ properties: [Property]) -> String {
      page([
        .create(ElementID(rawValue: 1), kind, properties),
        .insert(ElementID(rawValue: 1), into: .window, before: nil),
      ]).sheet
    }
    let shadows = [Self.dropShadow, Self.innerShadow]
    let color = "color-mix(in srgb, var(--red) calc(0.5 * 100%), transparent)"
    #expect(
      sheet(.fill, [.shadows(PaintShadows(shadows, outline: .capsule))])
        == "#b1{box-shadow:0 2px 4px var(--black), inset 1px 0 6px \(color);}")
    let inner = Symbol.innerShadow(x: 1, y: 0, radius: 6, color: color)
    let filters = "url(#\(inner.name)) drop-shadow(0 2px 4px var(--black))"
    #expect(
      sheet(.fill, [.shadows(PaintShadows(shadows, outline: nil))]) == "#b1{filter:\(filters);}")
    var style = TextStyle()
    style.shadows = shadows
    #expect(sheet(.text, [.text([TextRun("a")]), .style(style)]) == "#b1{filter:\(filters);}")
    #expect(Symbol.filters(in: filters).map(\.markup) == [inner.markup])
    #expect(inner.markup.contains(#"<feOffset dx="1" dy="0" result="around">"#))
    #expect(inner.markup.contains(#"<feGaussianBlur stdDeviation="3">"#))
    #expect(inner.markup.contains(#"<feFlood flood-color="\#(color)">"#))
  }

  @Test func `a filter is found again by its name, in which everything is that it depends on`() {
    let shadow = PlacedShadow(
      ColorDescription(.named(.red)), radius: 2, x: 1, y: 0, placement: .above, isInverted: true,
      blendMode: .multiply)
    let filters: [Filter] = [
      .colorMatrix([1, 0.5]), .opacityThreshold(min: 0.25, max: 1, ColorDescription(.named(.blue))),
      .placedShadow(shadow),
    ]
    let symbols = filters.flatMap { Symbol.filters(in: $0.cssValue) }
    #expect(symbols.map { "url(#\($0.name))" } == filters.map(\.cssValue))
    let parts = [
      [#"values="1 0.5""#], [#"flood-color="var(--blue"#, "0 1 1 1"],
      [
        #"tableValues="1 0""#, #"stdDeviation="2""#, #"dx="1" dy="0""#,
        #"<feBlend in2="SourceGraphic" mode="multiply">"#, "flood-color",
      ],
    ]
    #expect(
      zip(symbols, parts).map { symbol, parts in parts.filter { !symbol.markup.contains($0) } } == [
        [], [], [],
      ])
  }

  @Test func aScrollViewIsSentTwoAnchorsOnlyWhereTheyDiffer() {
    let (start, end) = (Point(x: 0.5, y: 0), Point(x: 0.5, y: 1))
    func value(_ start: Point?, _ growth: Point?) -> String? {
      ScrollAnchors(start: start, growth: growth, alignment: nil).pageValue
    }
    #expect(value(end, end) == "0.5 1")
    #expect(value(start, end) == "0.5 0/0.5 1")
    #expect(value(end, nil) == "0.5 1/-")
    #expect(value(nil, end) == "-/0.5 1")
    #expect(value(nil, nil) == nil)
  }

  @Test func anAreaThatIsDrawnIsPaintedWithinItsOutline() {
    var area = Line(
      .path(PathDescription([.move(Point(x: 0, y: 0)), .close], isEvenOdd: true)),
      paint: .color(ColorDescription(.named(.red))), width: 0)
    area.isFilled = true
    let html = html(.fill, [.line(area)])
    #expect(html.contains(#"data-drawn="area""#))
    #expect(html.contains(#"<path fill-rule="evenodd" d="M0 0Z"/>"#))
  }

  @Test func whatRemovesWhatIsBehindIsMarkedAndOtherModesAreStyles() {
    let pages = [BlendMode.screen, .destinationOut].map { mode in
      page([
        .create(ElementID(rawValue: 1), .box, [.blendMode(mode)]),
        .insert(ElementID(rawValue: 1), into: .window, before: nil),
      ])
    }
    #expect(pages.map { $0.sheet.contains("mix-blend-mode:screen") } == [true, false])
    #expect(pages.map { $0.sheet.contains("mix-blend-mode") } == [true, false])
    #expect(pages.map { $0.html.contains(" data-cut=") } == [false, true])
  }

  @Test func everyPropertyPutsOnlyFacetsThatItsResetTakesAway() {
    for property in Self.samples {
      var recorder = FacetRecorder()
      property.put(into: &recorder)
      let allowed = Set(property.key.facets)
      #expect(recorder.facets.allSatisfy(allowed.contains), "\(property)")
    }
    #expect(Set(Self.samples.map(\.key)) == Set(PropertyKey.allCases))
  }

  private static let gradient = Paint.linearGradient(
    [GradientStop(ColorDescription(.named(.red)), at: 0)], from: RelativePoint(x: 0, y: 0),
    to: RelativePoint(x: 1, y: 1))

  private static let dropShadow = PaintShadow(
    ColorDescription(.named(.black)), radius: 4, x: 0, y: 2, isInner: false)
  private static let innerShadow = PaintShadow(
    ColorDescription(.named(.red), opacity: 0.5), radius: 6, x: 1, y: 0, isInner: true)

  private static var samples: [Property] {
    var style = TextStyle()
    style.font = FontDescription(size: .points(20), design: .serif, name: "A")
    (style.weight, style.isItalic, style.isUnderlined, style.lineLimit) = (.bold, true, true, 2)
    (style.alignment, style.color) = (.center, ColorDescription(.named(.red), opacity: 0.5))
    (style.lineColor, style.linePattern) = (ColorDescription(.named(.red)), .dash)
    (style.design, style.width, style.tracking) = (.serif, FontWidth(share: 2), 1)
    (style.hasMonospacedDigits, style.minimumLines, style.lineSpacing) = (true, 2, 1)
    (style.minimumScale, style.truncation) = (0.5, .head)
    style.font?.smallCaps = .all
    style.font?.leading = .tight
    (style.isRedacted, style.paint, style.shadows) = (true, gradient, [dropShadow])
    var area = Line(.circle, paint: gradient, width: 0)
    area.isFilled = true
    let frame = Frame(
      width: 1, height: 1, minimumWidth: 1, maximumWidth: 1, minimumHeight: 1, maximumHeight: 1,
      alignment: Alignment(horizontal: .leading))
    var input = TextInput()
    (input.keyboard, input.contentType) = (.email, .email)
    (input.capitalization, input.isCorrected, input.submitLabel) = (.words, true, .next)
    var separators = RowSeparators()
    (separators.showsTop, separators.showsBottom) = (true, false)
    separators.topColor = ColorDescription(.named(.red))
    separators.bottomColor = ColorDescription(.named(.red))
    return [
      .formStyle(.columns), .selectionMode(.single), .isEditing(true), .rowSpacing(1),
      .sectionSpacing(1), .rowHeight(1), .rowSelection(.selected), .rowEdits([.delete, .move]),
      .rowInsets(Insets(top: 1, leading: 1, bottom: 1, trailing: 1)), .rowSeparators(separators),
      .rowLine(RowLine(leading: 1, trailing: nil)),
      .sectionSeparator(false), .itemTint(ColorDescription(.named(.red))),
      .swipePlacement(SwipePlacement(side: .leading, allowsFullSwipe: true)), .isRefreshing(true),
      .isProminent(true), .titleDisplay(.inline), .toolbarPlacement(.keyboard), .frontColumn(1),
      .isAbsent(true),
      .textInput(input), .fieldStyle(.plain), .lineLimits(LineLimits(minimum: 2, maximum: 3)),
      .isSelectable(true), .keyboardDismissal(.never), .hidesBackground(true),
      .text([TextRun("a")]), .style(style), .label("a"), .placeholder("a"), .value("a"),
      .isOn(true),
      .isEnabled(false), .role(.cancel), .progress(1), .spacing(1), .alignment(Alignment()),
      .axes(.vertical), .minimumLength(1),
      .padding(Insets(top: 1, leading: 1, bottom: 1, trailing: 1)),
      .defaultPadding(.all), .frame(frame), .frame(Frame(maximumWidth: .infinity)),
      .transition(
        Transition(
          insertion: [
            .fade, .scale(1, anchor: .center), .opacity(0.5), .filter(.blur(radius: 1)),
            .transform(.affine(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)),
          ],
          removal: [.move(.top)],
          removalMotion: Motion(.spring(response: 1, damping: 0.5), duration: 1))),
      .remoteSource("https://swift.org/a.png"), .symbolScale(.large), .isTemplate(true),
      .symbolEffect(SymbolMotion(.bounceUp, repetitions: 1, playCount: 1)),
      .symbolRendering(.multicolor),
      .contentTransition(.numberUp),
      .isPixelated(true),
      .match("a"), .background(.material(.thin)), .background(gradient), .mask(gradient),
      .line(
        Line(
          .roundedRectangle(cornerRadius: 4), paint: gradient, width: 2, cap: .round, join: .bevel,
          dash: [1, 2], dashPhase: 1, inset: 1)),
      .line(
        Line(
          .path(PathDescription([.move(Point(x: 0, y: 0)), .close], isRelative: true)),
          paint: .color(ColorDescription(.named(.red))), width: 2, start: 0.5)),
      .line(area), .shadows(PaintShadows([dropShadow, innerShadow], outline: .capsule)),
      .shadows(PaintShadows([dropShadow, innerShadow], outline: nil)),
      .border(Border(ColorDescription(.named(.red)), width: 1)), .filter(.blur(radius: 1)),
      .blendMode(.screen), .blendMode(.destinationOut), .isIsolated(true),
      .transform(.rotation(1, anchor: RelativePoint(x: 0, y: 0))),
      .transform(.scale(x: 1, y: 2, anchor: .center)),
      .transform(
        .spatialRotation(
          1, axis: Transform.Axis(x: 1, y: 0, z: 0), anchor: .center, anchorDepth: 1,
          perspective: 1)),
      .transform(.affine(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)),
      .transform(.projection([1, 0, 0.001, 0, 1, 0, 20, 0, 1])),
      .clip(.path(PathDescription([.move(Point(x: 0, y: 0)), .close]))),
      .background(.color(ColorDescription(.named(.red)))), .clip(.rectangle), .clip(.capsule),
      .clip(.circle), .clip(.ellipse), .opacity(1), .fixedSize(.vertical), .listStyle(.plain),
      .symbol("a"), .source("a"), .imageSizing(.fit), .destination("https://a.b"), .headingLevel(1),
      .identifier("a"), .decorationPlacement(.behind), .message(ErrorMessage(text: "a", path: [])),
      .offset(Point(x: 1, y: 1)), .position(Point(x: 1, y: 1)),
      .aspectRatio(AspectRatio(ratio: 1, mode: .fill)), .layoutPriority(1), .depth(1),
      .isHidden(true), .allowsHitTesting(false), .contentShape(.capsule), .ignoredSafeArea(.all),
      .safeAreaPadding(Insets(top: 1, leading: 1, bottom: 1, trailing: 2)),
      .padding(Insets(top: 1, leading: 1, bottom: 1, trailing: 2)),
      .alignmentGuides(
        AlignmentGuides(
          horizontal: (.leading, AlignmentGuides.Shift(share: 1, points: 1)),
          vertical: (.top, AlignmentGuides.Shift(share: 1, points: 1)))),
      .absentRows(AbsentRows(count: 2, present: 1)), .pinnedEdges(.top),
      .gridSpacing(GridSpacing(horizontal: 1, vertical: 1)),
      .tracks(
        GridTracks(
          tracks: [
            .fixed(1), .flexible(minimum: 1, maximum: 2), .adaptive(minimum: 1, maximum: 2),
          ],
          spacing: 1, alignment: Alignment())),
      .columnSpan(2), .cellAnchor(Point(x: 0, y: 1)),
      .columnAlignment(Alignment(horizontal: .leading)),
      .unsizedAxes(.horizontal), .sectionEdge(.top), .hidesScrollIndicators(true),
      .scrollEnabled(false), .showsOutside(true), .scrollAnchor(ScrollAnchors(Point(x: 0, y: 1))),
      .scrollAnchor(ScrollAnchors(start: nil, growth: Point(x: 0, y: 1), alignment: nil)),
      .scrollSnapping(.pages), .hasScrollTargets(true), .followsScrolling(Point(x: 0, y: 0)),
      .placement(Placement(x: 1, y: 2, width: .points(3), height: .own, lines: .cut(2))),
      .assumedSize(AssumedSize(width: 1, height: nil)),
      .relativeFrame(
        RelativeFrame(
          width: RelativeLength(share: 0.5, points: 1), height: RelativeLength(share: 1, points: 0),
          alignment: Alignment(horizontal: .leading))),
      .measurement(.frame), .isMeasured(true),
      .direction(.rightToLeft), .isMirrored(true),
      .frame(Frame(idealWidth: 1, idealHeight: 1)), .contentShape(.circle),
      .accessibilityValue("a"), .accessibilityHint("a"), .isAccessibilityHidden(true),
      .traits([.button, .selected]), .accessibilityChildren(.ignored), .help("a"),
      .isOffscreen(true), .followsHover(true), .hidesFocusRing(true),
      .appearance(.dark), .pointer(PointerInterest(.drag, movesBeyond: 1)), .isFocusable(true),
      .progressStyle(.linear), .buttonStyle(.bordered), .buttonShape(.circle),
      .toggleStyle(.checkbox), .labelStyle(.iconOnly), .pickerStyle(.wheel), .gaugeStyle(.circular),
      .controlSize(.large), .tint(ColorDescription(.named(.red))), .hidesLabel(true),
      .part(.content), .range(NumberRange(lower: 0, upper: 1, step: 0.5)), .number(0.5),
      .valueRange(ValueRange(minimum: "a", maximum: "b")), .dateComponents(.date),
      .dateTexts(["Sep 21, 2026", "2:13 PM"]),
      .allowsOpacity(true), .isExpanded(true),
      .sharing(SharedContent(title: "a", text: "b", url: "https://a.b")),
      .tablePart(.columnHeader(.descending)),
      .fileChoice(FileChoice(types: [".a"], allowsSeveral: true, refused: 1)),
      .titleDisplay(.inline), .toolbarPlacement(.bottom), .frontColumn(1), .isAbsent(true),
      .isSelected(true), .badge("3"), .tabStyle(.page), .isIntercepted(true),
      .shortcut(KeyCombination(key: "s", isCommand: true)),
      .keyPresses(KeyInterest(.named(["a"]), [.down])),
      .presentationStyle(.fullScreenCover), .isDismissible(false),
      .anchor(PresentationAnchor(ElementID(rawValue: 1))), .isMenuOpen(true), .menuItem(.radio),
      .hasContextMenu(true), .detents(Detents([.fraction(0.5), .height(100)], selected: 1)),
      .locationWish(LocationWish(locationRequest: 1, isFollowed: true)),
      .playback(Playback(player: 1)), .sounds([Playback(player: 1)]), .webContent(WebContent()),
      .isDraggable(true), .isDragPreview(true), .dropInterest(DropInterest(followsMoves: true)),
      .awaitedDrop(1),
      .showsDragIndicator(true), .cornerRadius(4), .adaptation(.unchanged), .sheetSize(.page),
      .isBackgroundUsable(true), .reportsScrolling(true), .followsPointer(true),
      .pointerShape(.grabbing),
    ]
  }
}

private struct FacetRecorder: FacetSink {
  var facets: [Facet] = []

  mutating func put(_ facet: Facet, _ value: String) { facets.append(facet) }
  // Runs and plain text replace each other.
  mutating func put(runs: TextRuns) { facets.append(.text) }

  @Test func aWaitBeforeEachPassIsAPartOfTheEasing() {
    let motion = Motion(.bezier(0, 0, 1, 1), duration: 1, pause: 1, repetitions: 3, reverses: true)
    let words = motion.wireValue.split(separator: " ", maxSplits: 4)
    #expect(words.prefix(4) == ["4000", "0", "1.5", "0"])
    let points = words[4].split(separator: ",")
    #expect(points.prefix(3) == ["linear(0 0%", "0 25%", "0.025 25.625%"])
    #expect(points[41...44] == ["1 50%", "1 50%", "1 75%", "0.975 75.625%"])
    #expect(points.suffix(2) == ["0.025 99.375%", "0 100%)"])
  }

  @Test func `MI02 a spring is its 41 places, however long it takes`() {
    func places(_ seconds: Double) -> [Substring] {
      Motion(.spring(response: seconds, damping: 0.5), duration: 2 * seconds).wireValue
        .split(separator: " ", maxSplits: 4)[4].split(separator: ",")
    }
    #expect(places(0.5).count == 41)
    #expect(places(5) == places(0.5))
  }

  @Test func `MI07 a custom animation is sent as its places`() {
    let motions = [
      Motion(.places([0, 0.25, 1.00049]), duration: 0.5), Motion(.places([1]), duration: 0),
    ]
    #expect(motions.map(\.wireValue) == ["500 0 1 0 linear(0,0.25,1)", "0 0 1 0 linear"])
  }

  @Test func noTwoFacetsHaveTheSameName() {
    let names = Dictionary(grouping: Facet.allCases, by: \.name)
    #expect(names.filter { $0.value.count > 1 }.isEmpty)
  }
}
