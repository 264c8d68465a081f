// Values of UIKit and AppKit that SwiftUI accepts.
import AppKit
import SwiftUI
import UIKit

struct Colored: View {
  var body: some View {
    VStack {
      Color(uiColor: .systemBackground)
      Color(UIColor.label)
      Color(.systemGray6)
      Color(.red)
      Color(nsColor: .windowBackgroundColor)
      Color(NSColor.labelColor)
      Text("UIKit").font(Font(UIFont.systemFont(ofSize: 12)))
      Text("AppKit").font(Font(NSFont.systemFont(ofSize: 12)))
    }
    .foregroundColor(Color(UIColor(.red).withAlphaComponent(0.5)))
  }
}

func components(of color: UIColor) -> [CGFloat] {
  var first: CGFloat = 0
  var second: CGFloat = 0
  var third: CGFloat = 0
  var alpha: CGFloat = 0
  color.getRed(&first, green: &second, blue: &third, alpha: &alpha)
  guard color.getHue(&first, saturation: &second, brightness: &third, alpha: &alpha) else {
    return []
  }
  return [first, second, third, alpha]
}

let uiColors: [UIColor] = [
  UIColor(red: 1, green: 0, blue: 0, alpha: 1), UIColor(white: 0.5, alpha: 1),
  UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1),
  UIColor(hue: 0.5, saturation: 1, brightness: 1, alpha: 1), UIColor(Color.red),
  UIColor { traits in traits.userInterfaceStyle == .dark ? .white : .black },
  UIColor.label.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)),
  .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemMint, .systemTeal, .systemCyan,
  .systemBlue, .systemIndigo, .systemPurple, .systemPink, .systemBrown, .systemGray, .label,
  .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .systemBackground, .tintColor, .clear,
  .black, .white, .systemGray2, .systemGray3, .systemGray4, .systemGray5, .systemGray6,
  .secondarySystemBackground, .tertiarySystemBackground, .systemGroupedBackground,
  .secondarySystemGroupedBackground, .tertiarySystemGroupedBackground, .systemFill,
  .secondarySystemFill, .tertiarySystemFill, .quaternarySystemFill, .separator, .opaqueSeparator,
  .placeholderText, .link, .darkText, .lightText, .darkGray, .lightGray, .gray, .red, .green,
  .blue, .cyan, .yellow, .magenta, .orange, .purple, .brown,
]
let nsColors: [NSColor] = [
  NSColor(red: 1, green: 0, blue: 0, alpha: 1), NSColor(white: 0.5, alpha: 1),
  NSColor(srgbRed: 1, green: 0, blue: 0, alpha: 1),
  NSColor(calibratedRed: 1, green: 0, blue: 0, alpha: 1),
  NSColor(hue: 0.5, saturation: 1, brightness: 1, alpha: 1), NSColor(Color.red),
  .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemMint, .systemTeal, .systemCyan,
  .systemBlue, .systemIndigo, .systemPurple, .systemPink, .systemBrown, .systemGray, .labelColor,
  .secondaryLabelColor, .tertiaryLabelColor, .quaternaryLabelColor, .textColor, .controlTextColor,
  .textBackgroundColor, .windowBackgroundColor, .controlBackgroundColor, .controlAccentColor,
  .linkColor, .placeholderTextColor, .separatorColor, .gridColor, .controlColor,
  .unemphasizedSelectedContentBackgroundColor, .selectedContentBackgroundColor, .clear, .black,
  .white, .darkGray, .lightGray, .gray, .red, .green, .blue, .cyan, .yellow, .magenta, .orange,
  .purple, .brown,
]

func shade(of color: NSColor) -> NSColor {
  let sum = color.redComponent + color.greenComponent + color.blueComponent
  return color.withAlphaComponent(sum / 3 * color.alphaComponent)
}

let schemes: [ColorScheme?] = [ColorScheme(.light), ColorScheme(.dark), ColorScheme(.unspecified)]
let interfaceStyles: [UIUserInterfaceStyle] = [
  UIUserInterfaceStyle(.light), UIUserInterfaceStyle(nil),
  UIUserInterfaceStyle(rawValue: UIUserInterfaceStyle.dark.rawValue)!,
]

let uiFonts: [UIFont?] = [
  UIFont(name: "Georgia", size: 12), .systemFont(ofSize: 12),
  .systemFont(ofSize: UIFont.systemFontSize, weight: .bold),
  .boldSystemFont(ofSize: UIFont.labelFontSize), .italicSystemFont(ofSize: UIFont.buttonFontSize),
  .monospacedSystemFont(ofSize: UIFont.smallSystemFontSize, weight: .light),
  UIFont.preferredFont(forTextStyle: .body).withSize(20),
]
let lineHeight = UIFont.preferredFont(forTextStyle: .title1).lineHeight + uiFonts[1]!.pointSize
let uiFontStyles: [UIFont.TextStyle] = [
  .largeTitle, .title1, .title2, .title3, .headline, .subheadline, .body, .callout, .footnote,
  .caption1, .caption2, UIFont.TextStyle(rawValue: UIFont.TextStyle.body.rawValue),
]
let uiFontWeights: [UIFont.Weight] = [
  .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
  UIFont.Weight(0.3), UIFont.Weight(rawValue: UIFont.Weight.bold.rawValue),
]
let nsFonts: [NSFont?] = [
  NSFont(name: "Georgia", size: 12), .systemFont(ofSize: NSFont.systemFontSize),
  .systemFont(ofSize: 12, weight: NSFont.Weight.bold),
  .boldSystemFont(ofSize: NSFont.smallSystemFontSize),
  .monospacedSystemFont(ofSize: NSFont.systemFont(ofSize: 12).pointSize, weight: .light),
]

@MainActor
func surroundings() -> [CGFloat] {
  let screen = UIScreen.main
  let device = UIDevice.current
  print(device.name, device.model, device.localizedModel, device.systemName, device.systemVersion)
  print(device.identifierForVendor ?? UUID(), device.orientation)
  switch device.userInterfaceIdiom {
  case .phone, .pad, .mac, .tv, .carPlay, .vision, .unspecified: break
  @unknown default: break
  }
  return [
    screen.bounds.width, screen.nativeBounds.height, screen.scale, screen.nativeScale,
    CGFloat(UIUserInterfaceIdiom(rawValue: UIUserInterfaceIdiom.pad.rawValue)!.rawValue),
  ]
}

func orientations() -> [Bool] {
  let all: [UIDeviceOrientation] = [
    .unknown, .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight, .faceUp, .faceDown,
    UIDeviceOrientation(rawValue: UIDeviceOrientation.portrait.rawValue)!,
  ]
  return all.flatMap {
    [$0.isPortrait, $0.isLandscape, $0.isFlat, $0.isValidInterfaceOrientation]
  }
}

@MainActor
func feel() {
  let styles: [UIImpactFeedbackGenerator.FeedbackStyle] = [.light, .medium, .heavy, .soft, .rigid]
  for style in styles {
    let generator: UIFeedbackGenerator = UIImpactFeedbackGenerator(style: style)
    generator.prepare()
  }
  UIImpactFeedbackGenerator().impactOccurred()
  UIImpactFeedbackGenerator(
    style: UIImpactFeedbackGenerator.FeedbackStyle(rawValue: styles[0].rawValue)!
  ).impactOccurred(intensity: 0.5)
  let kinds: [UINotificationFeedbackGenerator.FeedbackType] = [
    .success, .warning,
    UINotificationFeedbackGenerator.FeedbackType(
      rawValue: UINotificationFeedbackGenerator.FeedbackType.error.rawValue)!,
  ]
  UINotificationFeedbackGenerator().notificationOccurred(kinds[0])
  UISelectionFeedbackGenerator().selectionChanged()
}

// MARK: Comparing

func hashes(_ color: UIColor, _ font: UIFont, _ traits: UITraitCollection) -> [Int] {
  [color.hash, font.hash, traits.hash]
}

func hashes(_ color: NSColor, _ font: NSFont) -> [Int] {
  [color.hash, font.hash]
}

func equal(_ color: UIColor, _ font: UIFont, _ traits: UITraitCollection, to other: Any?) -> Bool {
  color.isEqual(other) || font.isEqual(other) || traits.isEqual(other)
}

func equal(_ color: NSColor, _ font: NSFont, to other: Any?) -> Bool {
  color.isEqual(other) || font.isEqual(other)
}

// MARK: Kinds

let idioms: [UIUserInterfaceIdiom] = [
  .unspecified, .phone, .pad, .tv, .carPlay, .mac, .vision,
]
let keyboards = [UIKeyboardType(rawValue: UIKeyboardType.emailAddress.rawValue)]
let capitalizations: [UITextAutocapitalizationType] = [
  .none, .sentences,
  UITextAutocapitalizationType(rawValue: UITextAutocapitalizationType.words.rawValue)!,
]
let contentTypes = [UITextContentType(rawValue: UITextContentType.password.rawValue)]

@MainActor
func anyFeedback() -> UIFeedbackGenerator {
  UIFeedbackGenerator()
}

struct PictureOfUIKit: View {
  let data = Data()

  var body: some View {
    if let image = UIImage(data: data) ?? UIImage(contentsOfFile: "a") ?? UIImage(systemName: "a") {
      Image(uiImage: image).resizable().scaledToFit()
    }
    Image(uiImage: UIImage(named: "a") ?? UIImage())
  }
}

@MainActor func areSame(_ left: UIImage, _ right: UIImage) -> Bool { left.isEqual(right) }

func dataAsset() -> String {
  guard let asset = NSDataAsset(name: "A", bundle: .main) else { return "" }
  return asset.name + asset.typeIdentifier + String(decoding: asset.data, as: UTF8.self)
}

func catalogColors() -> [Color] {
  let named = [
    UIColor(named: "Leaf"), UIColor(named: "Leaf", in: .main, compatibleWith: nil),
    UIColor(resource: ColorResource(name: "Leaf", bundle: .main)),
  ]
  let others = [
    NSColor(named: "Leaf"), NSColor(resource: ColorResource(name: "Leaf", bundle: .main)),
  ]
  return named.compactMap { $0 }.map(Color.init(uiColor:))
    + others.compactMap { $0 }.map(Color.init(nsColor:))
}

func colorsInNumbers(_ color: Color) -> [CGColor?] {
  let red = UIColor.red.cgColor
  let others = [Color(red), Color(cgColor: red), Color(uiColor: UIColor(cgColor: red))]
  return [color.cgColor, NSColor.red.cgColor, NSColor(cgColor: red)?.cgColor]
    + others.map(\.cgColor)
}

let pictureOfResource = UIImage(resource: ImageResource(name: "Leaf", bundle: .main))

func distances(_ inner: EdgeInsets) -> [CGFloat] {
  let directional = NSDirectionalEdgeInsets(inner)
  let outer = EdgeInsets(NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
  let edges = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
  return [
    directional == .zero ? directional.top : outer.leading,
    edges == .zero ? edges.left : UIEdgeInsets().right,
  ]
}

@MainActor func topDistance(of window: UIWindow) -> CGFloat { window.safeAreaInsets.top }

func pictures(_ data: Data, _ pixels: CGImage) -> [UIImage?] {
  [UIImage(data: data, scale: 2), UIImage(cgImage: pixels, scale: 2, orientation: .leftMirrored)]
}

@MainActor func indicators() -> [UIActivityIndicatorView] { [UIActivityIndicatorView()] }

func converted(_ values: EnvironmentValues) -> [Bool] {
  let size = UIContentSizeCategory(values.dynamicTypeSize)
  return [
    DynamicTypeSize(size) == .large, ContentSizeCategory(size) == .large,
    UIContentSizeCategory(ContentSizeCategory.small) == .small,
    UserInterfaceSizeClass(UIUserInterfaceSizeClass(values.horizontalSizeClass)) == .compact,
    ColorSchemeContrast(UIAccessibilityContrast(values.colorSchemeContrast)) == .increased,
    LegibilityWeight(UILegibilityWeight(values.legibilityWeight)) == .bold,
    LayoutDirection(UITraitEnvironmentLayoutDirection(values.layoutDirection)) == .leftToRight,
    values.accessibilityQuickActionsEnabled, values.disableAutocorrection ?? false,
    values.sidebarRowSize == .medium,
  ]
}

struct Reading: Codable {
  var page: Int
}

func read(_ activity: NSUserActivity) throws -> Int {
  try activity.setTypedPayload(Reading(page: 3))
  return try activity.typedPayload(Reading.self).page
}

func width(of text: String, in font: UIFont) -> CGFloat {
  text.size(withAttributes: [.font: font]).width + (text as NSString).size().width
}

@MainActor func outline(in rect: CGRect, _ corners: UIRectCorner) -> Path {
  let rounded = UIBezierPath(
    roundedRect: rect, byRoundingCorners: corners.union([.topLeft, .topRight]),
    cornerRadii: CGSize(width: 4, height: 4))
  let path = UIBezierPath()
  path.move(to: .zero)
  path.addLine(to: CGPoint(x: 1, y: 1))
  path.addCurve(to: .zero, controlPoint1: .zero, controlPoint2: .zero)
  path.addQuadCurve(to: .zero, controlPoint: CGPoint(x: 1, y: 0))
  path.addArc(withCenter: .zero, radius: 5, startAngle: 0, endAngle: .pi, clockwise: true)
  path.close()
  for other in [
    rounded, UIBezierPath(rect: rect), UIBezierPath(ovalIn: rect),
    UIBezierPath(cgPath: path.cgPath),
    UIBezierPath(roundedRect: rect, cornerRadius: 2),
    UIBezierPath(
      arcCenter: .zero, radius: 5, startAngle: 0, endAngle: .pi, clockwise: false),
  ] where !other.isEmpty && other.bounds.contains(other.currentPoint) {
    path.append(other)
  }
  path.apply(CGAffineTransform(scaleX: 2, y: 2))
  path.lineWidth = path.miterLimit
  path.lineCapStyle = .round
  path.lineJoinStyle = .bevel
  path.usesEvenOddFillRule = path.contains(.zero)
  path.cgPath = (path.copy() as? UIBezierPath)?.cgPath ?? rounded.cgPath
  if corners == .allCorners || corners == [.bottomLeft, .bottomRight] { path.removeAllPoints() }
  return Path(path.cgPath)
}
