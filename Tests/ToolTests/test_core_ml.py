"""The output of `banyan run` for apps that use a model of Core ML."""

import struct
import unittest

from test_run import ToolTest


def varint(value: int) -> bytes:
    return bytes([value]) if value < 0x80 else bytes([value & 0x7F | 0x80]) + varint(value >> 7)


def field(number: int, content: bytes) -> bytes:
    """Returns a field of Protocol Buffers with bytes in it."""
    return varint(number << 3 | 2) + varint(len(content)) + content


def number(name: str) -> bytes:
    """Returns the description of a feature that is a number."""
    return field(1, name.encode()) + field(3, field(2, b""))


def regressor(factor: float, kind: int = 300) -> bytes:
    """Returns a model that computes `price` as 10 + factor * rooms."""
    description = field(1, number("rooms")) + field(10, number("price")) + field(11, b"price")
    weights = field(1, field(1, struct.pack("<d", factor))) + field(2, struct.pack("<d", 10))
    return field(2, description) + field(kind, weights)


# The view does not import Core ML: the class is of the app's own module.
VIEW = """
import SwiftUI
struct ContentView: View {
  var body: some View { Text(price) }
  private var price: String {
    do {
      let prediction = try Prices(configuration: .init()).prediction(rooms: 3)
      return "costs \\(prediction.price)"
    } catch {
      return error.localizedDescription
    }
  }
}
"""
PROJECT = """// !$*UTF8*$!
{ rootObject = R; objects = {
  R = { isa = PBXProject; mainGroup = G; targets = (T); buildConfigurationList = L; };
  G = { isa = PBXGroup; children = (M, F); sourceTree = "<group>"; };
  M = { isa = PBXFileReference; lastKnownFileType = file.mlmodel; path = Prices.mlmodel; sourceTree = "<group>"; };
  F = { isa = PBXFileReference; path = ContentView.swift; sourceTree = "<group>"; };
  T = { isa = PBXNativeTarget; name = Demo; buildPhases = (P); buildConfigurationList = L;
        productType = "com.apple.product-type.application"; };
  P = { isa = PBXSourcesBuildPhase; files = (B1, B2); };
  B1 = { isa = PBXBuildFile; fileRef = M; };
  B2 = { isa = PBXBuildFile; fileRef = F; };
  L = { isa = XCConfigurationList; buildConfigurations = (C); };
  C = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = iphoneos; }; };
}; }
"""


class AnAppWithAModel(ToolTest):
    def write_app(self, model: bytes):
        self.write("ContentView.swift", VIEW)
        (self.folder / "Prices.mlmodel").write_bytes(model)

    def test_its_class_is_made_and_computes(self):
        self.write_app(regressor(2.5))
        self.assertIn("costs 17.5", self.page(str(self.folder)))

    def test_an_xcode_project_lists_the_model_among_its_sources(self):
        self.write_app(regressor(2))
        self.write("Demo.xcodeproj/project.pbxproj", PROJECT)
        self.assertIn("costs 16.0", self.page(str(self.folder)))

    def test_a_model_of_a_kind_that_is_not_there_is_reported_by_kind(self):
        self.write_app(regressor(2, kind=500))
        self.assertIn(
            "The model is a neural network, of which Banyan computes no predictions.",
            self.page(str(self.folder)))

    def test_a_file_that_is_no_model_is_an_error(self):
        self.write_app(b"a text")
        self.assertIn(
            "Prices.mlmodel is not a Core ML model: it ends in the middle of a field",
            self.fail_to_run(str(self.folder)))


if __name__ == "__main__":
    unittest.main()
