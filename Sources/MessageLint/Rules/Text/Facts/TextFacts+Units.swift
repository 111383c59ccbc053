/// What numbers count: the same value may be of another unit, currency, zone or sign.
extension TextFacts {
  /// Numbers of one value that both texts have, and that count different things in them.
  func countDifference(from other: TextFacts) -> (String, String)? {
    let isSameFrame = frame == other.frame
    func lacks(_ number: Number, _ numbers: [Number]) -> Bool {
      let same = numbers.filter { $0.parts == number.parts }
      return !same.isEmpty && !same.contains { number.counts(as: $0, isSameFrame: isSameFrame) }
    }
    let mine = numbers.filter { lacks($0, other.numbers) }
    if mine.isEmpty { return nil }
    let yours = other.numbers.filter { lacks($0, numbers) }
    for number in mine {
      if let counterpart = yours.first(where: { $0.parts == number.parts }) {
        return (number.whole, counterpart.whole)
      }
    }
    return nil
  }

  /// Whether the numbers of two values count the same: a unit that only one of them has is another value.
  func counts(as other: TextFacts) -> Bool {
    guard numbers.count == other.numbers.count else { return countDifference(from: other) == nil }
    return zip(numbers, other.numbers).allSatisfy { mine, yours in
      (mine.unit == nil) == (yours.unit == nil) && (mine.zone == nil) == (yours.zone == nil)
        && mine.counts(as: yours, isSameFrame: true)
    }
  }

  /// Whether each has one time of day, and it is the same moment in two zones.
  func isSameInstant(as other: TextFacts) -> Bool {
    guard numbers.count == 1, other.numbers.count == 1, let mine = numbers[0].instants,
      let yours = other.numbers[0].instants
    else { return false }
    return !mine.isDisjoint(with: yours)
  }

  /// A month that each names and the other does not.
  func monthDifference(from other: TextFacts) -> (String, String)? {
    guard !months.isEmpty, !other.months.isEmpty,
      let mine = months.first(where: { !other.says($0) }),
      let yours = other.months.first(where: { !says($0) })
    else { return nil }
    return (mine.written, yours.written)
  }

  private func says(_ month: Month) -> Bool {
    months.contains { !$0.months.isDisjoint(with: month.months) }
  }
}

extension TextFacts.Number {
  /// Whether nothing beside the number says that it counts something else.
  ///
  /// `-50 %` and `50 % off` are the same offer, and so are `-5 €` and `5 € off`: a sign counts between the same words, and for
  /// temperatures.
  fileprivate func counts(as other: TextFacts.Number, isSameFrame: Bool) -> Bool {
    if let unit, let its = other.unit, !unit.isCompatible(with: its) { return false }
    if let zone, let its = other.zone, !zone.isCompatible(with: its) { return false }
    guard isNegative != other.isNegative else { return true }
    let units = [unit, other.unit].compactMap(\.self)
    if units.contains(where: \.isPercent) { return true }
    return !isSameFrame && !units.contains(where: \.isTemperature)
  }

  /// The minutes of the day in UTC that a time may be; `nil` without a zone.
  fileprivate var instants: Set<Int>? {
    guard isTime, let zone, let hour = parts.first?.value, hour <= 24 else { return nil }
    let minutes = hour * 60 + (parts.count > 1 ? parts[1].value : 0)
    return Set(zone.offsets.map { (minutes - $0 + 2880) % 1440 })
  }
}
