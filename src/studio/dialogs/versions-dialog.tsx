import { useCallback, useEffect, useState } from 'react';
import type { VersionEntry } from '~/modules/content/studio-wire';
import { api } from '../api';
import type { Comparing } from '../changes/compared-versions';
import { Failed } from '../failed';
import { type FailureKey, failureKey } from '../failure-key';
import type { Say } from '../messages';
import { inWords } from '../schedule/site-time';
import { CompareVersion } from './compare-version';
import { Dialog, LeaveDialog } from './dialog';

/** Back from comparing a version, the keyboard is where it was. */
const focus = (button: HTMLButtonElement | null) => button?.focus();

/** What the page was; any of it can become the draft again. */
export function VersionsDialog({
  comparing,
  zone,
  locale,
  say,
  onRestore,
  onClose,
}: {
  readonly comparing: Comparing;
  /** The site's. */
  readonly zone: string;
  readonly locale: string;
  readonly say: Say;
  onRestore(number: number): void;
  onClose(): void;
}) {
  const { id, language } = comparing.page;
  const [versions, setVersions] = useState<readonly VersionEntry[] | null>(null);
  const [failure, setFailure] = useState<FailureKey | null>(null);
  /** The number of the version that is compared with another one, and of the one that was before. */
  const [compared, setCompared] = useState<number | null>(null);
  const [left, setLeft] = useState<number | null>(null);
  const read = useCallback(async () => {
    const answer = await api.versions({ id, language });
    setFailure(answer.ok ? null : failureKey(answer.error));
    if (answer.ok) setVersions(answer.value.versions);
  }, [id, language]);
  useEffect(() => void read(), [read]);
  const isOpen = compared !== null && versions !== null;
  return (
    <Dialog
      title={isOpen ? say('versions.compared', { number: compared }) : say('versions')}
      className={isOpen ? 'comparing' : ''}
      onClose={onClose}
    >
      {failure !== null && <Failed failure={failure} say={say} onAgain={read} />}
      {versions === null && failure === null && <p>{say('loading')}</p>}
      {isOpen && (
        <CompareVersion
          comparing={comparing}
          versions={versions}
          number={compared}
          nameOf={({ number, state, at }) =>
            `${say('version', { number })} ${say(`state.${state}`)}, ${inWords(at, zone, locale)}`
          }
          say={say}
          onBack={() => {
            setLeft(compared);
            setCompared(null);
          }}
        />
      )}
      {!isOpen && versions !== null && (
        <ul className="versions">
          {versions.map(({ number, state, author, at }) => (
            <li key={number}>
              <span>
                <strong>{say('version', { number })}</strong> {say(`state.${state}`)}
                <span className="outline-hint">{`${inWords(at, zone, locale)}, ${author}`}</span>
              </span>
              <span className="version-acts">
                {versions.length > 1 && (
                  <button
                    type="button"
                    className="button"
                    ref={number === left ? focus : null}
                    aria-label={`${say('versions.compare')}: ${say('version', { number })}`}
                    onClick={() => setCompared(number)}
                  >
                    {say('versions.compare')}
                  </button>
                )}
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
              </span>
            </li>
          ))}
        </ul>
      )}
      <LeaveDialog label={say('close')} />
    </Dialog>
  );
}
