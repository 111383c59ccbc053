// swift-tools-version: 6.2

import PackageDescription

// `.ci/run` builds our own targets with warnings as errors; a newer compiler must not break a clone.
let warnings: [SwiftSetting] =
  Context.environment["PUSHWRIGHT_WARNINGS"] == "error" ? [.treatAllWarnings(as: .error)] : []

// `.ci/package` names the commit and its day. They are compiled into one C file, so that no other build is made anew.
let stamp: [CSetting] =
  Context.environment["PUSHWRIGHT_STAMP"].map {
    [.define("PUSHWRIGHT_STAMP", to: "\"\($0)\"")]
  } ?? []

let package = Package(
  name: "pushwright",
  products: [.executable(name: "pushwright", targets: ["pushwright"])],
  // Exact versions: the same sources give the same program everywhere, and an upgrade is a commit that the tests have
  // seen. Package.resolved, which pins the rest, isn't kept as long as mirrors change the ids of commits.
  dependencies: [
    // The command line: verbs, options, --help, completion scripts.
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
    // Hummingbird asks for a logger; the emulator gives it one that writes nothing.
    .package(url: "https://github.com/apple/swift-log", exact: "1.16.2"),
    // FCM over TLS, with deadlines, proxies and the moment at which the first byte leaves.
    .package(url: "https://github.com/swift-server/async-http-client", exact: "1.37.0"),
    .package(url: "https://github.com/apple/swift-nio", exact: "2.101.2"),
    .package(url: "https://github.com/apple/swift-nio-ssl", exact: "2.37.6"),
    // The emulator's server. Its traits would add configuration files that the emulator doesn't read.
    .package(
      url: "https://github.com/hummingbird-project/hummingbird", exact: "2.28.1", traits: []),
    // The project file, the configuration and themes.
    .package(url: "https://github.com/LebJe/TOMLKit", exact: "0.6.0"),
    // The journal, in SQLite.
    .package(url: "https://github.com/groue/GRDB.swift", exact: "7.10.0"),
    // RS256 for service accounts; it reads both forms of their keys.
    .package(url: "https://github.com/vapor/jwt-kit", exact: "5.7.1"),
    // SHA-256 for what is to be recognized again.
    .package(url: "https://github.com/apple/swift-crypto", exact: "4.5.2"),
    // Certificates that the emulator and the tests make.
    .package(url: "https://github.com/apple/swift-asn1", exact: "1.7.4"),
    .package(url: "https://github.com/apple/swift-certificates", exact: "1.21.1"),
    // What is different about two states of the composer, where a test expected the same.
    .package(url: "https://github.com/pointfreeco/swift-custom-dump", exact: "1.7.3"),
  ],
  targets: [
    // Below level 0: what needs nothing of ours, and serves it
    .target(name: "ByteSearch"),
    .target(name: "Spelling"),

    // Level 0
    .target(name: "PushMessages", dependencies: ["ByteSearch", "Spelling"]),
    .target(name: "StringResources", dependencies: ["ByteSearch", "CExpat"]),
    .target(name: "TextLayout", dependencies: ["CFribidi"]),
    .target(name: "TextEditing"),
    .target(name: "TOMLPlaces"),
    .target(name: "CalendarTime"),
    .target(name: "HarmlessText"),
    .target(name: "LanguageTags"),
    .target(name: "TextEncodings"),
    .target(name: "LocalFiles"),
    .target(name: "SettingShapes"),
    .systemLibrary(name: "CExpat", providers: [.apt(["libexpat1-dev"])]),
    .systemLibrary(name: "CFribidi", providers: [.apt(["libfribidi-dev"])]),
    .systemLibrary(name: "CNcursesw", providers: [.apt(["libncursesw5-dev"])]),
    .systemLibrary(name: "CMainQueue"),
    .target(name: "CBuildStamp", cSettings: stamp),
    .target(name: "CTerminalGuard"),
    .target(name: "CProgramStart"),

    // Level 1
    .target(name: "FileWatching", dependencies: ["LocalFiles"]),
    .target(name: "LocalPrograms", dependencies: ["CProgramStart", "HarmlessText"]),
    .target(
      name: "Resolver",
      dependencies: ["ByteSearch", "CalendarTime", "LanguageTags", "StringResources"]),
    .target(
      name: "CodeSnippets",
      dependencies: ["ByteSearch", "CalendarTime", "HarmlessText", "PushMessages"]),
    .target(
      name: "FCMClient",
      dependencies: [
        "ByteSearch", "CalendarTime", "HarmlessText", "PushMessages", "TextEncodings",
        .product(name: "Crypto", package: "swift-crypto"),
      ]),
    .target(
      name: "Workspace",
      dependencies: [
        "ByteSearch", "HarmlessText", "LanguageTags", "SettingShapes", "Spelling", "TOMLPlaces",
        .product(name: "TOMLKit", package: "TOMLKit"),
      ]),
    .target(
      name: "TerminalUI",
      dependencies: [
        "SettingShapes", "Spelling", "TOMLPlaces", "TextLayout",
        .product(name: "TOMLKit", package: "TOMLKit"),
      ],
      resources: [
        .embedInCode("../../Themes/catppuccin-latte.toml"),
        .embedInCode("../../Themes/catppuccin-mocha.toml"),
        .embedInCode("../../Themes/dracula.toml"),
        .embedInCode("../../Themes/flexoki-dark.toml"),
        .embedInCode("../../Themes/flexoki-light.toml"),
        .embedInCode("../../Themes/gruvbox-dark.toml"),
        .embedInCode("../../Themes/high-contrast-dark.toml"),
        .embedInCode("../../Themes/high-contrast-light.toml"),
        .embedInCode("../../Themes/mono.toml"),
        .embedInCode("../../Themes/nord.toml"),
        .embedInCode("../../Themes/okabe-ito-dark.toml"),
        .embedInCode("../../Themes/okabe-ito-light.toml"),
        .embedInCode("../../Themes/selenized-dark.toml"),
        .embedInCode("../../Themes/solarized-dark.toml"),
        .embedInCode("../../Themes/solarized-light.toml"),
        .embedInCode("../../Themes/terminal.toml"),
        .embedInCode("../../Themes/tokyo-night.toml"),
      ]),

    // Level 2
    .target(
      name: "AppStrings",
      dependencies: [
        "ByteSearch", "FileWatching", "HarmlessText", "LocalFiles", "LocalPrograms", "Resolver",
        "Spelling", "StringResources",
      ]),
    .target(name: "AppProject", dependencies: ["StringResources"]),
    .target(
      name: "DevicePreview", dependencies: ["ByteSearch", "PushMessages", "Resolver", "TextLayout"]),
    .target(
      name: "FCMTransport",
      dependencies: [
        "ByteSearch", "FCMClient", "HarmlessText", "LocalFiles", "TextEncodings",
        .product(name: "AsyncHTTPClient", package: "async-http-client"),
        .product(name: "JWTKit", package: "jwt-kit"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "NIOSSL", package: "swift-nio-ssl"),
      ]),
    .target(
      name: "RecipientLists",
      dependencies: ["ByteSearch", "FCMClient", "HarmlessText", "LanguageTags", "PushMessages"]),
    .target(
      name: "SendJournal",
      dependencies: [
        "ByteSearch", "CalendarTime", "FCMClient", "HarmlessText", "LocalFiles", "PushMessages",
        .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "GRDBSQLite", package: "GRDB.swift"),
      ]),
    .target(
      name: "CursesTerminal",
      dependencies: [
        "CNcursesw", "CTerminalGuard", "HarmlessText", "LocalFiles", "TerminalUI", "TextEncodings",
        "TextLayout",
      ]),

    // Level 3
    .target(
      name: "MessageLint",
      dependencies: [
        "AppProject", "ByteSearch", "CalendarTime", "DevicePreview", "LanguageTags",
        "PushMessages", "Resolver", "Spelling",
      ]),

    .target(
      name: "SimulatedDevices", dependencies: ["CalendarTime", "PushMessages", "Resolver"]),

    .target(
      name: "NotificationPage",
      dependencies: [
        "DevicePreview", "HarmlessText", "LanguageTags", "PushMessages", "Resolver",
        "TextEncodings", "TextLayout", .product(name: "Crypto", package: "swift-crypto"),
      ]),

    .target(
      name: "ProjectStart",
      dependencies: [
        "ByteSearch", "FCMClient", "LanguageTags", "LocalFiles", "PushMessages", "Resolver",
      ]),

    // Level 4
    .target(
      name: "FCMEmulator",
      dependencies: [
        "ByteSearch", "CalendarTime", "DevicePreview", "FCMClient", "HarmlessText",
        "LanguageTags", "MessageLint", "NotificationPage", "PushMessages", "Resolver",
        "SimulatedDevices",
        "TextEncodings",
        .product(name: "Crypto", package: "swift-crypto"),
        .product(name: "CryptoExtras", package: "swift-crypto"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "HummingbirdCore", package: "hummingbird"),
        .product(name: "HummingbirdHTTP2", package: "hummingbird"),
        .product(name: "JWTKit", package: "jwt-kit"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOSSL", package: "swift-nio-ssl"),
        .product(name: "NIOTLS", package: "swift-nio"),
        .product(name: "SwiftASN1", package: "swift-asn1"),
        .product(name: "X509", package: "swift-certificates"),
      ], resources: [.embedInCode("API/emulator.openapi.json")]),

    .target(
      name: "SendPolicy",
      dependencies: [
        "ByteSearch", "CalendarTime", "DevicePreview", "FCMClient", "HarmlessText", "MessageLint",
        "PushMessages",
        "RecipientLists", "Resolver", "Workspace",
      ]),

    // Levels 5 to 8
    .target(
      name: "Diagnosis", dependencies: ["AppProject", "FCMClient", "SendPolicy", "Workspace"]),
    .target(
      name: "Drafts",
      dependencies: [
        "ByteSearch", "CalendarTime", "CodeSnippets", "DevicePreview", "FCMClient", "LanguageTags",
        "MessageLint", "NotificationPage", "PushMessages", "RecipientLists", "Resolver",
        "SendPolicy",
        "Spelling",
        "TextEncodings",
        "Workspace",
      ]),
    .target(
      name: "ComposerState",
      dependencies: [
        "ByteSearch", "CalendarTime", "CodeSnippets", "DevicePreview", "Drafts", "FCMClient",
        "HarmlessText", "MessageLint", "NotificationPage", "PushMessages", "Resolver", "SendPolicy",
        "SettingShapes",
        "TextEditing", "Workspace",
      ]),
    .target(
      name: "ComposerScreens",
      dependencies: [
        "ByteSearch", "CodeSnippets", "ComposerState", "DevicePreview", "Drafts", "FCMClient",
        "MessageLint", "PushMessages", "Resolver", "SendPolicy", "SettingShapes", "TerminalUI",
        "TextEditing",
        "TextLayout",
      ]),
    .target(
      name: "Commands",
      dependencies: [
        "AppProject", "AppStrings", "CBuildStamp", "CodeSnippets", "DevicePreview", "Diagnosis",
        "Drafts",
        "FCMClient",
        "HarmlessText", "LanguageTags", "LocalFiles", "MessageLint", "NotificationPage",
        "ProjectStart",
        "PushMessages", "RecipientLists", "Resolver",
        "SendJournal", "SendPolicy", "SettingShapes", "Spelling", "StringResources", "TerminalUI",
        "TextEncodings", "TextLayout", "Workspace",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .executableTarget(
      name: "pushwright",
      dependencies: [
        "AppStrings", "CMainQueue", "CTerminalGuard", "Commands", "ComposerScreens",
        "CodeSnippets", "ComposerState", "CursesTerminal", "DevicePreview", "Diagnosis", "Drafts",
        "FCMClient", "FCMEmulator", "FCMTransport", "FileWatching", "HarmlessText", "LocalFiles",
        "LocalPrograms",
        "MessageLint", "NotificationPage", "ProjectStart",
        "PushMessages", "Resolver", "SendJournal", "SendPolicy", "SimulatedDevices", "Spelling",
        "StringResources", "TerminalUI", "TextEncodings", "TextLayout", "Workspace",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),

    // What the tests share, and the tests.
    .target(
      name: "TestSupport",
      dependencies: [
        "AppProject", "AppStrings", "Commands", "ComposerScreens", "ComposerState", "DevicePreview",
        "Drafts", "FCMClient", "MessageLint", "PushMessages", "Resolver", "StringResources",
        "TerminalUI", "Workspace",
      ], path: "Tests/TestSupport"),
    .target(
      name: "VectorSupport", dependencies: ["Resolver", "StringResources"],
      path: "Tests/VectorSupport"),
    .target(name: "SchemaSupport", dependencies: ["PushMessages"], path: "Tests/SchemaSupport"),
    .target(name: "AppSupport", path: "Tests/AppSupport"),
    .target(name: "TestPacing", path: "Tests/TestPacing"),
    .target(name: "FuzzSupport", dependencies: ["PushMessages"], path: "Tests/FuzzSupport"),
    // Every reader of bytes that others write; with --sanitize fuzzer it is libFuzzer for one of them.
    .executableTarget(
      name: "fuzzing",
      dependencies: [
        "AppProject", "AppStrings", "AppSupport", "CodeSnippets", "CursesTerminal", "DevicePreview",
        "Drafts", "FCMClient", "HarmlessText", "LanguageTags", "LocalFiles", "MessageLint",
        "ProjectStart", "PushMessages", "RecipientLists", "Resolver", "StringResources",
        "TOMLPlaces", "TerminalUI", "TextEditing", "TextLayout", "Workspace",
      ], path: "Tests/Fuzzing"),
    .executableTarget(
      name: "conformance",
      dependencies: [
        "VectorSupport", .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ], path: "Tests/Conformance"),
    .executableTarget(
      name: "benchmarks",
      dependencies: [
        "ComposerScreens", "ComposerState", "DevicePreview", "Drafts", "FCMClient", "FCMEmulator",
        "FCMTransport", "PushMessages", "RecipientLists", "Resolver", "SendJournal",
        "SimulatedDevices", "StringResources", "TerminalUI", "Workspace",
        .product(name: "AsyncHTTPClient", package: "async-http-client"),
        .product(name: "Crypto", package: "swift-crypto"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "NIOSSL", package: "swift-nio-ssl"),
        .product(name: "SwiftASN1", package: "swift-asn1"),
        .product(name: "X509", package: "swift-certificates"),
      ], path: "Tests/Benchmarks", exclude: ["firebase_admin_list.py"]),
    .testTarget(
      name: "PushMessagesTests", dependencies: ["FuzzSupport", "PushMessages", "TestPacing"],
      exclude: ["Data"]),
    .testTarget(name: "ByteSearchTests", dependencies: ["ByteSearch"]),
    .testTarget(name: "FuzzingTests", dependencies: ["FuzzSupport", "TestPacing", "fuzzing"]),
    .testTarget(
      name: "CodeSnippetsTests",
      dependencies: ["CodeSnippets", "FuzzSupport", "PushMessages", "TestPacing"],
      exclude: ["Golden", "Samples", "Stubs"]),
    .testTarget(
      name: "StringResourcesTests",
      dependencies: ["FuzzSupport", "StringResources", "TestPacing", "VectorSupport"],
      exclude: ["Vectors"]),
    .testTarget(
      name: "DevicePreviewTests",
      dependencies: ["DevicePreview", "PushMessages", "Resolver", "StringResources"]),
    .testTarget(
      name: "AppStringsTests",
      dependencies: [
        "AppStrings", "FileWatching", "LocalPrograms", "Resolver", "StringResources", "TestPacing",
      ]),
    .testTarget(
      name: "AppProjectTests", dependencies: ["AppProject", "AppSupport", "TestPacing"]),
    .testTarget(
      name: "MessageLintTests",
      dependencies: [
        "AppProject", "AppSupport", "CodeSnippets", "DevicePreview", "FuzzSupport", "MessageLint",
        "PushMessages",
        "Resolver",
        "StringResources", "TestPacing",
      ]),
    .testTarget(
      name: "SimulatedDevicesTests",
      dependencies: ["PushMessages", "Resolver", "SimulatedDevices", "TestPacing"]),
    .testTarget(
      name: "NotificationPageTests",
      dependencies: [
        "DevicePreview", "FuzzSupport", "NotificationPage", "PushMessages", "Resolver",
        "StringResources",
      ]),
    .testTarget(
      name: "ProjectStartTests",
      dependencies: ["AppStrings", "ProjectStart", "PushMessages", "Workspace"]),
    .testTarget(
      name: "DiagnosisTests",
      dependencies: [
        "AppProject", "AppSupport", "Diagnosis", "FCMClient", "SendPolicy", "TestPacing",
        "Workspace",
      ]),
    .testTarget(
      name: "DraftsTests",
      dependencies: [
        "DevicePreview", "Drafts", "MessageLint", "PushMessages", "Resolver", "SendPolicy",
        "Workspace",
      ]),
    .testTarget(
      name: "ComposerStateTests",
      dependencies: [
        "AppProject", "AppSupport", "CodeSnippets", "ComposerState", "DevicePreview", "Drafts",
        "FCMClient", "FuzzSupport",
        "MessageLint", "NotificationPage", "PushMessages", "Resolver", "SendPolicy",
        "StringResources", "TestPacing",
        "TestSupport",
        "TextEditing", "Workspace",
        .product(name: "CustomDump", package: "swift-custom-dump"),
      ]),
    .testTarget(
      name: "TextLayoutTests", dependencies: ["FuzzSupport", "TextLayout"],
      exclude: ["Vectors"]),
    .testTarget(name: "TextEditingTests", dependencies: ["FuzzSupport", "TextEditing"]),
    .testTarget(
      name: "ResolverTests",
      dependencies: ["Resolver", "StringResources", "TestPacing", "VectorSupport"],
      exclude: ["Vectors"]),
    .testTarget(
      name: "SendJournalTests",
      dependencies: [
        "FCMClient", "LocalFiles", "PushMessages", "SendJournal", "TestPacing",
        .product(name: "GRDB", package: "GRDB.swift"),
      ]),
    .testTarget(
      name: "RecipientListsTests", dependencies: ["FCMClient", "PushMessages", "RecipientLists"]),
    .testTarget(name: "FCMClientTests", dependencies: ["FCMClient", "PushMessages"]),
    .testTarget(
      name: "SendPolicyTests",
      dependencies: [
        "DevicePreview", "FCMClient", "MessageLint", "PushMessages", "RecipientLists", "Resolver",
        "SendPolicy", "StringResources", "Workspace",
      ]),
    .testTarget(name: "LocalFilesTests", dependencies: ["LocalFiles", "TestPacing"]),
    .testTarget(name: "LocalProgramsTests", dependencies: ["LocalPrograms", "TestPacing"]),
    .testTarget(name: "CalendarTimeTests", dependencies: ["CalendarTime"]),
    .testTarget(name: "HarmlessTextTests", dependencies: ["HarmlessText"]),
    .testTarget(name: "LanguageTagsTests", dependencies: ["LanguageTags"]),
    .testTarget(name: "TextEncodingsTests", dependencies: ["TextEncodings"]),
    .testTarget(name: "TOMLPlacesTests", dependencies: ["TOMLPlaces"]),
    .testTarget(name: "SpellingTests", dependencies: ["Spelling"]),
    .testTarget(name: "WorkspaceTests", dependencies: ["SettingShapes", "Workspace"]),
    .testTarget(name: "TerminalUITests", dependencies: ["SettingShapes", "TerminalUI"]),
    .executableTarget(
      name: "terminalprobe", dependencies: ["CursesTerminal", "TerminalUI", "TextLayout"],
      path: "Tests/TerminalProbe"),
    .testTarget(
      name: "CursesTerminalTests", dependencies: ["CursesTerminal", "TerminalUI", "terminalprobe"]),
    .testTarget(
      name: "FCMTransportTests",
      dependencies: [
        "FCMClient", "FCMTransport", "TestPacing",
        .product(name: "Crypto", package: "swift-crypto"),
        .product(name: "CryptoExtras", package: "swift-crypto"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "NIOSSL", package: "swift-nio-ssl"),
        .product(name: "SwiftASN1", package: "swift-asn1"),
        .product(name: "X509", package: "swift-certificates"),
      ]),
    .testTarget(
      name: "FCMEmulatorTests",
      dependencies: [
        "FCMClient", "FCMEmulator", "FCMTransport", "MessageLint", "PushMessages", "Resolver",
        "SimulatedDevices",
        "StringResources", "TestPacing",
        .product(name: "CryptoExtras", package: "swift-crypto"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
      ]),
    .testTarget(
      name: "ComposerScreensTests",
      dependencies: [
        "ComposerScreens", "ComposerState", "DevicePreview", "Drafts", "FCMClient", "FuzzSupport",
        "MessageLint", "PushMessages", "Resolver", "SendPolicy", "StringResources", "TerminalUI",
        "TestPacing", "TestSupport", "TextEditing", "TextLayout", "Workspace",
      ], exclude: ["Screens"]),
    .testTarget(
      name: "CommandsTests",
      dependencies: [
        "AppProject", "AppStrings", "AppSupport", "CodeSnippets", "Commands", "ComposerState",
        "CursesTerminal",
        "DevicePreview", "Diagnosis", "Drafts", "FCMClient", "FCMEmulator", "FCMTransport",
        "LocalFiles",
        "MessageLint", "ProjectStart", "PushMessages", "RecipientLists", "Resolver",
        "SchemaSupport", "SendJournal", "SettingShapes",
        "SendPolicy", "StringResources", "TOMLPlaces", "TestPacing", "TestSupport", "Workspace",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .testTarget(
      name: "SessionTests",
      dependencies: [
        "AppProject", "AppSupport", "Commands", "ComposerState", "DevicePreview", "Drafts",
        "FCMClient",
        "LocalPrograms", "MessageLint",
        "PushMessages", "pushwright", "Resolver", "SendPolicy", "Workspace",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .testTarget(name: "ArchitectureTests", dependencies: ["TestPacing"], exclude: ["Words"]),
    .testTarget(
      name: "ProgramTests",
      dependencies: [
        "FuzzSupport", "SchemaSupport", "TestPacing",
        .product(name: "CryptoExtras", package: "swift-crypto"),
      ],
      exclude: ["Clients", "Golden"]),
  ],
  swiftLanguageModes: [.v6]
)

let inC = ["CBuildStamp", "CProgramStart", "CTerminalGuard"]
for target in package.targets where target.type != .system && !inC.contains(target.name) {
  target.swiftSettings =
    warnings + [
      // SE-0335: `any` marks the places where a value's type is not known.
      .enableUpcomingFeature("ExistentialAny"),
      // SE-0409, SE-0444: a file says what it imports, and what of it others may see.
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
      // SE-0461: an `async` function stays with its caller.
      .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
      // SE-0470: a main-actor type conforms on the main actor.
      .enableUpcomingFeature("InferIsolatedConformances"),
      // SE-0481: a weak reference may be a constant.
      .enableUpcomingFeature("ImmutableWeakCaptures"),
      // SE-0458: the word `unsafe` marks what the compiler cannot check: C libraries and signals.
      .strictMemorySafety(),
    ]
}

// What computes is optimized in debug builds too: it takes half the time then, or a tenth where text is read byte by byte,
// which is most of the suite's time and of what `swift run` shows of the demo. Checks for overflow and bounds stay.
let computing = [
  "AppProject", "AppStrings", "ArchitectureTests", "CalendarTime", "CodeSnippets", "Commands",
  "ComposerScreens", "ComposerState", "DevicePreview", "Drafts", "FCMClient", "FCMEmulator",
  "HarmlessText", "LanguageTags", "LocalFiles", "MessageLint", "NotificationPage",
  "PushMessages", "RecipientLists", "Resolver", "SendJournal", "SendPolicy",
  "SimulatedDevices", "Spelling", "StringResources", "TOMLPlaces", "TerminalUI", "TextEditing",
  "TextLayout", "Workspace",
]
for target in package.targets where computing.contains(target.name) {
  target.swiftSettings?.append(.unsafeFlags(["-O"], .when(configuration: .debug)))
}
