import Resolver
import Testing

struct WebResolutionTests {
  private let resolver = StringResolver(strings: AppLocalizations())

  @Test func `The web shows the literal`() {
    let resolution = resolver.resolve(
      TextRequest(literal: "50% off %@", key: "KEY", arguments: ["x"]),
      on: Device(.web, locales: ["fr"]))
    #expect(resolution.outcome == .shows("50% off %@"))
  }

  @Test func `The web has no localization keys`() {
    let resolution = resolver.resolve(TextRequest(key: "KEY"), on: Device(.web, locales: ["fr"]))
    #expect(resolution.outcome == .omitted)
    #expect(resolution.reason == "no text for the web: web push has no localization keys")
    #expect(resolution.documented == nil)
  }
}
