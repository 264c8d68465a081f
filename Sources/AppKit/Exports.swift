// The names of Apple's AppKit that stand in SwiftUICore, where the framework uses them.
@_exported import CoreGraphics
@_exported import Foundation
@_exported import FoundationComplement
@_exported import class SwiftUICore.NSApplication
@_exported import protocol SwiftUICore.NSApplicationDelegate
@_exported import class SwiftUICore.NSColor
@_exported import class SwiftUICore.NSDataAsset
@_exported import typealias SwiftUICore.NSDataAssetName
@_exported import class SwiftUICore.NSFont
@_exported import class SwiftUICore.NSImage
@_exported import typealias SwiftUICore._ColorLiteralType
@_exported import typealias SwiftUICore._ImageLiteralType
@_exported import class SwiftUICore.NSResponder
@_exported import struct SwiftUICore.Selector
@_exported import class SwiftUICore.NSPasteboard
@_exported import enum SwiftUICore.NSTextAlignment
@_exported import class SwiftUICore.NSProgressIndicator
@_exported import class SwiftUICore.NSTextField
@_exported import class SwiftUICore.NSView
@_exported import class SwiftUICore.NSViewController
@_exported import class SwiftUICore.NSVisualEffectView
