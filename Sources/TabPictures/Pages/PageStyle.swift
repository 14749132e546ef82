/// The style sheet of pages: light and dark, on screens of any width and on paper.
enum PageStyle {
  /// The whole sheet, that of the pictures included. The page's policy names its digest.
  static let sheet = "\n" + Ink.styleSheet(.auto) + page + signs + table + source + paper

  private static let page = """
    :root{--ground:#f4f5f8;--card:#fff;--text:#1b1f27;--dim:#5b6270;--rule:#d3d7df;--link:#1f4fc4;
    --error:#b3261e;--on-error:#fff;--warning:#f2b632;--note:#2f5fd0;--on-note:#fff;
    --near:#e3f3e6;--middling:#fdf3d6;--far:#fde5d8;--never:#f9d9d6}
    @media screen and (prefers-color-scheme:dark){:root{--ground:#1d2026;--card:#16181d;
    --text:#f1f3f7;--dim:#a6adbb;--rule:#434852;--link:#a9c2ff;--error:#ff8a80;--on-error:#16181d;
    --warning:#f2b632;--note:#8fb0ff;--on-note:#16181d;--near:#1d3a25;--middling:#423611;
    --far:#4a2a17;--never:#561f1b}}
    *{box-sizing:border-box}
    html{color-scheme:light dark}
    body{margin:0 auto;max-width:110rem;padding:2rem clamp(1rem,3vw,3rem);background:var(--ground);
    color:var(--text);font:1rem/1.5 system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",
    "Noto Sans",Arial,sans-serif;overflow-wrap:anywhere}
    h1{font-size:2rem;line-height:1.2;margin:0}
    h2{font-size:1.4rem;margin:3rem 0 1rem}
    h3{font-size:1.15rem;margin:0}
    h4{font-size:.9rem;margin:1rem 0 .25rem}
    p{margin:.25rem 0}
    a{color:var(--link)}
    a:focus-visible,summary:focus-visible,.scroller:focus-visible{outline:3px solid var(--link);
    outline-offset:2px;border-radius:4px}
    .quiet{color:var(--dim);font-size:.9rem}
    .skip{position:absolute;left:-100rem}
    .skip:focus{left:1rem;top:1rem;background:var(--card);padding:.5rem 1rem}
    .heard{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
    nav{display:flex;flex-wrap:wrap;gap:.5rem 1.5rem;margin-top:1rem}
    .devices{display:flex;flex-wrap:wrap;gap:1.5rem;align-items:flex-start}
    article,.findings,.scroller,.source{background:var(--card);border:1px solid var(--rule);
    border-radius:14px}
    article{padding:1.25rem}
    article{max-width:max-content}
    article.upright{flex:1 1 20rem}
    article.wide{flex:1 1 34rem}
    article>:not(figure){width:0;min-width:100%}
    figure{margin:1rem 0 0}
    figure svg{display:block;max-width:100%;height:auto}
    details{margin-top:1rem}
    summary{cursor:pointer;color:var(--link)}
    ul{margin:.25rem 0;padding-left:1.25rem}

    """

  private static let signs = """
    .beside{list-style:none;padding:0;margin:1rem 0 0;font-size:.9rem}
    .beside li{margin:.4rem 0}
    .beside a{color:inherit;text-decoration:none;display:block;padding-left:2.1rem;position:relative}
    .beside a:hover{text-decoration:underline}
    .beside .sign{position:absolute;left:0}
    .sign{display:inline-block;min-width:1.5rem;padding:0 .3rem;border-radius:.8rem;
    text-align:center;font-size:.75rem;line-height:1.5rem;font-weight:600;text-decoration:none}
    .sign.error{background:var(--error);color:var(--on-error);border-radius:4px}
    .sign.warning{background:var(--warning);color:#16181d}
    .sign.note{background:var(--note);color:var(--on-note)}
    .findings{list-style:none;margin:0;padding:.25rem 1.25rem}
    .findings>li{padding:.9rem 0;border-bottom:1px solid var(--rule)}
    .findings>li:last-child{border:0}
    li:target,.line:target{background:var(--middling)}
    .depth-1{padding-left:1.5rem!important}.depth-2{padding-left:3rem!important}
    .depth-3{padding-left:4.5rem!important}.depth-4{padding-left:6rem!important}
    .depth-5{padding-left:7.5rem!important}

    """

  private static let table = """
    .scroller{overflow-x:auto}
    table{border-collapse:collapse;width:100%;font-size:.9rem;overflow-wrap:normal}
    th,td{padding:.45rem .75rem;text-align:left;vertical-align:top;border-bottom:1px solid var(--rule)}
    thead th{vertical-align:bottom;min-width:9rem}
    th small{display:block;font-weight:400;color:var(--dim)}
    tbody th{font-weight:500;max-width:20rem;overflow-wrap:anywhere}
    tfoot tr:last-child>*{border-bottom:0}
    td.near{background:var(--near)}td.middling{background:var(--middling)}
    td.far{background:var(--far)}td.never{background:var(--never);font-weight:600}
    td.absent{color:var(--dim)}
    tr>:first-child{position:sticky;left:0;background:var(--card)}

    """

  private static let source = """
    .source{padding:1rem 0;overflow:hidden;font-size:.85rem}
    .line{display:flex}
    .line a{flex:0 0 4.5rem;padding-right:1rem;text-align:right;color:var(--dim);
    text-decoration:none;font-variant-numeric:tabular-nums}
    .line a:hover{text-decoration:underline}
    .line code{flex:1;min-width:0;padding-right:1rem;white-space:pre-wrap;
    font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,"DejaVu Sans Mono",monospace}
    .remark{margin:.3rem 1rem .5rem 4.5rem;padding:.35rem .75rem;border-left:4px solid var(--note);
    background:var(--ground)}
    .remark a{color:inherit;text-decoration:none}
    .remark a:hover{text-decoration:underline}
    .remark.error{border-color:var(--error)}.remark.warning{border-color:var(--warning)}

    """

  private static let paper = """
    @media print{
    body{padding:0;max-width:none;background:#fff;font-size:10pt}
    nav,.skip,.words,details:not([open]){display:none}
    article,.findings>li,tr,.remark{break-inside:avoid}
    h2,h3,h2+.quiet{break-after:avoid}
    section+section{break-before:page}
    .devices{gap:.5cm}
    article.upright{flex:0 1 48%}article.wide{flex:0 1 100%}
    figure svg{max-height:21cm}
    .scroller{overflow:visible}
    table{font-size:8pt;table-layout:fixed;overflow-wrap:anywhere}
    th,td{padding:.2rem .3rem}thead th{min-width:0}thead th:first-child{width:18%}
    tr>:first-child{position:static}
    *{print-color-adjust:exact;-webkit-print-color-adjust:exact}
    }

    """
}
