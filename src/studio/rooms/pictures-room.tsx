import { useEffect, useRef, useState } from 'react';
import type { LibraryPicture } from '~/modules/content/studio-wire';
import { PictureDetails } from '../pictures/picture-details';
import { PictureForm } from '../pictures/picture-form';
import { PictureGrid } from '../pictures/picture-grid';
import { usePictureWords } from '../pictures/use-picture-words';
import { usePictures } from '../pictures/use-pictures';
import { useFocusWhenLost } from '../use-focus-when-lost';
import type { RoomProps } from './room-props';

/** Where it lies above the list that a picture was chosen in, as on a phone, it is gone to. */
function goToDetails(details: HTMLElement | null | undefined) {
  if (details == null) return;
  const { top } = details.getBoundingClientRect();
  if (top >= 0 && top < innerHeight / 2) return;
  details.scrollIntoView();
  details.focus({ preventScroll: true });
}

/** The pictures of a site: uploaded, described, replaced and taken away. */
export function PicturesRoom({ site, items, find, say, onNotice }: RoomProps) {
  const { pictures, failure, status, problems, unsent, read, upload } = usePictures(site.key, say);
  const [selected, setSelected] = useState<string | null>(null);
  /** Which one is looked at: an answer takes its time. */
  const shown = useRef(selected);
  shown.current = selected;
  const picture = pictures?.find(({ id }) => id === selected);
  const room = useRef<HTMLDivElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const focusWhenLost = useFocusWhenLost(title);
  const isGone = selected !== null && pictures !== null && picture === undefined;
  useEffect(() => {
    if (isGone) focusWhenLost();
  }, [isGone, focusWhenLost]);
  /** How often one was chosen in the list. */
  const [choices, setChoices] = useState(0);
  useEffect(() => {
    if (choices > 0) goToDetails(room.current?.querySelector<HTMLElement>('.picture-details'));
  }, [choices]);
  const [problem, setProblem] = useState({ of: '', text: '' });
  const changed = (notice: string) => {
    void read();
    onNotice(notice);
  };
  const tell = ({ id, name }: LibraryPicture, text: string) => {
    setProblem({ of: id, text });
    if (text !== '' && id !== shown.current) onNotice(say('pictures.problem', { name, problem: text }));
  };
  const words = usePictureWords({ site: site.key, pictures, say, onSaved: changed, onProblem: tell });
  return (
    <>
      <h2 ref={title} tabIndex={-1}>
        {say('pictures.title')}
      </h2>
      <div className="picture-room" ref={room}>
        <PictureGrid
          pictures={pictures}
          selected={selected}
          find={find}
          failure={failure}
          status={status}
          problems={problems}
          unsent={unsent}
          say={say}
          isUnsaved={words.isUnsaved}
          onSelect={({ id }) => {
            setSelected(id);
            setChoices((before) => before + 1);
          }}
          onFiles={async (files, folder) => {
            const [first] = await upload(files, folder);
            // Whoever describes a picture by now goes on with it.
            const isDescribing = document.activeElement?.closest('.picture-details') != null;
            if (first !== undefined && !isDescribing)
              setSelected((now) => (now === selected ? first.id : now));
          }}
          onAgain={read}
        />
        {picture !== undefined && (
          <PictureDetails
            key={picture.id}
            site={site}
            items={items}
            picture={picture}
            others={(pictures ?? []).filter(({ id }) => id !== picture.id)}
            problem={problem.of === picture.id ? problem.text : ''}
            say={say}
            onChanged={changed}
            onProblem={(text) => tell(picture, text)}
            onBack={() => room.current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus()}
          >
            <PictureForm
              words={words.wordsOf(picture)}
              isUnsaved={words.isUnsaved(picture.id)}
              say={say}
              onType={(field, text) => words.type(picture, field, text)}
              onSave={() => words.save(picture)}
            />
          </PictureDetails>
        )}
      </div>
    </>
  );
}
