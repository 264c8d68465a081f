// The one file that says whose SwiftUI the statements are checked against.
@_exported import BanyanTesting
@_exported import Combine
@_exported import Foundation
@_exported import Observation
@_exported import SwiftUICore
@_exported import Synchronization
@_exported import Testing
