import { expect, test } from 'vitest';
import { LANGUAGES } from '~/messages';
import { en } from '~/messages/en';
import { en as studioEn } from '~/studio/messages/en';
import { roomsEn } from '~/studio/messages/rooms';
import { sourcesOfTheHouse } from './sources';

const CATALOGUE = new RegExp(`^messages/(?:${LANGUAGES.join('|')})(?:/|\\.ts$)`);

const STUDIO_CATALOGUE = /^studio\/messages\//;

/** What reads texts, below a folder: everything but the catalogue itself and tests. */
const readers = (catalogue: RegExp, folder = ''): readonly string[] =>
  [...sourcesOfTheHouse()]
    .filter(([path]) => path.startsWith(folder) && !catalogue.test(path) && !/\.test\.tsx?$/.test(path))
    .map(([, text]) => text);

/**
 * Keys that no code can read. A key is read where it stands as it is, and where it can be put together: by what begins with its
 * beginning (`field.${name}`, 'field.' + name) or, without a beginning, by what ends as it does (`${part}.title`). A key of one
 * word is read where it stands in quotes: it is the name of much else. Keys are typed, so that a composed one has one of these
 * forms; code that reads more than it seems to is no false alarm.
 */
function unreadIn(keys: readonly string[], texts: readonly string[]): readonly string[] {
  const words = new Set<string>();
  const quoted = new Set<string>();
  const beginnings = new Set<string>();
  const endings = new Set<string>();
  for (const text of texts) {
    for (const [word] of text.matchAll(/[\w$]+(?:[.-][\w$]+)*/g)) words.add(word);
    for (const [, word = ''] of text.matchAll(/['"](\w+)['"]/g)) quoted.add(word);
    for (const [, composed, joined] of text.matchAll(/`([\w-]+\.[\w.-]*)\$\{|['"]([\w.-]+\.)['"]/g))
      beginnings.add(composed ?? joined ?? '');
    for (const [, ending = ''] of text.matchAll(/\}([\w.-]*[a-z]{3}[\w-]*)`/g)) endings.add(ending);
  }
  return keys.filter(
    (key) =>
      !(key.includes('.') ? words : quoted).has(key) &&
      ![...beginnings].some((beginning) => key.startsWith(beginning)) &&
      ![...endings].some((ending) => ending.includes('.') && key.endsWith(ending)),
  );
}

test('each text of the catalogue has code that can read it', { timeout: 30_000 }, () => {
  expect(unreadIn(Object.keys(en), readers(CATALOGUE))).toEqual([]);
});

test('each text of the studio has code of the studio that can read it', () => {
  const keys = Object.keys({ ...studioEn, ...roomsEn });
  expect(unreadIn(keys, readers(STUDIO_CATALOGUE, 'studio/'))).toEqual([]);
});

test('a key is read as it is, by its beginning and by its ending, and not by a part of another', () => {
  const keys = ['car.title', 'car.titleShort', 'sort.price', 'plus.price', 'mail.readySubject', 'left.over'];
  const read = ["t('car.title')", 't(`sort.#{name}`)', 't(`#{part}.price`)', 't(`mail.#{kind}Subject`)'].map(
    (code) => code.replaceAll('#', '$'),
  );
  expect(unreadIn(keys, read)).toEqual(['car.titleShort', 'left.over']);
  expect(unreadIn(keys, ["const key = 'left.' + name", "['car.titleShort']", ...read])).toEqual([]);
  expect(unreadIn(['add', 'save'], ["set.add(say('save'))"])).toEqual(['add']);
});
