internal import HarmlessText
internal import PushMessages

/// A message as a curl command for a shell.
struct CurlSnippet {
  private(set) var text = ""
  private(set) var notes: [SnippetNote] = []

  init(_ document: MessageDocument, project: String?, expiresIn: Int?) {
    let expiry = expiresIn.flatMap { ShellExpiry($0, in: document) }
    if expiresIn != nil, expiry == nil { notes.append(.lostExpiry) }
    if !document.hasTarget { notes.append(.missingTarget) }
    let name = project ?? "$PROJECT_ID"
    let address = "https://fcm.googleapis.com/v1/projects/\(name)/messages:send"
    let quote = { (text: String) in project == nil ? "\"\(text)\"" : ShellQuoting.quoted(text) }
    let body = String(RequestText(expiry?.document ?? document).pretty.dropLast())
    let word = ShellQuoting.quoted(body)
    let start =
      project == nil
      ? ": \"${PROJECT_ID:?set it to the project ID}\"\n" : ""
    text = """
      \(start)curl --fail-with-body --silent --show-error -X POST \(quote(address)) \\
        -H "Authorization: Bearer $(gcloud auth print-access-token)" \\
        -H \(quote("x-goog-user-project: \(name)")) \\
        -H 'Content-Type: application/json' \\
        --data-raw \(expiry?.computed(in: word) ?? word)

      """
  }
}
