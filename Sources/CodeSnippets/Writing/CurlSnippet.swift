internal import HarmlessText
internal import PushMessages

/// A message as a curl command for a shell.
enum CurlSnippet {
  static func text(_ document: MessageDocument, project: String?) -> String {
    let name = project ?? "$PROJECT_ID"
    let address = "https://fcm.googleapis.com/v1/projects/\(name)/messages:send"
    let quote = { (text: String) in project == nil ? "\"\(text)\"" : ShellQuoting.quoted(text) }
    let body = RequestText(document).pretty.dropLast()
    let start =
      project == nil
      ? ": \"${PROJECT_ID:?set it to the project ID}\"\n" : ""
    return """
      \(start)curl --fail-with-body --silent --show-error -X POST \(quote(address)) \\
        -H "Authorization: Bearer $(gcloud auth print-access-token)" \\
        -H \(quote("x-goog-user-project: \(name)")) \\
        -H 'Content-Type: application/json' \\
        --data-raw \(ShellQuoting.quoted(String(body)))

      """
  }
}
