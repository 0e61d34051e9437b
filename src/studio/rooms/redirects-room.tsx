import { useCallback, useDeferredValue, useEffect, useId, useRef, useState } from 'react';
import {
  csvAnswer,
  type ListedRedirect,
  type RedirectShape,
  redirectsAnswer,
} from '~/modules/content/studio-wire';
import { itemsWithWords } from '~/platform/typed-words';
import { type Called, call } from '../api';
import { Failed } from '../failed';
import { type FailureKey, failureKey } from '../failure-key';
import { AddRedirect, ReplaceTyped } from '../redirects/add-redirect';
import { type TypedRedirect, useTypedRedirect } from '../redirects/use-typed-redirect';
import { inShort } from '../schedule/site-time';
import { useFocusWhenLost } from '../use-focus-when-lost';
import { useInTurn } from '../use-in-turn';
import { MissingAddresses } from './missing-addresses';
import { nameOf, RemoveRedirect, ReplaceRedirects } from './remove-redirect';
import type { RoomProps } from './room-props';
import { TryRedirect } from './try-redirect';

const MAX_SHOWN = 200;
/** Before the list has come; an empty one is another. */
const NONE_YET: readonly ListedRedirect[] = [];

/** What is wrong with a redirect, by its kind. */
const PROBLEMS: Readonly<Record<string, (say: RoomProps['say']) => string>> = {
  'bad-source': (say) => say('redirects.bad-source'),
  'bad-query': (say) => say('redirects.bad-query'),
  'bad-target': (say) => say('redirects.bad-target'),
  duplicate: (say) => say('redirects.duplicate'),
  loop: (say) => say('redirects.loop'),
};

/** The redirects of a site: listed, added, tested, saved to a file and read from one. */
export function RedirectsRoom({ site, items, locale, find, say, onNotice }: RoomProps) {
  const [rows, setRows] = useState<readonly ListedRedirect[]>(NONE_YET);
  /** How often they were changed here. */
  const [changes, setChanges] = useState(0);
  /** Why there is no list. */
  const [failure, setFailure] = useState<FailureKey | null>(null);
  const { typed, type, forget } = useTypedRedirect(site.key);
  /** What was filled in from an address that was not found, and how often that was done. */
  const [filled, setFilled] = useState({ from: '', to: '', times: 0 });
  /** What is to be filled in once it was said that something else is typed there. */
  const [filling, setFilling] = useState<TypedRedirect | null>(null);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [search, setSearch] = useState(find);
  const searched = useDeferredValue(search);
  const [replace, setReplace] = useState(false);
  /** What is asked about before it goes. */
  const [removing, setRemoving] = useState<ListedRedirect | null>(null);
  const [replacing, setReplacing] = useState<File | null>(null);
  const searchBox = useRef<HTMLInputElement>(null);
  const focusWhenLost = useFocusWhenLost(searchBox);
  const inTurn = useInTurn();
  const id = useId();
  const path = `/redirects/${site.key}`;

  const settle = useCallback(
    async (called: Called<{ redirects: ListedRedirect[] }>): Promise<boolean> => {
      const answer = await called;
      if (answer.ok) {
        setRows(answer.value.redirects);
        setChanges((times) => times + 1);
      }
      const refused = answer.ok ? [] : 'problems' in answer.error ? (answer.error.problems ?? []) : [];
      setProblems(
        answer.ok || refused.length > 0
          ? refused.map(({ path: from, kind, message }) => `${from}: ${PROBLEMS[kind]?.(say) ?? message}`)
          : [say(failureKey(answer.error))],
      );
      return answer.ok;
    },
    [say],
  );
  const readAll = useCallback(async () => {
    const answer = await inTurn(() => call(redirectsAnswer, path));
    setFailure(answer.ok ? null : failureKey(answer.error));
    if (answer.ok) setRows(answer.value.redirects);
  }, [path, inTurn]);
  useEffect(() => void readAll(), [readAll]);

  const change = (body: object) => settle(inTurn(() => call(redirectsAnswer, path, { method: 'PUT', body })));
  const add = async (row: RedirectShape): Promise<boolean> => {
    const isTaken = await change({ add: row });
    // A redirect goes before a page.
    const page = items.find(({ path: address, published }) => published && address === row.from.trim());
    if (isTaken)
      onNotice(
        page === undefined
          ? say('redirects.added')
          : say('redirects.hidesPage', { title: page.title || row.from }),
      );
    return isTaken;
  };
  const remove = async ({ from, query }: ListedRedirect) => {
    setRemoving(null);
    if (!(await change({ remove: { from, query } }))) return;
    onNotice(say('redirects.removed'));
    focusWhenLost();
  };
  const save = async () => {
    const answer = await call(csvAnswer, `${path}/csv`);
    if (!answer.ok) return setProblems([say(failureKey(answer.error))]);
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([answer.value.csv], { type: 'text/csv' }));
    link.download = `redirects-${site.key}.csv`;
    link.click();
    URL.revokeObjectURL(link.href);
  };
  const read = async (file: File) => {
    setReplacing(null);
    const body = { csv: await file.text(), replace };
    const answer = await inTurn(() => call(redirectsAnswer, `${path}/csv`, { method: 'POST', body }));
    await settle(Promise.resolve(answer));
    if (answer.ok) onNotice(say('redirects.read', { count: answer.value.redirects.length }));
  };
  const fill = (found: TypedRedirect) => {
    setFilling(null);
    type(found);
    setFilled(({ times }) => ({ ...found, times: times + 1 }));
    onNotice(say('missing.filled'));
  };
  const found = itemsWithWords(rows, searched, ({ from, to, note }) => `${from} ${to} ${note}`);
  return (
    <>
      <h2>{say('redirects.title')}</h2>
      <AddRedirect
        typed={typed}
        filledIn={filled.times}
        say={say}
        onType={type}
        onAdd={add}
        onAdded={forget}
      />
      <TryRedirect path={path} say={say} />
      <MissingAddresses
        site={site}
        locale={locale}
        say={say}
        changes={changes}
        onMake={({ path: from, suggestion }) => {
          const found = { from, to: suggestion ?? '' };
          const isOwn = typed.from !== filled.from || typed.to !== filled.to;
          if (isOwn && (typed.from !== '' || typed.to !== '')) setFilling(found);
          else fill(found);
        }}
      />
      <div className="filters">
        <label>
          {say('redirects.search')}
          <input
            ref={searchBox}
            type="search"
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
        </label>
        <button type="button" className="button" onClick={save}>
          {say('redirects.export')}
        </button>
        <label htmlFor={`${id}-file`}>
          {say('redirects.import')}
          <input
            id={`${id}-file`}
            type="file"
            accept=".csv,text/csv"
            onChange={(event) => {
              const file = event.target.files?.[0];
              if (replace && file !== undefined) setReplacing(file);
              else if (file !== undefined) void read(file);
              event.target.value = '';
            }}
          />
        </label>
        <span className="check">
          <input
            id={`${id}-replace`}
            type="checkbox"
            checked={replace}
            onChange={(event) => setReplace(event.target.checked)}
          />
          <label htmlFor={`${id}-replace`}>{say('redirects.replace')}</label>
        </span>
      </div>
      <div role="alert">
        <ul className="problem">
          {problems.slice(0, 20).map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </div>
      {failure !== null && <Failed failure={failure} say={say} onAgain={readAll} />}
      {rows !== NONE_YET && (
        <p className="quiet" role="status">
          {rows.length === 0
            ? say('redirects.none')
            : say('redirects.shown', { shown: Math.min(found.length, MAX_SHOWN), count: rows.length })}
        </p>
      )}
      {found.length > 0 && (
        <table className="records">
          <thead>
            <tr>
              <th scope="col">{say('redirects.from')}</th>
              <th scope="col">{say('redirects.to')}</th>
              <th scope="col">{say('redirects.hits')}</th>
              <th scope="col">{say('redirects.note')}</th>
              <td />
            </tr>
          </thead>
          <tbody>
            {found.slice(0, MAX_SHOWN).map((row) => {
              const { to, note, hits, lastHit } = row;
              const source = nameOf(row);
              return (
                <tr key={source}>
                  <th scope="row">{source}</th>
                  <td>{to}</td>
                  <td>
                    {hits.toLocaleString(locale)}
                    {lastHit !== null && (
                      <small className="quiet">
                        {say('redirects.lastHit', { date: inShort(lastHit, site.zone, locale) })}
                      </small>
                    )}
                  </td>
                  <td>{note}</td>
                  <td className="acts">
                    <button
                      type="button"
                      className="button"
                      aria-label={`${say('redirects.remove')}: ${source}`}
                      onClick={() => setRemoving(row)}
                    >
                      {say('redirects.remove')}
                    </button>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
      {removing !== null && (
        <RemoveRedirect
          row={removing}
          locale={locale}
          say={say}
          onRemove={() => remove(removing)}
          onClose={() => setRemoving(null)}
        />
      )}
      <ReplaceTyped
        typed={filling === null ? null : typed}
        say={say}
        onReplace={() => filling !== null && fill(filling)}
        onClose={() => setFilling(null)}
      />
      <ReplaceRedirects
        file={replacing}
        count={rows.length}
        say={say}
        onReplace={read}
        onClose={() => setReplacing(null)}
      />
    </>
  );
}
