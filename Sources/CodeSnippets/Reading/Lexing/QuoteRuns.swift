/// The places of a file where several quotation marks stand side by side, found in one pass.
///
/// A raw text of C# ends where as many of them stand as began it; how many that is can differ from text to text.
struct QuoteRuns {
  private var starts: [Int] = []
  private var lengths: [Int] = []
  /// For each place the longest one from there on.
  private var longest: [Int] = []

  init(_ bytes: [UInt8], in range: Range<Int>) {
    var place = range.lowerBound
    while place < range.upperBound {
      let length = bytes[place..<range.upperBound].prefix { $0 == UInt8(ascii: "\"") }.count
      if length >= 3 {
        starts.append(place)
        lengths.append(length)
      }
      place += max(1, length)
    }
    longest = lengths
    for index in lengths.indices.dropLast().reversed() {
      longest[index] = max(longest[index], longest[index + 1])
    }
  }

  /// The end of the first place at or behind an offset that has so many marks.
  func end(ofFence length: Int, from offset: Int) -> Int? {
    var lower = 0
    var upper = starts.count
    while lower < upper {
      let middle = (lower + upper) / 2
      if starts[middle] < offset { lower = middle + 1 } else { upper = middle }
    }
    guard lower < starts.count, longest[lower] >= length else { return nil }
    return lengths[lower...].firstIndex { $0 >= length }.map { starts[$0] + lengths[$0] }
  }
}
