import Testing

/// A module of the house: its level, and what it may import.
struct HouseModule: CustomTestStringConvertible {
  var name: String
  var level: Int
  /// Our own modules; each stands on a lower level.
  var own: Set<String> = []
  /// Modules of other people's packages.
  var thirdParty: Set<String> = []
  /// Foundation and the C library; the standard library's own modules are free for all.
  var platform: Set<String> = []

  var testDescription: String { name }

  static let standardLibrary: Set<String> = ["Swift", "Synchronization"]
  static let cLibrary: Set<String> = ["Glibc", "Darwin", "Musl"]
}
