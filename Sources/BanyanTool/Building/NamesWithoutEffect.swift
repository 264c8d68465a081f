// Scripts/interface makes this file.

extension EffectlessNames {
  /// The modifiers and types that are accepted without an effect, by the reason.
  static let namesByReason: [(reason: String, names: String)] = [
    (
      "a page does not get touches that a screen reader takes",
      """
      AccessibilityDirectTouchOptions
      """
    ),
    (
      "a browser does not say which technology a person uses",
      """
      AccessibilityTechnologies
      """
    ),
    (
      "a browser has no kinds of texts",
      """
      AccessibilityTextContentType
      """
    ),
    (
      "a browser chooses its own working space",
      """
      ColorRenderingMode
      """
    ),
    (
      "a browser has one field for dates",
      """
      CompactDatePickerStyle WheelDatePickerStyle
      """
    ),
    (
      "each shape of glass is drawn by itself",
      """
      GlassEffectContainer
      """
    ),
    (
      "an editor has no decoration in any style, as on an iPhone",
      """
      PlainTextEditorStyle
      """
    ),
    (
      "a preview is shown in the visitor's own window",
      """
      PreviewDevice previewDevice previewInterfaceOrientation previewLayout
      """
    ),
    (
      "a browser inverts either all colors or none",
      """
      accessibilityIgnoresInvertColors
      """
    ),
    (
      "a browser enlarges all content equally",
      """
      accessibilityShowsLargeContentViewer
      """
    ),
    (
      "a browser opens each address in a page of its own",
      """
      handlesExternalEvents
      """
    ),
    (
      "a page appears in one way, as on an iPhone without a source to grow from",
      """
      matchedTransitionSource navigationTransition
      """
    ),
    (
      "previews are shown one at a time, without a caption",
      """
      previewDisplayName
      """
    ),
    (
      "a browser controls bouncing on its own",
      """
      scrollBounceBehavior
      """
    ),
    (
      "a browser shows and hides its scroll bars on its own",
      """
      scrollIndicatorsFlash
      """
    ),
    (
      "a browser has no haptic feedback, like an iPad",
      """
      sensoryFeedback
      """
    ),
    (
      "a browser's screen reader follows the person's settings alone",
      """
      speechAdjustedPitch speechAlwaysIncludesPunctuation speechAnnouncementsQueued speechSpellsOutCharacters
      """
    ),
    (
      "the bar of a page is arranged in one way",
      """
      toolbarRole
      """
    ),
  ]
}
