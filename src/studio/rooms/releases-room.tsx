import { useCallback, useEffect, useRef, useState } from 'react';
import { dashboardAnswer, type ListedRelease, releasesAnswer } from '~/modules/content/studio-wire';
import { call } from '../api';
import { Failed } from '../failed';
import { type FailureKey, failureKey } from '../failure-key';
import type { Draft } from '../releases/check-drafts';
import { NewRelease } from '../releases/new-release';
import { inShort } from '../schedule/site-time';
import { useFocusWhenLost } from '../use-focus-when-lost';
import type { RoomProps } from './room-props';

/** Several pages that are published as one: made, scheduled, taken back and looked up. */
export function ReleasesRoom(props: RoomProps) {
  const { site, locale, say, onChanged, onNotice } = props;
  const [drafts, setDrafts] = useState<readonly Draft[] | null>(null);
  const [releases, setReleases] = useState<readonly ListedRelease[] | null>(null);
  const [failed, setFailed] = useState<FailureKey | null>(null);
  const [made, setMade] = useState(0);
  const path = `/releases/${site.key}`;
  const readDrafts = useCallback(async () => {
    const answer = await call(dashboardAnswer, `/dashboard/${site.key}`);
    setFailed(answer.ok ? null : failureKey(answer.error));
    if (answer.ok) setDrafts(answer.value.drafts);
  }, [site.key]);
  const read = useCallback(async () => {
    const releases = call(releasesAnswer, path);
    await readDrafts();
    const answer = await releases;
    if (answer.ok) setReleases(answer.value.releases);
    else setFailed(failureKey(answer.error));
  }, [path, readDrafts]);
  useEffect(() => void read(), [read]);
  const list = useRef<HTMLHeadingElement>(null);
  const focusWhenLost = useFocusWhenLost(list);
  const settle = (fresh: readonly ListedRelease[], notice: string) => {
    setReleases(fresh);
    onNotice(notice);
    onChanged();
    void readDrafts();
    focusWhenLost();
  };
  const withdraw = async (id: string) => {
    const answer = await call(releasesAnswer, `${path}/${id}/withdraw`, { method: 'POST', body: {} });
    if (answer.ok) settle(answer.value.releases, say('releases.withdrawn'));
    else {
      onNotice(say(failureKey(answer.error)));
      await read();
    }
  };
  return (
    <>
      <h2>{say('releases.title')}</h2>
      <p>{say('releases.intro')}</p>
      {failed !== null && <Failed failure={failed} say={say} onAgain={read} />}
      {drafts === null ? (
        failed === null && <p className="quiet">{say('loading')}</p>
      ) : (
        <NewRelease
          key={made}
          {...props}
          drafts={drafts}
          onReleased={(fresh, notice) => {
            setMade(made + 1);
            settle(fresh, notice);
          }}
          onStale={readDrafts}
        />
      )}
      <h3 ref={list} tabIndex={-1}>
        {say('releases.list')}
      </h3>
      {releases?.length === 0 && <p className="quiet">{say('releases.none')}</p>}
      {releases !== null && releases.length > 0 && (
        <table className="records">
          <thead>
            <tr>
              <th scope="col">{say('releases.when')}</th>
              <th scope="col">{say('releases.name')}</th>
              <th scope="col">{say('releases.pages')}</th>
              <th scope="col">{say('releases.state')}</th>
              <th scope="col">{say('releases.who')}</th>
              <td className="acts" />
            </tr>
          </thead>
          <tbody>
            {releases.map(({ id, name, who, publishAt, state, entries }) => (
              <tr key={id}>
                <td>{inShort(publishAt, site.zone, locale)}</td>
                <th scope="row">{name}</th>
                <td>
                  <ul>
                    {entries.map(({ itemId, language, title, problem }) => (
                      <li key={`${itemId} ${language}`}>
                        {`${title} (${language})`}
                        {problem !== null && (
                          <small className="problem">{say(`releases.problem.${problem}`)}</small>
                        )}
                      </li>
                    ))}
                  </ul>
                </td>
                <td>{say(`releases.state.${outlookOf(state, entries)}`)}</td>
                <td>{who}</td>
                {state === 'scheduled' ? (
                  <td className="acts">
                    <button
                      type="button"
                      className="button"
                      aria-label={`${say('releases.withdraw')}: ${name}`}
                      onClick={() => withdraw(id)}
                    >
                      {say('releases.withdraw')}
                    </button>
                  </td>
                ) : (
                  <td />
                )}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}

/** One that waits and has something in its way is told apart while it can still be taken back. */
const outlookOf = (state: ListedRelease['state'], entries: ListedRelease['entries']) =>
  state === 'scheduled' && entries.some(({ problem }) => problem !== null) ? 'willFail' : state;
