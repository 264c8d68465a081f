// Scripts/interface makes this file.

extension AbsentNames {
  /// The names of SwiftUI that are not here, by the reason: types, and members with the types that have them.
  static let namesByReason: [(reason: String, names: String)] = [
    (
      "A host's elements do not refer to each other, to parts of a text, or to charts for assistive technologies yet.",
      """
      AXChartDescriptorRepresentable AccessibilityAttachmentModifier AccessibilityLabeledPairRole
      Text.accessibilityHeading Text.accessibilityLabel View.accessibilityChartDescriptor
      View.accessibilityLabeledPair View.accessibilityLinkedGroup
      """
    ),
    (
      "Not built yet.",
      """
      AttributeScopes.SwiftUIAttributes.accessibility BackgroundProminence BackgroundTask BadgeProminence
      ButtonRepeatBehavior Color.transferRepresentation DefaultFocusEvaluationPriority.userInitiated
      DismissBehavior EnvironmentValues.allowedDynamicRange EnvironmentValues.backgroundMaterial
      EnvironmentValues.backgroundProminence EnvironmentValues.badgeProminence
      EnvironmentValues.buttonRepeatBehavior EnvironmentValues.springLoadingBehavior FileDialogBrowserOptions
      Image.DynamicRange Image.allowedDynamicRange PaletteSelectionEffect PreferredColorSchemeKey
      Scene.backgroundTask Text.typesettingLanguage TextInputDictationActivation TextInputDictationBehavior
      TypesettingLanguage View.allowedDynamicRange View.badgeProminence View.buttonRepeatBehavior
      View.defersSystemGestures View.fileDialogBrowserOptions View.fileDialogCustomizationID
      View.fileDialogDefaultDirectory View.fileDialogImportsUnresolvedAliases View.fileExporterFilenameLabel
      View.findDisabled View.findNavigator View.interactionActivityTrackingTag View.listSectionSeparatorTint
      View.navigationDocument View.paletteSelectionEffect View.replaceDisabled View.searchDictationBehavior
      View.springLoadingBehavior View.textScale View.typeSelectEquivalent View.typesettingLanguage
      View.userActivity
      """
    ),
    (
      "A program cannot write a style of this kind yet.",
      """
      AutomaticNavigationSplitViewStyle.makeBody BalancedNavigationSplitViewStyle.makeBody
      GaugeStyleConfiguration.MarkedValueLabel NavigationSplitViewStyle.Body NavigationSplitViewStyle.makeBody
      NavigationSplitViewStyleConfiguration ProminentDetailNavigationSplitViewStyle.makeBody
      """
    ),
    (
      "Tables do not have columns that a person rearranges, rows that open, or rows from several sources yet.",
      """
      AutomaticTableStyle.makeBody InsetTableStyle.makeBody ItemProviderTableRowModifier.body
      OnInsertTableRowModifier.body TableStyle.Body TableStyle.makeBody TableStyleConfiguration
      TupleTableColumnContent.value TupleTableRowContent.value
      """
    ),
    (
      "No blend mode of a style sheet gives what is behind a part of its own.",
      """
      BlendMode.destinationOver BlendMode.plusDarker BlendMode.sourceAtop GraphicsContext.BlendMode.clear
      GraphicsContext.BlendMode.copy GraphicsContext.BlendMode.destinationAtop
      GraphicsContext.BlendMode.destinationIn GraphicsContext.BlendMode.destinationOver
      GraphicsContext.BlendMode.plusDarker GraphicsContext.BlendMode.sourceAtop
      GraphicsContext.BlendMode.sourceIn GraphicsContext.BlendMode.sourceOut GraphicsContext.BlendMode.xor
      """
    ),
    (
      "Widgets: A server has no home screen that shows them.",
      """
      EmptyWidgetConfiguration LimitedAvailabilityConfiguration Widget WidgetBundle WidgetBundleBuilder
      WidgetConfiguration
      """
    ),
    (
      "This part of motion is not built yet.",
      """
      EnvironmentValues.contentTransitionAddsDrawingGroup SpringLoadingBehavior Transaction.dismissBehavior
      """
    ),
    (
      "Shaders: They are programs in Metal's language, compiled for Apple's processors.",
      """
      GraphicsContext.Filter.colorShader GraphicsContext.Filter.distortionShader
      GraphicsContext.Filter.layerShader GraphicsContext.Shading.shader Shader ShaderFunction ShaderLibrary
      View.colorEffect View.distortionEffect View.layerEffect VisualEffect.colorEffect
      VisualEffect.distortionEffect VisualEffect.layerEffect
      """
    ),
    (
      "A view has no size before it is shown.",
      """
      GraphicsContext.ResolvedSymbol.size
      """
    ),
    (
      "Hosts paint with colors, gradients and materials, in the frame of what is painted.",
      """
      GraphicsContext.Shading.backdrop GraphicsContext.Shading.tiledImage ShapeStyle.blendMode ShapeStyle.in
      """
    ),
    (
      "Core Graphics' contexts: They hand out a context of Core Graphics, which does not exist on Linux.",
      """
      GraphicsContext.withCGContext ImageRenderer.render
      """
    ),
    (
      "A page scrolls by itself, so a program does not decide where it stops, except by pages and by views.",
      """
      PagingScrollTargetBehavior.updateTarget ScrollTarget ScrollTargetBehavior.TargetContext
      ScrollTargetBehavior.updateTarget ScrollTargetBehaviorContext View.scrollTarget
      ViewAlignedScrollTargetBehavior.updateTarget
      """
    ),
    (
      "Spatial events: They belong to visionOS.",
      """
      SpatialEventCollection SpatialEventGesture
      """
    ),
    (
      "The fields of a page hold plain text, which has no formats.",
      """
      TextFormattingCommands
      """
    ),
    (
      "A person cannot hide or rearrange the bars of a page.",
      """
      ToolbarCommands
      """
    ),
    (
      "It is the content of a cell in a table or collection of UIKit, and there are no cells: use a List.",
      """
      UIHostingConfiguration
      """
    ),
    (
      "Objective-C: The Objective-C runtime calls them, or they decode a nib.",
      """
      UIHostingController.childForHomeIndicatorAutoHidden
      UIHostingController.childForScreenEdgesDeferringSystemGestures
      UIHostingController.childForStatusBarHidden UIHostingController.childForStatusBarStyle
      UIHostingController.didMove UIHostingController.keyCommands
      UIHostingController.preferredContentSizeDidChange UIHostingController.willMove
      """
    ),
    (
      "This bridge from or to a type of UIKit is not built yet.",
      """
      UIHostingController.isModalInPresentation UIHostingController.loadView
      UIHostingController.preferredScreenEdgesDeferringSystemGestures
      UIHostingController.preferredStatusBarUpdateAnimation UIHostingController.prefersHomeIndicatorAutoHidden
      UIHostingController.prefersStatusBarHidden UIHostingController.safeAreaRegions
      UIHostingController.sizeThatFits UIHostingController.sizingOptions UIHostingController.target
      UIHostingController.undoManager UIHostingController.viewDidAppear UIHostingController.viewDidDisappear
      UIHostingController.viewWillAppear UIHostingController.viewWillDisappear
      UIHostingController.viewWillLayoutSubviews UIHostingController.viewWillTransition
      UIHostingControllerSizingOptions UITraitBridgedEnvironmentKey UIViewControllerRepresentable.sizeThatFits
      UIViewControllerRepresentableContext.transaction UIViewRepresentableContext.transaction
      """
    ),
  ]
}
