import { useCallback, useEffect, useRef, useState } from 'react';
import { type AuditEntry, auditAnswer } from '~/modules/content/studio-wire';
import { call } from '../api';
import { Failed } from '../failed';
import { type FailureKey, failureKey } from '../failure-key';
import type { Say } from '../messages';
import { titleOf } from '../pages/item-options';
import { inShort } from '../schedule/site-time';
import type { RoomProps } from './room-props';

/** What was done on the site, newest first; nobody can change it. */
export function AuditRoom({ site, items, locale, say }: RoomProps) {
  const [item, setItem] = useState('');
  const [account, setAccount] = useState('');
  const [read, setRead] = useState<readonly AuditEntry[] | null>(null);
  const entries = read ?? [];
  const [people, setPeople] = useState<readonly { account: string; who: string }[]>([]);
  const [failure, setFailure] = useState<FailureKey | null>(null);
  const [next, setNext] = useState<string | null>(null);
  const turn = useRef(0);
  const ask = useCallback(
    async (after: string | null) => {
      turn.current += 1;
      const mine = turn.current;
      const query = new URLSearchParams({
        ...(item !== '' && { item }),
        ...(account !== '' && { account }),
        ...(after !== null && { after }),
      });
      const answer = await call(auditAnswer, `/audit/${site.key}?${query}`);
      // Narrowed to something else meanwhile.
      if (turn.current !== mine) return;
      setFailure(answer.ok ? null : failureKey(answer.error));
      if (!answer.ok) return;
      const { entries: found, next: further, people: known } = answer.value;
      setRead((before) => (after === null ? found : [...(before ?? []), ...found]));
      setNext(further);
      setPeople(known);
    },
    [site.key, item, account],
  );
  const readFirst = useCallback(() => void ask(null), [ask]);
  useEffect(readFirst, [readFirst]);
  const titles = new Map(items.map((each) => [each.id, titleOf(each, say)]));
  return (
    <>
      <h2>{say('audit.title')}</h2>
      <div className="filters">
        <label>
          {say('audit.page')}
          <select value={item} onChange={(event) => setItem(event.target.value)}>
            <option value="">{say('audit.all')}</option>
            {items.map(({ id }) => (
              <option key={id} value={id}>
                {titles.get(id)}
              </option>
            ))}
          </select>
        </label>
        <label>
          {say('audit.person')}
          <select value={account} onChange={(event) => setAccount(event.target.value)}>
            <option value="">{say('audit.all')}</option>
            {people.map(({ account: id, who }) => (
              <option key={id} value={id}>
                {who}
              </option>
            ))}
          </select>
        </label>
      </div>
      {failure !== null && <Failed failure={failure} say={say} onAgain={readFirst} />}
      {entries.length === 0 ? (
        failure === null && <p className="quiet">{say(read === null ? 'loading' : 'audit.none')}</p>
      ) : (
        <table className="records">
          <thead>
            <tr>
              <th scope="col">{say('audit.when')}</th>
              <th scope="col">{say('audit.who')}</th>
              <th scope="col">{say('audit.page')}</th>
              <th scope="col">{say('audit.what')}</th>
              <th scope="col">{say('audit.changes')}</th>
            </tr>
          </thead>
          <tbody>
            {entries.map((entry) => (
              <tr key={entry.id}>
                <td>{inShort(entry.at, site.zone, locale)}</td>
                <td>{entry.who || say('audit.byItself')}</td>
                <td>
                  {titles.get(entry.itemId ?? '') ?? (entry.about || say('audit.site'))}
                  {entry.language !== null && ` (${entry.language})`}
                </td>
                <td>{say(`act.${entry.act}`)}</td>
                <td>
                  <Changes entry={entry} say={say} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {next !== null && (
        <button type="button" className="button" onClick={() => ask(next)}>
          {say('audit.older')}
        </button>
      )}
    </>
  );
}

/** The values that differ, as they were and as they are. */
function Changes({ entry: { before, after }, say }: { readonly entry: AuditEntry; readonly say: Say }) {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  if (names.length === 0) return null;
  return (
    <details>
      <summary>{names.slice(0, 3).join(', ')}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{say('audit.field')}</th>
            <th scope="col">{say('audit.before')}</th>
            <th scope="col">{say('audit.after')}</th>
          </tr>
        </thead>
        <tbody>
          {names.map((name) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{textOf(before[name])}</td>
              <td>{textOf(after[name])}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

const textOf = (value: unknown): string =>
  value === undefined || value === null ? '–' : typeof value === 'string' ? value : JSON.stringify(value);
