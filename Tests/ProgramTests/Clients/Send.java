// An ordinary program that sends with the clients of the standard library; it knows no emulator.
import java.net.HttpURLConnection;
import java.net.ProxySelector;
import java.net.URI;
import java.net.URL;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;

public class Send {
  public static void main(String[] arguments) throws Exception {
    HttpClient client = HttpClient.newBuilder().proxy(ProxySelector.getDefault()).build();
    for (String body : new String[] {"{\"message\":{\"topic\":\"news\"}}", "{\"message\":{\"token\":\"behave-unregistered\"}}"}) {
      HttpRequest request =
          HttpRequest.newBuilder(URI.create("https://fcm.googleapis.com/v1/projects/demo/messages:send"))
              .header("Authorization", "Bearer x")
              .POST(HttpRequest.BodyPublishers.ofString(body))
              .build();
      HttpResponse<String> response = client.send(request, HttpResponse.BodyHandlers.ofString());
      System.out.println(response.statusCode() + " " + response.version());
    }
    // The libraries for tokens use the older one.
    HttpURLConnection token =
        (HttpURLConnection) new URL("https://oauth2.googleapis.com/token").openConnection();
    token.setDoOutput(true);
    token.getOutputStream().write("grant_type=x".getBytes());
    System.out.println(token.getResponseCode());
  }
}
