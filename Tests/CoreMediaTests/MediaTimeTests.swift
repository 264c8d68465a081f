import CoreMedia
import Testing

/// Times as fractions of seconds.
@Suite struct MediaTimeTests {
  private let third = CMTime(value: 1, timescale: 3)

  @Test func `a time is a fraction of seconds`() {
    #expect(CMTime(value: 3, timescale: 2).seconds == 1.5)
    #expect(CMTimeGetSeconds(CMTimeMake(value: 5, timescale: 10)) == 0.5)
    #expect(CMTimeMakeWithSeconds(1.5, preferredTimescale: 600).value == 900)
    #expect(CMTime(seconds: 1 / 3, preferredTimescale: 100).value == 33)
    #expect(CMTime(seconds: 1 / 3, preferredTimescale: 100).hasBeenRounded)
    #expect(CMTime(seconds: .nan, preferredTimescale: 1) == .invalid)
    #expect(CMTime(seconds: 1e300, preferredTimescale: 600).isPositiveInfinity)
    #expect(CMTime(seconds: -.infinity, preferredTimescale: 600).isNegativeInfinity)
    #expect(CMTime(value: 1, timescale: 0).isValid == false)
    #expect(CMTime.indefinite.seconds.isNaN && CMTime().seconds.isNaN)
    #expect(CMTime.positiveInfinity.seconds == .infinity)
  }

  @Test func `equal times may have different scales`() {
    let half = CMTime(value: 1, timescale: 2)
    #expect(half == CMTime(value: 300, timescale: 600))
    #expect(Set([half, CMTime(value: 300, timescale: 600)]).count == 1)
    #expect(third < half && CMTimeCompare(third, half) == -1 && CMTimeCompare(half, half) == 0)
    #expect(CMTime(value: .max, timescale: 1) > CMTime(value: .max, timescale: 2))
    #expect(
      [CMTime.invalid, .indefinite, .positiveInfinity, .zero, .negativeInfinity].sorted()
        == [.negativeInfinity, .zero, .positiveInfinity, .indefinite, .invalid])
  }

  @Test func `sums are exact where a scale can express them`() {
    let sum = third + CMTime(value: 1, timescale: 4)
    #expect(sum.value == 7 && sum.timescale == 12 && !sum.hasBeenRounded)
    #expect(CMTimeSubtract(third, third) == .zero)
    #expect(CMTimeAdd(third, .indefinite) == .indefinite)
    #expect((.zero - CMTime.positiveInfinity).isNegativeInfinity)
    #expect((CMTime.positiveInfinity - .positiveInfinity).isValid == false)
    #expect((third + .invalid).isValid == false)
    #expect((CMTime(value: .max, timescale: 1) + CMTime(value: 1, timescale: 1)).isPositiveInfinity)
    #expect(CMTimeMultiply(third, multiplier: 6) == CMTime(value: 2, timescale: 1))
    #expect(CMTimeMultiplyByFloat64(third, multiplier: 1.5) == CMTime(value: 1, timescale: 2))
  }

  @Test func `another scale rounds as asked`() {
    let time = CMTime(value: 5, timescale: 10)
    #expect(time.convertScale(1, method: .default).value == 1)
    #expect(time.convertScale(1, method: .roundTowardZero).value == 0)
    #expect(time.convertScale(1, method: .roundTowardNegativeInfinity).value == 0)
    #expect(time.convertScale(1, method: .roundTowardPositiveInfinity).value == 1)
    #expect(time.convertScale(1, method: .roundAwayFromZero).value == 1)
    #expect(time.convertScale(0, method: .default).isValid == false)
    #expect(CMTime.indefinite.convertScale(1, method: .default).isIndefinite)
  }

  @Test func `a range ends before its end`() {
    let range = CMTimeRange(start: .zero, end: third)
    #expect(range == CMTimeRangeMake(start: .zero, duration: third) && range.end == third)
    #expect(
      range.containsTime(.zero) && !range.containsTime(third) && !range.containsTime(.invalid))
    #expect(CMTimeRange.zero.isEmpty && !CMTimeRange.invalid.isValid && !CMTimeRange().isValid)
  }
}
