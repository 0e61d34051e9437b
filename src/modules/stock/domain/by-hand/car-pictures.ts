import { z } from 'zod';
import { mediaSrc } from '~/platform/media/urls';

/** A picture as a car's record has it. */
export interface CarPicture {
  readonly original: string;
  readonly blur_data_url: string | null;
}

const arrangedPicture = z.union([
  z.object({
    /** Of the upload. */
    own: z.string(),
    blur: z
      .string()
      .nullish()
      .transform((blur) => blur ?? null),
  }),
  z.object({ file: z.string(), shown: z.boolean() }),
]);

/** Pictures in the order of staff: their own, and the file's by address. */
export const arrangementSchema = z.array(arrangedPicture).readonly();
export type Arrangement = z.infer<typeof arrangementSchema>;
type ArrangedPicture = Arrangement[number];
type OwnPicture = Extract<ArrangedPicture, { own: string }>;

/** Own and imported pictures that a car may have together, as a record may. */
export const PICTURES_MAX = 200;

/** `drop` takes an own one away. What is sent twice is done once: a place is named by its number, from 0. */
export type PictureChange =
  | { readonly act: 'add'; readonly pictures: readonly OwnPicture[] }
  | { readonly act: 'move'; readonly picture: string; readonly to: number }
  | { readonly act: 'show' | 'hide' | 'drop'; readonly picture: string }
  | { readonly act: 'release' };

/** Names a picture of a car in a form. */
export const pictureKey = (picture: ArrangedPicture): string =>
  'own' in picture ? `own:${picture.own}` : `file:${picture.file}`;

/** Every picture that a car has, in its order, also those that are not shown. What the file has new stands at the end. */
export function allPictures(
  arrangement: Arrangement | null,
  imported: readonly CarPicture[],
): readonly ArrangedPicture[] {
  const inFile = new Set(imported.map(({ original }) => original));
  const arranged = (arrangement ?? []).filter((each) => 'own' in each || inFile.has(each.file));
  const known = new Set(arranged.map((each) => ('file' in each ? each.file : '')));
  const others = [...inFile].filter((file) => !known.has(file)).map((file) => ({ file, shown: true }));
  return [...arranged, ...others];
}

/** The pictures that the site shows, by what staff say and what the file has now. */
export function shownPictures(
  arrangement: Arrangement,
  imported: readonly CarPicture[],
): readonly CarPicture[] {
  const byAddress = new Map(imported.map((each) => [each.original, each]));
  return allPictures(arrangement, imported).flatMap((each) => {
    if ('own' in each) return [{ original: mediaSrc(each.own), blur_data_url: each.blur }];
    const found = byAddress.get(each.file);
    return each.shown && found !== undefined ? [found] : [];
  });
}

/** The arrangement after a change; null once it says no more than the file. */
export function changePictures(
  before: Arrangement | null,
  imported: readonly CarPicture[],
  change: PictureChange,
): Arrangement | null {
  if (change.act === 'release') return null;
  const all = allPictures(before, imported);
  const after = change.act === 'add' ? added(all, change.pictures) : changed(all, change);
  return isOfFile(after, imported) ? null : after;
}

/** The same picture again is the one that is there. */
function added(all: Arrangement, pictures: readonly OwnPicture[]): Arrangement {
  const known = new Set(all.map(pictureKey));
  const fresh = pictures.filter((each) => !known.has(pictureKey(each)));
  return [...all, ...new Map(fresh.map((each) => [each.own, each])).values()];
}

function changed(all: Arrangement, change: Exclude<PictureChange, { act: 'add' | 'release' }>): Arrangement {
  const at = all.findIndex((each) => pictureKey(each) === change.picture);
  const found = all[at];
  if (found === undefined) return all;
  switch (change.act) {
    case 'move':
      return all.toSpliced(at, 1).toSpliced(Math.max(0, change.to), 0, found);
    case 'show':
    case 'hide':
      return 'own' in found ? all : all.with(at, { ...found, shown: change.act === 'show' });
    case 'drop':
      return 'own' in found ? all.toSpliced(at, 1) : all;
  }
}

const isOfFile = (arrangement: Arrangement, imported: readonly CarPicture[]): boolean => {
  const addresses = new Set(imported.map(({ original }) => original));
  return (
    arrangement.length === addresses.size &&
    arrangement.every((each, at) => 'file' in each && each.shown && each.file === [...addresses][at])
  );
};
