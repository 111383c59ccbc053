internal import Hummingbird
internal import NIOCore

/// What belongs to a request besides its parts: the connection that it came over.
struct EmulatorContext: RequestContext {
  var coreContext: CoreRequestContextStorage
  let channel: any Channel

  init(source: ApplicationRequestContextSource) {
    coreContext = CoreRequestContextStorage(source: source)
    channel = source.channel
  }
}
