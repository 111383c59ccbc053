extension DoubtfulCase {
  static let ordinaryPrograms = [
    DoubtfulCase(
      "Java: a class",
      """
      public class Push {
        private static final String TOPIC = "news";
        private final FirebaseMessaging messaging;
        public Push(FirebaseMessaging messaging) { this.messaging = messaging; }
        public String send() throws FirebaseMessagingException {
          String title = "Hi";
          Map<String, String> data = new HashMap<>();
          data.put("kind", "news");
          Message message = Message.builder()
              .setTopic(TOPIC)
              .setNotification(Notification.builder().setTitle(title).setBody("There").build())
              .putAllData(data)
              .build();
          log(message);
          return messaging.send(message);
        }
        private void log(Message message) { LOGGER.info("sending {}", message); }
      }
      """, topic: "news"),
    DoubtfulCase(
      "C#: a class",
      """
      public class Push {
        private const string Topic = "news";
        private readonly ILogger _logger;
        public async Task SendAsync() {
          var title = "Hi";
          var message = new Message {
            Topic = Topic,
            Notification = new Notification { Title = title, Body = "There" },
            Data = new Dictionary<string, string> { ["kind"] = "news" },
          };
          _logger.LogInformation("sending {Message}", message);
          var response = await FirebaseMessaging.DefaultInstance.SendAsync(message);
          title = null;
        }
      }
      """, topic: "news"),
    DoubtfulCase(
      "Go: a program",
      """
      package main

      const topic = "news"

      func build() *messaging.Message {
      \treturn &messaging.Message{
      \t\tTopic:        topic,
      \t\tNotification: &messaging.Notification{Title: "Hi", Body: "There"},
      \t}
      }

      func main() {
      \tctx := context.Background()
      \tapp, err := firebase.NewApp(ctx, nil)
      \tif err != nil {
      \t\tlog.Fatalf("app: %v", err)
      \t}
      \tclient, err := app.Messaging(ctx)
      \tif err != nil {
      \t\tlog.Fatalf("client: %v", err)
      \t}
      \tmessage := build()
      \tresponse, err := client.Send(ctx, message)
      \tif err != nil {
      \t\tlog.Fatalln(err)
      \t}
      \tfmt.Println(response)
      }
      """, topic: "news"),
    DoubtfulCase(
      "Kotlin: a class",
      """
      package app

      private const val TOPIC = "news"

      class Push(private val messaging: FirebaseMessaging) {
        private val title = "Hi"

        fun send(): String {
          val body = "There"
          val message = Message.builder()
            .setTopic(TOPIC)
            .setNotification(
              Notification.builder()
                .setTitle(title)
                .setBody(body)
                .build()
            )
            .putData("kind", "news")
            .build()
          logger.info("sending")
          return messaging.send(message)
        }

        companion object {
          private val logger = LoggerFactory.getLogger(Push::class.java)
        }
      }
      """, topic: "news"),
    DoubtfulCase(
      "C#: a class with types",
      """
      using FirebaseAdmin.Messaging;
      namespace App;
      public class Topics { public const string News = "news"; }
      public class Push
      {
          public async Task<string> SendAsync(string title)
          {
              var message = new Message()
              {
                  Topic = Topics.News,
                  Notification = new Notification() { Title = "Hi", Body = "There" },
                  Android = new AndroidConfig() { Priority = Priority.High, TimeToLive = TimeSpan.FromHours(1) },
              };
              if (message.Topic is null)
              {
                  throw new InvalidOperationException("no topic");
              }
              return await FirebaseMessaging.DefaultInstance.SendAsync(message);
          }
      }
      """, topic: "news"),
  ]
}
