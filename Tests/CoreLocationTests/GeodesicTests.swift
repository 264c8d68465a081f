import CoreLocation
import Testing

/// Distances on the earth, against published ones.
@Suite struct GeodesicTests {
  private func distance(
    _ start: (Double, Double), _ end: (Double, Double)
  ) -> Double {
    CLLocation(latitude: start.0, longitude: start.1)
      .distance(from: CLLocation(latitude: end.0, longitude: end.1))
  }

  private func degrees(_ degrees: Double, _ minutes: Double, _ seconds: Double) -> Double {
    degrees + minutes / 60 + seconds / 3_600
  }

  @Test func aDegreeAlongTheEquatorAndTheFirstMeridian() {
    #expect(abs(distance((0, 0), (0, 1)) - 111_319.491) < 0.001)
    #expect(abs(distance((0, 0), (1, 0)) - 110_574.389) < 0.001)
    #expect(abs(distance((89, 0), (90, 0)) - 111_693.865) < 0.001)
  }

  @Test func fromFlindersPeakToBuninyong() {
    // The example of the Australian geodetic manual.
    let peak = (-degrees(37, 57, 3.7203), degrees(144, 25, 29.5244))
    let town = (-degrees(37, 39, 10.1561), degrees(143, 55, 35.3839))
    #expect(abs(distance(peak, town) - 54_972.271) < 0.001)
    #expect(abs(distance(town, peak) - 54_972.271) < 0.001)
  }

  @Test func betweenEqualAndOppositePlaces() {
    #expect(distance((52, 13), (52, 13)) == 0)
    #expect(distance((0, -180), (0, 180)) < 0.001)
    // The formula does not converge here; a sphere is close.
    #expect(abs(distance((0, 0), (0.1, 179.9)) - 20_000_000) < 20_000)
    #expect(distance((.nan, 0), (1, 1)).isNaN)
  }

  @Test func aRegionContainsWhatIsWithinItsRadius() {
    let region = CLCircularRegion(
      center: CLLocationCoordinate2D(latitude: 0, longitude: 0), radius: 111_320,
      identifier: "degree")
    #expect(region.contains(CLLocationCoordinate2D(latitude: 0, longitude: 1)))
    #expect(!region.contains(CLLocationCoordinate2D(latitude: 0, longitude: 1.000_1)))
    #expect(region.identifier == "degree")
  }

  @Test func coordinatesOnTheEarthAreValid() {
    #expect(CLLocationCoordinate2DIsValid(CLLocationCoordinate2DMake(90, -180)))
    #expect(!CLLocationCoordinate2DIsValid(CLLocationCoordinate2DMake(90.1, 0)))
    #expect(!CLLocationCoordinate2DIsValid(CLLocationCoordinate2DMake(0, 180.1)))
    #expect(!CLLocationCoordinate2DIsValid(CLLocationCoordinate2DMake(.nan, 0)))
    #expect(!CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
  }
}
