import { createContext, useContext, useState } from 'react';
import type { LibraryPicture } from '~/modules/content/studio-wire';
import { Dialog } from '../dialogs/dialog';
import type { Say } from '../messages';
import { PictureGrid } from './picture-grid';
import { usePictures } from './use-pictures';

/** The site whose pictures the controls of a panel choose from. */
export const PicturesOfSite = createContext<string | null>(null);

/** Opens the pictures of the site; null where a panel stands outside of one. */
export function PickImage({ say, onPick }: { readonly say: Say; onPick(picture: LibraryPicture): void }) {
  const site = useContext(PicturesOfSite);
  const [isOpen, setOpen] = useState(false);
  if (site === null) return null;
  return (
    <>
      <button type="button" className="button" onClick={() => setOpen(true)}>
        {say('pictures.choose')}
      </button>
      {isOpen && (
        <PickDialog
          site={site}
          say={say}
          onPick={(picture) => {
            setOpen(false);
            onPick(picture);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

function PickDialog({
  site,
  say,
  onPick,
  onClose,
}: {
  readonly site: string;
  readonly say: Say;
  onPick(picture: LibraryPicture): void;
  onClose(): void;
}) {
  const { pictures, failure, status, problems, unsent, read, upload } = usePictures(site, say);
  return (
    <Dialog title={say('pictures.chooseTitle')} onClose={onClose}>
      <PictureGrid
        pictures={pictures}
        selected={null}
        failure={failure}
        status={status}
        problems={problems}
        unsent={unsent}
        say={say}
        onSelect={onPick}
        onFiles={upload}
        onAgain={read}
      />
      <form method="dialog" className="dialog-acts">
        <button type="submit" className="button">
          {say('cancel')}
        </button>
      </form>
    </Dialog>
  );
}
