import { expect, test } from 'vitest';
import { searchWords, updateSearchInputs, updateSurroundings } from './update-surroundings';

const CRUMBS =
  '<nav><ol><li><a href="/">Start</a></li><li><a href="/lager">Alla bilar</a></li><li><span aria-current="page">Volvo</span></li></ol></nav>';

/** The list of one make, and what brings another list in its place. */
function open(): (heading: string, address: string) => void {
  document.body.innerHTML = `${CRUMBS}<section aria-labelledby="u-title"><h1 id="u-title">Volvo</h1><form></form></section>`;
  return (heading, address) => {
    const fresh = document.createElement('section');
    fresh.setAttribute('aria-labelledby', 'u-title');
    fresh.dataset.heading = heading;
    const [form] = document.forms;
    if (form !== undefined) updateSurroundings(form, fresh, new URL(address, location.href));
  };
}
const crumbsNow = () =>
  [...document.querySelectorAll<HTMLElement>('nav li')]
    .filter((each) => !each.hidden)
    .map((each) => each.textContent);
const current = () => document.querySelector('nav li:not([hidden]) [aria-current="page"]')?.textContent;

test('CRUMB-2: heading and crumbs name one make while the list has one', () => {
  const show = open();
  show('Alla bilar i lager', '/lager?car_brand=BMW&car_brand=Volvo');
  expect(document.querySelector('h1')?.textContent).toBe('Alla bilar i lager');
  expect([crumbsNow(), current()]).toEqual([['Start', 'Alla bilar'], 'Alla bilar']);
  show('Volvo', '/lager/volvo');
  expect(document.querySelector('h1')?.textContent).toBe('Volvo');
  expect([crumbsNow(), current()]).toEqual([['Start', 'Alla bilar', 'Volvo'], 'Volvo']);
  expect(document.querySelectorAll('nav [aria-current]')).toHaveLength(1);
});

test('the box for words follows the list, but not what was typed into it since the list was asked for', () => {
  document.body.innerHTML = '<form><input type="search" name="keyphrase"></form>';
  const [form] = document.forms;
  const box = document.querySelector('input');
  if (form === undefined || box === null) throw new Error('there is no form');
  const fresh = document.createElement('section');
  fresh.innerHTML = '<input type="search" name="keyphrase" value="volvo">';
  const url = new URL('/lager?keyphrase=volvo', location.href);
  const requested = searchWords(form);
  updateSearchInputs(form, fresh, { url, requested });
  expect(box.value).toBe('volvo');
  box.value = 'volvo xc60';
  updateSearchInputs(form, fresh, { url, requested: new Map([['keyphrase', 'volvo']]) });
  expect(box.value).toBe('volvo xc60');
});
