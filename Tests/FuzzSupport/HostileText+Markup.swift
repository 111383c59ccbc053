extension HostileText {
  /// Texts that want to be markup, script, style, an address to load or a formula.
  package static let markup: [HostileText] = [
    HostileText("script", "<script>window.taken=1</script>"),
    HostileText("image", "<img src=x onerror=\"window.taken=1\">"),
    HostileText("out of an attribute", "\"><svg onload=window.taken=1>"),
    HostileText("out of an attribute in single quotes", "' onmouseover='window.taken=1"),
    HostileText("out of an attribute without quotes", "x onclick=window.taken=1 `"),
    HostileText("out of style and script", "</style></script></title><script>taken=1</script>"),
    HostileText("out of a comment and CDATA", "--><!--]]><![CDATA[<b>"),
    HostileText("out of details and pre", "</summary></details></pre></section></main><h1>taken"),
    HostileText(
      "base and refresh", "<base href=//evil.example/><meta http-equiv=refresh content=0>"),
    HostileText(
      "frame and form", "<iframe src=//evil.example></iframe><form action=//evil.example>"),
    HostileText("style", "<link rel=stylesheet href=//evil.example/a.css><b style=color:red>"),
    HostileText("entities", "&lt;b&gt;&#60;script&#62;&amp;lt;&colon;"),
    HostileText("address of a script", "javascript:window.taken=1"),
    HostileText("data address", "data:text/html,<script>taken=1</script>"),
    HostileText("style function", "red;background:url(//evil.example/a.png)"),
    HostileText("template", "{{constructor.constructor('taken=1')()}} ${taken=1} \\u003cscript>"),
    HostileText(
      "Markdown link", "[a](javascript:taken) ![b](http://evil.example/b.png) <http://c.example>"),
    HostileText(
      "Markdown reference", "@everyone #1 !1 ~bug %1 &1 $1 www.evil.example a@evil.example"),
    HostileText("Markdown code", "` `` ``` ```` \u{5C}` `taken` ~~~"),
    HostileText(
      "Markdown block",
      "\n\n# taken\n\n- taken\n\n    taken\n\n```\n<script>taken=1</script>\n```\n"),
    HostileText("Markdown table", "| a | b |\n|---|---|\n| taken | b |"),
    HostileText(
      "Markdown HTML", "\n</details>\n\n<details open><summary>taken</summary>\n\n<img src=x>\n"),
    HostileText("formula", "=HYPERLINK(\"http://evil.example\",\"a\")"),
    HostileText("formula behind a line", "a\n=1+1\r+2;@SUM(A1)\t-3,\"=4\""),
    HostileText("command", "=cmd|' /C calc'!A0"),
  ]
}
