import Testing

@testable import BanyanHostKit
