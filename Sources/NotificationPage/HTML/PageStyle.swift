/// The page's style, one constant text: the page's policy names its hash.
enum PageStyle {
  /// Everything, in the order of the page.
  static let text: Markup = "\(page)\(sections)\(CardStyle.text)\(print)"

  private static let page: Markup = """

    *{box-sizing:border-box}
    :root{color-scheme:light dark;
    --bg:light-dark(#f3f4f7,#101216);--pane:light-dark(#fff,#191c22);
    --fg:light-dark(#1b1f25,#e7e9ee);--mut:light-dark(#545c69,#a4abb8);
    --line:light-dark(#d8dce3,#30353f);--link:light-dark(#1f55b5,#8fb6ff);
    --e:light-dark(#a81b12,#ff9d93);--eb:light-dark(#fde9e7,#43201d);
    --w:light-dark(#7a4500,#f6c263);--wb:light-dark(#fdf0d5,#3d2d10);
    --o:light-dark(#12622f,#7fd69c);--ob:light-dark(#e2f4e8,#15351f);
    --u:light-dark(#47489c,#b6b8ff);--ub:light-dark(#ebebfb,#292a4a)}
    :root:has(#al:checked){color-scheme:light}
    :root:has(#ad:checked){color-scheme:dark}
    html{background:var(--bg);color:var(--fg);font:15px/1.5 system-ui,"Noto Sans",sans-serif;
    -webkit-text-size-adjust:100%;scroll-padding:60px 0 12px}
    body{max-width:1360px;margin:0 auto;padding:24px 20px 48px}
    h1,h2,h3,h4,h5,h6,p,ul,ol,dl,dd,figure,pre{margin:0}
    ul,ol{padding:0;list-style:none}
    h1{font-size:26px;line-height:1.25;letter-spacing:-.01em}
    h2{font-size:21px;line-height:1.3;margin:36px 0 12px;overflow-wrap:anywhere}
    h3{font-size:16px;margin:28px 0 10px}
    h6,.so summary{font-size:12px;font-weight:600;color:var(--mut)}
    a{color:var(--link)}
    a:focus-visible,summary:focus-visible,input:focus-visible,button:focus-visible{outline:2px solid var(--link);
    outline-offset:2px}
    code,pre{font:12.5px/1.5 ui-monospace,"Cascadia Mono","DejaVu Sans Mono",monospace;
    overflow-wrap:anywhere}
    .sk{position:absolute;left:-999px}
    .sk:focus{position:fixed;z-index:3;left:20px;top:4px;background:var(--pane);padding:4px 10px}
    .z{position:absolute;width:0;height:0}
    .e{color:var(--e)}.w{color:var(--w)}.o{color:var(--o)}.u{color:var(--u)}
    .fa{display:grid;grid-template-columns:max-content 1fr;gap:4px 18px;margin-top:14px}
    .fa dt{color:var(--mut)}
    .fa dd{overflow-wrap:anywhere;min-width:0}
    .mk{color:var(--mut);margin-top:4px;overflow-wrap:anywhere}
    .bf{display:grid;grid-template-columns:max-content minmax(0,1fr);gap:14px 24px;margin:16px 0;
    padding:18px 20px;background:var(--pane);border:1px solid var(--line);border-radius:12px}
    .bf dt{color:var(--mut)}
    .bf dd{min-width:0;overflow-wrap:anywhere}
    .bf q{quotes:"“" "”"}
    .sy{font-size:17px;line-height:1.4}
    .sy b,.sy span{display:block;text-align:match-parent;white-space:pre-line}
    .sp{color:var(--mut);font-size:13px}.sy+.sp{display:block;margin-top:8px}
    .pp{display:none}
    .v{display:inline-block;font-size:13px;font-weight:600;line-height:1.4;border-radius:6px;
    padding:1px 8px;margin:1px 4px 1px 0}
    .v.e{background:var(--eb)}.v.w{background:var(--wb)}
    .v.o{background:var(--ob)}.v.u{background:var(--ub)}
    .bar{position:sticky;top:0;z-index:2;display:flex;flex-wrap:wrap;gap:6px 28px;
    margin:20px -20px 0;padding:8px 20px;background:var(--bg);border-bottom:1px solid var(--line);
    font-size:13.5px}
    .bar fieldset{border:0;margin:0;padding:0;display:flex;flex-wrap:wrap;gap:2px 14px;
    align-items:center}
    .bar fieldset[hidden]{display:none}
    .bar legend{float:left;padding:0;margin-right:12px;color:var(--mut)}
    .bar input{margin:0 2px 0 0;vertical-align:-2px}
    .bar input[type=search]{font:inherit;vertical-align:baseline;color:inherit;
    background:var(--pane);border:1px solid var(--line);border-radius:6px;padding:1px 8px}
    .bar output{color:var(--mut)}
    .in{width:100%;border-collapse:collapse;margin-top:24px;font-size:14px}
    .in caption{text-align:left;font-weight:600;padding-bottom:6px}
    .in th,.in td{text-align:left;vertical-align:top;padding:6px 14px 6px 0;
    border-top:1px solid var(--line)}
    .in tbody th{overflow-wrap:anywhere}
    footer{margin-top:40px;color:var(--mut);font-size:13px;max-width:75ch}

    """

  private static let sections: Markup = """
    .f{display:grid;gap:10px}
    .f li{background:var(--pane);border:1px solid var(--line);border-radius:10px;padding:10px 14px;
    overflow-wrap:anywhere}
    .f li p+p,.f .pl+p{margin-top:2px}
    .f code{color:var(--mut)}
    .f details{font-size:13.5px;color:var(--mut)}
    .f details p{color:var(--fg)}
    .pl{display:inline-block;color:var(--mut)}
    .ix{display:flex;flex-wrap:wrap;gap:6px}
    .ix li{max-width:100%}
    .ix a{display:block;overflow-wrap:anywhere;text-decoration:none;font-size:13px;border:1px solid var(--line);
    border-radius:7px;padding:2px 9px;background:var(--pane)}
    .ix a.o{color:var(--fg)}
    .ix .rv{border-left:1px solid var(--line);margin-left:5px;padding-left:6px;color:var(--fg)}
    .hi{color:var(--mut);font-size:13px;margin-bottom:6px}
    .su{font-size:17px;line-height:1.4;margin-bottom:4px}
    .ix a:hover{text-decoration:underline}
    .l{display:grid;grid-template-columns:220px minmax(0,1fr);gap:16px 28px;padding:24px 0;
    border-top:1px solid var(--line);margin-top:16px}
    .l+.l{margin-top:0}
    .l[hidden],.d[hidden]{display:none}
    .l h4{font-size:19px;line-height:1.3;overflow-wrap:anywhere}
    .l header{font-size:13.5px;overflow-wrap:anywhere}
    .nm{color:var(--mut)}
    .r{color:var(--mut);margin-top:4px}
    .r q{display:block;color:var(--fg);margin-top:2px}
    .aw{border:1px solid var(--line);border-radius:8px;margin:10px 0 0;padding:4px 10px 8px;
    min-width:0;display:flex;flex-wrap:wrap;gap:2px 8px;font-size:13px}
    .aw legend{color:var(--mut)}
    .aw [type=radio]{margin:0 1px 0 0;vertical-align:-2px}
    .aw .nt{flex:1 1 100%}
    .aw .nt input{width:100%}
    .aw .nt:has(:disabled),.aw .bw[hidden]{display:none}
    .aw .bw{flex:1 1 100%}
    .aw .bw:has([aria-invalid]){color:var(--e)}
    .sv p{margin-top:10px}
    .sv label{margin-right:14px}
    .sv button,.sv input,.aw .nt input{font:inherit;color:inherit;background:var(--pane);
    border:1px solid var(--line);border-radius:6px;padding:3px 10px}
    .sv button{cursor:pointer;font-weight:600}
    [aria-invalid]{border-color:var(--e)!important}
    .er{display:block;flex:1 1 100%;color:var(--e);font-weight:600}
    .er[hidden]{display:none}
    .aw[hidden],.sv[hidden]{display:none}
    .so{margin-top:12px}
    .so p{margin-top:2px;white-space:pre-line}
    .g{display:flex;flex-wrap:wrap;gap:20px 28px;align-items:flex-start}
    :root{--z:1}
    .d{flex:0 0 calc(400px*var(--z));max-width:100%}
    .d h5{font-size:14px;font-weight:600;margin-bottom:8px}
    .d h5 .v{margin-left:6px}
    figure+figure{margin-top:10px}
    figcaption{font-size:12px;color:var(--mut);margin-bottom:3px}
    .pr,.wt{border:1.5px dashed var(--mut);border-radius:12px;padding:9px 14px;margin-top:10px}
    .wt{border:1px solid var(--line);background:var(--pane)}
    .pr p,.wt p{font-size:14px}
    .pr b,.pr span,.wt b,.wt span{display:block;text-align:match-parent;white-space:pre-line;overflow-wrap:anywhere}
    .m{margin-top:10px;font-size:13px;display:grid;gap:4px;overflow-wrap:anywhere}
    .tn{font-weight:600}
    details.m{display:block;color:var(--mut)}
    .m li+li{margin-top:4px}
    .m ol{list-style:decimal;padding-left:20px}
    summary{cursor:pointer}
    .py{margin-top:12px}
    .py pre{background:var(--pane);border:1px solid var(--line);border-radius:10px;padding:12px 14px;
    margin-top:6px;white-space:pre-wrap;overflow-wrap:anywhere}
    .py i{color:var(--mut);font-style:normal}
    @media screen and (min-width:1000px){
    .fa{grid-template-columns:max-content minmax(0,1fr) max-content minmax(0,1fr)}}
    @media screen and (max-width:1132px){.l{grid-template-columns:minmax(0,1fr)}}
    @media screen and (min-width:761px) and (max-width:884px){:root{--z:.84}}
    @media screen and (max-width:444px){:root{--z:.86}}
    @media screen and (max-width:388px){:root{--z:.75}}
    @media screen and (max-width:344px){:root{--z:.65}}
    @media screen and (max-width:760px){html{scroll-padding-top:8px}
    body{padding:16px 14px 40px}.bar{position:static;margin:16px -14px 0;padding:8px 14px}
    .fa{grid-template-columns:92px minmax(0,1fr);gap:4px 12px}
    .bf{grid-template-columns:minmax(0,1fr);gap:2px;padding:14px}.bf dd+dt{margin-top:10px}
    .in,.in tbody,.in tr,.in td,.in th{display:block}.in caption{display:block}.in thead{display:none}
    .in td,.in tbody th+td{border:0;padding-top:0}}

    """

  /// A4: no card is cut in two, colors are those of light devices, and no filter leaves anything out.
  private static let print: Markup = """
    @media print{@page{size:A4;margin:14mm}
    :root,:root:has(#ad:checked){color-scheme:light}
    html{background:#fff;font-size:12px}body{max-width:none;padding:0}
    .bar,.sk,nav,details,details.m,.hi,.aw,.sv{display:none}
    .pp{display:block;margin-top:12px}
    .bf{padding:0;border:0;gap:6px 18px}
    .fa{grid-template-columns:max-content minmax(0,1fr) max-content minmax(0,1fr)}
    .l[hidden]{display:grid}.d[hidden]{display:block}
    .d,.f li,.bf dd,.pr,.wt,figure{break-inside:avoid}
    h2,h3,.l header{break-after:avoid}
    .l{grid-template-columns:minmax(0,1fr);gap:8px;padding:12px 0;break-inside:avoid-page}
    :root{--z:.82}.g{gap:16px 20px}
    .k,.v{-webkit-print-color-adjust:exact;print-color-adjust:exact}
    }

    """
}
