import type { Texts } from './requirements';

const PATH = /`((?:src|test|scripts|bench|docs|deploy)\/[^`\s]+)`/g;

/** Not in the repository: the operator makes them. */
const LOCAL = new Set(['deploy/.env', 'deploy/nginx/tls/']);

/** An old decision may name files of its time. */
const SUPERSEDED = /^\*\*Superseded\*\*/m;

/** Paths that documents name and that do not exist; `*` and `<name>` stand for anything. */
export const stalePaths = (documents: Texts, exists: (pattern: string) => boolean): readonly string[] =>
  [...documents].flatMap(([document, text]) =>
    SUPERSEDED.test(text)
      ? []
      : [...text.matchAll(PATH)].flatMap(([, path = '']) => {
          const pattern = path.replace(/[:#].*$/, '').replaceAll(/<[^>]+>/g, '*');
          return LOCAL.has(path) || exists(pattern) ? [] : [`${document} names ${path}`];
        }),
  );

const OWN_FILE = /`((?:[\w.-]+\/)*[\w.-]+\.(?:ts|tsx|mjs|css))`/g;

/** Files that the README of a room names by the end of their path, and that are nowhere below `src`. */
export const staleOwnFiles = (documents: Texts, exists: (pattern: string) => boolean): readonly string[] =>
  [...documents].flatMap(([document, text]) =>
    [...text.matchAll(OWN_FILE)].flatMap(([, path = '']) =>
      exists(path) || exists(`src/**/${path}`) ? [] : [`${document} names ${path}`],
    ),
  );
