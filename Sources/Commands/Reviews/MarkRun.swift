internal import ArgumentParser
internal import Drafts
internal import FoundationEssentials
internal import HarmlessText
internal import TextLayout
internal import Workspace

/// Sets or takes away one reviewer's marks, and says what stays rejected.
struct MarkRun {
  /// What a reviewer says of some locales.
  enum Verdict: Hashable {
    case approve
    case reject(note: String)
    case withdraw
  }

  /// A rejection is replaced only if that is meant: everyone else's, and the reviewer's own where no locale is named.
  var replaces: Bool
  /// The rejections that the reviewer knew of, which alone an approval can override; `nil` for all that there are now.
  var known: [ReviewMark.Name]?
  /// Whether the locales are named one by one.
  var isNamed: Bool
  /// Whether a locale whose text is lost or unreadable may be approved: the reviewer has named it, or has seen its cards.
  var approvesBroken: Bool
  /// Seconds since 1970.
  var now: Int
  /// A line each.
  private(set) var report: [String] = []
  /// Whether a locale is not as was asked for.
  private(set) var isPartial = false

  init(replaces: Bool, isNamed: Bool, approvesBroken: Bool? = nil, now: Int) {
    (self.replaces, self.isNamed, self.now) = (replaces, isNamed, now)
    self.approvesBroken = approvesBroken ?? isNamed
  }

  mutating func mark(
    _ index: Int, _ verdict: Verdict, by reviewer: Reviewer, in draft: inout ReviewedDraft
  ) {
    let (row, present) = (draft.rows[index], draft.reviews.verdicts[index])
    let name = row.locale.name
    let own = present.mark(by: reviewer)
    switch verdict {
    case .withdraw:
      guard own != nil else { return say("\(name): no mark of \(reviewer.fullName)") }
      draft.change { $0.withdraw(row.locale.id, by: reviewer) }
      say("\(name): withdrawn")
    case .reject(let note):
      var mark = ReviewMark(
        locale: row.locale.id, texts: row.textsHash, state: .rejected, note: note, at: now,
        by: reviewer)
      // One that someone has overridden counts again only as a new one.
      let counts = present.rejections.contains { $0.reviewer?.isSame(as: reviewer) == true }
      if let own, counts, own.state == .rejected, own.texts == mark.texts, own.note == mark.note {
        mark = own
      }
      draft.change { $0.set(mark) }
      say("\(name): rejected: \(mark.note)")
    case .approve: approve(row, present, own, by: reviewer, in: &draft)
    }
  }

  private mutating func approve(
    _ row: LocaleRow, _ present: LocaleVerdict, _ own: ReviewMark?, by reviewer: Reviewer,
    in draft: inout ReviewedDraft
  ) {
    let name = row.locale.name
    guard !row.isUnknown else { return refuse("\(name): not reviewed: its texts aren't known") }
    let rejections = present.rejections
    // An old mark names no one who could withdraw it.
    let blocking = rejections.filter { mark in
      let isOwn = mark.reviewer?.isSame(as: reviewer) == true
      return !overrides(mark) && (mark.reviewer == nil || isOwn && !isNamed)
    }
    guard blocking.isEmpty else { return stay(rejected: rejections, name, in: draft) }
    let troubles = LocaleTroubles(of: row, on: draft.platforms)
    guard approvesBroken || troubles.broken.isEmpty else {
      return refuse(
        "\(name): not reviewed: \(troubles.broken.joined(separator: ", ")); "
          + "--locale \(ShellQuoting.word(name)) approves it anyway")
    }
    let others = rejections.filter { $0.reviewer?.isSame(as: reviewer) != true }
    let overridden = others.filter(overrides)
    let names = overridden.filter { $0.reviewer != nil }.map(\.name)
    let doubts = draft.doubts(about: row).map { "lint says ‘\($0)’" }
    let words = [troubles.words.map { "it \($0)" }] + doubts
    let reservation = words.compactMap(\.self).joined(separator: ", and ")
    let although = reservation.isEmpty ? "" : ", although \(reservation)"
    let done: String
    if let own, own.state == .reviewed, own.texts == row.textsHash,
      Set(names).isSubset(of: own.overrides)
    {
      done = "already reviewed\(although)"
    } else {
      let kept =
        own?.texts == row.textsHash && own?.state == .reviewed ? own?.overrides ?? [] : []
      let mark = ReviewMark(
        locale: row.locale.id, texts: row.textsHash, state: .reviewed, at: now, by: reviewer,
        overriding: kept + names.filter { !kept.contains($0) })
      draft.change { $0.set(mark) }
      let past = overridden.isEmpty ? "" : ", overriding \(Self.reason(of: overridden))"
      done = "reviewed\(although)\(past)"
    }
    let left = others.filter { !overrides($0) }
    if left.isEmpty {
      say("\(name): \(done)")
    } else {
      stay(rejected: left, name, after: done, in: draft)
    }
  }

  /// Whether the approval is meant to decide against this rejection.
  private func overrides(_ rejection: ReviewMark) -> Bool {
    replaces && knows(rejection)
  }

  private func knows(_ rejection: ReviewMark) -> Bool {
    known?.contains(rejection.name) ?? true
  }

  /// Says who has rejected the locale, when and why, and how someone who knows that overrides it.
  private mutating func stay(
    rejected rejections: [ReviewMark], _ name: String, after done: String? = nil,
    in draft: ReviewedDraft
  ) {
    let unknown = rejections.filter { !knows($0) }
    let stays = "\(name): \(done.map { "\($0), but " } ?? "")stays rejected by"
    guard !unknown.isEmpty else {
      let remedy = isNamed || known != nil ? "" : " --locale \(ShellQuoting.word(name))"
      return refuse(
        "\(stays) \(Self.reason(of: rejections));\(remedy) --replace overrides that"
      )
    }
    let words = ["pushwright", "review", "approve", draft.path, "--locale", name, "--replace"]
    let command = words.map(ShellQuoting.word).joined(separator: " ")
    refuse(
      "\(stays) \(Self.reason(of: unknown)), which the page didn't show; "
        + "\(command) overrides that")
  }

  private mutating func say(_ line: String) { report.append(line) }

  /// A locale's line for which there is nothing to mark.
  mutating func refuse(_ line: String) {
    isPartial = true
    report.append(line)
  }

  /// `Bo <bo@example.com> on 2026-11-21T20:00:00Z (too long)`.
  private static func reason(of rejections: [ReviewMark]) -> String {
    rejections.map { mark in
      let name = "\(mark.reviewer?.fullName ?? "someone") on \(mark.time)"
      return mark.note.isEmpty ? name : "\(name) (\(mark.note))"
    }.joined(separator: ", ")
  }
}

extension MarkRun {
  /// Marks locales of a draft, writes them and prints the result.
  ///
  /// - Throws: `ExitCode` 1 if a locale stays rejected, and the status of a ``CommandFailure``.
  static func run(
    _ verdict: Verdict, _ locales: MarkedLocales, replaces: Bool
  ) async throws {
    var run = MarkRun(
      replaces: replaces, isNamed: !locales.locale.isEmpty,
      now: Int(Date().timeIntervalSince1970))
    do throws(CommandFailure) {
      var draft = try await locales.reading()
      let rows = try draft.rows(named: locales.locale)
      let reviewer = try Reviewer.required(beside: locales.draft)
      for index in rows { run.mark(index, verdict, by: reviewer, in: &draft) }
      try draft.save(for: reviewer)
      try run.write()
    } catch {
      throw error.narrated()
    }
    if run.isPartial { throw ExitCode(1) }
  }

  func write() throws(CommandFailure) {
    try StandardOutput.write(report.map { $0.displayable + "\n" }.joined())
  }
}
