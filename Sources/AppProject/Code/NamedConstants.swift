/// The constants of an app's code, by their names and by the files that have them.
struct NamedConstants {
  private struct Place: Hashable {
    var name: String
    var path: String
  }

  private var everywhere: [String: [CodeReading.Constant]] = [:]
  private var inFiles: [Place: [CodeReading.Constant]] = [:]

  /// A name with more values than these is as good as computed, and to look at all of them for each use takes hours.
  private static let most = 100

  init(_ constants: [CodeReading.Constant]) {
    for constant in constants {
      Self.add(constant, to: &everywhere[constant.name, default: []])
      Self.add(constant, to: &inFiles[Place(name: constant.name, path: constant.path), default: []])
    }
  }

  private static func add(
    _ constant: CodeReading.Constant, to constants: inout [CodeReading.Constant]
  ) {
    // One more than are looked at says that they are too many.
    if constants.count <= most { constants.append(constant) }
  }

  /// Those of that name in the file, if it has any; otherwise, where any file counts, those anywhere.
  ///
  /// `nil` if there is none of that name at all.
  func found(
    _ name: String, in path: String, orElsewhere countsElsewhere: Bool = true
  ) -> [CodeReading.Constant]? {
    guard let all = everywhere[name] else { return nil }
    let found = inFiles[Place(name: name, path: path)] ?? (countsElsewhere ? all : [])
    return found.count > Self.most ? [] : found
  }
}
