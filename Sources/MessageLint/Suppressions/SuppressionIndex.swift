internal import PushMessages

/// Suppressions by rule and field, so that a finding asks the few that can be about it.
///
/// A project file has room for 15,000 of them, and a message for thousands of findings: to ask each about each takes minutes.
struct SuppressionIndex {
  private let suppressions: [Suppression]
  private var rules: [String: Fields] = [:]

  /// The suppressions of a rule, by their place in the list.
  private struct Fields {
    var any: [Int] = []
    var named: [String: [Int]] = [:]
    /// Of the named fields, in bytes.
    var lengths: Set<Int> = []

    /// The suppressions of the field at a path, and of those that it is in.
    func indices(holding path: FieldPath) -> [Int] {
      let path = path.description.utf8
      return lengths.flatMap { length -> [Int] in
        guard length <= path.count else { return [] }
        let end = path.index(path.startIndex, offsetBy: length)
        guard
          end == path.endIndex || path[end] == UInt8(ascii: ".") || path[end] == UInt8(ascii: "[")
        else { return [] }
        return String(path[..<end]).flatMap { named[$0] } ?? []
      }
    }
  }

  init(_ suppressions: [Suppression]) {
    self.suppressions = suppressions
    for (index, suppression) in suppressions.enumerated() {
      var fields = rules[suppression.rule, default: Fields()]
      if let field = suppression.field {
        fields.named[field, default: []].append(index)
        fields.lengths.insert(field.utf8.count)
      } else {
        fields.any.append(index)
      }
      rules[suppression.rule] = fields
    }
  }

  /// The suppressions that are about the finding, leaving aside its locales and files, by their place in the list, in its
  /// order.
  func indices(about finding: Finding) -> [Int] {
    guard let fields = rules[finding.rule] else { return [] }
    var found = fields.any
    if !fields.lengths.isEmpty, let path = finding.path {
      // What is accepted of android stays so when the draft is rewritten to android_v2.
      let places = Set([path, AndroidBlock.v1.place(of: path) ?? path])
      for place in places { found += fields.indices(holding: place) }
    }
    return Set(found).sorted().filter { suppressions[$0].hasPlatformAndKey(of: finding) }
  }
}
