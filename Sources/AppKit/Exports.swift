// The names of Apple's AppKit. Their code is in BanyanKits, which UIKit shares; those that SwiftUI itself uses are in SwiftUICore.
@_exported import CoreGraphics
@_exported import Foundation
@_exported import FoundationComplement
@_exported import class BanyanKits.NSApplication
@_exported import protocol BanyanKits.NSApplicationDelegate
@_exported import class BanyanKits.NSColor
@_exported import class SwiftUICore.NSDataAsset
@_exported import typealias SwiftUICore.NSDataAssetName
@_exported import class BanyanKits.NSFont
@_exported import class BanyanKits.NSImage
@_exported import typealias BanyanKits._ColorLiteralType
@_exported import typealias BanyanKits._ImageLiteralType
@_exported import class BanyanKits.NSResponder
@_exported import struct SwiftUICore.Selector
@_exported import class BanyanKits.NSPasteboard
@_exported import enum BanyanKits.NSTextAlignment
@_exported import class BanyanKits.NSProgressIndicator
@_exported import class BanyanKits.NSTextField
@_exported import class BanyanKits.NSScreen
@_exported import class BanyanKits.NSView
@_exported import class BanyanKits.NSViewController
@_exported import class BanyanKits.NSVisualEffectView
