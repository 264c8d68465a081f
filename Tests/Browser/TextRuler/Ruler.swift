import BanyanLayout
import BanyanText
import Foundation

/// Measures the texts it reads from its input, for Tests/Browser, which asks a browser the same.
///
/// Each question and each answer is a line of JSON.
@main
enum Ruler {
  static func main() throws {
    while let line = readLine() {
      let question = try JSONDecoder().decode(Question.self, from: Data(line.utf8))
      var answer =
        if let texts = question.texts {
          try JSONEncoder().encode(answers(to: texts))
        } else {
          try JSONEncoder().encode(fingerprint(of: question.fingerprint ?? ""))
        }
      answer.append(0x0A)
      FileHandle.standardOutput.write(answer)
    }
  }

  private static func family(_ file: String) throws -> TypefaceFamily {
    TypefaceFamily(
      try TypefaceFile.faces(in: Array(Data(contentsOf: URL(fileURLWithPath: file)))))
  }

  private static func answers(to question: Question.Texts) throws -> [Answer] {
    let family = try family(question.file)
    guard let face = family.face(weight: question.weight, isItalic: question.isItalic) else {
      return []
    }
    let measurer = LearnedTextMeasurer()
    let style = measurer.add(
      LearnedTextStyle(
        face, size: question.size, leading: question.leading,
        hasTabularDigits: question.hasTabularDigits ?? false))
    return question.texts.map { text in
      var layoutText = LayoutText(text.string, style: style)
      layoutText.spans = (text.spans ?? []).map { span in
        let face = family.face(weight: span.weight, isItalic: question.isItalic) ?? face
        let style = measurer.add(
          LearnedTextStyle(face, size: span.size, leading: question.leading))
        return LayoutText.Span(span.start..<span.end, style)
      }
      let width = text.width ?? .infinity
      let lines = measurer.lines(of: layoutText, scale: 1, width: width, most: .max)
      return Answer(
        width: lines.size.width, height: lines.size.height, firstBaseline: lines.firstBaseline,
        lastBaseline: lines.lastBaseline,
        starts: measurer.lineStarts(of: layoutText, width: width),
        places: LineBreaker.places(in: text.string))
    }
  }

  private static func fingerprint(of file: String) throws -> Fingerprint {
    Fingerprint(
      samples: TypefaceFingerprint.samples, unitsPerEm: TypefaceFingerprint.unitsPerEm,
      widths: TypefaceFingerprint.widths(in: try family(file)) ?? [])
  }
}

struct Question: Decodable {
  /// Texts to measure, or a typefaces file whose fingerprint is requested.
  var texts: Texts?
  var fingerprint: String?

  struct Texts: Decodable {
    var file: String
    var weight: Int
    var isItalic: Bool
    var size: Double
    var leading: Double
    var hasTabularDigits: Bool?
    var texts: [Text]
  }

  struct Text: Decodable {
    var string: String
    /// Nil for no limit.
    var width: Double?
    /// Parts in another size and weight, as byte ranges of the string.
    var spans: [Span]?
  }

  struct Span: Decodable {
    var start, end, weight: Int
    var size: Double
  }
}

struct Answer: Encodable {
  var width, height, firstBaseline, lastBaseline: Double
  /// Where lines begin, and where they may break.
  var starts, places: [Int]
}

struct Fingerprint: Encodable {
  var samples: [String]
  var unitsPerEm: Int
  var widths: [Int]
}
