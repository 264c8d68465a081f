import Foundation
import Testing

@testable import FoundationComplement

/// Predicates made of texts.
@Suite struct PredicateTests {
  private struct Loaf {
    let name: String
    let weight: Int
    let isSold: Bool?
    let tags: [String]
  }

  private class Thing { let title = "thing" }
  private final class OtherThing: Thing { let count = 2 }

  private let rye = Loaf(name: "Rye", weight: 900, isSold: nil, tags: ["dark", "sour"])

  private func holds(_ format: String, _ object: Any?, _ arguments: any CVarArg...) -> Bool {
    NSPredicate(format: format, argumentArray: arguments).evaluate(with: object)
  }

  @Test func aTextMatchesARegularExpressionAsAWhole() {
    let isMail = NSPredicate(
      format: "SELF MATCHES %@", "[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,64}")
    #expect(isMail.evaluate(with: "ada@example.org"))
    #expect(!isMail.evaluate(with: "to ada@example.org"))
    #expect(!isMail.evaluate(with: "ada@example"))
    #expect(!isMail.evaluate(with: nil))
    #expect(!isMail.evaluate(with: 5))
    #expect(holds("SELF MATCHES[c] 'a+'", "AAA"))
    #expect(!holds("SELF MATCHES 'a+'", "AAA"))
  }

  @Test func nothingMatchesATextThatIsNoRegularExpression() {
    #expect(!holds("SELF MATCHES %@", "(", "("))
    #expect(!holds("name MATCHES[cd] %@", rye, "[R"))
    #expect(holds("name MATCHES %@ OR weight == 900", rye, "*"))
    #expect(!holds("ANY tags MATCHES %@", rye, "dark)"))
  }

  @Test func numbersAndTextsAreCompared() {
    #expect(holds("weight > %d AND name == 'Rye'", rye, 500))
    #expect(holds("weight >= 900 && weight <= 900.0 and not (weight != 900)", rye))
    #expect(!holds("weight < 900 OR weight > 900 || weight <> 900", rye))
    #expect(holds("weight BETWEEN {100, %@}", rye, 900))
    #expect(!holds("weight BETWEEN {100, 899}", rye))
    #expect(holds("name IN {'Oat', \"Rye\"}", rye))
    #expect(holds("%@ IN tags", rye, "sour"))
    #expect(holds("isSold = nil", rye))
    #expect(!holds("isSold == YES", rye))
    #expect(holds("isSold == YES", ["isSold": true]))
    #expect(holds("TRUEPREDICATE", nil) && !holds("FALSEPREDICATE", nil))
  }

  @Test func partsOfTextsAreFound() {
    #expect(holds("name BEGINSWITH 'R' AND name ENDSWITH 'e' AND name CONTAINS 'y'", rye))
    #expect(!holds("name BEGINSWITH 'y' OR name ENDSWITH 'y' OR name CONTAINS 'Y'", rye))
    #expect(holds("name CONTAINS[c] 'Y'", rye))
    #expect(holds("SELF CONTAINS[cd] 'creme'", "La Crème"))
    #expect(!holds("SELF CONTAINS[c] 'creme'", "La Crème"))
    #expect(holds("SELF == [cd] 'ÉTÉ'", "ete"))
    #expect(holds("name LIKE 'R?e'", rye) && holds("name LIKE[c] 'r*'", rye))
    #expect(!holds("name LIKE 'R?'", rye) && !holds("name LIKE 'R.e'", rye))
    #expect(holds("name LIKE 'a\\'b'", ["name": "a'b"]))
  }

  @Test func keysAreFollowedIntoCollections() {
    #expect(holds("ANY tags == 'sour'", rye) && holds("SOME tags BEGINSWITH 'd'", rye))
    #expect(!holds("ALL tags == 'sour'", rye) && holds("NONE tags == 'white'", rye))
    #expect(holds("tags.@count == 2", rye))
    let shop: [String: Any] = ["loaves": [["weight": 1], ["weight": 7]], "owner": ["name": "Ada"]]
    #expect(holds("ANY loaves.weight > 5", shop) && holds("SELF.owner.name = 'Ada'", shop))
    #expect(holds("%K == %@", shop, "owner.name", "Ada"))
    #expect(holds("owner.age == nil", shop))
    #expect(holds("title == 'thing' AND count == 2", OtherThing()))
  }

  @Test func aPredicateFiltersArrays() {
    let names = ["Rye", "Oat", "Spelt"] as NSArray
    let found = names.filtered(using: NSPredicate(format: "SELF CONTAINS %@", "t"))
    #expect(found as? [String] == ["Oat", "Spelt"])
    let both = NSCompoundPredicate(andPredicateWithSubpredicates: [
      NSPredicate(format: "SELF BEGINSWITH 'O'"), NSPredicate(value: true),
    ])
    #expect(both.evaluate(with: "Oat") && !both.evaluate(with: "Rye"))
  }

  @Test(arguments: [
    "name ==", "== 'a'", "name == 'a", "(name == 'a'", "name LOOKS 'a'", "name == 'a' 'b'",
    "a + 1 == 2",
    "name CONTAINS[x] 'a'", "SELF == $name", "name == %@", "name == %y", "a IN {1, 2", "a == 1.2.3",
  ]) func whatIsNoPredicateIsRefused(_ format: String) {
    #expect(throws: PredicateParser.Failure.self) {
      var parser = try PredicateParser(format, [])
      _ = try parser.parse()
    }
  }

  @Test(arguments: [PredicateOperator.like, .matches])
  func aRegularExpressionIsMadeOnceAndNotForEachObject(operation: PredicateOperator) {
    let comparison = PredicateComparison(
      quantifier: nil, left: .object, operation: operation, options: [], right: .constant("a"))
    let condition = PredicateCondition.comparison(comparison)
    #expect((0..<100).filter { condition.holds(for: $0 == 7 ? "a" : "b") } == [7])
    #expect(comparison.expression.madeCount == 1)
    let own = PredicateComparison(
      quantifier: nil, left: .constant("ab"), operation: .matches, options: [], right: .object)
    #expect(["a.", "a.", "b.", "a"].map { own.holds(for: $0) } == [true, true, false, false])
    #expect(own.expression.madeCount == 3)
  }
}
