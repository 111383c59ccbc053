import Resolver
import StringResources
import Testing

struct AndroidDeviceStateTests {
  @Test(arguments: [
    ("values-night", "in dark mode"), ("values-notnight", "in dark mode"),
    ("values-land", "in landscape"), ("values-port", "in landscape"),
    ("values-v35", "on API 35"), ("values-v29", "on API 28"),
    ("values-sw600dp", "on screens of 600dp"), ("values-sw360dp", "on screens of 359dp"),
    ("values-television", "on a television"), ("values-watch", "on a watch"),
    ("values-sw600dp-land", "in landscape on screens of 600dp"),
    ("values-mcc310", "in another device state"), ("values-large", "in another device state"),
  ])
  func `A directory for a device's state gives one in which another text is shown`(
    directory: String, words: String
  ) throws {
    let strings = AppLocalizations(
      android: SampleApp.android([
        "values": ["key": .text("usual")], directory: ["key": .text("other")],
      ]))
    let state = try #require(strings.androidStates(of: "key", apiLevel: 34).first)
    #expect(state.words == words)
    var device = Device(.android, locales: ["en-US"])
    let resolver = StringResolver(strings: strings)
    let usual = resolver.resolve(TextRequest(key: "key"), on: device).outcome.text
    device.androidState = state
    let other = resolver.resolve(TextRequest(key: "key"), on: device).outcome.text
    #expect(Set([usual, other]) == ["usual", "other"])
  }

  @Test(arguments: ["values-de", "values-v21", "values-ldrtl", "values-xhdpi"])
  func `A directory that no state of a phone decides about gives none`(directory: String) {
    let strings = AppLocalizations(
      android: SampleApp.android([
        "values": ["key": .text("a")], directory: ["key": .text("b")],
      ]))
    #expect(strings.androidStates(of: "key", apiLevel: 34).isEmpty)
  }

  @Test func `On another version's device the formatter is that version's`() throws {
    let strings = AppLocalizations(
      android: SampleApp.android([
        "values": ["key": .text("%1$s")], "values-v35": ["key": .text("%0$s")],
      ]))
    var device = Device(.android, locales: ["en-US"])
    device.androidState = strings.androidStates(of: "key", apiLevel: 34).first
    let newer = Device(.android, locales: ["en-US"], androidAPILevel: 35)
    let request = TextRequest(key: "key", arguments: ["A"])
    let resolver = StringResolver(strings: strings)
    #expect(
      resolver.resolve(request, on: device).outcome == resolver.resolve(request, on: newer).outcome)
  }
}
