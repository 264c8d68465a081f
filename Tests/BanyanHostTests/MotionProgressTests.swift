import BanyanHost
import Testing

/// How far a motion has come at a time.
@Suite struct MotionProgressTests {
  private func progress(_ motion: Motion, _ times: Double...) -> [Double?] {
    times.map { motion.progress(after: $0).map { ($0 * 1000).rounded() / 1000 } }
  }

  @Test func aLinearMotionIsAsFarAsItsTime() {
    let motion = Motion(.bezier(0, 0, 1, 1), duration: 2, delay: 1)
    #expect(progress(motion, 0, 0.5, 1, 1.5, 2, 2.5, 3) == [0, 0, 0, 0.25, 0.5, 0.75, nil])
  }

  @Test func aCurveIsSlowAtItsEnds() {
    // Of the values that browsers have for `ease-in-out`.
    let motion = Motion(.bezier(0.42, 0, 0.58, 1), duration: 1)
    #expect(progress(motion, 0, 0.25, 0.5, 0.75) == [0, 0.129, 0.5, 0.871])
  }

  @Test func aMotionIsRepeatedAndReversed() {
    let motion = Motion(.bezier(0, 0, 1, 1), duration: 1, repetitions: 3, reverses: true)
    #expect(progress(motion, 0.25, 1.25, 2.25, 2.75, 3) == [0.25, 0.75, 0.25, 0.75, nil])
    let endless = Motion(.bezier(0, 0, 1, 1), duration: 1, repetitions: nil)
    #expect(progress(endless, 1000.5) == [0.5])
  }

  @Test func aMotionWaitsBeforeEachPass() {
    let motion = Motion(
      .bezier(0, 0, 1, 1), duration: 1, delay: 1, pause: 1, repetitions: 2, reverses: true)
    #expect(progress(motion, 0.5, 1.5, 2.5, 3.5, 4.75, 5) == [0, 0, 0.5, 1, 0.25, nil])
  }

  @Test func placesHaveStraightLinesBetweenThem() {
    let motion = Motion(.places([0, 0.5, 0.4, 1]), duration: 3, repetitions: 2, reverses: true)
    #expect(progress(motion, 0, 0.5, 1, 1.5, 3.5, 6) == [0, 0.25, 0.5, 0.45, 0.7, nil])
    #expect(progress(Motion(.places([1]), duration: 1), 0, 0.5) == [1, 1])
  }

  @Test func aSpringGoesBeyondItsEnd() {
    let motion = Motion(.spring(response: 1, damping: 0.5), duration: 3)
    let places = stride(from: 0, to: 3, by: 0.01).compactMap { motion.progress(after: $0) }
    #expect(places.count == 300)
    // exp(-pi * 0.5 / sqrt(1 - 0.25)), after half a swing.
    #expect(abs(places.max()! - 1.163) < 0.001)
    #expect(places.first == 0 && abs(places.last! - 1) < 0.001)
    let calm = Motion(.spring(response: 1, damping: 1), duration: 3)
    #expect(stride(from: 0, to: 3, by: 0.1).allSatisfy { calm.progress(after: $0)! < 1 })
  }

  @Test func aMotionWithoutDurationIsOver() {
    #expect(progress(Motion(.bezier(0, 0, 1, 1), duration: 0), 0, 1) == [nil, nil])
  }
}
