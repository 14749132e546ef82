import TabReports

/// The style sheet of pages: light and dark, on screens of any width and on paper.
enum PageStyle {
  /// The whole style sheet, whose digest the page's policy names.
  static func sheet(_ appearance: PictureStyle.Appearance) -> String {
    let colors =
      switch appearance {
      case .auto:
        ":root{\(light)}\n@media screen and (prefers-color-scheme:dark){:root{\(dark)}}\n"
          + "html{color-scheme:light dark}\n"
      case .light: ":root{\(light)}\nhtml{color-scheme:light}\n"
      case .dark: ":root{\(dark)}\nhtml{color-scheme:dark}\n"
      }
    return "\n" + Ink.styleSheet(appearance) + colors + page + signs + table + source + narrow
      + paper
  }

  /// SHA-256 digest of the sheet in Base64.
  static func digest(_ appearance: PictureStyle.Appearance) -> String {
    switch appearance {
    case .auto: "ZuoIvjU+xsgqnX/qS1JQR74H3vMUveZWYgz9hBTFik8="
    case .light: "LDGjFh8PJMg/dhQy3ILyeAGVM6RPtKmgULyEGZt1D9U="
    case .dark: "Ziz30t/a7Rbw+aV8LhdoTGl8NFK5sAVmQjDRXReC5XQ="
    }
  }

  private static let light = """
    --ground:#f4f5f8;--card:#fff;--text:#1b1f27;--dim:#5b6270;--rule:#d3d7df;--link:#1f4fc4;
    --error:#b3261e;--on-error:#fff;--warning:#f2b632;--note:#2f5fd0;--on-note:#fff;
    --near:#e3f3e6;--middling:#fdf3d6;--far:#fde5d8;--never:#f9d9d6
    """

  private static let dark = """
    --ground:#1b1e24;--card:#14161a;--text:#f1f3f7;--dim:#a6adbb;--rule:#434852;--link:#a9c2ff;
    --error:#ff8a80;--on-error:#16181d;--warning:#f2b632;--note:#8fb0ff;--on-note:#16181d;
    --near:#1d3a25;--middling:#423611;--far:#4a2a17;--never:#561f1b
    """

  private static let page = """
    *{box-sizing:border-box}
    body{margin:0 auto;max-width:110rem;padding:2rem clamp(1rem,2.5vw,3rem);background:var(--ground);
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
    .verdict{font-size:1.15rem;margin:.5rem 0}
    nav{margin-top:1rem}
    nav ul{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;list-style:none;margin:0;padding:0}
    nav ul ul{font-size:.9rem}
    nav a,.thumbnails a,.beside a,.verdict a{min-height:1.75rem;display:inline-block;
    line-height:1.75rem}
    thead a{display:inline-block;padding:.3rem 0;line-height:1.3}
    .thumbnails{list-style:none;padding:0;display:flex;flex-wrap:wrap;gap:1rem 1.5rem;
    align-items:flex-end}
    .thumbnails a{text-decoration:none;text-align:center;max-width:11rem}
    .thumbnails svg{display:block;margin:0 auto .25rem}
    .thumbnails span{display:block;min-height:2.6em;font-size:.85rem;line-height:1.3;text-decoration:underline}
    .differences{display:grid;grid-template-columns:max-content 1fr;gap:.35rem 1.25rem;margin:0}
    .differences dt{font-weight:600}
    .differences dd{margin:0}
    #differences h3{margin:1.25rem 0 .35rem}
    .differences ul{list-style:none;padding:0;margin:0}
    .reasons{display:grid;grid-template-columns:max-content 1fr;gap:.15rem .75rem;margin:.35rem 0}
    .reasons dt{font-weight:600;color:var(--dim);font-size:.9rem;grid-column:1}
    .reasons dd{margin:0;grid-column:2}
    .tiles{list-style:none;padding:0;display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;font-size:.9rem}
    .tiles b{display:inline-block;min-width:1.75rem;border:1px solid var(--dim);border-radius:.5rem;
    text-align:center;font-size:.75rem}
    .remark-line{font-size:.9rem;max-width:60rem}
    .devices{display:grid;gap:1.25rem}
    article,.findings,table,.source{background:var(--card);border:1px solid var(--rule);
    border-radius:14px}
    article{padding:1.25rem .75rem;min-width:0;max-width:100%}
    .layouts{display:flex;flex-wrap:wrap;gap:2rem 3rem;align-items:flex-start}
    .layout{min-width:0;max-width:100%}
    .releases{display:flex;flex-wrap:wrap;gap:1rem;align-items:flex-start}
    @media screen{.releases:has(>.scaled:nth-child(3))>.scaled{flex:1 1 366px;max-width:max-content}}
    .states{display:flex;flex-wrap:wrap;gap:1.5rem;align-items:flex-start}
    figure{margin:.75rem 0 0;min-width:0;max-width:100%}
    figcaption{font-weight:600;color:var(--dim);font-size:.9rem}
    figure .scroller{margin-top:.35rem}
    figure svg{display:block;max-width:none;height:auto}
    figure.scaled svg{max-width:100%;margin-top:.35rem}
    .layout .ground{fill:var(--ground)}article .ground{fill:var(--card)}
    figure .remark-line{width:0;min-width:max(100%,min(20rem,80vw))}
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
    #findings h3{margin:1.25rem 0 .5rem}
    .sign.letter{border:1px solid var(--dim)}
    li:target,.line:target{background:var(--middling)}
    .depth-1{--depth:1.5rem}.depth-2{--depth:3rem}.depth-3{--depth:4.5rem}.depth-4{--depth:6rem}
    .depth-5{--depth:7.5rem}
    th[class^=depth]{padding-left:var(--depth)}li[class^=depth]{margin-left:var(--depth)}

    """

  private static let table = """
    .scroller{overflow-x:auto}
    table{border-collapse:collapse;width:100%;font-size:.9rem;overflow-wrap:normal}
    th,td{padding:.45rem .75rem;text-align:left;vertical-align:top;border-bottom:1px solid var(--rule)}
    thead th{vertical-align:bottom;min-width:7rem}
    tbody th{font-weight:500;min-width:9.5rem;max-width:20rem;overflow-wrap:anywhere}
    tfoot tr:last-child>*{border-bottom:0}
    td.near{background:var(--near)}td.middling{background:var(--middling)}
    td.far{background:var(--far)}td.never{background:var(--never);font-weight:600}
    td.absent{color:var(--dim)}
    tr>:first-child{position:sticky;left:0;background:var(--card)}

    """

  private static let source = """
    .source{padding:1rem 0;overflow:hidden;font-size:.85rem}
    .line{display:flex}
    .line span{flex:0 0 4.5rem;padding-right:1rem;text-align:right;color:var(--dim);
    font-variant-numeric:tabular-nums}
    .line code{flex:1;min-width:0;padding-right:1rem;white-space:pre-wrap;
    font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,"DejaVu Sans Mono",monospace}
    .remark{margin:.3rem 1rem .5rem 4.5rem;padding:.35rem .75rem;border-left:4px solid var(--note);
    background:var(--ground)}
    .remark a{color:inherit;text-decoration:none}
    .remark a:hover{text-decoration:underline}
    .remark.error{border-color:var(--error)}.remark.warning{border-color:var(--warning)}

    """

  private static let narrow = """
    @media screen and (min-width:1100px){
    body{display:grid;grid-template-columns:11rem minmax(0,1fr);column-gap:1rem}
    header,main{grid-column:2}
    nav{grid-column:1;grid-row:1/3;margin:0;position:sticky;top:2rem;align-self:start;
    max-height:calc(100vh - 4rem);overflow-y:auto;font-size:.9rem}
    nav ul{display:block}nav ul ul{padding-left:.9rem}
    }
    @media screen and (max-width:40rem){
    body{padding:1rem .25rem}
    header,nav,section>h2,section>h3,section>p,section>details,.layout>h3,.layout>p,
    .layout figcaption,.layout .remark-line,.thumbnails,.differences{
    padding-left:.5rem;padding-right:.5rem}
    article{padding:.75rem 0;margin:0 -.25rem;max-width:none;border-radius:0;border-width:1px 0}
    article>*,.whole figcaption{padding:0 .75rem}
    .whole .states{margin:0 -.75rem;justify-content:center}
    .thumbnails{gap:.75rem .5rem}.thumbnails li{flex:0 0 30%}.thumbnails svg{max-width:100%}
    .differences,.reasons{display:block}
    .line span{flex-basis:2.5rem;padding-right:.5rem}.remark{margin-left:2.5rem}
    }

    """

  private static let paper = """
    @media print{
    body{padding:0;max-width:none;background:#fff;font-size:10pt}
    nav,.skip,.words,details:not([open]),#spec:not(:has([open])),
    #devices:not(:has([open])){display:none}
    .findings>li,tr,.remark,.quiet,.thumbnails li,.layout,article{break-inside:avoid}
    h2,h3,h2+.quiet,h3+.quiet,figcaption{break-after:avoid}
    h2{margin:1.5rem 0 .5rem}
    .devices{display:block}
    article{border:0;padding:0;margin-bottom:.8cm}figure{break-inside:avoid}
    figure svg,figure.scaled svg{max-width:100%;height:auto;max-height:12cm}
    .releases{gap:.3cm .5cm}.releases svg{max-height:8cm}
    figure .remark-line{width:auto;min-width:0}
    .releases>.scaled{max-width:9cm}
    .layout .ground{fill:#fff}
    .scroller{overflow:visible}
    table{font-size:8pt;table-layout:fixed;overflow-wrap:anywhere}
    th,td{padding:.2rem .3rem}thead th,tbody th{min-width:0}thead th:first-child{width:18%}
    table:has(th:nth-child(9)){font-size:6pt}table:has(th:nth-child(9)) :is(th,td){padding:.15rem}
    thead th:first-child:nth-last-child(n+9){width:14%}
    tr>:first-child{position:static}tfoot{display:table-row-group}
    *{print-color-adjust:exact;-webkit-print-color-adjust:exact}
    }

    """
}
