// An ordinary program that sends over HTTP/2, and asks for topics over HTTP/1.1 with an agent; it knows no emulator.
"use strict";
const http2 = require("node:http2");
const https = require("node:https");

const session = http2.connect("https://fcm.googleapis.com");
const agent = new https.Agent({ keepAlive: true });

function send(number) {
  return new Promise((resolve, reject) => {
    const stream = session.request({
      ":method": "POST",
      ":scheme": "https:",
      ":path": "/v1/projects/demo/messages:send",
      authorization: "Bearer x",
      "content-type": "application/json",
    });
    let status = 0;
    stream.on("response", (headers) => (status = headers[":status"]));
    stream.on("error", reject);
    stream.resume();
    stream.on("end", () => resolve(status));
    stream.end(JSON.stringify({ message: { token: `token:${number}`, data: { a: "b" } } }));
  });
}

function subscribe() {
  return new Promise((resolve, reject) => {
    const request = https.request(
      "https://iid.googleapis.com/iid/v1:batchAdd",
      {
        method: "POST",
        agent,
        headers: { authorization: "Bearer x", "content-type": "application/json", access_token_auth: "true" },
      },
      (response) => {
        let text = "";
        response.on("data", (part) => (text += part));
        response.on("end", () => resolve(text));
      },
    );
    request.on("error", reject);
    request.end(JSON.stringify({ to: "/topics/news", registration_tokens: ["a:1", "behave-unregistered"] }));
  });
}

async function main() {
  const statuses = await Promise.all(Array.from({ length: 150 }, (_, number) => send(number)));
  console.log(statuses.filter((status) => status === 200).length, await subscribe());
  session.close();
  agent.destroy();
}

main();
