import Synchronization

/// A preview that is made when it is asked for first: reading an app's strings takes a moment.
final class LazyPreview: Sendable {
  private let task = Mutex(Task<EmulatorPreview, Never>?.none)
  private let make: @Sendable () async -> EmulatorPreview

  init(_ make: @escaping @Sendable () async -> EmulatorPreview) {
    self.make = make
  }

  var value: EmulatorPreview {
    get async {
      let running = task.withLock { task in
        let running = task ?? Task { [make] in await make() }
        task = running
        return running
      }
      return await running.value
    }
  }
}
