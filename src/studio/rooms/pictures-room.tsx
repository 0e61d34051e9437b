import { useState } from 'react';
import { PictureDetails } from '../pictures/picture-details';
import { PictureGrid } from '../pictures/picture-grid';
import { usePictures } from '../pictures/use-pictures';
import type { RoomProps } from './room-props';

/** The pictures of a site: uploaded, described, replaced and taken away. */
export function PicturesRoom({ site, items, find, say, onNotice }: RoomProps) {
  const { pictures, failure, status, problems, read, upload } = usePictures(site.key, say);
  const [selected, setSelected] = useState<string | null>(null);
  const picture = pictures?.find(({ id }) => id === selected);
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
            say={say}
            onChanged={(notice) => {
              void read();
              onNotice(notice);
            }}
          />
        )}
      </div>
    </>
  );
}
