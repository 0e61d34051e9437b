import { SCENE_KINDS } from '~/demo/drawings';
import type { SiteSeed } from '~/modules/content';
import type { Language, Site } from '~/sites';
import { picture, wordsOf } from './build/scenes';
import { FOLDERS, SCENE_NAMES, UPRIGHT } from './library-names';

type SeedPicture = NonNullable<SiteSeed['pictures']>[number];
type Found = Pick<SeedPicture, 'id' | 'alt' | 'width' | 'height'>;

const SCENE = /^scene-([a-z-]+)-(\d+)(-tall|-high)?$/;

/** The pictures anywhere in a value; those that formatted texts name by address alone are the large scenes. */
function picturesIn(value: unknown): Found[] {
  if (typeof value === 'string')
    return [...value.matchAll(/\/media\/(scene-[a-z-]+-\d+)\//g)].map(([, id = '']) => ({
      id,
      alt: '',
      width: 1920,
      height: 1080,
    }));
  if (Array.isArray(value)) return value.flatMap(picturesIn);
  if (typeof value !== 'object' || value === null) return [];
  if ('src' in value && typeof value.src === 'string' && 'width' in value && 'height' in value) {
    const id = /^\/media\/([^/]+)\//.exec(value.src)?.[1];
    const alt = 'alt' in value && typeof value.alt === 'string' ? value.alt : '';
    return id === undefined ? [] : [{ id, alt, width: Number(value.width), height: Number(value.height) }];
  }
  return Object.values(value).flatMap(picturesIn);
}

function described(found: Found, language: Language): SeedPicture {
  const words = wordsOf(language);
  const [, name = '', seed = '', upright] = SCENE.exec(found.id) ?? [];
  const kind = SCENE_KINDS.find((each) => each === name);
  if (kind === undefined)
    return { ...found, folder: FOLDERS.cars[words], name: found.alt || FOLDERS.cars[words] };
  const [folder, names] = SCENE_NAMES[kind];
  return {
    ...found,
    alt: picture([kind, Number(seed)], language).alt,
    folder: FOLDERS[folder][words],
    name: upright === undefined ? names[words] : `${names[words]}, ${UPRIGHT[words]}`,
  };
}

/** The library of a site: every picture of its pages once, named and described in its first language, like ones numbered. */
export function libraryOf(
  { languages }: Site,
  seed: Pick<SiteSeed, 'home' | 'partials'>,
): readonly SeedPicture[] {
  const byId = new Map<string, Found>();
  for (const found of picturesIn([seed.home, seed.partials])) {
    const known = byId.get(found.id);
    // A button's picture says nothing: the button does.
    if (known === undefined || known.alt === '') byId.set(found.id, found);
  }
  // In the order in which the room lists them.
  const sorted = [...byId.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
  const all = sorted.map((found) => described(found, languages[0]));
  const alike = Map.groupBy(all, ({ name }) => name);
  return [...alike.values()].flatMap((pictures) =>
    pictures.map((each, at) => (pictures.length === 1 ? each : { ...each, name: `${each.name} ${at + 1}` })),
  );
}
