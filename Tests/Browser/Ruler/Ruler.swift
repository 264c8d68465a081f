import BanyanLayout
import BanyanText
import Foundation

/// Measures what it is asked on its input, for Tests/Browser, which asks a browser the same.
///
/// A question is a line of JSON: a file of typefaces, a face's weight, a size, and texts with widths. So is the answer.
@main
enum Ruler {
  struct Question: Decodable {
    var file: String
    var weight: Int
    var isItalic: Bool
    var size: Double
    var leading: Double
    var texts: [Text]

    struct Text: Decodable {
      var string: String
      /// Nil for no limit.
      var width: Double?
    }
  }

  struct Answer: Encodable {
    var width, height, firstBaseline, lastBaseline: Double
    var starts: [Int]
  }

  static func main() throws {
    while let line = readLine() {
      let question = try JSONDecoder().decode(Question.self, from: Data(line.utf8))
      var answer = try JSONEncoder().encode(answers(to: question))
      answer.append(0x0A)
      FileHandle.standardOutput.write(answer)
    }
  }

  private static func answers(to question: Question) throws -> [Answer] {
    let bytes = try Data(contentsOf: URL(fileURLWithPath: question.file))
    let family = TypefaceFamily(try TypefaceFile.faces(in: Array(bytes)))
    guard let face = family.face(weight: question.weight, isItalic: question.isItalic) else {
      return []
    }
    let measurer = LearnedTextMeasurer()
    let style = measurer.add(
      LearnedTextStyle(face, size: question.size, leading: question.leading))
    return question.texts.map { text in
      let layoutText = LayoutText(text.string, style: style)
      let width = text.width ?? .infinity
      let lines = measurer.lines(of: layoutText, scale: 1, width: width, most: .max)
      return Answer(
        width: lines.size.width, height: lines.size.height, firstBaseline: lines.firstBaseline,
        lastBaseline: lines.lastBaseline,
        starts: measurer.lineStarts(of: layoutText, width: width))
    }
  }
}
