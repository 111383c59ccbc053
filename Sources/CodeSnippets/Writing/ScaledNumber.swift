/// A positive number with its power of two apart, so that a product of many factors doesn't leave what numbers can hold.
struct ScaledNumber: Comparable {
  private var significand: Double
  private var exponent: Int

  init(_ number: Double) {
    significand = number.significand
    exponent = Int(number.exponent)
  }

  static func * (left: ScaledNumber, right: ScaledNumber) -> ScaledNumber {
    var product = ScaledNumber(left.significand * right.significand)
    product.exponent += left.exponent + right.exponent
    return product
  }

  func power(_ count: Int) -> ScaledNumber {
    var result = ScaledNumber(1)
    var square = self
    var rest = count
    while rest > 0 {
      if !rest.isMultiple(of: 2) { result = result * square }
      square = square * square
      rest /= 2
    }
    return result
  }

  static func < (left: ScaledNumber, right: ScaledNumber) -> Bool {
    (left.exponent, left.significand) < (right.exponent, right.significand)
  }
}
