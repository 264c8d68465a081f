/// The key of a property.
public enum PropertyKey: UInt8, CaseIterable, Sendable {
  case text = 1, style, label, placeholder, value
  case formStyle, selectionMode, isEditing, rowSpacing, sectionSpacing, rowHeight, rowSelection
  case rowEdits, rowInsets, rowSeparators, sectionSeparator, itemTint, swipePlacement, tablePart
  case isRefreshing, isProminent
  case textInput, fieldStyle, lineLimits, isSelectable, keyboardDismissal, hidesBackground
  case isOn, isEnabled, role, progress, spacing
  case progressStyle, buttonStyle, buttonShape, toggleStyle, labelStyle, pickerStyle, gaugeStyle
  case controlSize, tint, hidesLabel, part, range, number, valueRange, dateComponents, dateTexts
  case allowsOpacity, isExpanded, sharing, fileChoice
  case alignment, axes, minimumLength, padding, defaultPadding, frame, background, clip, opacity
  case absentRows, pinnedEdges
  case gridSpacing, tracks, columnSpan, cellAnchor, columnAlignment, unsizedAxes, sectionEdge
  case hidesScrollIndicators, scrollEnabled, showsOutside, scrollAnchor, scrollSnapping
  case hasScrollTargets, followsScrolling
  case measurement, isMeasured
  case placement, assumedSize
  case relativeFrame
  case offset, position, aspectRatio, layoutPriority, depth, isHidden, allowsHitTesting
  case contentShape, ignoredSafeArea, safeAreaPadding, alignmentGuides, direction, isMirrored
  case line, border, filter, blendMode, isIsolated, transform, mask, transition, match
  case remoteSource, symbolScale, isTemplate, isPixelated
  case fixedSize, listStyle, symbol, source, imageSizing, destination, headingLevel, identifier
  case decorationPlacement, message, appearance, pointer, isFocusable
  case shortcut, isIntercepted
  case titleDisplay, toolbarPlacement, frontColumn, isAbsent
  case accessibilityValue, accessibilityHint, isAccessibilityHidden, traits
  case accessibilityChildren, help, isOffscreen
  case followsHover
  case isSelected, badge, tabStyle
  case presentationStyle, isDismissible, anchor, isMenuOpen, menuItem, hasContextMenu
  case detents, showsDragIndicator, cornerRadius, adaptation, sheetSize
  case rowLine
  case symbolEffect, contentTransition, locationWish
  case playback, sounds, webContent
  case keyPresses, hidesFocusRing
  case isBackgroundUsable, reportsScrolling
  case followsPointer, pointerShape
  case isDraggable, isDragPreview, dropInterest, awaitedDrop
  case symbolRendering
  case shadows
}

extension Property {
  /// The key of the property, without its value.
  public var key: PropertyKey {
    switch self {
    case .text: .text
    case .style: .style
    case .label: .label
    case .accessibilityValue: .accessibilityValue
    case .accessibilityHint: .accessibilityHint
    case .isAccessibilityHidden: .isAccessibilityHidden
    case .traits: .traits
    case .accessibilityChildren: .accessibilityChildren
    case .help: .help
    case .isOffscreen: .isOffscreen
    case .placeholder: .placeholder
    case .value: .value
    case .textInput: .textInput
    case .fieldStyle: .fieldStyle
    case .lineLimits: .lineLimits
    case .isSelectable: .isSelectable
    case .keyboardDismissal: .keyboardDismissal
    case .hidesBackground: .hidesBackground
    case .isOn: .isOn
    case .isEnabled: .isEnabled
    case .role: .role
    case .progress: .progress
    case .progressStyle: .progressStyle
    case .buttonStyle: .buttonStyle
    case .buttonShape: .buttonShape
    case .toggleStyle: .toggleStyle
    case .labelStyle: .labelStyle
    case .pickerStyle: .pickerStyle
    case .gaugeStyle: .gaugeStyle
    case .controlSize: .controlSize
    case .tint: .tint
    case .hidesLabel: .hidesLabel
    case .part: .part
    case .range: .range
    case .number: .number
    case .valueRange: .valueRange
    case .dateComponents: .dateComponents
    case .dateTexts: .dateTexts
    case .allowsOpacity: .allowsOpacity
    case .isExpanded: .isExpanded
    case .sharing: .sharing
    case .fileChoice: .fileChoice
    case .spacing: .spacing
    case .alignment: .alignment
    case .axes: .axes
    case .minimumLength: .minimumLength
    case .padding: .padding
    case .defaultPadding: .defaultPadding
    case .frame: .frame
    case .absentRows: .absentRows
    case .gridSpacing: .gridSpacing
    case .tracks: .tracks
    case .columnSpan: .columnSpan
    case .cellAnchor: .cellAnchor
    case .columnAlignment: .columnAlignment
    case .unsizedAxes: .unsizedAxes
    case .sectionEdge: .sectionEdge
    case .hidesScrollIndicators: .hidesScrollIndicators
    case .scrollEnabled: .scrollEnabled
    case .showsOutside: .showsOutside
    case .scrollAnchor: .scrollAnchor
    case .scrollSnapping: .scrollSnapping
    case .hasScrollTargets: .hasScrollTargets
    case .followsScrolling: .followsScrolling
    case .reportsScrolling: .reportsScrolling
    case .pinnedEdges: .pinnedEdges
    case .measurement: .measurement
    case .isMeasured: .isMeasured
    case .placement: .placement
    case .assumedSize: .assumedSize
    case .relativeFrame: .relativeFrame
    case .offset: .offset
    case .position: .position
    case .aspectRatio: .aspectRatio
    case .layoutPriority: .layoutPriority
    case .depth: .depth
    case .isHidden: .isHidden
    case .allowsHitTesting: .allowsHitTesting
    case .contentShape: .contentShape
    case .ignoredSafeArea: .ignoredSafeArea
    case .safeAreaPadding: .safeAreaPadding
    case .alignmentGuides: .alignmentGuides
    case .direction: .direction
    case .isMirrored: .isMirrored
    case .background: .background
    case .shadows: .shadows
    case .clip: .clip
    case .line: .line
    case .border: .border
    case .opacity: .opacity
    case .filter: .filter
    case .blendMode: .blendMode
    case .isIsolated: .isIsolated
    case .transform: .transform
    case .transition: .transition
    case .match: .match
    case .mask: .mask
    case .fixedSize: .fixedSize
    case .listStyle: .listStyle
    case .formStyle: .formStyle
    case .selectionMode: .selectionMode
    case .isEditing: .isEditing
    case .rowSpacing: .rowSpacing
    case .sectionSpacing: .sectionSpacing
    case .rowHeight: .rowHeight
    case .rowSelection: .rowSelection
    case .rowEdits: .rowEdits
    case .rowInsets: .rowInsets
    case .rowSeparators: .rowSeparators
    case .rowLine: .rowLine
    case .sectionSeparator: .sectionSeparator
    case .itemTint: .itemTint
    case .swipePlacement: .swipePlacement
    case .tablePart: .tablePart
    case .isRefreshing: .isRefreshing
    case .isProminent: .isProminent
    case .symbol: .symbol
    case .source: .source
    case .remoteSource: .remoteSource
    case .symbolScale: .symbolScale
    case .symbolRendering: .symbolRendering
    case .symbolEffect: .symbolEffect
    case .contentTransition: .contentTransition
    case .isTemplate: .isTemplate
    case .isPixelated: .isPixelated
    case .imageSizing: .imageSizing
    case .destination: .destination
    case .headingLevel: .headingLevel
    case .identifier: .identifier
    case .decorationPlacement: .decorationPlacement
    case .message: .message
    case .appearance: .appearance
    case .locationWish: .locationWish
    case .playback: .playback
    case .sounds: .sounds
    case .webContent: .webContent
    case .followsHover: .followsHover
    case .followsPointer: .followsPointer
    case .pointerShape: .pointerShape
    case .isDraggable: .isDraggable
    case .isDragPreview: .isDragPreview
    case .dropInterest: .dropInterest
    case .awaitedDrop: .awaitedDrop
    case .pointer: .pointer
    case .titleDisplay: .titleDisplay
    case .toolbarPlacement: .toolbarPlacement
    case .frontColumn: .frontColumn
    case .isAbsent: .isAbsent
    case .isFocusable: .isFocusable
    case .shortcut: .shortcut
    case .keyPresses: .keyPresses
    case .hidesFocusRing: .hidesFocusRing
    case .isIntercepted: .isIntercepted
    case .isSelected: .isSelected
    case .badge: .badge
    case .tabStyle: .tabStyle
    case .presentationStyle: .presentationStyle
    case .isDismissible: .isDismissible
    case .anchor: .anchor
    case .detents: .detents
    case .showsDragIndicator: .showsDragIndicator
    case .cornerRadius: .cornerRadius
    case .adaptation: .adaptation
    case .sheetSize: .sheetSize
    case .isBackgroundUsable: .isBackgroundUsable
    case .isMenuOpen: .isMenuOpen
    case .menuItem: .menuItem
    case .hasContextMenu: .hasContextMenu
    }
  }
}
