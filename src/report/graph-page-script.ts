/** Writes text, never markup. Without `<`, so that nothing ends its element. */
export const GRAPH_SCRIPT: string = `
(() => {
  'use strict';
  const all = (query, root) => Array.from((root || document).querySelectorAll(query));
  const byId = (id) => document.getElementById(id);
  const sections = all('details.cluster');
  const detail = byId('detail');
  const answer = byId('answer');
  byId('controls').hidden = false;

  const clear = () => {
    for (const one of all('.on, .miss, .hit')) one.classList.remove('on', 'miss', 'hit');
    for (const one of all('.graph.picked')) one.classList.remove('picked');
  };
  const light = (section, edges) => {
    const wanted = new Set(edges);
    const graph = section.querySelector('.graph');
    if (!graph || wanted.size === 0) return;
    graph.classList.add('picked');
    for (const one of all('[data-e]', graph))
      if (one.dataset.e.split(' ').some((edge) => wanted.has(edge))) {
        one.classList.add('on');
        const node = one.closest('.node');
        if (node) node.classList.add('on');
      }
  };

  const show = (one) => {
    detail.hidden = false;
    byId('detail-text').textContent = one.dataset.title || one.title;
    const place = byId('detail-place');
    place.textContent = '';
    if (one.dataset.link) {
      const link = document.createElement('a');
      link.href = one.dataset.link;
      link.textContent = one.dataset.place;
      place.append(link);
    } else place.textContent = one.dataset.place || '';
  };
  document.addEventListener('click', (event) => {
    const one = event.target.closest('[data-title]');
    if (!one) return;
    show(one);
    clear();
    const section = one.closest('details.cluster');
    if (section && one.dataset.e) light(section, one.dataset.e.split(' '));
  });
  byId('copy').addEventListener('click', () => {
    const text = byId('detail-place').textContent;
    if (navigator.clipboard) navigator.clipboard.writeText(text).catch(() => {});
    getSelection().selectAllChildren(byId('detail-place'));
  });
  byId('close').addEventListener('click', () => {
    detail.hidden = true;
    clear();
  });
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    detail.hidden = true;
    clear();
  });

  const wayOf = (section, name) => {
    const ways = new Map();
    for (const way of all('.ways .way', section))
      for (const zone of way.dataset.zones.split(' ')) ways.set(zone + '|' + way.dataset.part, way);
    for (let zone = name; ; zone = zone.slice(zone.indexOf('.') + 1) || '.') {
      const way = ways.get(zone + '|' + (zone === name ? 'apex' : 'below'));
      if (way) return way;
      if (zone === '.') return undefined;
    }
  };
  byId('ask').addEventListener('submit', (event) => {
    event.preventDefault();
    clear();
    answer.textContent = '';
    const typed = byId('name').value.trim().toLowerCase();
    if (typed === '') return;
    const name = typed.endsWith('.') ? typed : typed + '.';
    for (const section of sections) {
      if (section.hidden) continue;
      const head = document.createElement('p');
      const title = document.createElement('b');
      title.textContent = section.dataset.name;
      head.append(title);
      answer.append(head);
      const way = wayOf(section, name);
      if (!way) {
        head.append(': too many names for this page. Run loopgate trace ' + name);
        continue;
      }
      head.append(': ' + name + ' is one of ' + way.dataset.names + '.');
      if (section.dataset.exact !== 'yes')
        head.append(' Servers here look at more than zones, so this is what they do with an example: loopgate trace ' + name + ' tells for certain.');
      answer.append(way.querySelector('ul').cloneNode(true));
      light(section, all('[data-edges]', way).flatMap((one) => one.dataset.edges.split(' ').filter(Boolean)));
      section.open = true;
    }
  });

  byId('search').addEventListener('input', () => {
    clear();
    const wanted = byId('search').value.trim().toLowerCase();
    let first;
    let count = 0;
    if (wanted !== '')
      for (const node of all('.node')) {
        const found = node.textContent.toLowerCase().includes(wanted);
        node.classList.add(found ? 'hit' : 'miss');
        if (!found) continue;
        count += 1;
        const section = node.closest('details.cluster');
        if (section.hidden) continue;
        section.open = true;
        first = first || node;
      }
    let lines = 0;
    for (const row of all('.list tbody tr')) {
      row.hidden = wanted !== '' && !row.textContent.toLowerCase().includes(wanted);
      if (wanted === '' || row.hidden) continue;
      lines += 1;
      if (count === 0) row.closest('details.list').open = row.closest('details.cluster').open = true;
    }
    if (count === 0) count = lines;
    byId('found').textContent = wanted === '' ? '' : count + ' found';
    if (first) first.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });

  const choice = byId('cluster');
  if (choice)
    choice.addEventListener('change', () => {
      for (const section of sections) {
        section.hidden = choice.value !== '' && section.id !== choice.value;
        if (choice.value === section.id) section.open = true;
      }
    });
  const follow = () => {
    const section = byId(location.hash.slice(1));
    if (section && section.matches('details.cluster')) section.open = true;
  };
  addEventListener('hashchange', follow);
  follow();
  addEventListener('beforeprint', () => {
    for (const section of sections) section.open = true;
  });
})();
`;
