import CodeSnippets
import FuzzSupport

/// A program that makes a message in steps, and what the message is at the end.
struct StepwiseCode {
  private(set) var lines: [String] = []
  private(set) var topic = "start"
  private(set) var title = "First"
  private(set) var data = ["a": "1"]
  /// The lines whose changes only a run of the program could tell.
  private(set) var unreadable: Set<Int> = []
  private let spelling: StepSpelling

  init(_ language: CodeLanguage, _ random: inout SplitMix) {
    spelling = StepSpelling(language)
    add(spelling.start)
    for number in 0..<Int.random(in: 1...12, using: &random) { step(number, &random) }
    add(spelling.end)
  }

  var text: String { lines.joined(separator: "\n") + "\n" }

  private mutating func add(_ text: String) {
    lines += text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  private mutating func step(_ number: Int, _ random: inout SplitMix) {
    let value = "v\(number)"
    let key = ["a", "b", "c", "order_id"].randomElement(using: &random) ?? "a"
    switch Int.random(in: 0..<9, using: &random) {
    case 0:
      topic = value
      add(spelling.topic(value))
    case 1:
      title = value
      add(spelling.title(value))
    case 2, 3:
      data[key] = value
      add(spelling.entry(key, value).randomElement(using: &random) ?? "")
    case 4:
      guard let line = spelling.removal(key) else { return }
      data[key] = nil
      add(line)
    case 5: add(spelling.reading)
    default: unread(number, &random)
    }
  }

  private mutating func unread(_ number: Int, _ random: inout SplitMix) {
    let ways = spelling.unread(number)
    guard let way = ways.randomElement(using: &random) else { return }
    add(way)
    // The change is in the last line.
    unreadable.insert(lines.count)
  }
}

/// How each language writes the steps.
struct StepSpelling {
  var language: CodeLanguage

  init(_ language: CodeLanguage) {
    self.language = language
  }

  var start: String {
    switch language {
    case .node:
      "let message = {topic: 'start', data: {a: '1'}, notification: {title: 'First'}};"
    case .python:
      "message = messaging.Message(topic='start', data={'a': '1'}, notification=messaging.Notification(title='First'))"
    case .java:
      "Message.Builder message = Message.builder().setTopic(\"start\").putData(\"a\", \"1\")\n    .setNotification(Notification.builder().setTitle(\"First\").build());"
    case .go:
      "message := &messaging.Message{Topic: \"start\", Data: map[string]string{\"a\": \"1\"}, Notification: &messaging.Notification{Title: \"First\"}}"
    case .csharp:
      "var message = new Message { Topic = \"start\", Data = new Dictionary<string, string> { [\"a\"] = \"1\" }, Notification = new Notification { Title = \"First\" } };"
    }
  }

  var end: String {
    switch language {
    case .node: "await getMessaging().send(message);"
    case .python: "messaging.send(message)"
    case .java: "FirebaseMessaging.getInstance().send(message.build());"
    case .go: "client.Send(ctx, message)"
    case .csharp: "await FirebaseMessaging.DefaultInstance.SendAsync(message);"
    }
  }

  func topic(_ value: String) -> String {
    switch language {
    case .node: "message.topic = '\(value)';"
    case .python: "message.topic = '\(value)'"
    case .java: "message.setTopic(\"\(value)\");"
    case .go: "message.Topic = \"\(value)\""
    case .csharp: "message.Topic = \"\(value)\";"
    }
  }

  func title(_ value: String) -> String {
    switch language {
    case .node: "message.notification.title = '\(value)';"
    case .python: "message.notification.title = '\(value)'"
    case .java: "message.setNotification(Notification.builder().setTitle(\"\(value)\").build());"
    case .go: "message.Notification.Title = \"\(value)\""
    case .csharp: "message.Notification.Title = \"\(value)\";"
    }
  }

  func entry(_ key: String, _ value: String) -> [String] {
    switch language {
    case .node:
      [
        "message.data.\(key) = '\(value)';", "message.data['\(key)'] = '\(value)';",
        "message.data = {...message.data, \(key): '\(value)'};",
        "Object.assign(message.data, {\(key): '\(value)'});",
        "message = {...message, data: {...message.data, \(key): '\(value)'}};",
      ]
    case .python:
      [
        "message.data['\(key)'] = '\(value)'", "message.data.update({'\(key)': '\(value)'})",
        "message.data.update(\(key)='\(value)')",
        "message.data = {**message.data, '\(key)': '\(value)'}",
      ]
    case .java:
      [
        "message.putData(\"\(key)\", \"\(value)\");",
        "message.putAllData(Map.of(\"\(key)\", \"\(value)\"));",
        "message = message.putData(\"\(key)\", \"\(value)\");",
      ]
    case .go: ["message.Data[\"\(key)\"] = \"\(value)\""]
    case .csharp:
      [
        "message.Data[\"\(key)\"] = \"\(value)\";"
      ]
    }
  }

  /// `nil` where a builder takes nothing back.
  func removal(_ key: String) -> String? {
    switch language {
    case .node: "delete message.data.\(key);"
    case .python: "message.data.pop('\(key)', None)"
    case .java: nil
    case .go: "delete(message.Data, \"\(key)\")"
    case .csharp: "message.Data.Remove(\"\(key)\");"
    }
  }

  var reading: String {
    switch language {
    case .node: "console.log(message.data, JSON.stringify(message));"
    case .python: "print(message.topic, len(message.data))"
    case .java: "System.out.println(message);"
    case .go: "log.Println(message.Topic, len(message.Data))"
    case .csharp: "Console.WriteLine(message.Topic);"
    }
  }

  /// Changes that reading can't follow, each in the last line of its text.
  func unread(_ number: Int) -> [String] {
    switch language {
    case .node:
      [
        "if (urgent) message.topic = 'x';", "if (urgent) {\n  message.data.a = 'x';}",
        "decorate(message);", "message.topic += 'x';", "urgent && delete message.data.a;",
        "const part\(number) = message.data;\npart\(number).a = 'x';",
        "for (const k of keys) message.data[k] = 'x';", "Object.assign(message, ...more);",
      ]
    case .python:
      [
        "if urgent: message.topic = 'x'", "for k in keys:\n    message.data[k] = 'x'",
        "decorate(message)", "message.topic += 'x'", "setattr(message, 'topic', 'x')",
        "part\(number) = message.data\npart\(number)['a'] = 'x'",
        "message.topic, other = 'x', 1",
      ]
    case .java:
      [
        "if (urgent) message.setTopic(\"x\");",
        "for (String k : keys)\n  message.putData(k, \"x\");",
        "decorate(message);",
        "Message.Builder other\(number) = message;\nother\(number).setTopic(\"x\");",
      ]
    case .go:
      [
        "if urgent { message.Topic = \"x\" }", "decorate(message)", "message.Topic += \"x\"",
        "part\(number) := message.Data\npart\(number)[\"a\"] = \"x\"",
        "message.Topic, err = topic()",
      ]
    case .csharp:
      [
        "if (urgent) message.Topic = \"x\";", "Decorate(message);", "message.Topic ??= \"x\";",
        "var part\(number) = message.Data;\npart\(number)[\"a\"] = \"x\";",
      ]
    }
  }
}
