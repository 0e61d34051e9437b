import { useDeferredValue, useId, useState } from 'react';
import type { LibraryPicture } from '~/modules/content/studio-wire';
import { itemsWithWords } from '~/platform/typed-words';
import { Failed } from '../failed';
import type { FailureKey } from '../failure-key';
import type { Say } from '../messages';

/** Pictures to choose from, by name, text and folder; the field for files takes what is dropped on it. */
export function PictureGrid({
  pictures,
  selected,
  find = '',
  failure,
  status,
  problems,
  unsent,
  say,
  isUnsaved,
  onSelect,
  onFiles,
  onAgain,
}: {
  readonly pictures: readonly LibraryPicture[] | null;
  readonly selected: string | null;
  /** What is looked for at first. */
  readonly find?: string;
  /** Why there are none to choose from. */
  readonly failure: FailureKey | null;
  readonly status: string;
  readonly problems: readonly string[];
  /** Files that can be sent once more as they are. */
  readonly unsent: readonly File[];
  readonly say: Say;
  /** Whether words of a picture are typed and not saved. */
  readonly isUnsaved?: (id: string) => boolean;
  onSelect(picture: LibraryPicture): void;
  onFiles(files: readonly File[], folder: string): void;
  onAgain(): void;
}) {
  const id = useId();
  const [search, setSearch] = useState(find);
  const [folder, setFolder] = useState('');
  const searched = useDeferredValue(search);
  const folders = [...new Set((pictures ?? []).map((each) => each.folder).filter(Boolean))].sort();
  const shown = itemsWithWords(
    (pictures ?? []).filter((each) => folder === '' || each.folder === folder),
    searched,
    (each) => `${each.name} ${each.alt} ${each.folder} ${each.src}`,
  );
  return (
    <section className="pictures-pane" aria-label={say('pictures.title')}>
      <div className="filters">
        <label htmlFor={`${id}-files`}>
          {`${say('pictures.upload')} ${say('pictures.drop')}`}
          <input
            id={`${id}-files`}
            type="file"
            className="drop"
            accept="image/*"
            multiple
            onChange={(event) => {
              onFiles([...(event.target.files ?? [])], folder);
              event.target.value = '';
            }}
          />
        </label>
        <label>
          {say('pictures.search')}
          <input type="search" value={search} onChange={(event) => setSearch(event.target.value)} />
        </label>
        <label>
          {say('pictures.folder')}
          <select value={folder} onChange={(event) => setFolder(event.target.value)}>
            <option value="">{say('pictures.allFolders')}</option>
            {folders.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </select>
        </label>
      </div>
      <p role="status">{status}</p>
      <p role="status" className="quiet">
        {searched.trim() !== '' && shown.length > 0 && say('search.count', { count: shown.length })}
      </p>
      <div role="alert">
        <ul className="problem">
          {[...new Set(problems)].map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </div>
      {unsent.length > 0 && (
        <button type="button" className="button" onClick={() => onFiles(unsent, folder)}>
          {say('failed.again')}
        </button>
      )}
      {failure !== null ? (
        <Failed failure={failure} say={say} onAgain={onAgain} />
      ) : (
        shown.length === 0 && <p className="quiet">{say(noneKey(pictures))}</p>
      )}
      <ul className="picture-grid">
        {shown.map((picture) => (
          <li key={picture.id}>
            <button type="button" aria-pressed={picture.id === selected} onClick={() => onSelect(picture)}>
              <img src={picture.src.replace('/1280.', '/320.')} alt="" loading="lazy" />
              <span>{picture.name}</span>{' '}
              {isUnsaved?.(picture.id) === true && <small className="quiet">{say('save.unsaved')}</small>}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function noneKey(pictures: readonly LibraryPicture[] | null) {
  if (pictures === null) return 'loading';
  return pictures.length === 0 ? 'pictures.none' : 'noMatch';
}
