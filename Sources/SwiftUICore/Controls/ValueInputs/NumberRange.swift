import BanyanHost

extension NumberRange {
  /// The range, or the one from 0 to 1 if it is not valid.
  var checked: NumberRange {
    guard lower.isFinite, upper.isFinite, lower <= upper else {
      Issue.report("A control's range from \(lower) to \(upper) is not valid.")
      return NumberRange(lower: 0, upper: 1)
    }
    guard let step, !(step.isFinite && step > 0) else { return self }
    Issue.report("A control's step of \(step) is not a positive number.")
    return NumberRange(lower: lower, upper: upper)
  }

  /// Returns a number clamped to the range. NaN becomes the lower bound.
  func clamped(_ number: Double) -> Double {
    number.isNaN ? lower : min(max(number, lower), upper)
  }

  /// Returns the nearest number that can be chosen.
  func nearest(to number: Double) -> Double {
    let number = clamped(number)
    guard let step else { return number }
    let steps = ((number - lower) / step).rounded()
    let last = ((upper - lower) / step + 1e-9).rounded(.down)
    return clamped(lower + min(steps, last) * step)
  }
}
