import { useCallback, useEffect, useState } from 'react';
import { type MissingAddressShape, missingAnswer } from '~/modules/content/studio-wire';
import { call } from '../api';
import { Failed } from '../failed';
import { type FailureKey, failureKey } from '../failure-key';
import { inShort } from '../schedule/site-time';
import { useInTurn } from '../use-in-turn';
import type { RoomProps } from './room-props';

/** The redirects themselves stay in sight. */
const FIRST = 5;

/** What visitors have asked for in vain, each with the beginning of a redirect. Asked anew when the redirects change. */
export function MissingAddresses({
  site,
  locale,
  say,
  changes,
  onMake,
}: Pick<RoomProps, 'site' | 'locale' | 'say'> & {
  /** How often the redirects were changed. */
  readonly changes: number;
  onMake(address: MissingAddressShape): void;
}) {
  const [missing, setMissing] = useState<readonly MissingAddressShape[] | null>(null);
  const [failed, setFailed] = useState<FailureKey | null>(null);
  const [shownAll, setShownAll] = useState(false);
  const path = `/missing/${site.key}`;
  const inTurn = useInTurn();

  const settle = useCallback(
    async (ask: () => ReturnType<typeof call<typeof missingAnswer>>) => {
      const answer = await inTurn(ask);
      setFailed(answer.ok ? null : failureKey(answer.error));
      if (answer.ok) setMissing(answer.value.missing);
    },
    [inTurn],
  );
  const read = useCallback(() => settle(() => call(missingAnswer, path)), [settle, path]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a redirect that is made answers an address of the list
  useEffect(() => void read(), [read, changes]);

  const shown = shownAll ? missing : missing?.slice(0, FIRST);
  return (
    <section aria-labelledby="missing-title">
      <h3 id="missing-title">{say('missing.title')}</h3>
      <p className="quiet">{say('missing.help')}</p>
      {failed !== null && <Failed failure={failed} say={say} onAgain={read} />}
      {missing?.length === 0 && <p>{say('missing.none')}</p>}
      {shown !== undefined && shown !== null && shown.length > 0 && (
        <table className="records">
          <thead>
            <tr>
              <th scope="col">{say('missing.address')}</th>
              <th scope="col">{say('missing.times')}</th>
              <th scope="col">{say('missing.last')}</th>
              <th scope="col">{say('missing.suggestion')}</th>
              <td />
            </tr>
          </thead>
          <tbody>
            {shown.map((address) => (
              <tr key={address.path}>
                <th scope="row">{address.path}</th>
                <td>{address.times.toLocaleString(locale)}</td>
                <td>{inShort(address.lastAt, site.zone, locale)}</td>
                <td>{address.suggestion ?? '–'}</td>
                <td className="acts">
                  <button
                    type="button"
                    className="button"
                    aria-label={`${say('missing.make')}: ${address.path}`}
                    onClick={() => onMake(address)}
                  >
                    {say('missing.make')}
                  </button>{' '}
                  <button
                    type="button"
                    className="button"
                    aria-label={`${say('missing.forget')}: ${address.path}`}
                    onClick={() =>
                      settle(() =>
                        call(missingAnswer, path, { method: 'DELETE', body: { path: address.path } }),
                      )
                    }
                  >
                    {say('missing.forget')}
                  </button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {!shownAll && missing !== null && missing.length > FIRST && (
        <button type="button" className="button" onClick={() => setShownAll(true)}>
          {say('missing.more', { count: missing.length })}
        </button>
      )}
    </section>
  );
}
