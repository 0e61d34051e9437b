import { importsOf, type Sources } from './rooms';

const nameOf = (path: string): string => path.replace(/\.tsx?$/, '').replace(/\/index$/, '');

type Graph = ReadonlyMap<string, readonly string[]>;

function graphOf(sources: Sources): Graph {
  const code = [...sources].filter(([path]) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path));
  return new Map(
    code.map(([path, text]) => [nameOf(path), importsOf(path, text).map(({ target }) => target)]),
  );
}

/** Files that import each other in a loop, types and later imports included; each loop from one file back to it. */
export function importCircles(sources: Sources): readonly string[] {
  const graph = graphOf(sources);
  const left = new Set<string>();
  const found: string[] = [];
  const follow = (name: string, way: readonly string[]): void => {
    const before = way.indexOf(name);
    if (before >= 0) found.push([...way.slice(before), name].join(' → '));
    if (before >= 0 || left.has(name)) return;
    for (const target of graph.get(name) ?? []) if (target !== name) follow(target, [...way, name]);
    left.add(name);
  };
  for (const name of graph.keys()) follow(name, []);
  return found;
}
