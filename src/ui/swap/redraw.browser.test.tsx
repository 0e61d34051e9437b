import { afterEach, expect, test } from 'vitest';
import { cardsSeen, redraw } from './redraw';

const NOTHING_HELD = { isMore: false, held: [] };

const card = (id: string, text = id) =>
  `<li data-key="${id}"><a href="/${id}">${text}</a><button aria-pressed="false">♥</button></li>`;
const cards = (...ids: readonly string[]) =>
  `<div data-swap="results"><ul data-part="cards">${ids.map((id) => card(id)).join('')}</ul><p data-part="more">${ids.length}</p></div>`;
const tick = (value: string, checked = false) =>
  `<label><input type="checkbox" name="make" value="${value}"${checked ? ' checked' : ''}>${value}</label>`;
const facet = (name: string, inside: string, open = true) =>
  `<details data-facet="${name}"${open ? ' open' : ''}><summary>${name}</summary><fieldset>${inside}</fieldset></details>`;
const filters = (...facets: readonly string[]) => `<div data-swap="filters">${facets.join('')}</div>`;

function shown(html: string): HTMLElement {
  const block = document.createElement('section');
  block.innerHTML = html;
  document.body.append(block);
  return block;
}

const find = <T extends Element = HTMLElement>(block: HTMLElement, selector: string): T => {
  const found = block.querySelector<T>(selector);
  if (found === null) throw new Error(`no ${selector}`);
  return found;
};

const fresh = (html: string): HTMLElement =>
  find(new DOMParser().parseFromString(`<section>${html}</section>`, 'text/html').body, 'section');

afterEach(() => document.body.replaceChildren());

test('a card that stays is the same element, with what was pressed on it, wherever it goes', () => {
  const block = shown(cards('a', 'b', 'c'));
  const original = find(block, '[data-key="c"]');
  find(original, 'button').setAttribute('aria-pressed', 'true');
  redraw(block, fresh(cards('c', 'd', 'a')), NOTHING_HELD);
  expect([...block.querySelectorAll('li')].map((item) => item.dataset.key)).toEqual(['c', 'd', 'a']);
  expect(find(block, '[data-key="c"]')).toBe(original);
  expect(find(original, 'button').getAttribute('aria-pressed')).toBe('true');
  expect(block.querySelector('[id]')).toBeNull();
});

test('a card that stays is brought up to date, and so is what stands between cards', () => {
  const block = shown(cards('a', 'b'));
  const between = (text: string) => `<li class="between">${text}</li>`;
  find(block, 'ul').insertAdjacentHTML('beforeend', between('before'));
  const [original, spanning] = [find(block, '[data-key="b"]'), find(block, '.between')];
  const next = fresh(cards('c', 'b'));
  find(next, '[data-key="b"] a').textContent = 'b for less';
  find(next, 'ul').insertAdjacentHTML('beforeend', between('after'));
  redraw(block, next, NOTHING_HELD);
  const items = [...block.querySelectorAll('li')];
  expect(items.map((item) => item.textContent)).toEqual(['c♥', 'b for less♥', 'after']);
  expect(items[1]).toBe(original);
  expect(items[2]).toBe(spanning);
});

test('of a long list the first cards are drawn first, then the rest; what stays is the same element', () => {
  const orders = ['abcdefgh', 'hgfedcba', 'xaybzc', 'efgh', 'xyz', 'bcdefghijkl', 'dxcybzaw'];
  for (const order of orders) {
    for (let first = 0; first <= order.length + 1; first++) {
      document.body.replaceChildren();
      const block = shown(cards(...'abcdefgh'));
      const originals = new Map([...block.querySelectorAll('li')].map((item) => [item.dataset.key, item]));
      const { rest } = redraw(block, fresh(cards(...order)), { ...NOTHING_HELD, first });
      const drawn = [...block.querySelectorAll('li')].map((item) => item.dataset.key);
      expect(drawn.slice(0, first).join('')).toBe(order.slice(0, first));
      expect(new Set(drawn).size).toBe(drawn.length);
      if (first < order.length) expect(drawn.length).toBeGreaterThanOrEqual(8);
      expect(rest()).toBe(false);
      const items = [...block.querySelectorAll('li')];
      expect(items.map((item) => item.dataset.key).join('')).toBe(order);
      for (const item of items) expect(originals.get(item.dataset.key) ?? item).toBe(item);
    }
  }
});

test('cards are seen that begin above the end of the window, or a little below; what is hidden is not counted', () => {
  const block = shown(cards(...Array.from({ length: 40 }, (_, at) => String(at))));
  const list = find(block, 'ul');
  for (const card of list.children) card.setAttribute('style', 'block-size: 200px');
  const top = list.getBoundingClientRect().top;
  const seen = Math.floor((innerHeight + 160 - top) / 200) + 1;
  expect(cardsSeen(list)).toBe(seen);
  for (const card of [...list.children].slice(0, 3)) card.setAttribute('hidden', '');
  expect(cardsSeen(list)).toBe(seen);
  for (const card of [...list.children].slice(5)) card.remove();
  expect(cardsSeen(list)).toBe(Number.POSITIVE_INFINITY);
});

test('tells when what had the focus is gone with a card of the rest', () => {
  const block = shown(cards('a', 'b', 'c'));
  find(block, '[data-key="c"] a').focus();
  const { lostFocus, rest } = redraw(block, fresh(cards('d', 'e', 'f')), { ...NOTHING_HELD, first: 1 });
  expect(lostFocus).toBe(false);
  expect(document.activeElement).toBe(find(block, '[data-key="c"] a'));
  expect(rest()).toBe(true);
});

test('a card that has a place of its own is a new one at another place', () => {
  const placed = (...ids: readonly string[]) =>
    `<div data-swap="results"><ul data-part="cards">${ids.map((id, at) => `<li id="at-${at}" data-key="${id}">${id}</li>`).join('')}</ul></div>`;
  const block = shown(placed('a', 'b', 'c'));
  redraw(block, fresh(placed('a', 'c')), NOTHING_HELD);
  expect([...block.querySelectorAll('li')].map(({ id, textContent }) => id + textContent)).toEqual([
    'at-0a',
    'at-1c',
  ]);
});

test('a list without cards is hidden as the answer has it', () => {
  const block = shown(cards('a'));
  const next = fresh(cards());
  find(next, 'ul').hidden = true;
  redraw(block, next, NOTHING_HELD);
  expect(find(block, 'ul').hidden).toBe(true);
  expect(block.querySelector('li')).toBeNull();
});

test('LIST-13: a card in full stays in full where the answer has its name only', () => {
  const block = shown(cards('a', 'b'));
  const far = '<li data-key="b" data-far="0"><a href="/b">b</a></li>';
  redraw(block, fresh(`<div data-swap="results"><ul data-part="cards">${far}</ul></div>`), NOTHING_HELD);
  expect([...block.querySelectorAll('li')].map((item) => item.dataset.key)).toEqual(['b']);
  expect(find(block, '[data-key="b"]').querySelector('button')).not.toBeNull();
});

test('more cards stand behind those that were there, each once', () => {
  const block = shown(cards('a', 'b'));
  const { added } = redraw(block, fresh(cards('b', 'c', 'd')), { isMore: true, held: [] });
  expect([...block.querySelectorAll('li')].map((item) => item.dataset.key)).toEqual(['a', 'b', 'c', 'd']);
  expect(added).toBe(find(block, '[data-key="c"]'));
  expect(find(block, '[data-part="more"]').textContent).toBe('3');
});

test('a tick box keeps the focus where its value has gone', () => {
  const block = shown(filters(facet('make', tick('Audi') + tick('Volvo'))));
  find<HTMLInputElement>(block, '[value="Volvo"]').focus();
  find<HTMLInputElement>(block, '[value="Volvo"]').checked = true;
  redraw(
    block,
    fresh(filters(facet('make', tick('Volvo', true) + tick('Audi') + tick('BMW')))),
    NOTHING_HELD,
  );
  const ticked = [...block.querySelectorAll('input')].map(({ value, checked }) => `${value} ${checked}`);
  expect(ticked).toEqual(['Volvo true', 'Audi false', 'BMW false']);
  expect(document.activeElement).toBe(find(block, '[value="Volvo"]'));
});

test('a box is ticked or not as the answer says, whatever a visitor has done to it', () => {
  const block = shown(filters(facet('make', tick('Audi') + tick('Volvo', true))));
  for (const input of block.querySelectorAll('input')) input.checked = !input.checked;
  redraw(block, fresh(filters(facet('make', tick('Audi') + tick('Volvo', true)))), NOTHING_HELD);
  expect([...block.querySelectorAll('input')].map(({ checked }) => checked)).toEqual([false, true]);
});

test('what was folded or opened stays so; a filter that comes is as the server has it', () => {
  const block = shown(filters(facet('make', tick('Audi')), facet('fuel', tick('El'), false)));
  find<HTMLDetailsElement>(block, '[data-facet="make"]').open = false;
  find<HTMLDetailsElement>(block, '[data-facet="fuel"]').open = true;
  redraw(
    block,
    fresh(
      filters(facet('make', tick('Audi')), facet('color', tick('Red')), facet('fuel', tick('El'), false)),
    ),
    NOTHING_HELD,
  );
  const folds = [...block.querySelectorAll('details')].map(({ dataset, open }) => `${dataset.facet} ${open}`);
  expect(folds).toEqual(['make false', 'color true', 'fuel true']);
});

test('a filter that is being changed is left alone, and everything around it is new', () => {
  const price = (value: string) => facet('price', `<input type="text" id="from" value="${value}">`);
  const block = shown(filters(facet('make', tick('Audi')), price('1'), facet('fuel', tick('El'))));
  const held = find(block, '[data-facet="price"]');
  find<HTMLInputElement>(held, 'input').value = '123';
  redraw(block, fresh(filters(price('9'), facet('fuel', tick('Gas')))), { isMore: false, held: [held] });
  expect([...block.querySelectorAll('details')].map(({ dataset }) => dataset.facet)).toEqual([
    'price',
    'fuel',
  ]);
  expect(find(block, '[data-facet="price"]')).toBe(held);
  expect(find<HTMLInputElement>(held, 'input').value).toBe('123');
  expect(find<HTMLInputElement>(block, '[name="make"]').value).toBe('Gas');
});

test('so are two of them', () => {
  const range = (name: string, value: string) =>
    facet(name, `<input type="text" id="${name}" value="${value}">`);
  const block = shown(filters(range('price', ''), range('year', ''), range('power', '')));
  const held = ['price', 'year'].map((name) => find(block, `[data-facet="${name}"]`));
  for (const each of block.querySelectorAll('input')) each.value = '12';
  redraw(block, fresh(filters(range('price', '9'), range('year', '9'), range('power', '9'))), {
    isMore: false,
    held,
  });
  expect([...block.querySelectorAll('input')].map(({ value }) => value)).toEqual(['12', '12', '9']);
});

test('a card that is turned stays as it is, with what stands on its other side', () => {
  const block = shown(cards('a', 'b'));
  const turned = find(block, '[data-key="a"]');
  for (const part of turned.children) part.toggleAttribute('inert', true);
  turned.dataset.turned = '';
  turned.insertAdjacentHTML('beforeend', '<div><input></div>');
  find<HTMLInputElement>(turned, 'input').value = '50 000';
  redraw(block, fresh(cards('c', 'a')), NOTHING_HELD);
  expect(find(block, '[data-key="a"]')).toBe(turned);
  expect(find<HTMLInputElement>(turned, 'input').value).toBe('50 000');
  expect([...block.querySelectorAll('li')].map(({ dataset }) => dataset.key)).toEqual(['c', 'a']);
});

test('a list of options shows what the answer has chosen, whether or not there are more of them', () => {
  const select = (chosen: string, ...all: readonly string[]) =>
    `<select id="sort" data-swap="sort" data-default="${chosen}">${all.map((each) => `<option${each === chosen ? ' selected' : ''}>${each}</option>`).join('')}</select>`;
  const block = shown(select('b', 'a', 'b', 'c', 'd'));
  const sort = find<HTMLSelectElement>(block, 'select');
  redraw(block, fresh(select('b', 'a', 'b', 'c', 'd')), NOTHING_HELD);
  expect(sort.value).toBe('b');
  sort.value = 'd';
  redraw(block, fresh(select('c', 'a', 'b', 'c', 'd', 'e')), NOTHING_HELD);
  expect(sort.dataset.default).toBe('c');
  expect([sort.value, sort.length]).toEqual(['c', 5]);
});

test('a caret stays where it is counted from the end', () => {
  const price = (value: string) => facet('price', `<input type="text" id="from" value="${value}">`);
  const block = shown(filters(price('')));
  const input = find<HTMLInputElement>(block, 'input');
  input.value = '12000';
  input.focus();
  input.setSelectionRange(2, 2);
  redraw(block, fresh(filters(price('12 000'))), NOTHING_HELD);
  expect([input.value, input.selectionStart]).toEqual(['12 000', 3]);
  expect(document.activeElement).toBe(input);
});

test('tells when what had the focus is gone', () => {
  const chip = (label: string) => `<li><a href="/" data-key="${label}">${label}</a></li>`;
  const chips = (...labels: readonly string[]) => `<ul data-swap="chips">${labels.map(chip).join('')}</ul>`;
  const block = shown(chips('Audi', 'Volvo'));
  find(block, '[data-key="Audi"]').focus();
  expect(redraw(block, fresh(chips('Volvo')), NOTHING_HELD).lostFocus).toBe(true);
  expect(block.textContent).toBe('Volvo');
});

test('what is not taken from an answer stays out of the document of the page', () => {
  const picture = (id: string) =>
    `<li data-key="${id}"><picture><img srcset="data:, 800w" sizes="50vw" alt=""></picture></li>`;
  const list = (...ids: readonly string[]) =>
    `<div data-swap="results"><p>${ids.length}</p><ul data-part="cards">${ids.map(picture).join('')}</ul></div>`;
  const block = shown(list('a', 'b'));
  const next = fresh(list('b', 'c'));
  const staying = find(next, '[data-key="b"]');
  redraw(block, next, NOTHING_HELD);
  expect(find(block, 'p').textContent).toBe('2');
  expect(staying.isConnected).toBe(true);
  expect(staying.ownerDocument).not.toBe(document);
});

test('a part that is drawn again keeps the attributes of its own', () => {
  const block = shown('<div data-swap="results" class="before"><p>a</p></div>');
  redraw(block, fresh('<div data-swap="results" class="after"><p>b</p></div>'), NOTHING_HELD);
  expect(block.innerHTML).toBe('<div data-swap="results" class="before"><p>b</p></div>');
});
