extension ProjectFile {
  /// What a newer version of the file says otherwise, in a few words each; where something stands in the file does not count.
  public func changes(in newer: ProjectFile) -> [String] {
    profileChanges(in: newer) + appChanges(in: newer) + previewChanges(in: newer.preview)
      + (lint.withoutLines == newer.lint.withoutLines ? [] : ["lint settings"])
      + (emulatedDevices == newer.emulatedDevices ? [] : ["devices of the emulator"])
      + (drafts == newer.drafts ? [] : ["drafts in \(newer.drafts)"])
  }

  private func profileChanges(in newer: ProjectFile) -> [String] {
    let changed = newer.profiles.flatMap { profile -> [String] in
      guard let old = profiles.first(where: { $0.name == profile.name }) else {
        return ["profile \(profile.name) added"]
      }
      let changes = old.changes(in: profile)
      return changes.isEmpty ? [] : ["profile \(profile.name): \(changes.joined(separator: ", "))"]
    }
    let names = newer.profiles.map(\.name)
    let gone = profiles.filter { !names.contains($0.name) }
    return changed + gone.map { "profile \($0.name) removed" }
  }

  private func appChanges(in newer: ProjectFile) -> [String] {
    let changed = newer.apps.compactMap { app -> String? in
      guard let old = apps.first(where: { $0.name == app.name }) else {
        return "app \(app.name) added"
      }
      return old == app ? nil : "app \(app.name)"
    }
    let names = newer.apps.map(\.name)
    let gone = apps.filter { !names.contains($0.name) }
    return changed + gone.map { "app \($0.name) removed" }
  }

  private func previewChanges(in newer: PreviewSettings) -> [String] {
    var changes: [String] = []
    if preview.locales != newer.locales {
      let added = newer.locales.filter { !preview.locales.contains($0) }.map { "+\($0.name)" }
      let gone = preview.locales.filter { !newer.locales.contains($0) }.map { "−\($0.name)" }
      let words = (added + gone).prefix(6).joined(separator: " ")
      changes.append(words.isEmpty ? "order of the locales" : "locales \(words)")
    }
    if preview.devices != newer.devices {
      changes.append("devices \(newer.devices.joined(separator: ", "))")
    }
    if preview.androidAPI != newer.androidAPI { changes.append("android-api \(newer.androidAPI)") }
    return changes
  }
}

extension Profile {
  /// Names the present destination, and says that secrets changed without showing them.
  fileprivate func changes(in newer: Profile) -> [String] {
    var changes: [String] = []
    if project != newer.project { changes.append("project \(newer.project ?? "of its account")") }
    if endpoint != newer.endpoint { changes.append("endpoint \(newer.endpoint)") }
    if kind != newer.kind { changes.append("\(newer.kind)") }
    if isReadOnly != newer.isReadOnly {
      changes.append(newer.isReadOnly ? "dry runs only" : "may send")
    }
    if requiredReview != newer.requiredReview {
      changes.append("reviews \(newer.requiredReview?.description ?? "none")")
    }
    if credentials != newer.credentials || tokenVariable != newer.tokenVariable
      || tokenCommand != newer.tokenCommand
    {
      changes.append("credentials")
    }
    if testTargets != newer.testTargets { changes.append("test devices") }
    if kind == newer.kind, kind(sendingTo: project) != newer.kind(sendingTo: newer.project) {
      let production = newer.productionProfile(sharing: newer.project)
      changes.append(production.map { "the project of \($0)" } ?? "the project of no other profile")
    }
    let rules = (confirmation, requiresDryRun, dryRunMaxAge, maxRecipients)
    let newerRules = (
      newer.confirmation, newer.requiresDryRun, newer.dryRunMaxAge, newer.maxRecipients
    )
    if rules != newerRules {
      changes.append("rules of sending")
    }
    if journal != newer.journal { changes.append("journal") }
    if color != newer.color || theme != newer.theme { changes.append("colors") }
    return changes
  }
}

extension LintSettings {
  fileprivate var withoutLines: LintSettings {
    var settings = self
    for index in settings.suppressions.indices { settings.suppressions[index].line = 0 }
    return settings
  }
}
