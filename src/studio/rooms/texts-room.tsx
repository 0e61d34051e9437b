import { useCallback, useDeferredValue, useEffect, useId, useMemo, useState } from 'react';
import { type TextEntry, textsAnswer } from '~/modules/content/studio-wire';
import { itemsWithWords } from '~/platform/typed-words';
import { call } from '../api';
import { Failed } from '../failed';
import { type FailureKey, failureKey } from '../failure-key';
import { TextForm } from '../texts/text-form';
import { type TypedText, typedTexts } from '../texts/typed-texts';
import { useInTurn } from '../use-in-turn';
import type { RoomProps } from './room-props';

const MAX_SHOWN = 60;

/** The texts of a site that stand in no block, with what they are without the editors. */
export function TextsRoom({ site, language, find, say, onNotice }: RoomProps) {
  const id = useId();
  const path = `/texts/${site.key}/${language}`;
  const [read, setTexts] = useState<readonly TextEntry[] | null>(null);
  const texts = read ?? [];
  const inTurn = useInTurn();
  const [failure, setFailure] = useState<FailureKey | null>(null);
  const [search, setSearch] = useState(find);
  const [isChangedOnly, setChangedOnly] = useState(false);
  const searched = useDeferredValue(search);
  const ask = useCallback(async () => {
    const answer = await inTurn(() => call(textsAnswer, path));
    setFailure(answer.ok ? null : failureKey(answer.error));
    if (answer.ok) setTexts(answer.value.texts);
  }, [path, inTurn]);
  useEffect(() => void ask(), [ask]);
  const unsaved = useMemo(() => typedTexts(site.key, language, sessionStorage), [site.key, language]);
  const [typed, setTyped] = useState(unsaved.read);
  useEffect(() => unsaved.write(typed), [unsaved, typed]);
  const type = ({ key, own }: TextEntry, text: string) =>
    setTyped(({ [key]: before, ...others }) =>
      text === (own ?? '') ? others : { ...others, [key]: { read: own, isMet: false, ...before, text } },
    );
  const settle = (key: string, settled: (before: TypedText) => TypedText | null) =>
    setTyped(({ [key]: before, ...others }) => {
      const after = before === undefined ? null : settled(before);
      return after === null ? others : { ...others, [key]: after };
    });
  const set = async ({ key, own }: TextEntry, value: string | null) => {
    const sent = typed[key];
    const body = { key, value, own: sent === undefined ? own : sent.read };
    const answer = await inTurn(() => call(textsAnswer, path, { method: 'PUT', body }));
    if (answer.ok) {
      setTexts(answer.value.texts);
      // What was typed since is typed on top of it.
      settle(key, (before) => (before.text === sent?.text ? null : { ...before, read: value, isMet: false }));
      return onNotice(say('texts.saved'));
    }
    const { code } = answer.error;
    onNotice(say(code === 'invalid-content' ? 'texts.wrong' : failureKey(answer.error)));
    if (code !== 'conflict') return;
    const fresh = await inTurn(() => call(textsAnswer, path));
    if (!fresh.ok) return;
    setTexts(fresh.value.texts);
    const theirs = fresh.value.texts.find((each) => each.key === key)?.own ?? null;
    settle(key, (before) => ({ ...before, read: theirs, isMet: true }));
  };
  const found = itemsWithWords(
    texts.filter(({ own }) => !isChangedOnly || own !== null),
    searched,
    ({ key, own, fallback }) => `${key} ${own ?? ''} ${fallback}`,
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
      {failure !== null && <Failed failure={failure} say={say} onAgain={ask} />}
      <p className="quiet" role="status">
        {read !== null &&
          say('redirects.shown', { shown: Math.min(MAX_SHOWN, found.length), count: texts.length })}
      </p>
      <ul className="texts">
        {found.slice(0, MAX_SHOWN).map((entry) => (
          <li key={entry.key}>
            <TextForm
              entry={entry}
              typed={typed[entry.key]}
              say={say}
              onType={(text) => type(entry, text)}
              onSet={(value) => set(entry, value)}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
