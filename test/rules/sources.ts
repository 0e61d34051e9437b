import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Sources } from './rooms';

const ROOT = join(import.meta.dirname, '../..');
const SRC = join(ROOT, 'src');

/** All code and SQL below `src/`. */
export function sourcesOfTheHouse(): Sources {
  const paths = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /\.(tsx?|sql)$/.test(path),
  );
  return new Map(paths.map((path) => [path, readFileSync(join(SRC, path), 'utf8')]));
}

/** The project's own files at these places, by path: what benchmarks install and build beside them is not ours. */
export const filesAt = (patterns: readonly string[], exclude: readonly string[] = []): Sources =>
  new Map(
    globSync([...patterns], { cwd: ROOT, exclude: ['**/node_modules/**', '**/.build/**', ...exclude] }).map(
      (path) => [path, readFileSync(join(ROOT, path), 'utf8')],
    ),
  );
