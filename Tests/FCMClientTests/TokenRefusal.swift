import FCMClient
import Testing

/// An answer of a token server that isn't a token.
struct TokenRefusal: Sendable, CustomTestStringConvertible {
  var file = CredentialFiles.serviceAccount
  var status = 400
  var body: String
  var date: String?
  var code: CredentialFailure.Code
  var sentence: String
  var remedy: String

  var testDescription: String { sentence }

  static let all = [
    TokenRefusal(
      body: #"{"error":"invalid_grant","error_description":"Invalid JWT: Token must be a "#
        + #"short-lived token (60 minutes) and in a reasonable timeframe. Check your iat and exp "#
        + #"values in the JWT claim."}"#,
      code: .wrongClock, sentence: "this machine's clock seems to be wrong",
      remedy: "set this machine's clock; timedatectl shows it"),
    TokenRefusal(
      body: #"{"error":"invalid_grant"}"#, date: "Sat, 21 Nov 2026 05:42:00 GMT",
      code: .wrongClock, sentence: "this machine's clock is 12 minutes behind the server's",
      remedy: "set this machine's clock; timedatectl shows it"),
    TokenRefusal(
      status: 401, body: "", date: "Thu, 19 Nov 2026 05:30:00 GMT", code: .wrongClock,
      sentence: "this machine's clock is 2 days ahead of the server's",
      remedy: "set this machine's clock; timedatectl shows it"),
    TokenRefusal(
      body: #"{"error":"invalid_grant","error_description":"Invalid JWT Signature."}"#,
      date: "Sat, 21 Nov 2026 05:34:00 GMT", code: .refused,
      sentence: "Google doesn't know this key of the service account",
      remedy: "the key or the account was deleted: create a new key in the Firebase console"),
    TokenRefusal(
      file: CredentialFiles.authorizedUser,
      body: #"{"error":"invalid_grant","error_description":"Token has been expired or revoked."}"#,
      code: .signInAgain, sentence: "the sign-in has expired or was revoked",
      remedy: "run gcloud auth application-default login"),
    TokenRefusal(
      file: CredentialFiles.authorizedUser,
      body: #"{"error":"invalid_grant","error_subtype":"invalid_rapt","#
        + #""error_description":"reauth related error (invalid_rapt)"}"#,
      code: .signInAgain, sentence: "the sign-in has expired or was revoked",
      remedy: "run gcloud auth application-default login"),
    TokenRefusal(
      status: 401, body: #"{"error":"invalid_client","error_description":"Unauthorized\u001b"}"#,
      code: .refused, sentence: "https://oauth2.googleapis.com gave no token: Unauthorized\\u{1B}",
      remedy: "download the credentials file again"),
    TokenRefusal(
      status: 503, body: "<html>", code: .unreachable,
      sentence: "https://oauth2.googleapis.com gives no token for now; it answered 503",
      remedy: "try again in a minute"),
    TokenRefusal(
      status: 302, body: "", code: .unreachable,
      sentence: "https://oauth2.googleapis.com redirected elsewhere; Pushwright didn't follow",
      remedy: "a proxy or a login page may answer for it"),
    TokenRefusal(
      status: 200, body: #"{"access_token":"a b"}"#, code: .unusable,
      sentence: "https://oauth2.googleapis.com answered 200, but with no token",
      remedy: "a proxy or a login page may answer for it"),
  ]
}
