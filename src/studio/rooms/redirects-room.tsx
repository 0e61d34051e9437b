import { useCallback, useDeferredValue, useEffect, useId, useRef, useState } from 'react';
import {
  csvAnswer,
  type ListedRedirect,
  type RedirectShape,
  redirectsAnswer,
} from '~/modules/content/studio-wire';
import { type Called, call } from '../api';
import { Failed } from '../failed';
import { type FailureKey, failureKey } from '../failure-key';
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
  const [prefill, setPrefill] = useState(NO_PREFILL);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [search, setSearch] = useState(find);
  const searched = useDeferredValue(search.trim().toLowerCase());
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
  const found = rows.filter(({ from, to, note }) => `${from} ${to} ${note}`.toLowerCase().includes(searched));
  return (
    <>
      <h2>{say('redirects.title')}</h2>
      <AddForm key={prefill.turn} prefill={prefill} say={say} onAdd={add} />
      <TryRedirect path={path} say={say} />
      <MissingAddresses
        site={site}
        locale={locale}
        say={say}
        changes={changes}
        onMake={({ path: from, suggestion }) => {
          setPrefill(({ turn }) => ({ turn: turn + 1, from, to: suggestion ?? '' }));
          onNotice(say('missing.filled'));
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
        <p className="quiet">
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
                  <td>
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

const NO_PREFILL = { turn: 0, from: '', to: '' };

/** Filled in from an address that was not found, or empty. @returns via `onAdd` whether the row was taken */
function AddForm({
  prefill,
  say,
  onAdd,
}: {
  readonly prefill: typeof NO_PREFILL;
  readonly say: RoomProps['say'];
  onAdd(row: RedirectShape): Promise<boolean>;
}) {
  const [from, setFrom] = useState(prefill.from);
  const [to, setTo] = useState(prefill.to);
  const target = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (prefill.turn > 0) target.current?.focus();
  }, [prefill]);
  const isAdding = useRef(false);
  const add = async () => {
    if (isAdding.current) return;
    isAdding.current = true;
    const taken = await onAdd({ from, to, query: {}, status: 301, note: '' });
    isAdding.current = false;
    if (!taken) return;
    // What is written of the next one by now stays.
    setFrom((now) => (now === from ? '' : now));
    setTo((now) => (now === to ? '' : now));
  };
  return (
    <form
      className="filters"
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <label>
        {say('redirects.from')}
        <input required maxLength={500} value={from} onChange={(event) => setFrom(event.target.value)} />
      </label>
      <label>
        {say('redirects.to')}
        <input
          ref={target}
          required
          maxLength={1000}
          value={to}
          onChange={(event) => setTo(event.target.value)}
        />
      </label>
      <button type="submit" className="button primary">
        {say('redirects.add')}
      </button>
    </form>
  );
}
