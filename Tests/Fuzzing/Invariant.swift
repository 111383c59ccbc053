internal import Foundation

/// What has to hold for whatever bytes come; the fuzzer takes the end of the program for a finding.
enum Invariant {
  static func holds(_ isTrue: Bool, _ promise: String) {
    if isTrue { return }
    // What is printed before a trap may never come out.
    try? FileHandle.standardError.write(contentsOf: Array("broken: \(promise)\n".utf8))
    preconditionFailure(promise)
  }
}
