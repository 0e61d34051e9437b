import { useEffect, useMemo, useRef, useState } from 'react';
import type { LibraryPicture } from '~/modules/content/studio-wire';
import { failureKey } from '../failure-key';
import type { Say } from '../messages';
import { pictureCalls } from './picture-calls';
import {
  afterMeeting,
  afterSave,
  asStored,
  changedFields,
  type PictureField,
  stillTyped,
  type TypedPicture,
  type TypedPictures,
  typedPictures,
} from './typed-pictures';

const NONE_SAVING: ReadonlySet<string> = new Set();

/** What is typed of the pictures of a site: it stays with its picture while others are looked at, until it is saved. */
export function usePictureWords({
  site,
  pictures,
  say,
  onSaved,
  onProblem,
}: {
  readonly site: string;
  /** Null until they are read. */
  readonly pictures: readonly LibraryPicture[] | null;
  readonly say: Say;
  onSaved(notice: string): void;
  /** Why the words of a picture were not saved; empty once they are. */
  onProblem(picture: LibraryPicture, text: string): void;
}) {
  const unsaved = useMemo(() => typedPictures(site, sessionStorage), [site]);
  const [typed, setTyped] = useState<TypedPictures>(unsaved.read);
  const saving = useRef(NONE_SAVING);
  const [listed, setListed] = useState(pictures);
  if (listed !== pictures) {
    setListed(pictures);
    // One that is being saved is settled by its answer.
    if (pictures !== null && saving.current.size === 0) setTyped(stillTyped(typed, pictures));
  }
  const isUnsaved = (id: string) => typed[id] !== undefined && changedFields(typed[id]).length > 0;
  useEffect(
    () =>
      unsaved.write(
        Object.fromEntries(Object.entries(typed).filter(([, each]) => changedFields(each).length > 0)),
      ),
    [unsaved, typed],
  );

  const wordsOf = (picture: LibraryPicture): TypedPicture => typed[picture.id] ?? asStored(picture);
  const type = (picture: LibraryPicture, field: PictureField, text: string) =>
    setTyped(({ [picture.id]: before = asStored(picture), ...others }) => ({
      ...others,
      [picture.id]: { ...before, values: { ...before.values, [field]: text } },
    }));
  const settle = (picture: LibraryPicture, settled: (before: TypedPicture) => TypedPicture) =>
    setTyped(({ [picture.id]: before = asStored(picture), ...others }) => ({
      ...others,
      [picture.id]: settled(before),
    }));

  const send = async (picture: LibraryPicture) => {
    const sent = wordsOf(picture);
    const changed = changedFields(sent);
    const changedIn = (words: TypedPicture['values']) =>
      Object.fromEntries(changed.map((field) => [field, words[field]]));
    const body = { ...changedIn(sent.values), read: changedIn(sent.read) };
    const saved = await pictureCalls.describe(site, picture.id, body);
    const isDone = () => {
      onProblem(picture, '');
      onSaved(say('pictures.saved'));
    };
    if (saved.ok) {
      settle(picture, (before) => afterSave(before, sent));
      return isDone();
    }
    const fresh = saved.error.code === 'conflict' ? await pictureCalls.list(site) : null;
    const theirs = fresh?.ok === true ? fresh.value.pictures.find(({ id }) => id === picture.id) : undefined;
    if (theirs !== undefined) {
      settle(picture, (before) => afterMeeting(before, theirs));
      // It was saved before, and the answer did not come.
      if (changedFields(afterMeeting(sent, theirs)).length === 0) return isDone();
    }
    onProblem(picture, say(failureKey(saved.error)));
  };
  const save = async (picture: LibraryPicture) => {
    const { id } = picture;
    if (saving.current.has(id)) return;
    saving.current = new Set([...saving.current, id]);
    await send(picture);
    saving.current = new Set([...saving.current].filter((each) => each !== id));
  };
  return { wordsOf, isUnsaved, type, save };
}
