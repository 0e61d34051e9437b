import { err, ok, type Result } from '~/platform/result';
import { safeHref } from '../blocks/href';

/** The target of a redirect, taken apart: captures stand as `{name}` in each part. */
export interface TargetPattern {
  /** Scheme and host of another site, or empty. */
  readonly origin: string;
  readonly path: string;
  readonly query: readonly (readonly [key: string, value: string])[];
  readonly hash: string;
}

/** What a request had in place of the captures: one segment's text, or the segments of a `{name*}`. */
export type Captured = ReadonlyMap<string, string | readonly string[]>;

const REFERENCE = /\{([a-z][a-z0-9_]*)(\*)?\}/gi;

/** Reads `/kop-bil/{id}/{slug}?car_fuel=El`; `captures` are the names that the source binds. */
export function parseTarget(target: string, captures: readonly string[]): Result<TargetPattern, string> {
  const origin = /^https?:\/\/[^/?#]+/i.exec(target)?.[0] ?? '';
  const local = target.slice(origin.length);
  if (origin.includes('{')) return err('a capture cannot choose the host');
  if (origin === '' && !/^\/(?![/\\])/.test(local)) return err('a target is a path or an http(s) address');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: those are the characters refused
  if (/[\u0000-\u0020\u007f\\]/.test(target)) return err('a target has no spaces or control characters');
  if (safeHref(target) === null) return err('a target that no page may link to');
  const unbound = [...target.matchAll(REFERENCE)].find((match) => !captures.includes(match[1] ?? ''));
  if (unbound !== undefined) return err(`${unbound[0]} is captured nowhere`);
  if (/[{}]/.test(target.replace(REFERENCE, ''))) return err('a brace that is no capture');
  const [, path = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(local) ?? [];
  return ok({ origin, path: path || '/', query: [...new URLSearchParams(search)], hash });
}

/**
 * The address a target gives for what was captured. Captured text is escaped wherever it lands, so that
 * it can neither leave its segment nor the site; in paths it is lower-cased, as canonical paths are.
 * The request's own query is kept, except where the target sets the same key. Null when a capture would
 * leave a segment empty or make it climb (`..`).
 */
export function fillTarget(
  target: TargetPattern,
  captured: Captured,
  leftover: readonly (readonly [string, string])[],
): string | null {
  const parts = (name: string) => [captured.get(name) ?? ''].flat();
  const inPath = (name: string) =>
    parts(name)
      .map((part) => encodeURIComponent(part.toLowerCase()))
      .join('/');
  const path = target.path.replace(REFERENCE, (_, name: string) => inPath(name));
  if (path !== target.path && path.split('/').slice(1).some(isNoSegment)) return null;
  const own = target.query.map(
    ([key, value]) => [key, value.replace(REFERENCE, (_, name: string) => parts(name).join('/'))] as const,
  );
  const taken = new Set(own.map(([key]) => key.toLowerCase()));
  const others = leftover.filter(([key]) => !taken.has(key.toLowerCase()));
  const query = new URLSearchParams([...own, ...others].map(([key, value]) => [key, value])).toString();
  return `${target.origin}${path}${query === '' ? '' : `?${query}`}${target.hash}`;
}

const isNoSegment = (segment: string) => segment === '' || segment === '.' || segment === '..';
