import { expect, test } from 'vitest';
import { LANGUAGES } from '~/messages';
import { en } from '~/messages/en';
import { sourcesOfTheHouse } from './sources';

const CATALOGUE = new RegExp(`^messages/(?:${LANGUAGES.join('|')})(?:/|\\.ts$)`);

/** What reads texts: everything but the catalogue itself and tests. */
const readers = (): readonly string[] =>
  [...sourcesOfTheHouse()]
    .filter(([path]) => !CATALOGUE.test(path) && !/\.test\.tsx?$/.test(path))
    .map(([, text]) => text);

/**
 * Keys that no code can read. A key is read where it stands as it is, and where it can be put together: by what begins with its
 * beginning (`field.${name}`, 'field.' + name) or, without a beginning, by what ends as it does (`${part}.title`). Keys are
 * typed, so that a composed one has one of these forms; code that reads more than it seems to is no false alarm.
 */
function unreadIn(keys: readonly string[], texts: readonly string[]): readonly string[] {
  const words = new Set<string>();
  const beginnings = new Set<string>();
  const endings = new Set<string>();
  for (const text of texts) {
    for (const [word] of text.matchAll(/[\w$]+(?:[.-][\w$]+)*/g)) words.add(word);
    for (const [, composed, joined] of text.matchAll(/`([\w-]+\.[\w.-]*)\$\{|['"]([\w.-]+\.)['"]/g))
      beginnings.add(composed ?? joined ?? '');
    for (const [, ending = ''] of text.matchAll(/\}([\w.-]*[a-z]{3}[\w-]*)`/g)) endings.add(ending);
  }
  return keys.filter(
    (key) =>
      !words.has(key) &&
      ![...beginnings].some((beginning) => key.startsWith(beginning)) &&
      ![...endings].some((ending) => ending.includes('.') && key.endsWith(ending)),
  );
}

test('each text of the catalogue has code that can read it', { timeout: 30_000 }, () => {
  expect(unreadIn(Object.keys(en), readers())).toEqual([]);
});

test('a key is read as it is, by its beginning and by its ending, and not by a part of another', () => {
  const keys = ['car.title', 'car.titleShort', 'sort.price', 'plus.price', 'mail.readySubject', 'left.over'];
  const read = ["t('car.title')", 't(`sort.#{name}`)', 't(`#{part}.price`)', 't(`mail.#{kind}Subject`)'].map(
    (code) => code.replaceAll('#', '$'),
  );
  expect(unreadIn(keys, read)).toEqual(['car.titleShort', 'left.over']);
  expect(unreadIn(keys, ["const key = 'left.' + name", "['car.titleShort']", ...read])).toEqual([]);
});
