public import DevicePreview
public import Resolver

/// The locales whose texts lint has something against, by platform.
///
/// What reviewers haven't done is no doubt about a text. This is the one answer of the composer, the page, the tables and the
/// review of a send to the question whether what appears is as good as it looks.
public struct DoubtedLocales: Hashable, Sendable {
  private var locales: [Platform: Set<String>] = [:]

  public init(_ findings: [Finding] = []) {
    for finding in findings where !Linter.demandedRules.contains(finding.rule) {
      let names = finding.locales
      guard !names.isEmpty else { continue }
      for platform in Self.platforms(of: finding) {
        locales[platform, default: []].formUnion(names)
      }
    }
  }

  /// What is about locales and no one platform is about translations, which browsers have none of.
  static func platforms(of finding: Finding) -> [Platform] {
    finding.platform.map { [$0] } ?? [.android, .apple]
  }

  /// Those of the findings that are about what a device shows.
  public static func findings(_ findings: [Finding], about shown: ShownNotification) -> [Finding] {
    guard let name = shown.device.previewName else { return [] }
    return findings.filter { finding in
      !Linter.demandedRules.contains(finding.rule) && finding.locales.contains(name)
        && platforms(of: finding).contains(shown.device.platform)
    }
  }

  public func contains(_ locale: String, on platform: Platform) -> Bool {
    locales[platform]?.contains(locale) == true
  }

  /// Whether a device shows what the message says, and lint has something against it: a worse verdict says more.
  public func concern(_ shown: ShownNotification) -> Bool {
    guard shown.verdict == .fine, let name = shown.device.previewName else { return false }
    return contains(name, on: shown.device.platform)
  }
}
