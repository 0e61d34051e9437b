import { useCallback, useDeferredValue, useEffect, useId, useState } from 'react';
import { type TextEntry, textsAnswer } from '~/modules/content/studio-wire';
import { call } from '../api';
import { Failed } from '../failed';
import { type FailureKey, failureKey } from '../failure-key';
import type { Say } from '../messages';
import type { RoomProps } from './room-props';

const MAX_SHOWN = 60;

/** The texts of a site that stand in no block, with what they are without the editors. */
export function TextsRoom({ site, language, find, say, onNotice }: RoomProps) {
  const id = useId();
  const path = `/texts/${site.key}/${language}`;
  const [texts, setTexts] = useState<readonly TextEntry[]>([]);
  const [failure, setFailure] = useState<FailureKey | null>(null);
  const [search, setSearch] = useState(find);
  const [isChangedOnly, setChangedOnly] = useState(false);
  const searched = useDeferredValue(search.trim().toLowerCase());
  const read = useCallback(async () => {
    const answer = await call(textsAnswer, path);
    setFailure(answer.ok ? null : failureKey(answer.error));
    if (answer.ok) setTexts(answer.value.texts);
  }, [path]);
  useEffect(() => void read(), [read]);
  const set = async (key: string, value: string | null) => {
    const answer = await call(textsAnswer, path, { method: 'PUT', body: { key, value } });
    if (answer.ok) setTexts(answer.value.texts);
    const isWrong = !answer.ok && answer.error.code === 'invalid-content';
    onNotice(say(answer.ok ? 'texts.saved' : isWrong ? 'texts.wrong' : failureKey(answer.error)));
  };
  const found = texts.filter(
    ({ key, own, fallback }) =>
      (!isChangedOnly || own !== null) && `${key} ${own} ${fallback}`.toLowerCase().includes(searched),
  );
  return (
    <>
      <h2>{say('texts.title')}</h2>
      <p>{say('texts.intro')}</p>
      <div className="filters">
        <label>
          {say('texts.search')}
          <input type="search" value={search} onChange={(event) => setSearch(event.target.value)} />
        </label>
        <span className="check">
          <input
            id={`${id}-changed`}
            type="checkbox"
            checked={isChangedOnly}
            onChange={(event) => setChangedOnly(event.target.checked)}
          />
          <label htmlFor={`${id}-changed`}>{say('texts.changed')}</label>
        </span>
      </div>
      {failure !== null && <Failed failure={failure} say={say} onAgain={read} />}
      <p className="quiet" role="status">
        {say('redirects.shown', { shown: Math.min(MAX_SHOWN, found.length), count: texts.length })}
      </p>
      <ul className="texts">
        {found.slice(0, MAX_SHOWN).map((entry) => (
          <li key={entry.key}>
            <TextForm entry={entry} say={say} onSet={(value) => set(entry.key, value)} />
          </li>
        ))}
      </ul>
    </>
  );
}

function TextForm({
  entry: { key, fallback, own },
  say,
  onSet,
}: {
  readonly entry: TextEntry;
  readonly say: Say;
  onSet(value: string | null): void;
}) {
  const id = useId();
  const [value, setValue] = useState(own ?? '');
  const [saved, setSaved] = useState(own);
  if (own !== saved) {
    setSaved(own);
    setValue(own ?? '');
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSet(value === '' ? null : value);
      }}
    >
      <label htmlFor={id}>{key}</label>
      {fallback !== null && <p className="quiet">{`${say('texts.fallback')}: ${fallback}`}</p>}
      <div className="text-line">
        <input
          id={id}
          maxLength={10_000}
          placeholder={say('texts.own')}
          value={value}
          onChange={(event) => setValue(event.target.value)}
        />
        <button type="submit" className="button" aria-label={`${say('texts.save')}: ${key}`}>
          {say('texts.save')}
        </button>
        {own !== null && (
          <button
            type="button"
            className="button"
            aria-label={`${say('texts.reset')}: ${key}`}
            onClick={() => onSet(null)}
          >
            {say('texts.reset')}
          </button>
        )}
      </div>
    </form>
  );
}
