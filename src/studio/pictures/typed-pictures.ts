import { z } from 'zod';
import type { LibraryPicture } from '~/modules/content/studio-wire';
import { keepTyped } from '../state/keep-typed';

export const FIELDS = ['name', 'folder', 'alt'] as const;
export type PictureField = (typeof FIELDS)[number];

const words = z.object({ name: z.string(), folder: z.string(), alt: z.string() });
const typedPicture = z.object({
  values: words,
  /** What was stored when the typing began, or as it was said since. */
  read: words,
  /** Where somebody else has written something else meanwhile, which is said. */
  met: z.array(z.enum(FIELDS)).readonly(),
});
type PictureWords = Readonly<z.infer<typeof words>>;
export type TypedPicture = Readonly<z.infer<typeof typedPicture>>;
export type TypedPictures = Readonly<Record<string, TypedPicture>>;

const wordsOf = ({ name, folder, alt }: LibraryPicture): PictureWords => ({ name, folder, alt });

/** Before anything is typed. */
export const asStored = (picture: LibraryPicture): TypedPicture => ({
  values: wordsOf(picture),
  read: wordsOf(picture),
  met: [],
});

/** What a colleague has written in another field meanwhile stays. */
export const changedFields = ({ values, read }: TypedPicture): readonly PictureField[] =>
  FIELDS.filter((field) => values[field] !== read[field]);

/** What stands in the form is stored. */
const isStored = ({ values }: TypedPicture, picture: LibraryPicture): boolean =>
  FIELDS.every((field) => values[field] === picture[field]);

/** Without those that have nothing more to be saved, and those whose picture is gone. */
export const stillTyped = (typed: TypedPictures, pictures: readonly LibraryPicture[]): TypedPictures => {
  const byId = new Map(pictures.map((picture) => [picture.id, picture]));
  const left = Object.entries(typed).filter(([id, each]) => {
    const picture = byId.get(id);
    return picture !== undefined && changedFields(each).length > 0 && !isStored(each, picture);
  });
  return left.length === Object.keys(typed).length ? typed : Object.fromEntries(left);
};

/** The words as sent are stored; what was typed since is typed on top of them. */
export const afterSave = (typed: TypedPicture, sent: TypedPicture): TypedPicture => {
  const stored = Object.fromEntries(changedFields(sent).map((field) => [field, sent.values[field]]));
  return { ...typed, read: { ...typed.read, ...stored }, met: [] };
};

/** Somebody else has saved something else than was read: it is said where it differs, and stands where nothing was typed. */
export function afterMeeting(typed: TypedPicture, theirs: LibraryPicture): TypedPicture {
  const { values, read } = typed;
  const now = wordsOf(theirs);
  const isTyped = (field: PictureField) => values[field] !== read[field];
  const after = (field: PictureField) => (isTyped(field) ? values[field] : now[field]);
  return {
    values: { name: after('name'), folder: after('folder'), alt: after('alt') },
    read: now,
    met: FIELDS.filter(
      (field) => isTyped(field) && now[field] !== read[field] && now[field] !== values[field],
    ),
  };
}

/** The words of a site's pictures that are typed and not saved, by the ids of the pictures. */
export const typedPictures = (site: string, storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>) =>
  keepTyped(`studio-pictures ${site}`, typedPicture, storage);
