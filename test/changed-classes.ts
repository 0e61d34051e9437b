/** Names of classes that are on one markup and not on the other, `-` gone and `+` new, each with its style sheet: `+heading.size-2xl`. */
export function changedClasses(before: string, after: string): readonly string[] {
  const [was, is] = [classesOf(before), classesOf(after)];
  return [
    ...[...was].filter((name) => !is.has(name)).map((name) => `-${name}`),
    ...[...is].filter((name) => !was.has(name)).map((name) => `+${name}`),
  ];
}

const classesOf = (html: string): ReadonlySet<string> =>
  new Set(
    [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) =>
      names.split(' ').map((name) => name.replace(/-module_.{6}_/, '.')),
    ),
  );
