extension SymbolScale {
  /// The size of a symbol, as a multiple of the one that its font gives it.
  package var factor: Double {
    switch self {
    case .small: 0.75
    case .large: 1.25
    }
  }
}

extension FontStyle {
  /// The position of the default text size among those of ``points(at:)``.
  package static let defaultTypeSize = 3

  /// The size in points at the default text size.
  package var points: Double { points(at: Self.defaultTypeSize) }

  /// Returns the size in points that Apple publishes for iOS in its Human Interface Guidelines.
  ///
  /// - Parameter typeSize: The position of the person's text size, from `xSmall` to `accessibility5`.
  package func points(at typeSize: Int) -> Double {
    let sizes: [Double] =
      switch self {
      case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
      case .title: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
      case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
      case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
      case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
      case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
      case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
      case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
      case .caption: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
      case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
      }
    return sizes[typeSize]
  }

  /// The height of a line, as a multiple of the font's size.
  package var leading: Double {
    switch self {
    case .largeTitle, .title: 1.2
    case .title2, .title3: 1.25
    case .headline, .subheadline, .body, .callout, .footnote, .caption, .caption2: 1.3
    }
  }

  /// The weight that the style has without another.
  package var weight: FontWeight { self == .headline ? .semibold : .regular }
}

extension Look {
  /// Returns the style of a title, or of the text below it, in a navigation bar.
  package func style(ofTitle display: TitleDisplay, isSubtitle: Bool) -> TextStyle {
    func font(_ style: FontStyle, _ weight: FontWeight? = nil) -> TextStyle {
      var text = TextStyle()
      text.font = FontDescription(size: .style(style), weight: weight)
      text.lineLimit = 1
      return text
    }
    return switch (display, isSubtitle) {
    case (.large, false): font(.largeTitle, .bold)
    case (.inlineLarge, false): font(.title, .bold)
    case (.inline, false): font(.headline)
    case (.inline, true): font(.caption)
    case (.large, true), (.inlineLarge, true): font(.subheadline)
    }
  }

  /// The style of the date and the time in a date picker.
  package var styleOfDates: TextStyle {
    var text = TextStyle()
    text.font = FontDescription(size: .style(.callout))
    text.hasMonospacedDigits = true
    text.lineLimit = 1
    return text
  }

  /// The style of the titles of menus in a window's bar.
  package var styleOfMenuTitles: TextStyle {
    var text = TextStyle()
    text.font = FontDescription(size: .points(14))
    text.lineLimit = 1
    return text
  }

  /// Returns the style of the titles of tabs.
  /// - Parameter areWide: Whether the title of a tab is beside its symbol, as in a wide window.
  package func styleOfTabs(areWide: Bool) -> TextStyle {
    var text = TextStyle()
    text.font = FontDescription(size: .style(areWide ? .subheadline : .caption2))
    text.lineLimit = 1
    return text
  }

  /// Returns the style of the title or the message of an alert or another dialog.
  package func style(ofDialogText style: PresentationStyle, isTitle: Bool) -> TextStyle {
    var text = TextStyle()
    switch (style, isTitle) {
    case (.alert, true): text.font = FontDescription(size: .style(.headline))
    case (.alert, false): text.font = FontDescription(size: .points(14))
    case (_, true): text.font = FontDescription(size: .style(.footnote), weight: .semibold)
    case (_, false): text.font = FontDescription(size: .style(.footnote))
    }
    text.alignment = .center
    return text
  }

  /// Returns the style of the title of a dialog's button.
  package func style(ofButtonIn style: PresentationStyle, cancels: Bool) -> TextStyle {
    var text = TextStyle()
    let size = style == .alert ? FontStyle.body.points : dialog.buttonTextSize.points
    text.font = FontDescription(size: .points(size), weight: cancels ? .semibold : nil)
    return text
  }

  /// The style of the value and the bounds beside a gauge or a progress view, and of the headers of groups of options.
  package var styleOfValueLabels: TextStyle { plain(.footnote) }

  /// The style of the caption above options that are all seen.
  package var styleOfOptionsCaption: TextStyle {
    var text = TextStyle()
    text.font = FontDescription(size: .points(14))
    return text
  }

  /// Returns the style of a tab's symbol.
  package func styleOfTabSymbols(areWide: Bool) -> TextStyle { plain(areWide ? .callout : .title2) }

  /// The style of the title of a view that says that there is no content, and of the symbol above it.
  package var styleOfAbsenceTitle: TextStyle { plain(.title2, .bold) }
  package var styleOfAbsenceSymbol: TextStyle {
    var text = TextStyle()
    text.font = FontDescription(size: .points(absence.symbolSize.points))
    return text
  }

  private func plain(_ style: FontStyle, _ weight: FontWeight? = nil) -> TextStyle {
    var text = TextStyle()
    text.font = FontDescription(size: .style(style), weight: weight)
    return text
  }
}
