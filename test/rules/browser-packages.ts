import { importsOf, type Sources, specifiersOf } from './rooms';

/** Where browser code begins. */
const ENTRY = /\.(island\.tsx|enhance\.tsx?)$|^app\/islands\/boot\.ts$/;

const nameOf = (path: string): string => path.replace(/\.tsx?$/, '').replace(/\/index$/, '');

/** Every package that a browser may come to load, at once or later, with the files that lead to it. */
export function browserPackages(sources: Sources): ReadonlyMap<string, string> {
  const files = new Map([...sources].map(([path, text]) => [nameOf(path), { path, text }]));
  const found = new Map<string, string>();
  const seen = new Set<string>();
  const follow = (name: string, way: string): void => {
    const file = files.get(name);
    if (file === undefined || seen.has(name)) return;
    seen.add(name);
    const here = way === '' ? file.path : `${way} → ${file.path}`;
    for (const { specifier, typeOnly } of specifiersOf(file.text))
      if (!typeOnly && !/^[.~]/.test(specifier) && !found.has(specifier)) found.set(specifier, here);
    for (const { target, typeOnly } of importsOf(file.path, file.text)) if (!typeOnly) follow(target, here);
  };
  for (const path of sources.keys()) if (ENTRY.test(path)) follow(nameOf(path), '');
  return found;
}
