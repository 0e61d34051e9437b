import type { RedirectRow } from '../domain/redirects/redirects';

/** A redirect as the clients' redirect proxies read it: a regular expression and a target with `$1`, `$2`, …. */
export interface RedirectInfo {
  readonly pattern: string;
  readonly target: string;
  readonly redirectType: 'REDIRECT_301';
  readonly isQueryStringPreserved: boolean;
  readonly isLanguagePreserved: boolean;
  readonly locale: string;
}

const CAPTURE = /\{([a-z][a-z0-9_]*)(?::(number|slug))?(\*)?\}/gi;

/**
 * The redirects of a site, the most particular first, because the clients take the first that matches
 * where our own table takes the most particular. A captured place name is passed on as it is written:
 * a regular expression cannot fold letters. Both permanent statuses are one type for the clients.
 */
export function redirectInfos(rows: readonly RedirectRow[]): readonly RedirectInfo[] {
  return [...rows].sort((a, b) => particular(b) - particular(a)).map(redirectInfo);
}

/** Query keys before none, few whole segments captured before many, then literals by their length. */
const particular = ({ from, query }: RedirectRow): number => {
  const open = from.endsWith('*}') ? 1000 : 0;
  const whole = from.split('/').filter((segment) => segment !== '' && segment.replace(CAPTURE, '') === '');
  const literals = from.replace(CAPTURE, '').length;
  return Object.keys(query ?? {}).length * 10_000 - open - whole.length * 100 + literals / 1000;
};

function redirectInfo({ from, query, to }: RedirectRow): RedirectInfo {
  const names: string[] = [];
  const group = (name: string, source: string) => {
    names.push(name);
    return `(${source})`;
  };
  const path = pieces(from)
    .map((piece) =>
      typeof piece === 'string'
        ? literal(piece)
        : group(piece.name, piece.rest ? '.+' : piece.type === 'number' ? '\\d+' : '[^/?]+'),
    )
    .join('')
    .replace(/\/$/, '');
  const conditions = Object.entries(query ?? {}).map(([key, value]) => {
    const name = /^\{([a-z][a-z0-9_]*)\}$/i.exec(value ?? '')?.[1];
    const wanted = name !== undefined ? group(name, '[^&]*') : value === null ? '[^&]*' : literal(value);
    return `${literal(key)}=${wanted}`;
  });
  return {
    pattern: `^${path}/?${conditions.length === 0 ? '' : `\\?${conditions.join('&')}`}$`,
    target: to.replace(/\{([a-z][a-z0-9_]*)\*?\}/gi, (_, name: string) => `$${names.indexOf(name) + 1}`),
    redirectType: 'REDIRECT_301',
    isQueryStringPreserved: conditions.length === 0,
    isLanguagePreserved: true,
    locale: '',
  };
}

interface Captured {
  readonly name: string;
  readonly type: string | undefined;
  readonly rest: boolean;
}

function pieces(from: string): readonly (string | Captured)[] {
  let at = 0;
  const found: (string | Captured)[] = [];
  for (const match of from.matchAll(CAPTURE)) {
    found.push(from.slice(at, match.index), { name: match[1] ?? '', type: match[2], rest: match[3] === '*' });
    at = match.index + match[0].length;
  }
  return [...found, from.slice(at)];
}

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
