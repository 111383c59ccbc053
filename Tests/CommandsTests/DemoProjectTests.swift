import Commands
import Foundation
import Testing
import Workspace

#if canImport(FoundationXML)
import FoundationXML
#endif

struct DemoProjectTests {
  @Test func `Each file has a path of its own inside the project and ends with a line end`() {
    let paths = DemoProject.files.map(\.path)
    #expect(Set(paths).count == paths.count)
    #expect(paths.count == 1 + 4 + 3 + 7 + 7 + 10 + 7)
    for file in DemoProject.files {
      #expect(!file.path.hasPrefix("/") && !file.path.contains(".."))
      #expect(file.text.hasSuffix("\n") && !file.text.hasSuffix("\n\n"), "\(file.path)")
    }
  }

  private static let drafts = DemoProject.files.filter {
    $0.path.hasPrefix("drafts/") && !$0.path.hasSuffix(".pushwright.json")
  }

  @Test func `The list has 200 registrations, and the demo's FCM knows two of them as dead`() {
    let list = DemoProject.files.first { $0.path == "lists/deliveries.csv" }?.text ?? ""
    let rows = list.split(separator: "\n").dropFirst().map { $0.split(separator: ",") }
    #expect(rows.count == 200 && rows.allSatisfy { $0.count == 4 })
    #expect(Set(rows.map { $0[0] }).count == 200)
    #expect(rows.count { $0[0].hasPrefix("behave-unregistered.") } == 2)
  }

  @Test func `Each draft is strict JSON with one target and texts for three platforms`() throws {
    let drafts = Self.drafts
    #expect(drafts.count == 5)
    for draft in drafts {
      let json = try JSONSerialization.jsonObject(with: Data(draft.text.utf8))
      let message = try #require((json as? [String: Any])?["message"] as? [String: Any])
      // The notes beside a draft name its list.
      let notes = draft.path.replacing(".json", with: ".pushwright.json")
      let list = DemoProject.files.count { $0.path == notes && $0.text.contains("\"list\"") }
      let targets = ["topic", "token", "condition"].count { message[$0] != nil }
      #expect(targets + list == 1, "\(draft.path)")
      #expect(message["notification"] == nil, "a literal would hide the keys on Android")
      for platform in ["android", "apns", "webpush"] {
        #expect(message[platform] is [String: Any], "\(draft.path) \(platform)")
      }
      #expect(!draft.text.contains("\t") && draft.text.hasPrefix("{\n  \"message\": {\n"))
    }
  }

  @Test func `Each language has every key but those which are missing on purpose`() throws {
    let android = try DemoStrings.android()
    let apple = try DemoStrings.apple()
    let keys = Set(try #require(android["android/app/src/main/res/values/strings.xml"]).keys)
    #expect(keys.count == 14)
    for (files, expected) in [(android, keys), (apple, Set(keys.map { $0.uppercased() }))] {
      #expect(files.count == 7)
      for (path, texts) in files {
        let planted = DemoProject.plantedFaults.filter { $0.path == path && $0.fragment == nil }
        #expect(Set(texts.keys).union(planted.map(\.key)) == expected, "\(path)")
        #expect(planted.allSatisfy { texts[$0.key] == nil }, "\(path)")
      }
    }
  }

  @Test func `Each planted fault stands in its file`() throws {
    let texts = try DemoStrings.all()
    #expect(DemoProject.plantedFaults.count == 7 + 7 + 5)
    for fault in DemoProject.plantedFaults {
      let file = try #require(texts[fault.path], "\(fault.path)")
      if let fragment = fault.fragment {
        #expect(file[fault.key]?.contains(fragment) == true, "\(fault.path) \(fault.key)")
      } else {
        #expect(file[fault.key] == nil, "\(fault.path) \(fault.key)")
      }
    }
  }

  /// A device formats only `%s` or `%@`, with or without an index, and `%%`.
  @Test func `Every other text takes the arguments of the English one and nothing else`() throws {
    for (path, file) in try DemoStrings.all() {
      let english = try DemoStrings.english(for: path)
      let conversion: Character = path.hasPrefix("android/") ? "s" : "@"
      for (key, text) in file where !DemoStrings.isPlanted(path, key) {
        let arguments = DemoStrings.arguments(of: text, conversion: conversion)
        #expect(arguments != nil, "\(path): \(text)")
        let source = try #require(english[key])
        let wanted = DemoStrings.arguments(of: source, conversion: conversion)
        #expect(arguments == wanted, "\(path): \(text)")
      }
    }
  }

  @Test func `Only the planted text is left in English`() throws {
    var identical: [String] = []
    for (path, file) in try DemoStrings.all() {
      let english = try DemoStrings.english(for: path)
      guard file != english else { continue }
      identical += file.filter { $0.value == english[$0.key] }.map { "\(path) \($0.key)" }
    }
    #expect(identical == ["android/app/src/main/res/values-ja/strings.xml cart_reminder_body"])
  }

  @Test func `The project file is read without a problem`() throws {
    let text = try #require(DemoProject.files.first { $0.path == ProjectFile.name }).text
    let (project, problems) = ProjectFile.reading(text, path: ProjectFile.name)
    #expect(problems.isEmpty)
    #expect(
      project.preview.locales.map(\.name)
        == ["en-US", "fr-CA", "de-DE", "es-MX", "ar-EG", "ja-JP", "zh-Hans-CN"])
    #expect(project.profile(named: nil).profile?.kind == .local)
    #expect(project.profiles.first?.testTargets.count == 2)
    let app = try #require(project.apps.first)
    for directory in app.android + app.apple + [project.drafts] {
      #expect(DemoProject.files.contains { $0.path.hasPrefix(directory + "/") }, "\(directory)")
    }
  }

  @Test func `The drafts use only keys that the app has in English`() throws {
    let texts = try DemoStrings.all()
    let android = try #require(texts["android/app/src/main/res/values/strings.xml"])
    let apple = try #require(texts["ios/DemoShop/en.lproj/Localizable.strings"])
    for draft in Self.drafts {
      for pattern in ["title_loc_key", "body_loc_key"] {
        let key = try #require(DemoStrings.value(of: pattern, in: draft.text), "\(draft.path)")
        #expect(android[key] != nil, "\(draft.path) \(key)")
      }
      for pattern in ["title-loc-key", "loc-key"] {
        let key = try #require(DemoStrings.value(of: pattern, in: draft.text), "\(draft.path)")
        #expect(apple[key] != nil, "\(draft.path) \(key)")
      }
    }
  }
}
