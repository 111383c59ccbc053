import AppStrings

/// Reads the app's strings, and again what changes of them on the disk.
@MainActor
final class StringsFeed {
  private let sources: AppSources
  private let deliver: (AppStrings, StringsOrigin?) -> Void
  private var strings: AppStrings?
  private var origin: StringsOrigin?
  private var watcher: AppStringsWatcher?

  /// `deliver` is called each time there is something new.
  init(_ sources: AppSources, deliver: @escaping (AppStrings, StringsOrigin?) -> Void) {
    self.sources = sources
    self.deliver = deliver
  }

  func start() {
    watcher = AppStringsWatcher(sources) { [weak self] paths in
      Task { @MainActor in await self?.reread(paths) }
    }
    Task {
      let strings = await AppStrings.reading(sources)
      self.strings = strings
      origin = strings.origin
      deliver(strings, origin)
      await findOrigin()
    }
  }

  func stop() {
    watcher?.cancel()
    watcher = nil
  }

  private func reread(_ paths: Set<String>) async {
    // A change before the first reading is over is part of it.
    guard let known = strings else { return }
    let strings = await known.rereading(paths)
    self.strings = strings
    deliver(strings, origin)
    await findOrigin()
  }

  /// Git takes its time; the strings do not wait for it.
  private func findOrigin() async {
    guard let found = await StringsOrigin.finding(for: sources), found != origin else { return }
    origin = found
    if let strings { deliver(strings, found) }
  }
}
