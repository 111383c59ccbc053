import Resolver

/// What is left of the findings after the suppressions, and what went.
public struct LintJudgement: Hashable, Sendable {
  /// In the order of the findings; a finding about many locales keeps those that no suppression accepts.
  public var kept: [Finding] = []
  public var suppressed: [SuppressedFinding] = []
  /// The suppressions that accept nothing, in their order: the fault that they were written for is fixed.
  public var unused: [Suppression]

  /// Of two suppressions for the same finding, the first one counts; both count as used.
  ///
  /// `draft` is the draft's path, for suppressions that name files.
  public init(_ findings: [Finding], applying suppressions: [Suppression], draft: String? = nil) {
    let index = SuppressionIndex(suppressions)
    var used: Set<Int> = []
    for finding in findings {
      var rest: Finding? = finding
      // Whoever writes the draft writes the notes beside it, too: no one opens a gate for themselves.
      let places = Linter.demandedRules.contains(finding.rule) ? [] : index.indices(about: finding)
      for place in places {
        let suppression = suppressions[place]
        if let parts = rest?.split(by: suppression, draft), let accepted = parts.accepted {
          used.insert(place)
          suppressed.append(SuppressedFinding(accepted, by: suppression))
          rest = parts.rest
        } else if finding.split(by: suppression, draft).accepted != nil {
          used.insert(place)
        }
      }
      if let rest { kept.append(rest) }
    }
    unused = suppressions.indices.filter { !used.contains($0) }.map { suppressions[$0] }
  }
}

extension Finding {
  /// The part of the finding that a suppression about it accepts, place by place and locale by locale, and what is left.
  fileprivate func split(
    by suppression: Suppression, _ draft: String?
  ) -> (accepted: Finding?, rest: Finding?) {
    guard !places.isEmpty else {
      let isMeant = suppression.locale == nil && suppression.isAbout(file: draft)
      return isMeant ? (self, nil) : (nil, self)
    }
    var (accepted, rest) = (self, self)
    accepted.places = []
    rest.places = []
    for place in places {
      let isHere = suppression.isAbout(file: place.source?.file ?? draft)
      guard isHere, suppression.locale != nil else {
        if isHere { accepted.places.append(place) } else { rest.places.append(place) }
        continue
      }
      let meant = place.locales.filter { suppression.isAbout(locale: $0) }
      let others = place.locales.filter { !suppression.isAbout(locale: $0) }
      if !meant.isEmpty { accepted.places.append(Place(place.source, locales: meant)) }
      if !others.isEmpty || meant.isEmpty {
        rest.places.append(Place(place.source, locales: others))
      }
    }
    return (
      accepted.places.isEmpty ? nil : accepted, rest.places.isEmpty ? nil : rest
    )
  }
}
