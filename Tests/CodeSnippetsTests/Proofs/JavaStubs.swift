import Foundation

/// Stub classes of the Java SDK, made of the signatures of its builders.
struct JavaStubs {
  /// By the type, in the order of the file.
  private var methods: [(type: String, lines: [String])] = []

  init(_ file: URL) throws {
    let text = try String(contentsOf: file, encoding: .utf8)
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let words = line.split(separator: " ").map(String.init)
      let parameters = words.dropFirst(2).enumerated().map { "\($1) p\($0)" }
      let method =
        "public Builder \(words[1])(\(parameters.joined(separator: ", "))) { return this; }"
      if methods.last?.type == words[0] {
        methods[methods.count - 1].lines.append(method)
      } else {
        methods.append((words[0], [method]))
      }
    }
  }

  /// Writes a file a class, and returns their paths below the folder.
  func write(to folder: URL) throws -> [String] {
    var files = methods.map { type, lines in
      (
        "com/google/firebase/messaging/\(type).java",
        """
        package com.google.firebase.messaging;
        import java.util.*;
        public class \(type) {
          public static Builder builder() { return new Builder(); }
          \(Self.nested[type, default: ""])
          public static class Builder {
            \(lines.joined(separator: "\n    "))
            public \(type) build() { return null; }
          }
        }
        """
      )
    }
    files += Self.others
    for (path, text) in files {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    return files.map(\.0)
  }

  private static let nested = [
    "AndroidConfig": "public enum Priority { HIGH, NORMAL }",
    "AndroidNotification": """
    public enum Priority { MIN, LOW, DEFAULT, HIGH, MAX }
    public enum Visibility { PRIVATE, PUBLIC, SECRET }
    public enum Proxy { ALLOW, DENY, IF_PRIORITY_LOWERED }
    """,
    "WebpushNotification": """
    public enum Direction { AUTO, LEFT_TO_RIGHT, RIGHT_TO_LEFT }
    public static class Action {
      public Action(String action, String title) {}
      public Action(String action, String title, String icon) {}
    }
    """,
  ]

  private static let others = [
    (
      "com/google/firebase/FirebaseApp.java",
      """
      package com.google.firebase;
      public class FirebaseApp { public static FirebaseApp initializeApp() { return null; } }
      """
    ),
    (
      "com/google/firebase/messaging/FirebaseMessagingException.java",
      """
      package com.google.firebase.messaging;
      @SuppressWarnings("serial")
      public class FirebaseMessagingException extends Exception {
        public Object getMessagingErrorCode() { return null; }
      }
      """
    ),
    (
      "com/google/firebase/messaging/FirebaseMessaging.java",
      """
      package com.google.firebase.messaging;
      public class FirebaseMessaging {
        public static FirebaseMessaging getInstance() { return null; }
        public String send(Message message, boolean dryRun) throws FirebaseMessagingException {
          return null;
        }
      }
      """
    ),
    (
      "com/google/firebase/messaging/LightSettingsColor.java",
      """
      package com.google.firebase.messaging;
      public class LightSettingsColor {
        public LightSettingsColor(float red, float green, float blue, float alpha) {}
      }
      """
    ),
  ]
}
