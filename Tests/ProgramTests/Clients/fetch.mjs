// Node.js's own fetch, which says Sec-Fetch-Mode and nothing else of a browser's.
const json = { "content-type": "application/json", authorization: "Bearer x" };
const send = (topic) =>
  fetch("https://fcm.googleapis.com/v1/projects/demo/messages:send", {
    method: "POST", headers: json, body: JSON.stringify({ message: { topic } }),
  });
const token = await fetch("https://oauth2.googleapis.com/token", {
  method: "POST", body: new URLSearchParams({ grant_type: "x" }),
});
const api = process.env.PUSHWRIGHT_EMULATOR + "/emulator/v1/";
const ask = (method, path, body) =>
  fetch(api + path, { method, headers: json, body: body && JSON.stringify(body) });
const statuses = [(await send("news")).status, token.status];
for (const [method, path, body] of [
  ["POST", "devices", { name: "a", platform: "web" }], ["PATCH", "devices/a", { online: false }],
  ["GET", "messages"], ["DELETE", "devices/a"], ["DELETE", "messages"], ["POST", "reset"],
]) statuses.push((await ask(method, path, body)).status);
console.log(statuses.join(" "));
