import BanyanHost
import Testing
import UIKit

@testable import BanyanKits
@testable import SwiftUICore

@Suite struct UIColorTests {
  @Test func `colors that the host has a name for keep it`() {
    #expect(Color(uiColor: .systemRed) == Color.red)
    #expect(Color(uiColor: .label) == Color.primary)
    #expect(Color(uiColor: .systemRed.withAlphaComponent(0.5)) == Color.red.opacity(0.5))
  }

  @Test func `other colors of the system are one color in the light and another in the dark`() {
    #expect(
      Color(.systemGray6).resolved
        == ColorDescription(
          .adaptive(
            light: ColorComponents(red: 242 / 255, green: 242 / 255, blue: 247 / 255),
            dark: ColorComponents(red: 28 / 255, green: 28 / 255, blue: 30 / 255))))
  }

  @Test func `a color that is the same everywhere has components`() {
    #expect(Color(.red) == Color(red: 1, green: 0, blue: 0))
    #expect(
      Color(uiColor: UIColor(white: 0.5, alpha: 0.25))
        == Color(red: 0.5, green: 0.5, blue: 0.5, opacity: 0.25))
  }

  @Test func `a provider is asked for both surroundings`() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    #expect(
      color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
        == UIColor.white.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)))
    #expect(components(of: color) == [0, 0, 0, 1])
  }

  @Test func `a color of views has the components of light surroundings`() {
    #expect(components(of: UIColor(Color(red: 0.1, green: 0.2, blue: 0.3))) == [0.1, 0.2, 0.3, 1])
    #expect(components(of: UIColor(.white.opacity(0.5))) == [1, 1, 1, 0.5])
  }

  @Test func `hue, saturation and brightness come back`() {
    var hue: CGFloat = 0
    var saturation: CGFloat = 0
    var brightness: CGFloat = 0
    var alpha: CGFloat = 0
    UIColor(hue: 0.25, saturation: 0.5, brightness: 0.75, alpha: 1)
      .getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
    #expect(
      [hue, saturation, brightness, alpha].map { ($0 * 1000).rounded() } == [250, 500, 750, 1000])
  }

  @Test func `a color in numbers is the color of light surroundings`() {
    #expect(
      UIColor(Color(red: 0.1, green: 0.2, blue: 0.3, opacity: 0.5)).cgColor.components
        == [0.1, 0.2, 0.3, 0.5])
    #expect(
      UIColor { $0.userInterfaceStyle == .dark ? .white : .black }.cgColor.components
        == [0, 0, 0, 1])
    #expect(NSColor(white: 1, alpha: 1).cgColor.components == [1, 1, 1, 1])
    #expect(Color.primary.cgColor == nil)
    #expect(Color(red: 0.5, green: 0, blue: 1).cgColor?.components == [0.5, 0, 1, 1])
  }

  @Test func `numbers are a color again`() {
    let numbers = CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
    #expect(Color(cgColor: numbers) == Color(red: 0.1, green: 0.2, blue: 0.3, opacity: 0.4))
    #expect(UIColor(cgColor: numbers).cgColor == numbers)
    #expect(Color(CGColor(gray: 0.5, alpha: 0.25)) == Color(white: 0.5, opacity: 0.25))
    #expect(numbers.copy(alpha: 1) == CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1))
    #expect(CGColor(gray: 1, alpha: 0.5).components == [1, 0.5])
    #expect(CGColor(gray: 1, alpha: 0.5).alpha == 0.5)
  }

  @Test func `a color that is in no catalog is nil, and gray where it is named`() {
    #expect(UIColor(named: "Nowhere") == nil)
    #expect(NSColor(named: "Nowhere") == nil)
    #expect(UIColor(Color("Nowhere")) == UIColor(.gray))
  }

  @Test func `a color of a catalog keeps its name and has its components`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID()).colorset")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try """
    {"colors": [
      {"color": {"components": {"red": "0xFF", "green": "0.5", "blue": "51", "alpha": "1.000"}}},
      {"color": {"components": {"white": "0", "alpha": "1"}},
       "appearances": [{"appearance": "luminosity", "value": "dark"}]}
    ]}
    """
    .write(
      to: folder.appendingPathComponent("Contents.json"), atomically: true, encoding: .utf8)
    let color = AdaptiveColor(try #require(ColorSet(in: folder)), named: "Leaf")
    #expect(color.light == ColorComponents(red: 1, green: 0.5, blue: 0.2))
    #expect(color.dark == ColorComponents(red: 0, green: 0, blue: 0))
    #expect(Color(uiColor: UIColor(color)) == Color("Leaf"))
    #expect(
      UIColor(color.withOpacity(times: 0.5)).adaptive.description.opacity == 0.5)
  }

  private func components(of color: UIColor) -> [CGFloat] {
    var red: CGFloat = 0
    var green: CGFloat = 0
    var blue: CGFloat = 0
    var alpha: CGFloat = 0
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue, alpha]
  }
}
