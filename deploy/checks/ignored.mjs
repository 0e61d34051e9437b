/** A pattern of .dockerignore as an expression that also matches everything below. */
const expressionOf = (pattern) =>
  new RegExp(
    `^${pattern
      .replaceAll(/[.+^${}()|[\]\\]/g, '\\$&')
      .replaceAll('**/', '\0')
      .replaceAll('*', '[^/]*')
      .replaceAll('\0', '(?:.*/)?')}(?:/.*)?$`,
  );

/** Whether Docker leaves a path out of the build context: the last pattern that matches decides. */
export function isIgnored(path, patterns) {
  let ignored = false;
  for (const line of patterns) {
    const pattern = line.trim();
    if (pattern === '' || pattern.startsWith('#')) continue;
    const isException = pattern.startsWith('!');
    if (expressionOf(isException ? pattern.slice(1) : pattern).test(path)) ignored = !isException;
  }
  return ignored;
}
