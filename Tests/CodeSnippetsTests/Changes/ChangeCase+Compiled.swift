import CodeSnippets

extension ChangeCase {
  private static let javaStart =
    "Message.Builder builder = Message.builder().setTopic(\"n\");\nbuilder.putData(\"a\", \"1\");\n"
  private static let javaKept = #"{"topic":"n","data":{"a":"1"}}"#

  static let java = [
    ChangeCase(
      .java, "setters in later statements",
      javaStart + "builder.setTopic(\"m\").putData(\"b\", \"2\");\nsend(builder.build());",
      reads: #"{"topic":"m","data":{"a":"1","b":"2"}}"#),
    ChangeCase(
      .java, "the builder assigned to itself",
      javaStart
        + "builder = builder.putData(\"b\", \"2\");\nMessage m = builder.build();\nsend(m);",
      reads: #"{"topic":"n","data":{"a":"1","b":"2"}}"#),
    ChangeCase(
      .java, "setters before build",
      javaStart + "Message m = builder.putData(\"b\", \"2\").build();\nfm.send(m);",
      reads: #"{"topic":"n","data":{"a":"1","b":"2"}}"#),
    ChangeCase(
      .java, "a builder in the builder",
      "Notification.Builder nb = Notification.builder();\nnb.setTitle(\"T\");\nMessage m = Message.builder().setTopic(\"n\").setNotification(nb.build()).build();\nnb.setTitle(\"U\");",
      reads: #"{"topic":"n","notification":{"title":"T"}}"#),
    ChangeCase(
      .java, "a map that is filled, emptied and copied",
      "Map<String, String> data = new HashMap<>();\ndata.put(\"a\", \"1\");\ndata.put(\"b\", \"2\");\ndata.remove(\"b\");\nMessage m = Message.builder().setTopic(\"n\").putAllData(data).build();\ndata.put(\"c\", \"3\");",
      reads: javaKept),
    ChangeCase(
      .java, "a condition in one line",
      javaStart + "if (urgent) builder.setTopic(\"x\");\nsend(builder.build());", reads: javaKept,
      warns: [3]),
    ChangeCase(
      .java, "a loop",
      javaStart + "for (String k : keys) { builder.putData(k, \"1\"); }\nsend(builder.build());",
      reads: javaKept, warns: [3]),
    ChangeCase(
      .java, "a block of Kotlin",
      "val m = Message.builder().setTopic(\"n\").apply { if (x) setToken(\"t\") }.putData(\"a\", \"1\").build()\nsend(m)",
      reads: javaKept, warns: [1]),
    ChangeCase(
      .java, "a method that gets the builder",
      javaStart + "decorate(builder);\nsend(builder.build());", reads: javaKept, warns: [3]),
    ChangeCase(
      .java, "a reference to a setter",
      javaStart + "topic.ifPresent(builder::setTopic);\nsend(builder.build());", reads: javaKept,
      warns: [3]),
    ChangeCase(
      .java, "after it is built",
      javaStart + "Message m = builder.build();\nbuilder.setTopic(\"x\");\nsend(builder.build());",
      reads: javaKept, warns: [4]),
    ChangeCase(
      .java, "a map changed by a method",
      "Map<String, String> data = new HashMap<>();\ndata.put(\"a\", \"1\");\nfill(data);\nMessage m = Message.builder().setTopic(\"n\").putAllData(data).build();",
      reads: javaKept, warns: [3]),
  ]

  private static let goStart =
    "message := &messaging.Message{Topic: \"n\", Data: map[string]string{\"a\": \"1\"}, Notification: &messaging.Notification{Title: \"T\"}}\n"
  private static let kept = #"{"topic":"n","data":{"a":"1"},"notification":{"title":"T"}}"#
  private static let two = #"{"topic":"n","notification":{"title":"T"},"data":{"a":"1","b":"2"}}"#

  static let go = [
    ChangeCase(
      .go, "an entry set", goStart + "message.Data[\"b\"] = \"2\"\nclient.Send(ctx, message)",
      reads: two),
    ChangeCase(
      .go, "a field set", goStart + "message.Topic = \"m\"\nclient.Send(ctx, message)",
      reads: #"{"data":{"a":"1"},"notification":{"title":"T"},"topic":"m"}"#),
    ChangeCase(
      .go, "a title set", goStart + "message.Notification.Title = \"U\"\nclient.Send(ctx, message)",
      reads: #"{"topic":"n","data":{"a":"1"},"notification":{"title":"U"}}"#),
    ChangeCase(
      .go, "delete",
      goStart
        + "message.Data[\"b\"] = \"2\"\ndelete(message.Data, \"a\")\nclient.Send(ctx, message)",
      reads: #"{"topic":"n","notification":{"title":"T"},"data":{"b":"2"}}"#),
    ChangeCase(
      .go, "a map changed after the message took it",
      "data := map[string]string{\"a\": \"1\"}\nmessage := &messaging.Message{Topic: \"n\", Data: data}\ndata[\"b\"] = \"2\"\nclient.Send(ctx, message)",
      reads: #"{"topic":"n","data":{"a":"1","b":"2"}}"#),
    ChangeCase(
      .go, "a condition",
      goStart + "if urgent {\n\tmessage.Topic = \"x\"\n}\nclient.Send(ctx, message)",
      reads: kept, warns: [3]),
    ChangeCase(
      .go, "a condition in one line",
      goStart + "if urgent { message.Topic = \"x\" }\nclient.Send(ctx, message)",
      reads: kept, warns: [2]),
    ChangeCase(
      .go, "a pointer to a part",
      goStart + "p := &message.Topic\n*p = \"x\"\nclient.Send(ctx, message)", reads: kept,
      warns: [3]),
    ChangeCase(
      .go, "a map copied into a part",
      goStart + "maps.Copy(message.Data, x)\nclient.Send(ctx, message)", reads: kept, warns: [2]),
    ChangeCase(
      .go, "two results", goStart + "message.Topic, err = topic()\nclient.Send(ctx, message)",
      reads: kept, warns: [2]),
    ChangeCase(
      .go, "a pointer by another name",
      goStart + "n := message.Notification\nn.Title = \"U\"\nclient.Send(ctx, message)",
      reads: kept,
      warns: [3]),
    ChangeCase(
      .go, "a function that gets it", goStart + "decorate(message)\nclient.Send(ctx, message)",
      reads: kept, warns: [2]),
    ChangeCase(
      .go, "what a pointer leads to changes before it is sent",
      "n := 42\nm := &messaging.Message{Topic: \"n\", Data: map[string]string{\"a\": \"1\"}, APNS: &messaging.APNSConfig{Payload: &messaging.APNSPayload{Aps: &messaging.Aps{Badge: &n}}}}\nn = 7\nclient.Send(ctx, m)",
      reads: javaKept, warns: [2]),
    ChangeCase(
      .go, "fields of a variable without a value",
      "var m messaging.Message\nm.Topic = \"n\"\nm.Data = map[string]string{\"a\": \"1\"}\nclient.Send(ctx, &m)",
      reads: javaKept),
    ChangeCase(
      .go, "fields of what new gives",
      "m := new(messaging.Message)\nm.Topic = \"n\"\nm.Token = token\nclient.Send(ctx, m)",
      reads: #"{"topic":"n"}"#, warns: [3]),
    ChangeCase(
      .go, "behind a text of several lines, however it is indented",
      "func f() {\n\tm := &messaging.Message{Topic: \"n\", Data: map[string]string{\"a\": `x\ny`}}\n\tm.Data[\"a\"] = \"1\"\nm.Topic = \"m\"\n}",
      reads: #"{"data":{"a":"1"},"topic":"m"}"#),
    ChangeCase(
      .go, "what a function gives is changed",
      "func build() *messaging.Message {\n\treturn &messaging.Message{Topic: \"n\"}\n}\n\nfunc main() {\n\tm := build()\n\tm.Topic = \"x\"\n}\n",
      reads: #"{"topic":"n"}"#, warns: [7]),
  ]

  private static let csharpStart =
    "var message = new Message { Topic = \"n\", Data = new Dictionary<string, string> { [\"a\"] = \"1\" }, Notification = new Notification { Title = \"T\" } };\n"

  static let csharp = [
    ChangeCase(
      .csharp, "an entry set",
      csharpStart + "message.Data[\"b\"] = \"2\";\nawait fm.SendAsync(message);",
      reads: two),
    ChangeCase(
      .csharp, "Add", csharpStart + "message.Data.Add(\"b\", \"2\");\nawait fm.SendAsync(message);",
      reads: two),
    ChangeCase(
      .csharp, "Remove",
      csharpStart
        + "message.Data[\"b\"] = \"2\";\nmessage.Data.Remove(\"a\");\nawait fm.SendAsync(message);",
      reads: #"{"topic":"n","notification":{"title":"T"},"data":{"b":"2"}}"#),
    ChangeCase(
      .csharp, "a title set",
      csharpStart + "message.Notification.Title = \"U\";\nawait fm.SendAsync(message);",
      reads: #"{"topic":"n","data":{"a":"1"},"notification":{"title":"U"}}"#),
    ChangeCase(
      .csharp, "a condition without a block",
      csharpStart + "if (urgent)\nmessage.Topic = \"x\";\nawait fm.SendAsync(message);",
      reads: kept,
      warns: [3]),
    ChangeCase(
      .csharp, "several targets at once",
      csharpStart + "(message.Topic, x) = (\"x\", 1);\nawait fm.SendAsync(message);", reads: kept,
      warns: [2]),
    ChangeCase(
      .csharp, "another message with other parts",
      csharpStart + "var m = message with { Topic = \"x\" };\nawait fm.SendAsync(m);", reads: kept,
      warns: [2]),
    ChangeCase(
      .csharp, "a value if there is none",
      csharpStart + "message.Topic ??= \"x\";\nawait fm.SendAsync(message);",
      reads: kept, warns: [2]),
    ChangeCase(
      .csharp, "another name",
      csharpStart + "var n = message.Notification;\nn.Title = \"U\";\nawait fm.SendAsync(message);",
      reads: kept, warns: [3]),
    ChangeCase(
      .csharp, "a loop over a list",
      "var all = new List<Message> { new Message { Topic = \"n\" } };\nforeach (var m in all) { m.Topic = \"x\"; }",
      reads: #"{"topic":"n"}"#, warns: [2]),
    ChangeCase(
      .csharp, "a list that Select makes, gone through",
      "var all = tokens.Select(t => new Message { Topic = \"n\" }).ToList();\nall.ForEach(m => m.Topic = \"w\");",
      reads: #"{"topic":"n"}"#, warns: [2]),
    ChangeCase(
      .csharp, "one of several names",
      csharpStart + "var (a, b) = (message, 1);\na.Topic = \"z\";\nawait fm.SendAsync(message);",
      reads: kept, warns: [3]),
    ChangeCase(
      .csharp, "a method that gets it",
      csharpStart + "Decorate(message);\nawait fm.SendAsync(message);",
      reads: kept, warns: [2]),
    ChangeCase(
      .csharp, "only read",
      csharpStart
        + "Console.WriteLine(message.Topic);\nvar id = await fm.SendAsync(message, dryRun: true);",
      reads: kept),
  ]
}
