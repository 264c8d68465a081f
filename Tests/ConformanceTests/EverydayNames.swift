import BanyanTesting
import SwiftUI
import Testing

/// Common API that no other test covers: the effect of each modifier.
@MainActor
@Suite struct EverydayNames {
  /// Returns the description of a view, in one line.
  private func shown<Content: View>(_ content: Content) -> String {
    TestApp(content).window.description.split(separator: "\n")
      .map { $0.drop { $0 == " " } }.joined(separator: " | ")
  }

  /// Compares the descriptions of views with the expected ones.
  private func compare(_ found: [(String, String)], _ expected: [String]) {
    let lines = found.map { "\($0): \($1)" }
    #expect(lines == expected, "\(lines.joined(separator: "\n"))")
  }

  @Test func `fonts`() {
    func text(_ font: Font) -> String { shown(Text("a").font(font)) }
    compare(
      [
        ("bold", text(.body.weight(Font.Weight.bold))),
        ("medium", text(.body.weight(Font.Weight.medium))),
        ("regular", text(.body.weight(Font.Weight.regular))),
        ("light", text(.body.weight(Font.Weight.light))),
        ("thin", text(.body.weight(Font.Weight.thin))),
        ("black", text(.body.weight(Font.Weight.black))),
        ("caption", text(.system(Font.TextStyle.caption))),
        ("footnote", text(.system(Font.TextStyle.footnote))),
        ("subheadline", text(.system(Font.TextStyle.subheadline))),
        ("headline", text(.system(Font.TextStyle.headline))),
        ("largeTitle", text(.system(Font.TextStyle.largeTitle))),
      ],
      [
        "bold: text \"a\" style: body bold",
        "medium: text \"a\" style: body medium",
        "regular: text \"a\" style: body regular",
        "light: text \"a\" style: body light",
        "thin: text \"a\" style: body thin",
        "black: text \"a\" style: body black",
        "caption: text \"a\" style: caption",
        "footnote: text \"a\" style: footnote",
        "subheadline: text \"a\" style: subheadline",
        "headline: text \"a\" style: headline",
        "largeTitle: text \"a\" style: largeTitle",
      ])
  }

  @Test func `places and alignments`() {
    compare(
      [
        ("leading", shown(Text("a").multilineTextAlignment(TextAlignment.leading))),
        ("trailing", shown(Text("a").multilineTextAlignment(TextAlignment.trailing))),
        ("bottom", shown(ZStack(alignment: Alignment.bottom) { Text("a") })),
        (
          "alignment",
          shown(ZStack(alignment: Alignment(horizontal: .leading, vertical: .top)) { Text("a") })
        ),
        ("all", shown(Text("a").padding(Edge.Set.all, 3))),
        ("turn", shown(Text("a").rotationEffect(Angle(degrees: 90)))),
        ("radians", shown(Text("a").rotationEffect(Angle.radians(.pi)))),
        ("point", shown(Text("a").scaleEffect(2, anchor: UnitPoint(x: 0.25, y: 1)))),
        ("topTrailing", shown(Text("a").scaleEffect(2, anchor: UnitPoint.topTrailing))),
        ("bottomLeading", shown(Text("a").scaleEffect(2, anchor: UnitPoint.bottomLeading))),
        ("safe area", shown(Text("a").ignoresSafeArea(SafeAreaRegions.all, edges: .bottom))),
        ("container", shown(Text("a").ignoresSafeArea(SafeAreaRegions.container, edges: .top))),
        ("inset", shown(Text("a").safeAreaInset(edge: VerticalEdge.top) { Text("b") })),
        (
          "inset trailing",
          shown(Text("a").safeAreaInset(edge: HorizontalEdge.trailing) { Text("b") })
        ),
        (
          "tail",
          shown(
            VStack { Text("a").truncationMode(Text.TruncationMode.tail) }.truncationMode(.head))
        ),
        ("group", shown(Text("a").drawingGroup())),
      ],
      [
        "leading: text \"a\" style: leading",
        "trailing: text \"a\" style: trailing",
        "bottom: depthStack alignment: center bottom | text \"a\"",
        "alignment: depthStack alignment: leading top | text \"a\"",
        "all: box padding: 3.0 3.0 3.0 3.0 | text \"a\"",
        "turn: box transform: rotation(90.0, anchor: BanyanHost.RelativePoint(x: 0.5, y: 0.5)) | text \"a\"",
        "radians: box transform: rotation(180.0, anchor: BanyanHost.RelativePoint(x: 0.5, y: 0.5)) | text \"a\"",
        "point: box transform: scale(x: 2.0, y: 2.0, anchor: BanyanHost.RelativePoint(x: 0.25, y: 1.0)) | text \"a\"",
        "topTrailing: box transform: scale(x: 2.0, y: 2.0, anchor: BanyanHost.RelativePoint(x: 1.0, y: 0.0)) | text \"a\"",
        "bottomLeading: box transform: scale(x: 2.0, y: 2.0, anchor: BanyanHost.RelativePoint(x: 0.0, y: 1.0)) | text \"a\"",
        "safe area: box ignoredSafeArea: 4 | text \"a\"",
        "container: box ignoredSafeArea: 1 | text \"a\"",
        "inset: decorated alignment: center center decorationPlacement: top | text \"a\" | depthStack | text \"b\"",
        "inset trailing: decorated alignment: center center decorationPlacement: trailing | text \"a\" | depthStack | text \"b\"",
        "tail: verticalStack | text \"a\" style: cut at its tail",
        "group: box isIsolated: true | text \"a\"",
      ])
  }

  @Test func `styles and shapes`() {
    var path = Path()
    path.addPath(Path(CGRect(x: 0, y: 0, width: 2, height: 2)))
    compare(
      [
        ("clear", shown(Text("a").background(Color.clear))),
        ("clear style", shown(Text("a").foregroundStyle(.clear))),
        ("thin", shown(Text("a").background(.thinMaterial))),
        ("thick", shown(Text("a").background(.thickMaterial))),
        ("bar", shown(Text("a").background(.bar))),
        ("background", shown(Text("a").foregroundStyle(.background))),
        ("background style", shown(Text("a").background().backgroundStyle(.red))),
        ("fill", shown(Text("a").foregroundStyle(.fill))),
        ("quinary", shown(Text("a").foregroundStyle(.quinary))),
        ("any", shown(Text("a").foregroundStyle(AnyShapeStyle(Color.red)))),
        ("inset", shown(Circle().inset(by: 4))),
        ("path", shown(path)),
        ("circle", shown(Text("a").clipShape(.circle))),
        ("round", shown(RoundedRectangle(cornerRadius: 4, style: RoundedCornerStyle.circular))),
        ("relative", shown(ContainerRelativeShape())),
        ("overlay", shown(Text("a").blendMode(BlendMode.overlay))),
        ("lighter", shown(Text("a").blendMode(BlendMode.plusLighter))),
        ("soft", shown(Text("a").blendMode(BlendMode.softLight))),
        ("out", shown(Text("a").blendMode(BlendMode.destinationOut))),
        ("luminance", shown(Text("a").luminanceToAlpha())),
        ("pixels", shown(Image("a").interpolation(Image.Interpolation.none))),
        (
          "no variant",
          shown(Image(systemName: "star").symbolVariant(SymbolVariants.none).symbolVariant(.fill))
        ),
      ],
      [
        "clear: box background: clear | text \"a\"",
        "clear style: text \"a\" style: clear",
        "thin: box background: thin material | text \"a\"",
        "thick: box background: thick material | text \"a\"",
        "bar: box background: bar material | text \"a\"",
        "background: text \"a\" style: background",
        "background style: box background: red | text \"a\"",
        "fill: text \"a\" style: gray at 0.2",
        "quinary: text \"a\" style: quinary",
        "any: text \"a\" style: red",
        "inset: fill background: primary clip: path of 0 measurement: size",
        "path: fill background: primary clip: path of 5",
        "circle: box clip: circle | text \"a\"",
        "round: fill background: primary clip: roundedRectangle(cornerRadius: 4.0)",
        "relative: fill background: primary",
        "overlay: box blendMode: overlay | text \"a\"",
        "lighter: box blendMode: plusLighter | text \"a\"",
        "soft: box blendMode: softLight | text \"a\"",
        "out: box blendMode: destinationOut | text \"a\"",
        "luminance: box filter: luminanceToOpacity | text \"a\"",
        "pixels: image label: \"a\" isPixelated: true source: \"a\"",
        "no variant: image label: \"star\" symbol: \"star\"",
      ])
  }

  @Test func `controls and bars`() {
    compare(
      [
        ("default", shown(Button("Go") {}.keyboardShortcut(KeyboardShortcut.defaultAction))),
        ("cancel", shown(Button("Go") {}.keyboardShortcut(KeyboardShortcut.cancelAction))),
        (
          "control", shown(Button("Go") {}.keyboardShortcut("g", modifiers: EventModifiers.control))
        ),
        ("option", shown(Button("Go") {}.keyboardShortcut("g", modifiers: EventModifiers.option))),
        ("return", shown(Button("Go") {}.keyboardShortcut(KeyEquivalent.return, modifiers: []))),
        ("key", shown(Button("Go") {}.keyboardShortcut(KeyEquivalent("g")))),
        ("picture", shown(Text("a").accessibilityAddTraits(AccessibilityTraits.isImage))),
        (
          "contain",
          shown(
            VStack { Text("a") }.accessibilityElement(children: AccessibilityChildBehavior.contain))
        ),
        ("cancellation", bar(.cancellationAction)),
        ("trailing", bar(.topBarTrailing)),
        ("leading", bar(.topBarLeading)),
        ("navigation", bar(.navigation)),
        ("destructive", bar(.destructiveAction)),
        ("automatic", bar(.automatic)),
        (
          "subtitle",
          shown(NavigationStack { Text("a").navigationTitle("T").navigationSubtitle("S") })
        ),
        (
          "dismiss",
          shown(
            ScrollView { Text("a") }.scrollDismissesKeyboard(
              ScrollDismissesKeyboardMode.immediately))
        ),
        ("separator", shown(List { Section("S") { Text("a") }.listSectionSeparator(.hidden) })),
        ("shape", shown(Text("a").contentShape(Rectangle()).onTapGesture {})),
      ],
      [
        "default: button shortcut: \r\n  text \"Go\"",
        "cancel: button shortcut: \u{1B} | text \"Go\"",
        "control: button shortcut: control g | text \"Go\"",
        "option: button shortcut: option g | text \"Go\"",
        "return: button shortcut: \r\n  text \"Go\"",
        "key: button shortcut: command g | text \"Go\"",
        "picture: text \"a\" traits: 4",
        "contain: verticalStack accessibilityChildren: contained | text \"a\"",
        "cancellation: navigationStack | page | navigationBar | horizontalStack | toolbarItem | text \"b\" | verticalStack | horizontalStack | verticalStack | text \"a\"",
        "trailing: navigationStack | page | navigationBar | horizontalStack | verticalStack | horizontalStack | toolbarItem | text \"b\" | verticalStack | text \"a\"",
        "leading: navigationStack | page | navigationBar | horizontalStack | toolbarItem | text \"b\" | verticalStack | horizontalStack | verticalStack | text \"a\"",
        "navigation: navigationStack | page | navigationBar | horizontalStack | toolbarItem | text \"b\" | verticalStack | horizontalStack | verticalStack | text \"a\"",
        "destructive: navigationStack | page | navigationBar | horizontalStack | verticalStack | horizontalStack | toolbarItem | text \"b\" | verticalStack | text \"a\"",
        "automatic: navigationStack | page | navigationBar | horizontalStack | verticalStack | horizontalStack | toolbarItem | text \"b\" | verticalStack | text \"a\"",
        "subtitle: navigationStack | page | navigationBar | horizontalStack | verticalStack | text \"T\" headingLevel: 1 | text \"S\" | horizontalStack | verticalStack | text \"a\"",
        "dismiss: scrollView keyboardDismissal: immediately | text \"a\"",
        "separator: list | section sectionSeparator: false | sectionHeader | text \"S\" style: footnote | text \"a\" | sectionFooter",
        "shape: box pointer: tap | box contentShape: rectangle | text \"a\"",
      ])
  }

  private func bar(_ placement: ToolbarItemPlacement) -> String {
    shown(NavigationStack { Text("a").toolbar { ToolbarItem(placement: placement) { Text("b") } } })
  }

  @ToolbarContentBuilder
  private var items: some ToolbarContent {
    ToolbarItem(placement: .topBarLeading) { Text("left") }
    ToolbarSpacer(.fixed)
    ToolbarItem(placement: .topBarTrailing) { Text("right") }
  }

  struct Actions: View {
    let trace: Trace<String>
    var body: some View {
      Text("a").accessibilityActions { Button("Wink") { trace("winked") } }
      Text("b").accessibilityRepresentation { Toggle("On", isOn: .constant(true)) }
    }
  }

  @Test func `builders`() {
    compare(
      [
        ("items", shown(NavigationStack { Text("a").toolbar { items } })),
        ("actions", shown(Actions(trace: Trace<String>()))),
        (
          "either",
          shown(ViewBuilder.buildEither(first: Text("a")) as _ConditionalContent<Text, Text>)
        ),
        ("modified", shown(ModifiedContent(content: Text("a"), modifier: EmptyModifier()))),
      ],
      [
        "items: navigationStack | page | navigationBar | horizontalStack | toolbarItem | text \"left\" | verticalStack | horizontalStack | toolbarItem | spacer frame: 8.0x- from -x- to -x- | toolbarItem | text \"right\" | verticalStack | text \"a\"",
        "actions: decorated alignment: center center decorationPlacement: before | text \"a\" | depthStack | box isOffscreen: true | button | text \"Wink\" | decorated alignment: center center decorationPlacement: before | text \"b\" isAccessibilityHidden: true | depthStack | box isOffscreen: true | toggle isOn: true | text \"On\"",
        "either: text \"a\"",
        "modified: text \"a\"",
      ])
  }

  @Test func `animations`() {
    func curve(_ animation: Animation) -> String { "\(animation)" }
    compare(
      [
        ("interactive", curve(.interactiveSpring(response: 0.3, dampingFraction: 0.8))),
        ("interpolating", curve(.interpolatingSpring(stiffness: 100, damping: 10))),
        ("curve", curve(.timingCurve(0.2, 0, 0.8, 1, duration: 2))),
      ],
      [
        "interactive: spring with bounce 0.19999999999999996, 0.3 s",
        "interpolating: interpolatingSpring with bounce 0.5 and velocity 0.0, 0.6283185307179586 s",
        "curve: timingCurve(0.2, 0.0, 0.8, 1.0), 2.0 s",
      ])
  }

  struct Differentiating: View {
    @Environment(\.accessibilityDifferentiateWithoutColor) private var differentiates
    @Environment(\.redactionReasons) private var reasons
    @ScaledMetric private var size: CGFloat = 10
    var body: some View {
      Text("\(differentiates) \(reasons.contains(.placeholder)) \(Int(size))")
    }
  }

  @Test func `what the environment says`() {
    compare(
      [
        ("plain", shown(Differentiating())),
        ("redacted", shown(Differentiating().redacted(reason: .placeholder))),
      ],
      [
        "plain: text \"false false 10\"",
        "redacted: text \"false true 10\" style: redacted",
      ])
  }

  @Test func `MC08 numbers that move together`() {
    let pair = AnimatablePair(1.0, 2.0)
    var sum = pair + AnimatablePair(3.0, 4.0)
    sum.scale(by: 0.5)
    #expect(sum == AnimatablePair(2.0, 3.0))
    #expect(pair.magnitudeSquared == 5)
  }
}
