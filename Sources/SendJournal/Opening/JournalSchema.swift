internal import GRDB

/// How the journal is stored, and how an older file becomes a present one.
enum JournalSchema {
  /// Says in the file's header whose database it is: `PWjl`.
  static let applicationID: Int64 = 0x5057_6A6C

  static var migrator: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("1") { database in
      try database.execute(sql: "PRAGMA application_id = \(applicationID)")
      try database.execute(sql: entries)
      for sql in indexes + triggers { try database.execute(sql: sql) }
    }
    // Older rows have neither, and a hash covers only what a row has: they verify as before.
    migrator.registerMigration("2") { database in
      for column in ["draft", "title"] {
        try database.execute(
          sql: """
            ALTER TABLE entries
            ADD COLUMN \(column) TEXT CHECK (\(column) IS NULL OR kind = 'intent')
            """)
      }
    }
    // Changes of topics are entries too, of kinds that an older Pushwright would take for damage.
    migrator.registerMigration("3") { database in
      try database.execute(
        sql: """
          ALTER TABLE entries
          ADD COLUMN results TEXT CHECK (results IS NULL OR kind = 'outcome')
          """)
    }
    // As with the second: older rows have none, and verify as before.
    migrator.registerMigration("4") { database in
      try database.execute(
        sql: """
          ALTER TABLE entries
          ADD COLUMN reviews TEXT CHECK (reviews IS NULL OR kind = 'intent')
          """)
    }
    // Steps of lists are rows of a kind of their own, of which an intent has many.
    migrator.registerMigration("5") { database in
      try database.execute(sql: "ALTER TABLE entries RENAME TO entries_4")
      try database.execute(sql: entriesWithSteps)
      let columns = JournalRow.Column.allCases.map(\.rawValue).joined(separator: ", ")
      try database.execute(
        sql: "INSERT INTO entries (\(columns)) SELECT \(columns) FROM entries_4 ORDER BY id")
      // With it go its indexes and triggers, whose names the new ones have.
      try database.execute(sql: "DROP TABLE entries_4")
      for sql in indexesWithSteps + triggers { try database.execute(sql: sql) }
    }
    return migrator
  }

  /// Refuses what is another program's database, and what a newer Pushwright has written.
  ///
  /// A journal may come from anywhere, such as with a repository: a table that computes, or a trigger that acts, is none
  /// of ours.
  static func check(_ database: Database, path: String) throws {
    let objects = try objects(of: database)
    guard !objects.isEmpty else { return }
    let id = try Int64.fetchOne(database, sql: "PRAGMA application_id")
    guard try id == applicationID || isEmpty(database) else { throw JournalFailure.foreign(path) }
    guard !objects.contains(where: \.computes) else { throw JournalFailure.changed(path) }
    guard try !migrator.hasBeenSuperseded(database) else { throw JournalFailure.newer(path) }
    guard try known.get().isSuperset(of: objects) else { throw JournalFailure.changed(path) }
  }

  /// Whether there is nothing but what GRDB itself puts into a file: its making may have been killed there.
  static func isEmpty(_ database: Database) throws -> Bool {
    let sql = "SELECT count(*) FROM sqlite_master WHERE tbl_name NOT GLOB 'grdb_*'"
    return try Int.fetchOne(database, sql: sql) == 0
  }

  /// A table, an index or a trigger, with the statement that makes it.
  private struct Object: Hashable {
    var type: String
    var name: String
    /// Without white space, which SQLite moves when it adds a column.
    var statement: String

    /// Whether reading it may run forever.
    var computes: Bool {
      type == "view" || statement.lowercased().hasPrefix("createvirtual")
    }
  }

  /// What journals of all versions have, as SQLite itself tells it.
  private static let known = Result {
    var known: Set<Object> = []
    let queue = try DatabaseQueue()
    for version in migrator.migrations {
      try migrator.migrate(queue, upTo: version)
      known.formUnion(try queue.read(objects))
    }
    return known
  }

  private static func objects(of database: Database) throws -> Set<Object> {
    let rows = try Row.fetchAll(database, sql: "SELECT type, name, sql FROM sqlite_master")
    return Set(
      rows.map { row in
        let texts = ["type", "name", "sql"].map { column -> String in
          let value: DatabaseValue? = row[column]
          return if case .string(let text)? = value?.storage { text } else { "" }
        }
        return Object(
          type: texts[0], name: texts[1], statement: texts[2].filter { !$0.isWhitespace })
      })
  }

  private static let entries = """
    CREATE TABLE entries (
      id INTEGER PRIMARY KEY,
      version INTEGER NOT NULL,
      kind TEXT NOT NULL CHECK (kind IN ('intent', 'outcome', 'settlement')),
      intent INTEGER REFERENCES entries (id) CHECK ((intent IS NULL) = (kind = 'intent')),
      time INTEGER NOT NULL,
      user TEXT NOT NULL,
      host TEXT NOT NULL,
      process INTEGER NOT NULL,
      process_start TEXT,
      send_kind TEXT CHECK ((send_kind IS NULL) = (kind <> 'intent')),
      profile TEXT CHECK ((profile IS NULL) = (kind <> 'intent')),
      project TEXT CHECK ((project IS NULL) = (kind <> 'intent')),
      endpoint TEXT CHECK ((endpoint IS NULL) = (kind <> 'intent')),
      account TEXT,
      target TEXT CHECK ((target IS NULL) = (kind <> 'intent')),
      payload_hash TEXT CHECK ((payload_hash IS NULL) = (kind <> 'intent')),
      payload TEXT CHECK ((payload IS NULL) = (kind <> 'intent')),
      reason TEXT,
      outcome TEXT CHECK ((outcome IS NULL) = (kind <> 'outcome')),
      name TEXT,
      code TEXT,
      sentence TEXT,
      delivered INTEGER CHECK ((delivered IS NULL) = (kind <> 'settlement')),
      note TEXT CHECK ((note IS NULL) = (kind <> 'settlement')),
      previous TEXT CHECK ((previous IS NULL) = (id = 1)),
      hash TEXT NOT NULL
    ) STRICT
    """

  /// The first one also keeps a send from having two outcomes or settlements.
  private static let indexes = [
    "CREATE UNIQUE INDEX entries_of_intent ON entries (intent, kind) WHERE intent IS NOT NULL",
    "CREATE INDEX entries_by_payload ON entries (payload_hash) WHERE payload_hash IS NOT NULL",
    "CREATE INDEX entries_by_target ON entries (target) WHERE target IS NOT NULL",
  ]

  private static let entriesWithSteps = """
    CREATE TABLE entries (
      id INTEGER PRIMARY KEY,
      version INTEGER NOT NULL,
      kind TEXT NOT NULL CHECK (kind IN ('intent', 'outcome', 'settlement', 'step')),
      intent INTEGER REFERENCES entries (id) CHECK ((intent IS NULL) = (kind = 'intent')),
      time INTEGER NOT NULL,
      user TEXT NOT NULL,
      host TEXT NOT NULL,
      process INTEGER NOT NULL,
      process_start TEXT,
      send_kind TEXT CHECK ((send_kind IS NULL) = (kind <> 'intent')),
      profile TEXT CHECK ((profile IS NULL) = (kind <> 'intent')),
      project TEXT CHECK ((project IS NULL) = (kind <> 'intent')),
      endpoint TEXT CHECK ((endpoint IS NULL) = (kind <> 'intent')),
      account TEXT,
      target TEXT CHECK ((target IS NULL) = (kind <> 'intent')),
      payload_hash TEXT CHECK ((payload_hash IS NULL) = (kind <> 'intent')),
      payload TEXT CHECK ((payload IS NULL) = (kind <> 'intent')),
      reason TEXT,
      outcome TEXT CHECK ((outcome IS NULL) = (kind <> 'outcome')),
      name TEXT,
      code TEXT,
      sentence TEXT,
      delivered INTEGER CHECK ((delivered IS NULL) = (kind <> 'settlement')),
      note TEXT CHECK ((note IS NULL) = (kind <> 'settlement')),
      draft TEXT CHECK (draft IS NULL OR kind = 'intent'),
      title TEXT CHECK (title IS NULL OR kind = 'intent'),
      results TEXT CHECK (results IS NOT NULL OR kind <> 'step'),
      reviews TEXT CHECK (reviews IS NULL OR kind = 'intent'),
      previous TEXT CHECK ((previous IS NULL) = (id = 1)),
      hash TEXT NOT NULL
    ) STRICT
    """

  /// A list has a hundred thousand steps; no question about sends looks at them.
  private static let indexesWithSteps = [
    """
    CREATE UNIQUE INDEX entries_of_intent ON entries (intent, kind)
    WHERE intent IS NOT NULL AND kind <> 'step'
    """,
    "CREATE INDEX entries_by_payload ON entries (payload_hash) WHERE payload_hash IS NOT NULL",
    "CREATE INDEX entries_by_target ON entries (target) WHERE target IS NOT NULL",
    "CREATE INDEX entries_intents ON entries (id) WHERE kind = 'intent'",
    "CREATE INDEX entries_steps ON entries (intent, id) WHERE kind = 'step'",
  ]

  private static let triggers = [
    """
    CREATE TRIGGER entries_stay_in_order BEFORE INSERT ON entries
    WHEN NEW.id IS NOT (SELECT coalesce(max(id), 0) + 1 FROM entries)
    BEGIN SELECT RAISE(ABORT, 'the journal grows at its end only'); END
    """,
    """
    CREATE TRIGGER entries_are_not_changed BEFORE UPDATE ON entries
    BEGIN SELECT RAISE(ABORT, 'the journal is append-only'); END
    """,
    """
    CREATE TRIGGER entries_are_not_deleted BEFORE DELETE ON entries
    BEGIN SELECT RAISE(ABORT, 'the journal is append-only'); END
    """,
  ]
}

extension JournalFailure {
  fileprivate static func foreign(_ path: String) -> Self {
    Self(
      .corrupted, "\(path) is another program's database",
      remedy: "name another file for the history; until then nothing is sent")
  }

  fileprivate static func changed(_ path: String) -> Self {
    Self(
      .corrupted, "the history file \(path) has tables or triggers that Pushwright didn't create",
      remedy:
        "move it away together with its -wal and -shm files and keep them; until then nothing is sent"
    )
  }

  fileprivate static func newer(_ path: String) -> Self {
    Self(
      .newer, "a newer Pushwright wrote the history file \(path)",
      remedy: "use that version, or name another file; until then nothing is sent")
  }
}
