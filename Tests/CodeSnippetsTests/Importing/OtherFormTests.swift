import CodeSnippets
import PushMessages
import TestPacing
import Testing

/// Messages in a form that isn't read, and messages of other services.
@Suite(.takingTurns)
struct OtherFormTests {
  @Test(arguments: [
    "await FirebaseMessaging.DefaultInstance.SendAsync(new Message { Topic = \"a\" });\n"
      + "var d = new { message = new { topic = \"two\", notification = new { title = \"T\" } } };",
    "await FirebaseMessaging.DefaultInstance.SendAsync(new Message { Topic = \"a\" });\n"
      + "var s = $@\"{{\"\"message\"\":{{\"\"topic\"\":\"\"two\"\",\"\"notification\"\":{{\"\"title\"\":\"\"T\"\"}}}}}}\";",
    "messaging.send(messaging.Message(topic='a'))\n"
      + "requests.post(URL, json=dict(message=dict(topic='two', notification=dict(title='T'))))",
    "messaging.send(messaging.Message(topic='a'))\nMsg = messaging.Message\nMsg(topic='two')",
    "client.Send(ctx, &messaging.Message{Topic: \"a\"})\n"
      + "body := gin.H{\"message\": gin.H{\"topic\": \"two\", \"notification\": gin.H{\"title\": \"T\"}}}",
    "admin.messaging().send({ topic: 'a' });\nmessaging['send']({ topic: 'two' });",
    "```js\nadmin.messaging().send({ topic: 'a', notification: { title: 'A' } });\n```\n\n"
      + "    admin.messaging().send({ topic: 'b', notification: { title: 'B' } });\n",
  ])
  func `What looks like another message is named beside the list`(code: String) {
    let read = MessageImport.reading(code)
    #expect(read.document.string(at: "topic") == "a", "\(read.lines)")
    #expect(
      read.problems.contains { $0.sentence.hasSuffix("in a form that Pushwright doesn't read") },
      "\(read.lines)")
  }

  @Test(arguments: [
    (#"{"app_id":"x","included_segments":["All"],"data":{"a":"1"}}"#, "OneSignal"),
    (#"{"audience":"all","device_types":"all","notification":{"alert":"Hi"}}"#, "Airship"),
    (#"{"interests":["hello"],"apns":{"aps":{"alert":"x"}}}"#, "Pusher Beams"),
    (#"{"message":{"token":["t"],"notification":{"title":"T"}}}"#, "Huawei Push Kit"),
    (#"{"to":"ExponentPushToken[xx]","title":"T","data":{"a":1}}"#, "Expo"),
    (#"curl -d '{"topic":"a","message":"Disk full"}' https://ntfy.sh"#, "ntfy"),
  ])
  func `A message of another service is refused with its name`(text: String, service: String) {
    let read = MessageImport.reading(text)
    #expect(!read.canBeRead)
    #expect(
      read.problems.contains { $0.severity == .error && $0.sentence.contains(service) },
      "\(read.lines)")
  }

  @Test func `A text that names Firebase is never another service's`() {
    let read = MessageImport.reading(
      "curl https://fcm.googleapis.com/v1/projects/p/messages:send -d '{\"message\":{\"topic\":\"a\",\"data\":{\"see\":\"ntfy.sh\"}}}'"
    )
    #expect(read.document.string(at: "topic") == "a", "\(read.lines)")
  }

  @Test(arguments: [
    (#"{"cells": [{"source": ["m = messaging.Message(topic='a')"]}], "nbformat": 4}"#, "Jupyter"),
    (#"{"log": {"entries": [{"request": {"postData": {"text": "{}"}}}]}}"#, "HAR"),
    (#"{"name": "a", "version": "1.0.0", "scripts": {"push": "curl -d '{}' https://x"}}"#, "npm"),
  ])
  func `A file of another tool is named as what it is`(text: String, name: String) {
    let read = MessageImport.reading(text)
    #expect(!read.canBeRead)
    #expect(read.problems.count == 1)
    #expect(read.problems.first?.sentence.contains(name) ?? false, "\(read.lines)")
  }

  @Test(arguments: [
    "$ curl https://fcm.googleapis.com/v1/projects/p/messages:send \\\n"
      + "> -d '{\"message\":{\"topic\":\"a\",\n> \"data\":{\"k\":\"v\"}}}'\n{\"name\":\"x\"}",
    "curl.exe -X POST https://fcm.googleapis.com/v1/projects/p/messages:send `\n"
      + "  -d '{\\\"message\\\":{\\\"topic\\\":\\\"a\\\",\\\"data\\\":{\\\"k\\\":\\\"v\\\"}}}'",
  ])
  func `A command as a terminal shows it, or as Windows needs it, is read`(text: String) {
    let read = MessageImport.reading(text)
    #expect(read.compact == #"{"topic":"a","data":{"k":"v"}}"#, "\(read.lines)")
  }

  @Test(arguments: [
    "const j = ['{\"message\":{\"topic\":\"n\",', '\"data\":{\"k\":\"v\"}}}'].join('');",
    "let j = '{\"message\":{\"topic\":\"n\",';\nj += '\"data\":{\"k\":\"v\"}}}';",
  ])
  func `A message in parts of a text is refused with the reason`(text: String) {
    let read = MessageImport.reading(text)
    #expect(!read.canBeRead)
    #expect(
      read.problems.contains { $0.sentence.hasPrefix("the text ends before the message does") },
      "\(read.lines)")
  }
}
