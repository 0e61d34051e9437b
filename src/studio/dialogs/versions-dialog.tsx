import { useCallback, useEffect, useState } from 'react';
import type { VersionEntry } from '~/modules/content/studio-wire';
import { api, type PageKey } from '../api';
import { Failed } from '../failed';
import { type FailureKey, failureKey } from '../failure-key';
import type { Say } from '../messages';
import { inWords } from '../schedule/site-time';
import { Dialog, LeaveDialog } from './dialog';

/** What the page was; any of it can become the draft again. */
export function VersionsDialog({
  page: { id, language },
  zone,
  locale,
  say,
  onRestore,
  onClose,
}: {
  readonly page: PageKey;
  /** The site's. */
  readonly zone: string;
  readonly locale: string;
  readonly say: Say;
  onRestore(number: number): void;
  onClose(): void;
}) {
  const [versions, setVersions] = useState<readonly VersionEntry[] | null>(null);
  const [failure, setFailure] = useState<FailureKey | null>(null);
  const read = useCallback(async () => {
    const answer = await api.versions({ id, language });
    setFailure(answer.ok ? null : failureKey(answer.error));
    if (answer.ok) setVersions(answer.value.versions);
  }, [id, language]);
  useEffect(() => void read(), [read]);
  return (
    <Dialog title={say('versions')} onClose={onClose}>
      {failure !== null && <Failed failure={failure} say={say} onAgain={read} />}
      {versions === null ? (
        failure === null && <p>{say('loading')}</p>
      ) : (
        <ul className="versions">
          {versions.map(({ number, state, author, at }) => (
            <li key={number}>
              <span>
                <strong>{say('version', { number })}</strong> {say(`state.${state}`)}
                <span className="outline-hint">{`${inWords(at, zone, locale)}, ${author}`}</span>
              </span>
              {state !== 'draft' && (
                <button
                  type="button"
                  className="button"
                  aria-label={`${say('restore')}: ${say('version', { number })}`}
                  onClick={() => onRestore(number)}
                >
                  {say('restore')}
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      <LeaveDialog label={say('close')} />
    </Dialog>
  );
}
