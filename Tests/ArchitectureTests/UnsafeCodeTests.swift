import Testing

/// The word `unsafe` stands only where Swift talks to C.
struct UnsafeCodeTests {
  /// The files, each with the reason.
  private static let adapters: [String: String] = [
    "Sources/FileWatching/Inotify.swift": "the kernel fills a buffer with events",
    "Sources/Commands/ProgramVersion.swift": "the build's stamp as a C string",
    "Sources/Commands/Output/OutputDescriptor.swift": "write(2), poll(2) and the words of errors",
    "Sources/CursesTerminal/CursesScreen+ForegroundProgram.swift":
      "curses leaves and comes back through it",
    "Sources/CursesTerminal/CursesScreen.swift": "curses draws through a window pointer",
    "Sources/CursesTerminal/DirectColor.swift": "names of the terminal database as C strings",
    "Sources/CursesTerminal/Environment.swift": "getenv and its answer",
    "Sources/CursesTerminal/ForegroundResult.swift": "a program's words as C strings",
    "Sources/CursesTerminal/Input/CharacterMeasure.swift": "a terminal's answer, read byte by byte",
    "Sources/CursesTerminal/Input/CursesScreen+Events.swift": "curses reads through it",
    "Sources/CursesTerminal/Input/InputDecoder.swift": "curses reads through a window pointer",
    "Sources/CursesTerminal/Input/KeyCodes.swift": "curses says what a key sends as a C string",
    "Sources/CursesTerminal/OpenedTerminal.swift": "curses opens the terminal",
    "Sources/CursesTerminal/Output/CursesScreen+Presenting.swift": "cells are written with curses",
    "Sources/CursesTerminal/Output/TerminalModes.swift": "bytes past curses, and read(2)",
    "Sources/CursesTerminal/Prompt/PromptTerminal.swift": "the terminal's modes",
    "Sources/CursesTerminal/StandardErrorRedirect.swift": "the log's path as a C string",
    "Sources/CursesTerminal/TerminalAbility.swift": "names and sizes of terminals, asked of C",
    "Sources/CursesTerminal/TerminalLocale.swift": "setlocale and its answer",
    "Sources/LocalFiles/FileLock.swift": "open(2) for a lock",
    "Sources/LocalFiles/FileStatus.swift": "stat(2)",
    "Sources/LocalFiles/LocalFile+Entries.swift": "opendir(3) and readdir(3)",
    "Sources/LocalFiles/LocalFile+Making.swift": "link(2), unlink(2) and mkdir(2)",
    "Sources/LocalFiles/LocalFile+Writing.swift": "rename(2) and unlink(2)",
    "Sources/LocalFiles/OpenFile.swift": "open, read, write, fstat",
    "Sources/LocalFiles/RealPath.swift": "realpath(3), readlink(2) and their answers",
    "Sources/LocalPrograms/AttachedProgram.swift": "waitid(2), and how a child ended",
    "Sources/LocalPrograms/ExecutableSearch.swift": "stat(2) and access(2)",
    "Sources/LocalPrograms/ProgramPipe.swift": "pipes, and read(2)",
    "Sources/LocalPrograms/ProgramStart.swift": "posix_spawn, with words as C strings",
    "Sources/LocalPrograms/RunningProgram.swift": "poll(2), and how a child ended",
    "Sources/SendJournal/Opening/DiskFile.swift":
      "files in place: paths and buffers for open, pread, pwrite",
    "Sources/SendJournal/Opening/Database+Limits.swift": "SQLite's limits of a connection",
    "Sources/StringResources/XML/XMLReader.swift": "expat calls back with C strings",
    "Sources/TextLayout/Bidi/BidiParagraph.swift": "fribidi fills buffers",
    "Sources/pushwright/Sending/DiskExecutor.swift": "jobs that an executor is handed",
    "Sources/pushwright/Sending/JournalWriter.swift": "its executor, which it owns",
    "Sources/pushwright/System/MainLoop.swift": "poll(2), and the main queue's own descriptor",
    "Sources/pushwright/System/SystemLimits.swift": "getrlimit and its answer",
    "Sources/pushwright/System/StandardDescriptors.swift": "open(2) and read(2)",
    "Sources/pushwright/System/TimeZoneFile.swift": "unsetenv and its name",
    "Sources/pushwright/System/WallClock+System.swift": "the C library knows the local time",
  ]

  @Test func `Only the adapters of C libraries are unsafe`() {
    let unsafe = Repository.sources.filter {
      !$0.lineNumbers(of: /\bunsafe\b/, with: "unsafe").isEmpty
    }
    #expect(unsafe.map(\.path).sorted() == Self.adapters.keys.sorted())
  }
}
