/// How cards look: Android's notification panel, an iPhone's lock screen and a browser's notification.
///
/// Sizes are the platforms' own in points: a phone is 400 wide, an Android row has corners of 28 and its text begins at
/// 52, an iPhone's icon has 38, Chrome's window is 360 wide. So a card cuts its texts where a device does, whatever room
/// the page has: ``CardFace`` counts with these sizes. Where the page is narrow, a card is drawn smaller.
enum CardStyle {
  static let text: Markup = "\(frames)\(android)\(iPhone)\(browser)"

  private static let frames: Markup = """
    .k{width:400px;max-width:100%;zoom:var(--z);border-radius:20px;padding:14px 12px;font-size:14px;
    line-height:20px;overflow:hidden}
    .k .n{position:relative;overflow:hidden}
    .k b,.k p,.k .h{text-align:match-parent}
    .k b{font-weight:600}
    .k p,.k .h{overflow-wrap:anywhere;white-space:pre-line}
    .k .t{display:flex;align-items:baseline;gap:6px;min-width:0}
    .k .t b{min-width:0;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
    .k .nw{flex:none}
    .k .h b{display:block}
    .k .q{font-style:italic;font-weight:400;opacity:.85;background:repeating-linear-gradient(135deg,
    transparent 0 6px,light-dark(#0001,#fff2) 6px 12px);border-radius:4px;padding:0 4px}
    .k .pi{display:flex;align-items:center;justify-content:center;aspect-ratio:2/1;width:100%;
    font-size:12px;background:repeating-linear-gradient(135deg,light-dark(#cfd4de,#3a3f4a) 0 10px,
    light-dark(#c3c9d5,#434955) 10px 20px);color:light-dark(#363c47,#d5d9e2)}
    .k .th{flex:none;background:repeating-linear-gradient(135deg,light-dark(#cfd4de,#3a3f4a) 0 5px,
    light-dark(#b9c0cd,#4b515e) 5px 10px)}
    .k .no{display:flex;flex-direction:column;gap:2px;text-align:center;padding:14px 12px;
    border:1.5px dashed currentColor;border-radius:16px}
    .no b{font-size:15px}

    """

  private static let android: Markup = """
    .an{background:light-dark(#cfd5e4,#0c0e13);color:light-dark(#191b21,#e4e5ec);
    font-family:Roboto,"Noto Sans",system-ui,sans-serif}
    .an .n{display:flex;flex-wrap:wrap;align-items:flex-start;background:light-dark(#f5f6fd,#262830);
    border-radius:28px;padding:16px}
    .an.c .n{min-height:72px;align-items:center}
    .an .i{flex:none;width:24px;height:24px;margin-inline-end:12px}
    .an .x{flex:1;min-width:0}
    .an .nw::before{content:"· "}
    .an .nw,.an .ap{color:light-dark(#454852,#c3c5d0);font-size:12px}
    .an .ap{min-width:0;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
    .an.c p,.an .h{overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
    .an .h b{overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
    .an p{color:light-dark(#33363f,#cdced8)}
    .an.o p{display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:12;overflow:hidden}
    .an.o:has(.pi) p{display:block;white-space:nowrap;text-overflow:ellipsis}
    .an .th{width:40px;height:40px;border-radius:8px;margin-inline-start:12px}
    .an .ch{flex:none;width:24px;height:24px;margin-inline-start:12px;border-radius:12px;
    background:light-dark(#dfe2ee,#3a3d47);display:grid;place-items:center}
    .an .ch::before{content:"";width:6px;height:6px;border:solid light-dark(#40434d,#c9cbd6);
    border-width:0 1.6px 1.6px 0;transform:translateY(-1.5px) rotate(45deg)}
    .an.o .ch::before{transform:translateY(1.5px) rotate(225deg)}
    .an .pi{border-radius:16px;margin-top:12px}

    """

  private static let iPhone: Markup = """
    .ip{background:linear-gradient(155deg,light-dark(#86aedb,#16243a),light-dark(#b79acb,#2a2140) 60%,
    light-dark(#e0aeb0,#3b2432));color:light-dark(#101114,#f4f4f7);padding:16px 10px;
    font-family:-apple-system,"SF Pro Text","Helvetica Neue",Inter,"Noto Sans",system-ui,sans-serif}
    .ip .n{display:flex;flex-wrap:wrap;align-items:center;border-radius:24px;padding:12px 14px;
    background:light-dark(#f6f6f9e0,#34353dd9)}
    .ip .i{flex:none;width:38px;height:38px;margin-inline-end:10px}
    .ip .x{flex:1;min-width:0}
    .ip .t{justify-content:space-between}
    .ip .nw{font-size:13px;color:light-dark(#3f4148,#c9cad1)}
    .ip .h b{overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
    .ip p{display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:4;overflow:hidden}
    .ip.o p{display:block}
    .ip .th{width:38px;height:38px;border-radius:8px;margin-inline-start:10px}
    .ip .pi{width:calc(100% + 28px);margin:-12px -14px 12px}
    .ip .no,.br .no{background:light-dark(#f6f6f9c8,#26272ed9)}

    """

  private static let browser: Markup = """
    .br{background:light-dark(#dfe3e8,#0d0f12);color:light-dark(#202124,#e8eaed)}
    .br .n{background:light-dark(#fff,#292a2d);border-radius:12px;padding:12px 14px;max-width:360px;
    box-shadow:0 1px 3px #0005}
    .br .ap,.br .nw{font-size:12px;color:light-dark(#55595f,#bdc1c6)}
    .br .nw::before{content:" • "}
    .br .h b{display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2;
    overflow:hidden}
    .br p{color:light-dark(#4a4e54,#c4c7cc);display:-webkit-box;-webkit-box-orient:vertical;
    -webkit-line-clamp:4;overflow:hidden}
    .br.c p{display:block;white-space:nowrap;text-overflow:ellipsis}
    .br .n:has(.th){padding-inline-end:62px}
    .br .th{position:absolute;top:12px;inset-inline-end:14px;width:40px;height:40px;border-radius:4px}
    .br .pi{margin-top:10px;border-radius:6px}
    .br .bt{display:flex;flex-wrap:wrap;gap:4px 18px;margin-top:10px;font-size:13px;font-weight:500;
    color:light-dark(#1a5fc4,#8ab4f8)}

    """
}
