import BanyanHost

extension NumberRange {
  /// The range, or the one from 0 to 1 if it has no numbers that can be shown.
  var checked: NumberRange {
    guard lower.isFinite, upper.isFinite, lower <= upper else {
      Issue.report("A control's range from \(lower) to \(upper) has no numbers to choose from.")
      return NumberRange(lower: 0, upper: 1)
    }
    guard let step, !(step.isFinite && step > 0) else { return self }
    Issue.report("A control's step of \(step) leads nowhere.")
    return NumberRange(lower: lower, upper: upper)
  }

  /// A number within the range. What is no number is the lowest.
  func clamped(_ number: Double) -> Double {
    number.isNaN ? lower : min(max(number, lower), upper)
  }

  /// The number that can be chosen nearest to another.
  func nearest(to number: Double) -> Double {
    let number = clamped(number)
    guard let step else { return number }
    let steps = ((number - lower) / step).rounded()
    let last = ((upper - lower) / step + 1e-9).rounded(.down)
    return clamped(lower + min(steps, last) * step)
  }
}
