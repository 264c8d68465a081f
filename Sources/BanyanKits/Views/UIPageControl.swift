import Foundation
import SwiftUICore

/// A row of dots, one for each page, of which that of the current page stands out.
///
/// A person who presses its right half goes on by one page, and back with the left half: the control then sends `valueChanged`. Through
/// ``appearance()`` it is also the look of the dots of tab views in the page style. See Apple's documentation of `UIPageControl`.
@MainActor
@preconcurrency
open class UIPageControl: UIControl {
  /// Returns the appearance proxy for the dots of all tab views of the app.
  public class func appearance() -> Self { AppearanceProxies.current.proxy(of: self) }

  /// The number of pages.
  open var numberOfPages = 0 {
    didSet {
      if numberOfPages == oldValue { return }
      currentPage = min(currentPage, max(0, numberOfPages - 1))
      lookDidChange()
    }
  }
  /// The number of the current page, from 0. A number beyond the pages is that of the nearest one.
  open var currentPage: Int {
    get { page }
    set {
      let newPage = min(max(newValue, 0), max(0, numberOfPages - 1))
      if newPage == page { return }
      page = newPage
      lookDidChange()
    }
  }
  private var page = 0
  /// A Boolean value that indicates whether there are no dots for a single page.
  open var hidesForSinglePage = false { didSet { lookDidChange() } }
  /// The color of the current page's dot; nil for the default.
  open var currentPageIndicatorTintColor: UIColor? { didSet { lookDidChange() } }
  /// The color of the other dots, which are translucent; nil for the default.
  open var pageIndicatorTintColor: UIColor? { didSet { lookDidChange() } }

  var look: AppearanceValues.PageIndicators {
    var look = AppearanceValues.PageIndicators()
    look.color = pageIndicatorTintColor?.adaptive.description
    look.currentColor = currentPageIndicatorTintColor?.adaptive.description
    return look
  }

  override var usualHugging: UILayoutPriority { .defaultHigh }

  override var inside: AnyView {
    if hidesForSinglePage, numberOfPages == 1 { return AnyView(EmptyView()) }
    let dots = HStack(spacing: 0) {
      ForEach(0..<max(0, numberOfPages), id: \.self) { number in
        Circle()
          .fill(self.color(of: number))
          .frame(width: 8, height: 8)
          .frame(width: 18, height: 26)
      }
    }
    return AnyView(
      dots
        .accessibilityHidden(true)
        .overlay {
          HStack(spacing: 0) {
            self.half("Previous Page", -1)
            self.half("Next Page", 1)
          }
        }
        .disabled(!isEnabled))
  }

  private func color(of number: Int) -> Color {
    number == currentPage
      ? Color(uiColor: currentPageIndicatorTintColor ?? .white)
      : pageIndicatorTintColor.map(Color.init(uiColor:)) ?? .white.opacity(0.4)
  }

  private func half(_ name: LocalizedStringKey, _ step: Int) -> some View {
    Button {
      self.go(by: step)
    } label: {
      Color.clear.frame(maxWidth: .infinity, maxHeight: .infinity).contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .accessibilityLabel(Text(name))
    .accessibilityValue(Text(verbatim: "\(currentPage + 1) / \(numberOfPages)"))
  }

  private func go(by step: Int) {
    let old = currentPage
    currentPage += step
    if currentPage != old { sendActions(for: .valueChanged) }
  }
}
