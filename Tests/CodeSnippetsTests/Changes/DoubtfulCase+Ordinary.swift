extension DoubtfulCase {
  static let ordinaryScripts = [
    DoubtfulCase(
      "Node.js: a class",
      """
      const admin = require('firebase-admin');
      const TOPIC = 'news';
      class Notifier {
        constructor(messaging) { this.messaging = messaging; }
        async notifyNews() {
          const message = { topic: TOPIC, notification: { title: 'Hi', body: 'There' } };
          this.log('sending', message);
          try {
            const response = await this.messaging.send(message);
            console.log('Sent', response);
            return response;
          } catch (error) {
            console.error('failed', error, message);
            throw error;
          }
        }
        log(label, value) { console.log(label, JSON.stringify(value, null, 2)); }
      }
      module.exports = Notifier;
      """, topic: "news"),
    DoubtfulCase(
      "TypeScript: a function that tries again",
      """
      import { getMessaging, Message } from 'firebase-admin/messaging';
      export async function push(): Promise<string> {
        const title = 'Sale';
        const message: Message = { topic: 'sale', notification: { title, body: 'Now' }, android: { ttl: 3600 * 1000 } };
        return await sendWithRetry(message);
      }
      async function sendWithRetry(message: Message, retries = 3): Promise<string> {
        for (let i = 0; i < retries; i++) {
          try {
            return await getMessaging().send(message);
          } catch (e) {
            if (i === retries - 1) throw e;
          }
        }
        throw new Error('unreachable');
      }
      """, topic: "sale"),
    DoubtfulCase(
      "Python: a module",
      """
      import firebase_admin
      from firebase_admin import messaging

      TOPIC = 'news'

      def build_message():
          return messaging.Message(
              topic=TOPIC,
              notification=messaging.Notification(title='Hi', body='There'),
          )

      def send(message, dry_run=False):
          try:
              response = messaging.send(message, dry_run=dry_run)
              print('sent', response)
          except Exception as e:
              print('failed', e, message)

      if __name__ == '__main__':
          send(build_message())
      """, topic: "news"),
    DoubtfulCase(
      "Node.js: a request of its own",
      """
      const fetch = require('node-fetch');
      const PROJECT = 'p';
      const title = 'Hi';
      async function main() {
        const token = await getAccessToken();
        const body = JSON.stringify({ "message": { "topic": "news", "notification": { "title": title, "body": "There" } } });
        const res = await fetch(`https://example.com/${PROJECT}/messages:send`, { method: 'POST', headers: { Authorization: `Bearer ${token}` }, body });
        console.log(await res.text());
      }
      main();
      """, topic: "news"),
    DoubtfulCase(
      "Python: a request of its own",
      """
      import json, requests
      PROJECT = 'p'
      TITLE = 'Hi'
      def send():
          message = {
              "message": {
                  "topic": "news",
                  "notification": {"title": TITLE, "body": "There"},
              }
          }
          headers = {"Authorization": "Bearer " + token()}
          r = requests.post(f"https://example.com/{PROJECT}/messages:send", headers=headers, data=json.dumps(message))
          print(r.status_code, r.text)
      send()
      """, topic: "news"),
    DoubtfulCase(
      "TypeScript: a scheduled function",
      """
      enum Topic { News = 'news', Sale = 'sale' }
      const send = async (message: admin.messaging.Message) => {
        const id = await admin.messaging().send(message);
        logger.info(`sent ${id}`);
        return id;
      };
      export const handler = onSchedule('every day', async () => {
        await send({ topic: Topic.News, notification: { title: 'Hi' }, apns: { payload: { aps: { contentAvailable: true, badge: 1 } } } });
      });
      """, topic: "news"),
    DoubtfulCase(
      "Node.js: a function of Firebase",
      """
      exports.onCreate = functions.firestore.document('x/{id}').onCreate(async (snap, context) => {
        const title = 'Hi';
        const payload = { notification: { title, body: 'There' }, topic: 'news' };
        return admin.messaging().send(payload).then((response) => {
          console.log(response);
          return { success: true };
        }).catch((error) => { return { error: error.code }; });
      });
      """, topic: "news"),
  ]
}
