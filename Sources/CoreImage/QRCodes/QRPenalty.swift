extension QRGrid {
  /// The difficulty of reading the code, by the four rules of the standard.
  var penalty: Int {
    var result = 0
    for index in 0..<size {
      result += linePenalty(from: index * size, step: 1)
      result += linePenalty(from: index, step: size)
    }
    for row in 0..<size - 1 {
      for column in 0..<size - 1 {
        let place = row * size + column
        let isDark = modules[place]
        if isDark == modules[place + 1], isDark == modules[place + size],
          isDark == modules[place + size + 1]
        {
          result += 3
        }
      }
    }
    let darkCount = modules.count { $0 }
    // Ten for each whole twentieth by which it is more or less than a half.
    return result + abs(darkCount * 20 - modules.count * 10) / modules.count * 10
  }

  /// Runs of five and more, and what looks like a finder: 1011101 with four light modules on one side.
  private func linePenalty(from start: Int, step: Int) -> Int {
    var result = 0
    var run = 0
    var last: Bool?
    var window = 0
    for index in 0..<size {
      let isDark = modules[start + index * step]
      run = isDark == last ? run + 1 : 1
      last = isDark
      if run == 5 { result += 3 } else if run > 5 { result += 1 }
      window = (window << 1 | (isDark ? 1 : 0)) & 0x7FF
      if index >= 10, window == 0b1011101_0000 || window == 0b0000_1011101 { result += 40 }
    }
    return result
  }
}
