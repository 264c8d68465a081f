// The one file that says whose SwiftUI the statements are checked against.
@_exported import BanyanHost
@_exported import BanyanTesting
@_exported import SwiftUI
@_exported import Synchronization
@_exported import Testing
