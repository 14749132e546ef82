// Measures every picture of a page in its own units and says what is wrong with it.
(() => {
  const problems = [];
  const slack = 0.75;
  const name = element => (element.textContent || '').slice(0, 60);
  const box = element => {
    const {x, y, width, height} = element.getBoundingClientRect();
    return {x, y, right: x + width, bottom: y + height, width, height};
  };
  const isInside = (inner, outer, scale) =>
    inner.x >= outer.x - slack * scale && inner.right <= outer.right + slack * scale &&
    inner.y >= outer.y - slack * scale && inner.bottom <= outer.bottom + slack * scale;
  const overlap = (one, other, scale) =>
    Math.min(one.right, other.right) - Math.max(one.x, other.x) > slack * scale &&
    Math.min(one.bottom, other.bottom) - Math.max(one.y, other.y) > slack * scale;
  // Lines of text are higher than their letters; only what letters can reach counts.
  const letters = (text, scale) => {
    const all = box(text);
    const cut = (all.height - Number(text.getAttribute('font-size')) * scale) / 2;
    return {...all, y: all.y + Math.max(0, cut), bottom: all.bottom - Math.max(0, cut)};
  };
  const sweep = (things, what, scale) => {
    things.sort((one, other) => one.box.x - other.box.x);
    for (let i = 0; i < things.length; i += 1) {
      for (let j = i + 1; j < things.length && things[j].box.x < things[i].box.right; j += 1) {
        if (overlap(things[i].box, things[j].box, scale)) {
          problems.push(`${what} overlap: ${name(things[i].element)} / ${name(things[j].element)}`);
        }
      }
    }
  };
  const pictures = document.documentElement.localName === 'svg'
    ? [document.documentElement] : [...document.querySelectorAll('svg')];
  let texts = 0;
  for (const svg of pictures) {
    const scale = svg.getBoundingClientRect().width / svg.viewBox.baseVal.width;
    const frame = box(svg);
    const all = [...svg.querySelectorAll('text')].map(element => ({
      element, box: letters(element, scale)}));
    texts += all.length;
    for (const text of all) {
      if (text.box.width === 0 && text.element.textContent.trim()) {
        problems.push(`not visible: ${name(text.element)}`);
      }
      if (!isInside(text.box, frame, scale)) problems.push(`cut off: ${name(text.element)}`);
      for (let group = text.element.closest('g'); group; group = group.parentElement.closest('g')) {
        const room = box(group.querySelector('rect'));
        if (!isInside(text.box, room, scale)) {
          problems.push(`outside of its ${group.getAttribute('class')}: ${name(text.element)}`);
        }
      }
    }
    sweep(all, 'texts', scale);
    const groups = [...svg.querySelectorAll('g')];
    for (const kind of ['device', 'item', 'row', 'note', 'legend']) {
      sweep(groups.filter(group => group.getAttribute('class') === kind)
        .map(element => ({element, box: box(element.querySelector('rect'))})), kind + 's', scale);
    }
    for (const group of groups) {
      const outer = group.parentElement.closest('g');
      if (!isInside(box(group.querySelector('rect')), outer ? box(outer.querySelector('rect')) : frame, scale)) {
        problems.push(`outside: ${name(group)}`);
      }
    }
    if (svg.getAttribute('role') !== 'img') problems.push('a picture without a role');
    const labels = svg.getAttribute('aria-labelledby').split(' ');
    if (labels.some(id => !document.getElementById(id)?.textContent.trim())) {
      problems.push('a picture without words');
    }
  }
  if (document.documentElement.localName === 'html') {
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth > width) problems.push('the page is too wide');
    const ids = [...document.querySelectorAll('[id]')].map(element => element.id);
    if (new Set(ids).size !== ids.length) problems.push('an id is there twice');
    for (const link of document.querySelectorAll('a[href^="#"]')) {
      if (!document.getElementById(link.hash.slice(1))) problems.push(`leads nowhere: ${link.hash}`);
    }
    // On paper nothing can be scrolled.
    const isPaper = matchMedia('print').matches;
    const blocks = [...document.querySelectorAll(
      'h1,h2,h3,h4,p,li,th,td,summary,code,nav a,figure,article')]
      .filter(element => element.checkVisibility());
    for (const element of blocks) {
      const place = box(element);
      const scrolls = !isPaper && element.closest('.scroller');
      if (!scrolls && (place.x < 0 || place.right > width + 1)) {
        problems.push(`beside the page: ${name(element)}`);
      }
      if (element.scrollWidth > element.clientWidth + 1 && element.clientWidth) {
        problems.push(`cut off: ${name(element)}`);
      }
      // What the letters take, and not only their lines.
      const range = document.createRange();
      range.selectNodeContents(element);
      for (const line of range.getClientRects()) {
        if (line.width > 1 && (line.x < place.x - 1 || line.right > place.right + 1)) {
          problems.push(`outside of its ${element.localName}: ${name(element)}`);
        }
      }
    }
    for (const sign of document.querySelectorAll('.sign')) {
      const range = document.createRange();
      range.selectNodeContents(sign.parentElement);
      range.setStartAfter(sign);
      if ([...range.getClientRects()].some(line => overlap(line, box(sign), 1))) {
        problems.push(`a sign on its text: ${name(sign.parentElement)}`);
      }
    }
    const apart = blocks.filter(element => !element.querySelector(blocks.map(e => e.localName)));
    sweep(apart.filter(element => !element.closest('.scroller'))
      .map(element => ({element, box: box(element)})), 'blocks', 1);
    sweep(blocks.filter(element => element.localName === 'article')
      .map(element => ({element, box: box(element)})), 'devices', 1);
    const levels = blocks.filter(element => /^h[1-4]$/.test(element.localName))
      .map(element => Number(element.localName[1]));
    if (levels.filter(level => level === 1).length !== 1) problems.push('not one first heading');
    if (levels.some((level, i) => i > 0 && level > levels[i - 1] + 1)) {
      problems.push('a heading level is left out');
    }
    if (!document.documentElement.lang || !document.querySelector('main')) {
      problems.push('no language or no main part');
    }
    if (!isPaper) {
      const skip = document.querySelector('a');
      skip.focus();
      const place = box(skip);
      if (place.x < 0 || place.right > width || getComputedStyle(skip).outlineStyle === 'none') {
        problems.push('the link that skips the header does not show when it has the focus');
      }
      skip.blur();
    }
    if (document.querySelector('script,style:not(head style),[style],[onclick],iframe,object,embed,img,link')) {
      problems.push('something that the page must not have');
    }
  }
  return {problems: [...new Set(problems)].slice(0, 20), pictures: pictures.length, texts};
})()
