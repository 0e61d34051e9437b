import { isSecretName } from '../secrets/secret-files';
import { VARIABLE_NAMES } from '../variables';

const FILE = '_FILE';

/** Shorter names are near to many that are others' own. */
const MIN_NAME = 6;

/** Variables that we do not read and that are nearly named like one that we do, or name a file for what is no secret: in a sentence each. */
export function misspelledNames(env: Readonly<Record<string, string | undefined>>): readonly string[] {
  const known = new Set(VARIABLE_NAMES);
  const longNames = VARIABLE_NAMES.filter((name) => name.length >= MIN_NAME);
  const read = longNames.flatMap((name) => (isSecretName(name) ? [name, `${name}${FILE}`] : [name]));
  return Object.keys(env).flatMap((name) => {
    const inFile = name.endsWith(FILE) ? name.slice(0, -FILE.length) : null;
    if (known.has(name) || (inFile !== null && isSecretName(inFile))) return [];
    if (inFile !== null && longNames.includes(inFile))
      return [`${name} is not read: only secrets may stand in files`];
    const meant = name.length < MIN_NAME ? undefined : read.find((each) => isNear(name, each));
    return meant === undefined ? [] : [`${name} is not read: ${meant} may be meant`];
  });
}

/** One letter more, less or other, or two that changed places. */
function isNear(given: string, meant: string): boolean {
  if (Math.abs(given.length - meant.length) > 1) return false;
  let start = 0;
  while (start < given.length && given[start] === meant[start]) start += 1;
  const [a, b] = [given.slice(start), meant.slice(start)];
  return (
    a.slice(1) === b.slice(1) ||
    a.slice(1) === b ||
    a === b.slice(1) ||
    (a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2))
  );
}
