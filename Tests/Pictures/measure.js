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
    for (const element of document.querySelectorAll('h1,h2,h3,p,li,th,td,summary')) {
      if (element.closest('.scroller')) continue;
      const place = box(element);
      if (place.width && place.right > width + 1) problems.push(`beside the page: ${name(element)}`);
    }
    if (document.querySelector('script,style:not(head style),[style],[onclick],iframe,object,embed,img,link')) {
      problems.push('something that the page must not have');
    }
  }
  return {problems: [...new Set(problems)].slice(0, 20), pictures: pictures.length, texts};
})()
