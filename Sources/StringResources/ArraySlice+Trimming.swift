extension ArraySlice<UInt8> {
  func trimmingLeadingWhitespace() -> Self { drop { $0.isASCIIWhitespace } }

  func trimmingTrailingWhitespace() -> Self {
    var end = endIndex
    while end > startIndex, self[end - 1].isASCIIWhitespace { end -= 1 }
    return self[startIndex..<end]
  }

  func trimmingWhitespace() -> Self { trimmingLeadingWhitespace().trimmingTrailingWhitespace() }
}

extension String {
  func trimmingASCIIWhitespace() -> String {
    let bytes = utf8
    guard bytes.first?.isASCIIWhitespace == true || bytes.last?.isASCIIWhitespace == true else {
      return self
    }
    return String(decoding: ArraySlice(bytes).trimmingWhitespace(), as: UTF8.self)
  }
}
