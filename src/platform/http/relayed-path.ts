/**
 * Whether a path may be relayed to another server below its base path: decoded once and twice it has no segment that climbs
 * out, however dots and slashes are written, and no NUL.
 */
export function isSafeSubpath(path: string): boolean {
  try {
    const once = decodeURIComponent(path);
    const twice = /%[0-9a-f]{2}/i.test(once) ? decodeURIComponent(once) : once;
    return ![once, twice].some((text) => /(^|[/\\])\.\.([/\\]|$)|\0/.test(text));
  } catch {
    return false;
  }
}
