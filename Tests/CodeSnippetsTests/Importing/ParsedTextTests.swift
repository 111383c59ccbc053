import CodeSnippets
import PushMessages
import TestPacing
import Testing

/// A message that is a text of a program, of which the program makes another one.
@Suite(.takingTurns)
struct ParsedTextTests {
  private static let json = #"{"message":{"topic":"n","notification":{"title":"T"}}}"#
  private static let quoted =
    "\""
    + json.split(separator: "\"", omittingEmptySubsequences: false)
    .joined(separator: "\\\"") + "\""

  @Test(arguments: [
    "const m = JSON.parse('\(json)');\nm.message.topic = 'z';",
    "var n = JObject.Parse(\(quoted));\nn[\"message\"][\"topic\"] = \"z\";",
    "package m\nfunc f() { json.Unmarshal([]byte(`\(json)`), &m)\n m[\"message\"][\"topic\"] = \"z\" }",
    "JsonObject o = JsonParser.parseString(\(quoted)).getAsJsonObject();\n"
      + "o.getAsJsonObject(\"message\").addProperty(\"topic\", \"z\");",
    "<?php $m = json_decode('\(json)', true);\n$m['message']['topic'] = 'z';",
    "m = JSON.parse('\(json)')\nm['message']['topic'] = 'z'",
    "m = json.loads('\(json)')\ndel m['message']['topic']",
    "static final String T = \(quoted);\nJSONObject o = new JSONObject(T); o.put(\"a\", \"z\");",
    "package m\nconst T = `\(json)`\nfunc f() { b := strings.Replace(T, \"n\", \"x\", 1) }",
    "const T = `\(json)`;\nmodule.exports = (t) => T.split('T').join(t);",
    "T = '\(json)'\nbody = re.sub('T', 'x', T)",
    "package m\nconst T = `\(json)`\nfunc f() { b, _ := sjson.Set(T, \"message.topic\", \"z\") }",
    "const T = '\(json)';\nconst body = mustache.render(T, { a: 1 });",
    "let m = JSON.parse('\(json)');\nm = { ...m, validate_only: true };",
    "var n = JsonNode.Parse(\(quoted))!;\nn[\"message\"]![\"topic\"] = \"z\";",
    "m = JSON.parse('\(json)').tap { |x| x['message']['topic'] = 'z' }",
    "echo '\(json)' > b.json\npython3 patch.py b.json\ncurl -d @b.json https://fcm.googleapis.com/v1/projects/p/messages:send",
    "m = {**json.loads('\(json)'), 'validate_only': True}",
    "JsonNode n = mapper.readTree(\(quoted));\n((ObjectNode) n.get(\"message\")).put(\"topic\", \"z\");",
    "var r = JsonSerializer.Deserialize<Request>(\(quoted));\nr.Message.Topic = \"z\";",
    "sed 's/n/x/' <<< '\(json)' | curl -d @- https://fcm.googleapis.com/v1/projects/p/messages:send",
    "m = { \"message\": { \"topic\": \"n\", \"data\": { \"k\": 'a\\nb' } } }",
    "echo '\(json)' | sed 's/n/x/' | curl -d @- https://fcm.googleapis.com/v1/projects/p/messages:send",
    "cat > b.json <<'EOF'\n\(json)\nEOF\nsed -i 's/n/x/' b.json\ncurl -d @b.json https://fcm.googleapis.com/v1/projects/p/messages:send",
    "cat t | xargs -I n curl https://fcm.googleapis.com/v1/projects/p/messages:send -d '\(json)'",
  ])
  func `A text that is changed on its way is doubted`(code: String) {
    let read = MessageImport.reading(code)
    #expect(read.document.string(at: "topic") == "n", "\(read.lines)")
    #expect(read.problems.contains { $0.loss?.extent == .doubtful }, "\(read.lines)")
  }

  @Test(arguments: [
    "static final String BODY = \(quoted);\nvoid f() { HttpEntity<String> e = new HttpEntity<>(BODY, headers); t.postForEntity(url, e, String.class); }",
    "$body = '\(json)';\ncurl_setopt($ch, CURLOPT_POSTFIELDS, $body);\n$res = curl_exec($ch);",
    "req = Net::HTTP::Post.new(uri)\nreq.body = '\(json)'\nres = http.request(req)",
    "let body = #\"\(json)\"#\nrequest.httpBody = body.data(using: .utf8)",
    "msg = json.loads('\(json)')\nassert msg['message']['topic'] == 'n'\nrequests.post(url, json=msg)",
    "cat > b.json <<'EOF'\n\(json)\nEOF\ncurl -d @b.json https://fcm.googleapis.com/v1/projects/p/messages:send | jq .\nrm b.json",
    "const m = JSON.parse('\(json)');\nawait fetch(URL, { body: JSON.stringify(m) });",
    "m = json.loads('\(json)')\nrequests.post(URL, json=m)\nprint(m['message']['topic'])",
    "String t = \(quoted);\nHttpRequest.BodyPublisher p = HttpRequest.BodyPublishers.ofString(t);",
    "echo '\(json)' | jq . | curl -d @- https://fcm.googleapis.com/v1/projects/p/messages:send",
    "body := []byte(`\(json)`)\nreq, err := http.NewRequest(\"POST\", url, bytes.NewBuffer(body))",
  ])
  func `A text that is only read or sent has no doubt`(code: String) {
    let read = MessageImport.reading(code)
    #expect(read.document.string(at: "topic") == "n", "\(read.lines)")
    #expect(!read.problems.contains { $0.loss != nil }, "\(read.lines)")
  }

  @Test(arguments: [
    "bash -c \"curl https://fcm.googleapis.com/v1/projects/p/messages:send -d '\(shell)'\"",
    "ssh host \"curl https://fcm.googleapis.com/v1/projects/p/messages:send -d '\(shell)'\"",
    "ssh host bash <<EOF\ncurl https://fcm.googleapis.com/v1/projects/p/messages:send -d '\(plain)'\nEOF",
    "x = <<J\n{\"message\":{\"topic\":\"n\",\"notification\":{\"title\":\"${var.title}\"}}}\nJ",
    "- uri:\n    body: {\"message\": {\"topic\": \"n\", \"notification\": {\"title\": \"{{ title }}\"}}}",
    "let s = #\"{\"message\":{\"topic\":\"n\",\"notification\":{\"title\":\"\\#(name)\"}}}\"#",
  ])
  func `A place that another program fills in is named`(code: String) {
    let read = MessageImport.reading(code)
    #expect(read.document.string(at: "topic") == "n", "\(read.lines)")
    #expect(read.problems.contains { $0.loss?.extent == .unfilled }, "\(read.lines)")
  }

  private static let plain = #"{"message":{"topic":"n","notification":{"title":"$USER"}}}"#
  private static let shell = plain.split(separator: "\"", omittingEmptySubsequences: false)
    .joined(separator: "\\\"")
}
