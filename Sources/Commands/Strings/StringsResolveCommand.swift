internal import AppStrings
public import ArgumentParser
internal import Drafts
internal import MessageLint
internal import Resolver
internal import Spelling

/// `pushwright strings resolve`: show what devices make of a key and its arguments.
public struct StringsResolveCommand: AsyncParsableCommand {
  public static let configuration = CommandConfiguration(
    commandName: "resolve",
    abstract: "Show the text that devices make from a key and its arguments.",
    discussion: """
      If the project file names releases, all of them are checked, and the worst result is \
      shown. Exits 1 if the app has no string with this key.
      """)

  @Argument(help: "A localization key, as in title_loc_key.", completion: .keys)
  public var key: String

  @Option(
    help: ArgumentHelp(
      "An argument of the key, in order. Without arguments, devices don't format the text.",
      valueName: "text"))
  public var arg: [String] = []

  @OptionGroup public var locales: LocaleOptions

  @Option(
    help: ArgumentHelp(
      "The device; repeatable. Default: those that have strings."))
  public var device: [DeviceName] = []

  @Option(help: "The output format.")
  public var format: ReportFormat = .text

  @OptionGroup public var strings: StringsOptions

  @OptionGroup public var project: ProjectOptions

  public init() {}

  public func run() async throws {
    let isKnown: Bool
    do throws(CommandFailure) {
      let answer = try await report()
      try StandardOutput.write(answer.report)
      isKnown = answer.isKnown
    } catch {
      throw error.narrated()
    }
    // What it prints then is what devices make of a key that isn't there.
    if !isKnown { throw ExitCode.failure }
  }

  /// Whether the app's strings have a key, or it can't be told because some couldn't be read.
  static func isKnown(_ key: String, in strings: AppLocalizations, _ inventory: KeyInventory)
    -> Bool
  {
    guard strings.android != nil || strings.apple != nil, strings.faults.isEmpty else {
      return true
    }
    return hasKey(key, inventory)
  }

  private static func hasKey(_ key: String, _ inventory: KeyInventory) -> Bool {
    // A key of Android may name its package and type.
    let names = [key, key.split(separator: "/").last.map(String.init)].compactMap(\.self)
    return Platform.allCases.contains { platform in
      names.contains { inventory.key($0, on: platform) != nil }
    }
  }

  /// What to ask about a key that no localization of any platform has; `nil` if one has it, or none is like it.
  static func remark(about key: String, _ inventory: KeyInventory) -> String? {
    let platforms = Platform.allCases
    guard !hasKey(key, inventory) else { return nil }
    let names = platforms.lazy.flatMap { inventory.keys(on: $0) }.map(\.name)
    return NearestName.suggestion(for: key, among: names).map {
      "no string has the key ‘\(key)’: did you mean \($0)?"
    }
  }

  private func report() async throws(CommandFailure) -> (report: String, isKnown: Bool) {
    let named = try Project.checked(project)
    let strings = try await named.strings(required: !strings.noStrings)
    let inField = try await named.releasedStrings()
    let project = try named.previewing(strings.localizations, inField, locales)
    let devices = project.devices(on: device.isEmpty ? strings.platforms : device)
    let wanted = devices.compactMap(\.device.previewedLocale)
    let shipped = strings.localizations.shipped(by: await named.appProjects())
    let resolver = StringResolver(strings: shipped.withPseudoLocales(wantedBy: wanted))
    let released = inField.map { $0.withPseudoLocales(wantedBy: wanted) }
    let request = TextRequest(key: key, arguments: arg.isEmpty ? nil : arg.map { .string($0) })
    let entries = devices.map { locale, device in
      StringsReport.ResolvedKey(
        locale: locale, platform: device.platform,
        resolution: resolver.resolve(request, on: device),
        releases: released.isEmpty
          ? nil : ReleaseResolutions(request, on: device, releases: released))
    }
    if let remark = Self.remark(about: key, resolver.keys) { Narration.say("note: \(remark)") }
    let report =
      switch format {
      case .text: StringsReport.text(entries)
      case .json: StringsReport.json(entries, key: key, arguments: arg.isEmpty ? nil : arg)
      }
    // An older release may still have a key that the app no longer has.
    let isReleased = released.contains { Self.hasKey(key, $0.resolver.keys) }
    return (report, isReleased || Self.isKnown(key, in: strings.localizations, resolver.keys))
  }
}
