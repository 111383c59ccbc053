internal import AppStrings
public import ArgumentParser
internal import ComposerState
internal import Resolver
internal import Spelling

/// `pushwright strings resolve`: show what devices make of a key and its arguments.
public struct StringsResolveCommand: AsyncParsableCommand, ReportingVerb {
  public static let configuration = CommandConfiguration(
    commandName: "resolve", abstract: "Show what devices make of a key and its arguments.",
    discussion: """
      Where the project file names releases, each of them is asked, and the worst is told.
      """)

  @Argument(help: "A localization key, as title_loc_key has it.")
  public var key: String

  @Option(
    help: ArgumentHelp(
      "An argument of the key, in order; without any, nothing is formatted.", valueName: "text"))
  public var arg: [String] = []

  @OptionGroup public var locales: LocaleOptions

  @Option(
    help: ArgumentHelp(
      "The device; several times for several. Otherwise those whose strings are given."))
  public var device: [DeviceName] = []

  @Option(help: "How to print it.")
  public var format: PreviewFormat = .text

  @OptionGroup public var strings: StringsOptions

  @OptionGroup public var project: ProjectOptions

  public init() {}

  public func run() async throws { try await printReport() }

  /// What to ask about a key that no localization of any platform has; `nil` where one has it, or none is like it.
  static func remark(about key: String, _ inventory: KeyInventory) -> String? {
    let platforms = Platform.allCases
    guard platforms.allSatisfy({ inventory.key(key, on: $0) == nil }) else { return nil }
    let names = platforms.lazy.flatMap { inventory.keys(on: $0) }.map(\.name)
    return NearestName.suggestion(for: key, among: names).map {
      "no string has the key ‘\(key)’: did you mean \($0)?"
    }
  }

  func report() async throws(CommandFailure) -> String {
    let named = try Project.checked(project)
    let strings = try await named.strings(required: !strings.noStrings)
    let project = try named.previewing(strings.localizations, locales)
    let devices = project.devices(on: device.isEmpty ? strings.platforms : device)
    let wanted = devices.compactMap(\.device.previewedLocale)
    let resolver = StringResolver(
      strings: strings.localizations.withPseudoLocales(wantedBy: wanted))
    let released = try await project.releasedStrings(wantedBy: wanted)
    let request = TextRequest(key: key, arguments: arg.isEmpty ? nil : arg.map { .string($0) })
    let entries = devices.map { locale, device in
      ResolvedKey(
        locale: locale, platform: device.platform,
        resolution: resolver.resolve(request, on: device),
        releases: released.isEmpty
          ? nil : ReleaseResolutions(request, on: device, releases: released))
    }
    if let remark = Self.remark(about: key, resolver.keys) { Narration.say("note: \(remark)") }
    switch format {
    case .text: return StringsReport.text(entries)
    case .json:
      return StringsReport.json(entries, key: key, arguments: arg.isEmpty ? nil : arg)
    }
  }
}
