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
  // A long badge covers the letters of the tile that represents an image.
  const covers = (...things) =>
    things.some(thing => thing.element.classList.contains('onBadge')) &&
    things.some(thing => thing.element.closest('.tile'));
  const sweep = (things, what, scale) => {
    things.sort((one, other) => one.box.x - other.box.x);
    for (let i = 0; i < things.length; i += 1) {
      for (let j = i + 1; j < things.length && things[j].box.x < things[i].box.right; j += 1) {
        if (overlap(things[i].box, things[j].box, scale) && !covers(things[i], things[j])) {
          problems.push(`${what} overlap: ${name(things[i].element)} / ${name(things[j].element)}`);
        }
      }
    }
  };
  const shapes = {
    'iPhone': [[402, 874], [874, 402], [440, 956], [956, 440]],
    'iPhone Duo': [[466, 678], [678, 466], [951, 669], [669, 951]],
    'iPad': [[1194, 834], [834, 1194]], 'Mac': [[1280, 800]], 'Apple TV': [[960, 540]],
    'Apple Vision Pro': [[1280, 720]]};
  const number = (element, attribute) => Number(element.getAttribute(attribute));
  const title = group => group.querySelector(':scope > title').textContent;
  // Every device has the shape of its screen or window, and every bar one row or one column.
  const devices = svg => [...svg.querySelectorAll('g.device')].flatMap(device => {
    const found = [];
    const screen = device.querySelector('.screen');
    const ratio = number(screen, 'width') / number(screen, 'height');
    if (!shapes[title(device)]?.some(([w, h]) => Math.abs(ratio / (w / h) - 1) <= 0.01)) {
      found.push(`not the shape of an ${title(device)}: ${ratio}`);
    }
    const outside = [...device.querySelectorAll('g')].filter(
      group => !isInside(box(group.querySelector('rect')), box(device.querySelector('rect')), 1));
    if (outside.length) found.push(`beyond the device: ${name(outside[0])}`);
    for (const bar of svg.querySelectorAll('g.strip')) {
      const middles = [...bar.querySelectorAll('g.item')].map(item => {
        const rect = item.querySelector('rect');
        return [number(rect, 'x') + number(rect, 'width') / 2,
          number(rect, 'y') + number(rect, 'height') / 2];
      });
      const differ = axis => new Set(middles.map(middle => Math.round(middle[axis] / 2))).size > 1;
      if (differ(0) && differ(1) && title(bar) !== 'Sidebar') found.push('a bar with two rows');
    }
    return found;
  });
  // No shape of a window leaves its screen, and no fade its bar or sidebar: points of its outline
  // are inside, or as near as a line is thick.
  const leaves = (shape, clip) => {
    const length = shape.getTotalLength();
    const count = Math.min(200, Math.max(16, length / 4));
    for (let i = 0; i < count; i += 1) {
      const point = shape.getPointAtLength(length * i / count);
      if (!clip.isPointInFill(point) && !clip.isPointInStroke(point)) return true;
    }
    return false;
  };
  const clips = svg => [...svg.querySelectorAll('g.device')].flatMap(device => {
    const screen = device.querySelector('.screen');
    // A headset's bar and grip are beside its window.
    const shapes = [...device.querySelectorAll('rect, path, polyline, circle')].filter(
      shape => shape !== screen && !shape.matches('.body, .room, .leader, path[transform]')
        && !(title(device) === 'Apple Vision Pro' && (shape.matches('.quiet') || shape.closest('.strip'))));
    const found = shapes.filter(shape => leaves(shape, screen))
      .map(shape => `beyond the screen: ${shape.outerHTML.slice(0, 90)}`);
    for (const strip of device.querySelectorAll('g.strip')) {
      const before = strip.previousElementSibling;
      const clip = strip.querySelector(':scope > .bar') ||
        (before?.matches('.panel, .chrome') ? before : null);
      const veils = clip ? [...strip.querySelectorAll('.veil1, .veil2, .veil3')] : [];
      found.push(...veils.filter(veil => leaves(veil, clip))
        .map(veil => `a fade beyond its bar: ${veil.outerHTML.slice(0, 90)}`));
    }
    return found;
  });
  // Every number or letter of the legend leads to a place in a picture, and the other way round.
  const numbers = svg => {
    if (document.documentElement !== svg) return [];
    const listed = [...svg.querySelectorAll('text')].map(text => text.textContent.match(
      /^(\d+) +(stated|observed|assumed): /)?.[1]).filter(Boolean);
    const placed = [...svg.querySelectorAll('g.callout text')].map(text => text.textContent);
    return [...listed.filter(one => !placed.includes(one)).map(one => `nowhere: number ${one}`),
      ...placed.filter(one => !listed.includes(one)).map(one => `not explained: number ${one}`)];
  };
  // A heading ends with the device's whole name.
  const headings = svg => {
    if (document.documentElement !== svg) return [];
    return [...svg.querySelectorAll('text.heading')].filter(text => !text.closest('g.device'))
      .filter(text => !Object.keys(shapes).some(name => text.textContent.endsWith(name)))
      .map(text => `a heading without its device: ${text.textContent}`);
  };
  // Tiles say which symbols they stand for, and the legend names these and no others.
  const tiles = svg => {
    const found = [];
    const names = new Map();
    const drawn = new Set();
    for (const tile of svg.querySelectorAll('g.tile')) {
      const code = tile.querySelector('text').textContent;
      if (names.has(code) && names.get(code) !== title(tile)) {
        found.push(`two symbols have the tile ${code}`);
      }
      names.set(code, title(tile));
      if (!tile.closest('.legend')) drawn.add(title(tile));
    }
    for (const entry of svg.querySelectorAll('g.legend g.tile')) {
      if (!drawn.has(title(entry))) found.push(`not drawn: ${title(entry)}`);
    }
    const named = [...svg.querySelectorAll('g.legend g.tile')].map(title);
    named.forEach(one => drawn.delete(one));
    // A plain picture has neither heading nor legend.
    const hasHeading = [...svg.querySelectorAll('text.heading')].some(one => !one.closest('g.device'));
    if (drawn.size && document.documentElement === svg && hasHeading
      && svg.querySelectorAll('g.legend').length < 40) {
      found.push(`not in the legend: ${[...drawn][0]}`);
    }
    return found;
  };
  // The edges of bars and sidebars are seen against the screen.
  const luminance = color => {
    const channels = (color.match(/[\d.]+/g) || [0, 0, 0]).slice(0, 3).map(value => {
      const share = value / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * channels[0] + 0.7152 * channels[1] + 0.0722 * channels[2];
  };
  const contrast = (one, other) => {
    const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
    return (light + 0.05) / (dark + 0.05);
  };
  const edges = svg => {
    const screen = svg.querySelector('.screen');
    if (!screen) return [];
    const ground = getComputedStyle(screen).fill;
    return [...svg.querySelectorAll('.bar, .panel, .screen, .hairline')].filter(
      edge => contrast(getComputedStyle(edge).stroke, ground) < 3)
      .map(edge => `an edge that is hard to see: ${edge.getAttribute('class')}`);
  };
  // The lines of a picture: brackets have the shape of a table, leaders go from a tab to a callout.
  const lines = svg => [...svg.querySelectorAll('polyline.leader')].map(line =>
    line.getAttribute('points').split(' ').map(point => point.split(',').map(Number)));
  const isBracket = line => line.length === 4 && line[0][0] === line[1][0]
    && line[2][0] === line[3][0] && line[1][1] === line[2][1] && line[1][1] < line[0][1]
    && line[0][1] === line[3][1];
  // Every name of a region is on its own bracket.
  const brackets = svg => {
    const names = [...svg.querySelectorAll('g.note')].filter(group => title(group).endsWith(' items'));
    const spans = lines(svg).filter(isBracket).map(line => [
      Math.min(line[0][0], line[2][0]), Math.max(line[0][0], line[2][0]), line[1][1]]);
    const found = names.flatMap(group => {
      const rect = group.querySelector('rect');
      const middle = number(rect, 'x') + number(rect, 'width') / 2;
      const bottom = number(rect, 'y') + number(rect, 'height');
      const own = spans.filter(([from, to, y]) => from <= middle && middle <= to
        && y >= bottom && y - bottom < 60);
      return own.length === 1 ? [] : [`not on its bracket: ${title(group)}`];
    });
    if (names.length !== spans.length) found.push('a bracket without a name');
    return found;
  };
  // No leader runs along a bracket.
  const near = svg => {
    const segments = line => line.slice(1).map((point, index) => [line[index], point]);
    const all = lines(svg);
    const sides = all.filter(isBracket).flatMap(segments);
    const along = ([from, to], [start, end]) => [0, 1].some(axis => {
      const other = 1 - axis;
      if (from[axis] !== to[axis] || start[axis] !== end[axis]) return false;
      const common = Math.min(Math.max(from[other], to[other]), Math.max(start[other], end[other]))
        - Math.max(Math.min(from[other], to[other]), Math.min(start[other], end[other]));
      return common > 0 && Math.abs(from[axis] - start[axis]) < 6;
    });
    return all.filter(line => !isBracket(line)).flatMap(segments)
      .filter(one => sides.some(side => along(one, side)))
      .map(one => `a leader along a bracket: ${one.join(' to ')}`);
  };
  // Several numbers of one tab are read from left to right and from the top.
  const order = svg => {
    const callouts = [...svg.querySelectorAll('g.callout')].map(group => ({
      text: group.querySelector('text').textContent, area: group.querySelector('rect').getBBox()}));
    // Of several at one tab, only the first has a leader.
    const ends = lines(svg).map(line => line[line.length - 1]);
    const hasLeader = ({area}) => ends.some(([x, y]) => area.x - 1 <= x && x <= area.x + area.width + 1
      && area.y - 1 <= y && y <= area.y + area.height + 1);
    return callouts.flatMap(one => callouts.filter(other => {
      if (hasLeader(one) && hasLeader(other)) return false;
      const [dx, dy] = [other.area.x - one.area.x, other.area.y - one.area.y];
      const isNext = dy === 0 ? dx > 0 && dx < one.area.width + 8
        : dx === 0 && dy > 0 && dy < one.area.height + 8;
      return isNext && /^\d+$/.test(one.text + other.text) && Number(one.text) > Number(other.text);
    }).map(other => `in another order: ${one.text} ${other.text}`));
  };
  // No leader goes through a badge, a name, or a callout.
  const crossed = svg => {
    const things = [...svg.querySelectorAll('rect.badge, circle.badge, g.callout > rect, g.note > rect.ground')]
      .map(thing => ({thing, area: thing.getBBox()}));
    return lines(svg).filter(line => !isBracket(line)).flatMap(line => {
      const hits = things.filter(({area}) => line.slice(1).some((point, index) => {
        for (let step = 0; step <= 60; step += 1) {
          const x = line[index][0] + (point[0] - line[index][0]) * step / 60;
          const y = line[index][1] + (point[1] - line[index][1]) * step / 60;
          if (area.x + 1 < x && x < area.x + area.width - 1
            && area.y + 1 < y && y < area.y + area.height - 1) return true;
        }
        return false;
      }));
      return hits.map(({thing}) => `a leader through ${thing.outerHTML.slice(0, 80)}`);
    });
  };
  // Without its style sheet a picture has colors too.
  const colors = svg => {
    if (document.documentElement !== svg) return [];
    const style = svg.querySelector('style');
    const next = style.nextSibling;
    style.remove();
    const black = [...svg.querySelectorAll('rect, circle, path, polyline, text')].find(shape => {
      const {fill, fillOpacity} = getComputedStyle(shape);
      return fill === 'rgb(0, 0, 0)' && Number(fillOpacity) > 0;
    });
    svg.insertBefore(style, next);
    return black ? [`black without a style sheet: ${black.outerHTML.slice(0, 80)}`] : [];
  };
  // The gallery of a page: each picture once, and in a row one device only.
  const gallery = () => {
    const found = [];
    const known = new Map();
    for (const row of document.querySelectorAll('#bars .layout')) {
      const heading = row.querySelector('h3').textContent;
      const systems = [...row.querySelectorAll('figcaption')].map(one => one.textContent.split(/ [\d]/)[0]);
      if (new Set(systems).size > 1) found.push(`a row of several devices: ${heading}`);
      for (const figure of row.querySelectorAll('figure')) {
        const copy = figure.cloneNode(true);
        copy.querySelectorAll('svg > title, svg > desc, figcaption').forEach(one => one.remove());
        const look = copy.innerHTML.replace(/ (id|aria-[a-z]+)="[^"]*"/g, '');
        if (known.has(look)) found.push(`a picture twice: ${known.get(look)} / ${heading}`);
        known.set(look, heading);
      }
    }
    return found;
  };
  // On a desktop up to three releases of a narrow bar or sidebar are in one row.
  const releases = () => {
    if (innerWidth < 1440 || matchMedia('print').matches) return [];
    return [...document.querySelectorAll('#bars .releases')].filter(row => {
      const pictures = [...row.querySelectorAll('svg')];
      const isNarrow = pictures.length <= 3 && pictures.every(one => one.viewBox.baseVal.width <= 410);
      return isNarrow && new Set([...row.children].map(one => Math.round(box(one).y))).size > 1;
    }).map(row => `releases in two rows: ${name(row.parentElement)}`);
  };
  // What differs: no tab is both not there and only there.
  const differences = () => {
    const names = label => [...document.querySelectorAll('#differences dt')]
      .filter(term => term.textContent === label)
      .flatMap(term => [...term.nextElementSibling.querySelectorAll('li')])
      .flatMap(item => item.firstChild.textContent.replace(/: $/, '').split(', '));
    const others = names('only there');
    return names('not there').filter(one => others.includes(one) && !/^and \d+ more/.test(one))
      .map(one => `not there and only there: ${one}`);
  };
  document.querySelectorAll('details').forEach(one => { one.open = true; });
  const pictures = document.documentElement.localName === 'svg'
    ? [document.documentElement] : [...document.querySelectorAll('svg')];
  const cut = [];
  const isPaper = matchMedia('print').matches;
  let texts = 0;
  for (const svg of pictures) {
    // A picture that is as high as it may be is narrower than its box.
    const {width, height} = svg.getBoundingClientRect();
    const scale = Math.min(width / svg.viewBox.baseVal.width, height / svg.viewBox.baseVal.height);
    const frame = box(svg);
    cut.push(...[...svg.querySelectorAll('g.strip g.item')].flatMap(item => {
      const text = item.querySelector('text[font-size="10"]');
      if (!text?.textContent.endsWith('…') || text.closest('.tile')) return [];
      return [{words: title(item), shown: text.textContent, isBold: text.classList.contains('b'),
        room: number(item.querySelector('rect'), 'width') - 4}];
    }));
    if (!isPaper && document.documentElement.localName === 'html') {
      for (const text of svg.querySelectorAll('text')) {
        if (number(text, 'font-size') * scale < 8.99) problems.push(`too small: ${name(text)}`);
      }
    }
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
    problems.push(...devices(svg), ...tiles(svg), ...edges(svg), ...clips(svg), ...numbers(svg),
      ...headings(svg), ...brackets(svg), ...near(svg), ...crossed(svg), ...colors(svg));
    if (document.documentElement === svg) problems.push(...order(svg));
    const groups = [...svg.querySelectorAll('g')];
    for (const kind of ['device', 'item', 'row', 'note', 'legend', 'callout']) {
      sweep(groups.filter(group => group.getAttribute('class') === kind)
        .map(element => ({element, box: box(element.querySelector('rect'))})), kind + 's', scale);
    }
    for (const group of groups) {
      const outer = group.parentElement.closest('g');
      if (!isInside(box(group.querySelector('rect')), outer ? box(outer.querySelector('rect')) : frame, scale)) {
        problems.push(`outside: ${name(group)}`);
      }
    }
    if (svg.getAttribute('aria-hidden') === 'true') continue;
    const role = svg.querySelector('a') ? 'group' : 'img';
    if (svg.getAttribute('role') !== role) problems.push('a picture without its role');
    const labels = ['aria-labelledby', 'aria-describedby'].map(one => svg.getAttribute(one));
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
      if (!document.getElementById(link.getAttribute('href').slice(1))) problems.push(`leads nowhere: ${link.getAttribute('href')}`);
    }
    const blocks = [...document.querySelectorAll(
      'h1,h2,h3,h4,p,li,th,td,dt,dd,summary,code,nav a,article')]
      .filter(element => element.checkVisibility());
    for (const element of blocks) {
      const place = box(element);
      // On paper nothing can be scrolled.
      const scrolls = !isPaper && element.closest('.scroller');
      if (!scrolls && (place.x < 0 || place.right > width + 1)) {
        problems.push(`beside the page: ${name(element)}`);
      }
      if (element.scrollWidth > element.clientWidth + 1 && element.clientWidth) {
        problems.push(`cut off: ${name(element)}`);
      }
      // What the letters take, and not only their lines.
      if (element.localName === 'article') continue;
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
    problems.push(...gallery(), ...releases(), ...differences());
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
  return {problems: [...new Set(problems)].slice(0, 20), pictures: pictures.length, texts, cut};
})()
