/// What is left of the findings after the suppressions, and what went.
public struct LintJudgement: Hashable, Sendable {
  /// In the order of the findings; a finding about many locales keeps those that nobody accepts.
  public var kept: [Finding] = []
  public var suppressed: [SuppressedFinding] = []
  /// The suppressions that accept nothing, in their order: what they were written for is mended.
  public var unused: [Suppression]

  /// Of two suppressions for the same finding, the first one counts; both count as used.
  public init(_ findings: [Finding], applying suppressions: [Suppression]) {
    unused = suppressions.filter { suppression in
      !findings.contains { $0.part(acceptedBy: suppression) != nil }
    }
    for finding in findings {
      var rest: Finding? = finding
      for suppression in suppressions {
        guard let accepted = rest?.part(acceptedBy: suppression) else { continue }
        suppressed.append(SuppressedFinding(accepted, by: suppression))
        rest = rest?.part(notAcceptedBy: suppression)
      }
      if let rest { kept.append(rest) }
    }
  }
}

extension Finding {
  /// The finding with the locales that the suppression is about; `nil` where that is nothing.
  fileprivate func part(acceptedBy suppression: Suppression) -> Finding? {
    guard suppression.isAbout(self) else { return nil }
    guard suppression.locale != nil else { return self }
    return keeping { suppression.isAbout(locale: $0) }
  }

  /// The finding with the other locales; `nil` where none is left.
  fileprivate func part(notAcceptedBy suppression: Suppression) -> Finding? {
    suppression.locale == nil ? nil : keeping { !suppression.isAbout(locale: $0) }
  }

  private func keeping(_ isKept: (String) -> Bool) -> Finding? {
    var finding = self
    finding.places = places.compactMap { place in
      let locales = place.locales.filter(isKept)
      return locales.isEmpty ? nil : Place(place.source, locales: locales)
    }
    return finding.places.isEmpty ? nil : finding
  }
}
