/// Where the values of neighboring lines begin, by the rules of gofmt.
struct CodeColumns {
  /// How many spaces come after the label of each item.
  private(set) var padding: [Int: Int] = [:]
  /// The lines of the column, with the widths of their labels.
  private var column: [(index: Int, width: Int)] = []
  /// How many sizes were compared, each as often as it was.
  private(set) var work = 0
  /// The product of the keys' sizes since the last break, in bytes without the colon, and how many they are.
  private var sizes = (product: ScaledNumber(1), count: 0)
  private var lastSize = 0

  /// `codes` are the values in lines; `nil` for an item that is only a comment.
  init(_ items: [CodeText.Item], _ codes: [String?]) {
    for (index, item) in items.enumerated() {
      if !item.comments.isEmpty { endColumn() }
      if let code = codes[index] { add(item, code, at: index) }
    }
    endColumn()
  }

  private mutating func add(_ item: CodeText.Item, _ code: String, at index: Int) {
    // To gofmt comments are nothing: what holds only them is on one line.
    let isOneLine = !code.contains("\n") || item.value?.isOnlyComments ?? false
    let size = isOneLine ? max(0, item.label.utf8.count - 2) : 0
    if breaksColumn(size) {
      endColumn()
      sizes = (ScaledNumber(1), 0)
    }
    lastSize = size
    guard size > 0 else { return }
    sizes = (sizes.product * ScaledNumber(Double(size)), sizes.count + 1)
    work += 1
    column.append((index, item.label.unicodeScalars.count))
    if code.contains("\n") { endColumn() }
  }

  private mutating func endColumn() {
    let widest = column.map(\.width).max() ?? 0
    for line in column { padding[line.index] = widest - line.width }
    column = []
  }

  /// Whether a column ends before a key: at what has several lines, and between keys of very different lengths.
  private func breaksColumn(_ size: Int) -> Bool {
    guard lastSize > 0, size > 0 else { return true }
    guard max(lastSize, size) > 40 else { return false }
    // The geometric mean of the sizes is 2.5 times this one, or the other way round.
    let upper = ScaledNumber(2.5 * Double(size)).power(sizes.count)
    let lower = ScaledNumber(Double(size) / 2.5).power(sizes.count)
    return sizes.product >= upper || lower >= sizes.product
  }
}

extension CodeText {
  fileprivate var isOnlyComments: Bool {
    guard case .group(let group) = self else { return false }
    return group.items.allSatisfy { $0.value == nil }
  }
}
