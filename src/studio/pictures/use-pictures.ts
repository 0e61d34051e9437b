import { useCallback, useEffect, useState } from 'react';
import type { LibraryPicture } from '~/modules/content/studio-wire';
import { type FailureKey, failureKey } from '../failure-key';
import type { Say } from '../messages';
import { useInTurn } from '../use-in-turn';
import { mayComeAgain, pictureCalls, problemText } from './picture-calls';

/** The pictures of a site, and the way to add some. */
export function usePictures(site: string, say: Say) {
  const [pictures, setPictures] = useState<readonly LibraryPicture[] | null>(null);
  const [failure, setFailure] = useState<FailureKey | null>(null);
  const [status, setStatus] = useState('');
  const [problems, setProblems] = useState<readonly string[]>([]);
  /** What can be sent once more as it is. */
  const [unsent, setUnsent] = useState<readonly File[]>([]);
  const inTurn = useInTurn();
  const read = useCallback(async () => {
    const answer = await inTurn(() => pictureCalls.list(site));
    if (answer.ok) setPictures(answer.value.pictures);
    setFailure(answer.ok ? null : failureKey(answer.error));
  }, [site, inTurn]);
  useEffect(() => void read(), [read]);

  const upload = async (files: readonly File[], folder: string): Promise<readonly LibraryPicture[]> => {
    setProblems([]);
    setUnsent([]);
    const added: LibraryPicture[] = [];
    const again: File[] = [];
    let known = 0;
    for (const file of files) {
      setStatus(say('pictures.uploading'));
      const answer = await pictureCalls.upload(site, file, folder);
      if (answer.ok) {
        added.push(answer.value.picture);
        if (answer.value.isKnown) known += 1;
        continue;
      }
      setProblems((before) => [...before, problemText(file.name, answer.error, say)]);
      if (mayComeAgain(answer.error)) again.push(file);
    }
    setUnsent(again);
    const uploaded = say('pictures.uploaded', { count: added.length - known });
    setStatus(known === 0 ? uploaded : `${uploaded} ${say('pictures.known', { count: known })}`);
    await read();
    return added;
  };
  return { pictures, failure, status, problems, unsent, read, upload };
}
