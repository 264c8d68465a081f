import Testing

@testable import BanyanDrawing
