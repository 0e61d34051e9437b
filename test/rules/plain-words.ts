import { parseSync, Visitor } from 'vite';
import type { Sources } from './rooms';

/** Parts of names that a reader would have to guess: `askedRow`, `BookingWish`. docs/glossary.md has the word to use. */
const RIDDLE_PARTS = new Set([
  'asked',
  'asking',
  'desk',
  'everybody',
  'heard',
  'kept',
  'nobody',
  'said',
  'shelf',
  'shelve',
  'shelves',
  'somebody',
  'told',
  'wish',
  'wished',
  'wishes',
]);

/** Names that say nothing when they stand alone. */
const RIDDLES = new Set([
  'able',
  'begun',
  'books',
  'calm',
  'fewest',
  'got',
  'holdings',
  'least',
  'longest',
  'most',
  'patience',
  'placing',
  'readings',
  'shortest',
  'silence',
  'silent',
  'sound',
  'taking',
]);

/** A bound is `MAX_…` or `MIN_…`, with what it bounds. */
const RIDDLE_CONSTANT =
  /^(?:BRIEF|CALM|DEEPEST|ENOUGH|FARTHEST|FEW|FEWEST|FURTHEST|LARGEST|LEAST|LONGEST|MOST|PATIENT|SHORTEST|SILENT)(?:_|$)/;

/** `aCar`, `anEngine`: what it is for stands in the name, `testVehicle`. */
const ARTICLE = /^an?[A-Z][a-z]/;

/** Where such a name is the plain word: the tyre hotel's shelf, the sound of a film; a field of a form and its JSON. */
const EXCEPTIONS: readonly (readonly [name: string, where: RegExp])[] = [
  ['shelf', /tyre/],
  ['sound', /film|video|banner|blurb/],
  ['wish', /alert/],
  ['wishMissing', /alert/],
];

const partsOf = (name: string): readonly string[] =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split(/[_$]/);

function isRiddle(name: string, path: string): boolean {
  if (EXCEPTIONS.some(([exception, where]) => exception === name && where.test(path))) return false;
  return (
    RIDDLES.has(name) ||
    RIDDLE_CONSTANT.test(name) ||
    ARTICLE.test(name) ||
    partsOf(name).some((part) => RIDDLE_PARTS.has(part))
  );
}

const WORD = /[\p{ID_Start}$_][\p{ID_Continue}$]*/gu;

/** Most files have no such word, not even in a comment: they need not be parsed, which takes ten times as long. */
function mayHaveRiddles(path: string, text: string): boolean {
  const words = new Set(text.match(WORD));
  return words.values().some((word) => isRiddle(word, path));
}

/** Names in the code that a native engineer would have to guess, as `path: name`. */
export function riddlesIn(sources: Sources): readonly string[] {
  const found = new Set<string>();
  for (const [path, text] of sources) {
    if (!/\.(?:tsx?|jsx|m?js)$/.test(path) || !mayHaveRiddles(path, text)) continue;
    const check = ({ name }: { readonly name: string }) => {
      if (isRiddle(name, path)) found.add(`${path}: ${name}`);
    };
    new Visitor({ Identifier: check, PrivateIdentifier: check }).visit(parseSync(path, text).program);
  }
  return [...found];
}
