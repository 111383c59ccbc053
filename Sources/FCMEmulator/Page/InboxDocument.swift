internal import Crypto
internal import TextEncodings

/// The frame of the inbox's pages: everything is in the page, and nothing comes from elsewhere.
enum InboxDocument {
  static func page(title: String, body: String, isLive: Bool = false) -> EmulatorAnswer {
    let html = """
      <!DOCTYPE html>
      <html lang="en"><head><meta charset="utf-8"><title>\(HTMLText.escaped(title)) – Pushwright emulator</title>
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <style>\(style)</style></head><body><header><h1>Pushwright emulator</h1></header>
      <main>\(body)</main>\(isLive ? "<script>\(script)</script>" : "")</body></html>

      """
    var answer = EmulatorAnswer(status: 200, body: html, kind: .html)
    answer.policy = policy
    return answer
  }

  private static let policy = """
    default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-\(hash)'; connect-src 'self'; \
    form-action 'self'; base-uri 'none'; frame-ancestors 'none'
    """

  private static let hash = Base64.standard(Array(SHA256.hash(data: Array(script.utf8))))

  /// Waits for the next message, and loads the page again.
  private static let script = """
    const newest=document.getElementById("count").dataset.newest;
    async function watch(){for(;;){try{
    const answer=await fetch("/emulator/v1/messages/wait?timeout=60s&after="+newest);
    if(answer.ok){location.reload();return}}catch{await new Promise(r=>setTimeout(r,2000))}}}
    watch();
    """

  private static let style = """
    :root{color-scheme:light dark;--line:#8884}
    body{margin:0;font:1rem/1.45 system-ui,sans-serif}
    header,main{max-width:64rem;margin:0 auto;padding:0 1rem}
    h1{font-size:1.2rem}h2{font-size:1.05rem}
    summary{cursor:pointer}form{margin-top:.5rem;display:flex;flex-wrap:wrap;gap:.5rem;align-items:end}
    label{display:flex;flex-direction:column;font-size:.85rem;flex:1 1 8rem}
    label{min-width:0}input{width:100%;box-sizing:border-box}
    input,button{font:inherit;padding:.3rem .4rem}
    .messages{list-style:none;padding:0;margin:0}
    .messages>li{border-top:1px solid var(--line);padding:.6rem 0}
    .messages span{display:block;overflow-wrap:anywhere}
    .badges{list-style:none;display:flex;flex-wrap:wrap;gap:.25rem .75rem;padding:0;font-size:.85rem}
    .cards{display:flex;flex-wrap:wrap;gap:1rem}
    figure{margin:0;max-width:100%;flex:1 1 20rem}figcaption{font-size:.9rem;margin-bottom:.4rem}
    figure svg{max-width:100%;height:auto}
    dl{display:grid;grid-template-columns:max-content 1fr;gap:.2rem 1rem}dd{margin:0;overflow-wrap:anywhere}
    pre{overflow:auto;border:1px solid var(--line);padding:.75rem;max-width:100%}
    .note{opacity:.8}
    """
}
