// The one file that chooses the SwiftUI against which the statements are checked.
@_exported import BanyanHost
@_exported import BanyanTesting
@_exported import SwiftUI
@_exported import Synchronization
@_exported import Testing
