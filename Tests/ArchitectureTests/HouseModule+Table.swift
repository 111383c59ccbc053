extension HouseModule {
  static let all: [HouseModule] = core + outer

  static func named(_ name: String) -> HouseModule? {
    all.first { $0.name == name }
  }

  /// Values and pure functions: no Foundation, no C library, no network.
  private static let core: [HouseModule] = [
    // Below level 0, whose modules need it too.
    HouseModule(name: "ByteSearch", level: -1),
    HouseModule(name: "Spelling", level: -1),
    HouseModule(name: "PushMessages", level: 0, own: ["ByteSearch", "Spelling"]),
    HouseModule(name: "StringResources", level: 0, own: ["ByteSearch", "CExpat"]),
    HouseModule(name: "TextLayout", level: 0, own: ["CFribidi"]),
    HouseModule(name: "TextEditing", level: 0),
    HouseModule(name: "TOMLPlaces", level: 0),
    HouseModule(name: "CalendarTime", level: 0),
    HouseModule(name: "HarmlessText", level: 0),
    HouseModule(name: "LanguageTags", level: 0),
    HouseModule(name: "TextEncodings", level: 0),
    HouseModule(name: "SettingShapes", level: 0),
    HouseModule(
      name: "Resolver", level: 1,
      own: ["ByteSearch", "CalendarTime", "LanguageTags", "StringResources"]),
    HouseModule(
      name: "CodeSnippets", level: 1,
      own: ["ByteSearch", "CalendarTime", "HarmlessText", "PushMessages"]),
    HouseModule(
      name: "FCMClient", level: 1,
      own: ["ByteSearch", "CalendarTime", "HarmlessText", "PushMessages", "TextEncodings"],
      thirdParty: ["Crypto"]
    ),
    HouseModule(
      name: "SendPolicy", level: 4,
      own: [
        "ByteSearch", "CalendarTime", "DevicePreview", "FCMClient", "HarmlessText", "MessageLint",
        "PushMessages",
        "RecipientLists", "Resolver", "Workspace",
      ]),
    HouseModule(
      name: "Workspace", level: 1,
      own: [
        "ByteSearch", "HarmlessText", "LanguageTags", "SettingShapes", "Spelling", "TOMLPlaces",
      ],
      thirdParty: ["TOMLKit"]),
    // Theme files are TOML.
    HouseModule(
      name: "TerminalUI", level: 1, own: ["SettingShapes", "Spelling", "TOMLPlaces", "TextLayout"],
      thirdParty: ["TOMLKit"]),
    HouseModule(
      name: "DevicePreview", level: 2,
      own: ["ByteSearch", "PushMessages", "Resolver", "TextLayout"]),
    HouseModule(name: "AppProject", level: 2, own: ["StringResources"]),
    HouseModule(
      name: "MessageLint", level: 3,
      own: [
        "AppProject", "ByteSearch", "CalendarTime", "DevicePreview", "LanguageTags",
        "PushMessages", "Resolver", "Spelling",
      ]),
    HouseModule(
      name: "NotificationPage", level: 3,
      own: [
        "DevicePreview", "HarmlessText", "LanguageTags", "PushMessages", "Resolver",
        "TextEncodings", "TextLayout",
      ], thirdParty: ["Crypto"]),
    HouseModule(
      name: "SimulatedDevices", level: 3, own: ["CalendarTime", "PushMessages", "Resolver"]),
    HouseModule(
      name: "Diagnosis", level: 5, own: ["AppProject", "FCMClient", "SendPolicy", "Workspace"]),
    HouseModule(
      name: "Drafts", level: 5,
      own: [
        "ByteSearch", "CalendarTime", "CodeSnippets", "DevicePreview", "FCMClient", "LanguageTags",
        "MessageLint", "NotificationPage", "PushMessages", "RecipientLists", "Resolver",
        "SendPolicy",
        "Spelling",
        "TextEncodings",
        "Workspace",
      ]),
    HouseModule(
      name: "ComposerState", level: 6,
      own: [
        "ByteSearch", "CalendarTime", "CodeSnippets", "DevicePreview", "Drafts", "FCMClient",
        "HarmlessText", "MessageLint", "NotificationPage", "PushMessages", "Resolver", "SendPolicy",
        "SettingShapes", "TextEditing", "Workspace",
      ]),
    HouseModule(
      name: "ComposerScreens", level: 7,
      own: [
        "ByteSearch", "CodeSnippets", "ComposerState", "DevicePreview", "Drafts", "FCMClient",
        "MessageLint", "PushMessages", "Resolver", "SendPolicy", "SettingShapes", "TerminalUI",
        "TextEditing", "TextLayout",
      ]),
  ]

  /// The modules that touch files, sockets, the terminal or the process.
  private static let outer: [HouseModule] = [
    // C, below everything of ours.
    HouseModule(name: "CBuildStamp", level: -1),
    HouseModule(name: "CExpat", level: -1),
    HouseModule(name: "CFribidi", level: -1),
    HouseModule(name: "CMainQueue", level: -1),
    HouseModule(name: "CNcursesw", level: -1),
    HouseModule(name: "CProgramStart", level: -1),
    HouseModule(name: "CTerminalGuard", level: -1),
    HouseModule(name: "LocalFiles", level: 0, platform: ["Glibc"]),
    HouseModule(
      name: "FileWatching", level: 1, own: ["LocalFiles"], platform: ["Foundation", "Glibc"]),
    HouseModule(
      name: "LocalPrograms", level: 1, own: ["CProgramStart", "HarmlessText"],
      platform: ["Dispatch", "Glibc"]),
    HouseModule(
      name: "AppStrings", level: 2,
      own: [
        "ByteSearch", "FileWatching", "HarmlessText", "LocalFiles", "LocalPrograms", "Resolver",
        "Spelling", "StringResources",
      ], platform: ["Foundation", "FoundationEssentials", "Glibc"]),
    HouseModule(
      name: "FCMTransport", level: 2,
      own: ["ByteSearch", "FCMClient", "HarmlessText", "LocalFiles", "TextEncodings"],
      thirdParty: ["AsyncHTTPClient", "JWTKit", "NIOCore", "NIOHTTP1", "NIOPosix", "NIOSSL"],
      platform: cLibrary.union(["FoundationEssentials"])),
    HouseModule(
      name: "RecipientLists", level: 2,
      own: ["ByteSearch", "FCMClient", "HarmlessText", "LanguageTags", "PushMessages"]),
    HouseModule(
      name: "SendJournal", level: 2,
      own: [
        "ByteSearch", "CalendarTime", "FCMClient", "HarmlessText", "LocalFiles", "PushMessages",
      ],
      thirdParty: ["GRDB", "GRDBSQLite"], platform: ["FoundationEssentials", "Glibc"]),
    HouseModule(
      name: "ProjectStart", level: 3,
      own: [
        "ByteSearch", "FCMClient", "LanguageTags", "LocalFiles", "PushMessages", "Resolver",
      ]),
    HouseModule(
      name: "CursesTerminal", level: 2,
      own: [
        "CNcursesw", "CTerminalGuard", "HarmlessText", "LocalFiles", "TerminalUI", "TextEncodings",
        "TextLayout",
      ]),
    HouseModule(
      name: "FCMEmulator", level: 4,
      own: [
        "ByteSearch", "CalendarTime", "DevicePreview", "FCMClient", "HarmlessText", "LanguageTags",
        "MessageLint", "NotificationPage", "PushMessages", "Resolver", "SimulatedDevices",
        "TextEncodings",
      ],
      thirdParty: [
        "Crypto", "CryptoExtras", "Hummingbird", "HummingbirdCore", "HummingbirdHTTP2", "JWTKit",
        "Logging", "NIOCore", "NIOSSL", "NIOTLS", "SwiftASN1", "X509",
      ],
      platform: cLibrary.union(["FoundationEssentials"])),
    HouseModule(
      name: "Commands", level: 6,
      own: [
        "AppProject", "AppStrings", "CBuildStamp", "CodeSnippets", "DevicePreview", "Diagnosis",
        "Drafts",
        "FCMClient", "HarmlessText", "LanguageTags", "LocalFiles", "MessageLint",
        "NotificationPage", "ProjectStart", "PushMessages", "RecipientLists", "Resolver",
        "SendJournal",
        "SendPolicy", "SettingShapes", "Spelling", "StringResources", "TerminalUI", "TextEncodings",
        "TextLayout",
        "Workspace",
      ],
      thirdParty: ["ArgumentParser"], platform: ["Foundation", "FoundationEssentials"]),
    HouseModule(
      name: "pushwright", level: 8,
      own: [
        "AppStrings", "CMainQueue", "CTerminalGuard", "CodeSnippets", "Commands", "ComposerScreens",
        "ComposerState", "CursesTerminal", "DevicePreview", "Diagnosis", "Drafts", "FCMClient",
        "FCMEmulator",
        "FCMTransport", "FileWatching", "HarmlessText", "LocalFiles", "LocalPrograms",
        "MessageLint", "NotificationPage", "ProjectStart",
        "PushMessages", "Resolver", "SendJournal", "SendPolicy", "SimulatedDevices", "Spelling",
        "StringResources", "TerminalUI", "TextEncodings", "TextLayout", "Workspace",
      ],
      thirdParty: ["ArgumentParser"], platform: ["Dispatch", "Foundation"]),
  ]
}
