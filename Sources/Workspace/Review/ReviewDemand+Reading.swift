extension ReviewDemand {
  /// What a key says; without a demand that can be understood everything has to be reviewed.
  ///
  /// `nil` if the table doesn't have the key; `.some(nil)` if it says that nothing is demanded.
  static func reading(_ key: String, _ reader: inout TableReader) -> ReviewDemand?? {
    guard reader.has(key) else {
      _ = reader.value(key)
      return nil
    }
    guard let text = reader.text(key) else { return .some(.all) }
    if text == "none" { return .some(nil) }
    if let demand = ReviewDemand(text) { return .some(demand) }
    reader.fail(
      TableReader.unknownValue(text, of: key, known: ["all", "changed", "80%", "none"]), at: key)
    return .some(.all)
  }

  /// The table `[review]` of the project file.
  static func project(of reader: inout TableReader) -> ReviewDemand? {
    // What isn't a table would demand nothing.
    guard let table = reader.table("review", read: { project(&$0) }) else {
      return reader.has("review") ? .all : nil
    }
    return table
  }

  private static func project(_ reader: inout TableReader) -> ReviewDemand? {
    // A misspelled key would let pass what was to be reviewed.
    reader.unknownKeys = .refused
    let demand = reading("required", &reader) ?? nil
    return reader.hasUnknownKeys ? demand ?? .all : demand
  }
}

extension [Profile] {
  /// The project's demand for those that make none of their own.
  func demanding(_ demand: ReviewDemand?) -> [Profile] {
    map { profile in
      var profile = profile
      if !profile.decidesOnReviews { profile.requiredReview = demand }
      return profile
    }
  }
}
