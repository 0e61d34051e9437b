import { useRef, useState } from 'react';
import type { LibraryPicture } from '~/modules/content/studio-wire';
import { PictureDetails } from '../pictures/picture-details';
import { PictureForm } from '../pictures/picture-form';
import { PictureGrid } from '../pictures/picture-grid';
import { usePictureWords } from '../pictures/use-picture-words';
import { usePictures } from '../pictures/use-pictures';
import type { RoomProps } from './room-props';

/** The pictures of a site: uploaded, described, replaced and taken away. */
export function PicturesRoom({ site, items, find, say, onNotice }: RoomProps) {
  const { pictures, failure, status, problems, read, upload } = usePictures(site.key, say);
  const [selected, setSelected] = useState<string | null>(null);
  /** Which one is looked at: an answer takes its time. */
  const shown = useRef(selected);
  shown.current = selected;
  const picture = pictures?.find(({ id }) => id === selected);
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
      <h2>{say('pictures.title')}</h2>
      <div className="picture-room">
        <PictureGrid
          pictures={pictures}
          selected={selected}
          find={find}
          failure={failure}
          status={status}
          problems={problems}
          say={say}
          isUnsaved={words.isUnsaved}
          onSelect={({ id }) => setSelected(id)}
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
