internal import MessageLint
internal import PushMessages

extension LintReport {
  /// GitLab's Code Quality report: a list with an object for each finding that nothing accepts, which merge requests show
  /// at its line.
  ///
  /// Paths are relative to the repository's root. A fingerprint stays the same when lines move, so that GitLab knows which
  /// findings a branch adds and which it resolves; no two are the same, because GitLab drops the second.
  var gitlab: String {
    let failures = drafts.filter { $0.failure != nil }.map { draft in
      issue(
        "configuration", draft.failure?.sentence ?? "", severity: "blocker",
        fingerprint: "configuration:\(repository.path(draft.path))", file: draft.path, line: 1)
    }
    let kept = entries.filter { !$0.isAccepted }
    let issues = Fingerprint.numbered(kept, in: repository).map { entry, fingerprint in
      issue(
        entry.finding.rule, ([entry.sentence] + entry.details).joined(separator: "; "),
        severity: entry.finding.severity == .error ? "critical" : "minor",
        fingerprint: fingerprint, file: entry.file, line: entry.line)
    }
    return JSONValue.list(failures + issues).text() + "\n"
  }

  private func issue(
    _ rule: String, _ description: String, severity: String, fingerprint: String, file: String,
    line: Int
  ) -> JSONValue {
    .object([
      .init("description", .string(description)),
      .init("check_name", .string(rule)),
      .init("fingerprint", .string(fingerprint)),
      .init("severity", .string(severity)),
      .init(
        "location",
        .object([
          .init("path", .string(repository.path(file))),
          .init("lines", .object([.init("begin", Self.number(line))])),
        ])),
    ])
  }
}
