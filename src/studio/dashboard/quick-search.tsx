import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { type EditedSite, type Found, foundAnswer } from '~/modules/content/studio-wire';
import { call } from '../api';
import { Dialog } from '../dialogs/dialog';
import { type FailureKey, failureKey } from '../failure-key';
import type { Say } from '../messages';

/** So long nobody types, then it is asked. */
const PAUSE_MS = 180;

/** Where something that was found is edited: a page by its id, else a room and what it is narrowed to. */
interface FoundPlace {
  readonly id: string;
  readonly find?: string;
}

const placeOf = ({ kind, id, title }: Found): FoundPlace => {
  if (kind === 'text') return { id: '@texts', find: id };
  if (kind === 'picture') return { id: '@pictures', find: title };
  if (kind === 'redirect') return { id: '@redirects', find: title };
  return { id };
};

interface SearchProps {
  readonly site: EditedSite;
  readonly language: string;
  readonly say: Say;
  onGo(place: FoundPlace): void;
}

/** A search over all content of the site, opened by its button or by Ctrl and K. */
export function QuickSearch(props: SearchProps) {
  const { say } = props;
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const open = (event: globalThis.KeyboardEvent) => {
      const isShortcut = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k';
      // A dialog that asks something is answered first.
      if (!isShortcut || document.querySelector('dialog[open]') !== null) return;
      event.preventDefault();
      setOpen(true);
    };
    addEventListener('keydown', open);
    return () => removeEventListener('keydown', open);
  }, []);
  return (
    <>
      <button type="button" className="button" aria-keyshortcuts="Control+K" onClick={() => setOpen(true)}>
        {say('search.open')} <span className="keys">Ctrl K</span>
      </button>
      {isOpen && <SearchDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function SearchDialog({ site, language, say, onGo, onClose }: SearchProps & { onClose(): void }) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [found, setFound] = useState<readonly Found[] | null>(null);
  const [at, setAt] = useState(0);
  const [failed, setFailed] = useState<FailureKey | null>(null);
  const words = typed.trim();
  useEffect(() => {
    if (words.length < 2) return setFound(null);
    let isLeft = false;
    const timer = setTimeout(async () => {
      const path = `/search/${site.key}/${language}?${new URLSearchParams({ q: words })}`;
      const answer = await call(foundAnswer, path);
      if (isLeft) return;
      setFailed(answer.ok ? null : failureKey(answer.error));
      setFound(answer.ok ? answer.value.found : null);
      setAt(0);
    }, PAUSE_MS);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [site.key, language, words]);
  const choose = (entry: Found | undefined) => {
    if (entry === undefined) return;
    onClose();
    onGo(placeOf(entry));
  };
  const count = found?.length ?? 0;
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && count > 0) {
      event.preventDefault();
      setAt((at + step + count) % count);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      choose(found?.[at]);
    }
  };
  const option = (index: number) => `${id}-${index}`;
  useEffect(() => {
    document.getElementById(`${id}-${at}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, at]);
  return (
    <Dialog title={say('search.title')} onClose={onClose}>
      <div className="field">
        <label htmlFor={id}>{say('search.label')}</label>
        <input
          id={id}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={count > 0}
          aria-controls={`${id}-found`}
          aria-describedby={`${id}-hint`}
          aria-activedescendant={count > 0 ? option(at) : undefined}
          value={typed}
          maxLength={100}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={press}
        />
        <p className="help" id={`${id}-hint`}>
          {say('search.hint')}
        </p>
      </div>
      <p className={failed === null ? 'quiet' : 'problem'} role="status">
        {failed !== null ? say(failed) : found !== null && say('search.count', { count })}
      </p>
      <div role="listbox" id={`${id}-found`} aria-label={say('search.title')} className="found">
        {found?.map((entry, index) => (
          <div
            key={`${entry.kind} ${entry.id}`}
            id={option(index)}
            role="option"
            // The focus stays in the field, which names the option.
            tabIndex={-1}
            aria-selected={index === at}
            className="found-entry"
            onClick={() => choose(entry)}
            onKeyDown={press}
          >
            <span className="found-kind">{say(`search.${entry.kind}`)}</span>
            <span>
              {entry.title || entry.detail}
              <small className="quiet">{entry.detail}</small>
            </span>
          </div>
        ))}
      </div>
      <form method="dialog" className="dialog-acts">
        <button type="submit" className="button">
          {say('close')}
        </button>
      </form>
    </Dialog>
  );
}
