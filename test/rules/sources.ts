import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Sources } from './rooms';

const SRC = join(import.meta.dirname, '../../src');

/** All code and SQL below `src/`. */
export function sourcesOfTheHouse(): Sources {
  const paths = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /\.(tsx?|sql)$/.test(path),
  );
  return new Map(paths.map((path) => [path, readFileSync(join(SRC, path), 'utf8')]));
}
