import Foundation
import SwiftData

@Model
final class Order {
  var customer: String
  var amount: Int
  var isPaid = false
  var date = Date()

  init(customer: String, amount: Int) {
    self.customer = customer
    self.amount = amount
  }
}
