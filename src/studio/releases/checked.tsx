import { STUDIO_PATH } from '~/modules/content/studio-wire';
import type { Say } from '../messages';
import { findingText } from '../state/checks/finding-text';
import { type Draft, keyOf } from './check-drafts';
import { type Checks, isStopped } from './use-drafts-check';

/** How far the check of a release is, and what it has found. */
export function Checked({
  checks,
  site,
  locale,
  say,
  labelOf,
  onStop,
}: {
  readonly checks: Checks;
  readonly site: string;
  readonly locale: string;
  readonly say: Say;
  labelOf(draft: Draft): string;
  onStop(): void;
}) {
  if (checks.state === 'running') {
    const { done, of, at } = checks;
    return (
      <div className="release-progress">
        <p role="status">
          {at === null
            ? say('releases.checking')
            : say('releases.checkingPage', { number: done + 1, of, title: labelOf(at) })}
        </p>
        <progress value={done} max={of} aria-label={say('releases.progress')} />
        <button type="button" className="button" onClick={onStop}>
          {say('releases.stop')}
        </button>
      </div>
    );
  }
  if (checks.state === 'none') return <p role="status" className="visually-hidden" />;
  const found = checks.checked.filter(
    ({ findings, isChanged, isSeen }) => isChanged || !isSeen || findings.length > 0,
  );
  const intro = isStopped(checks)
    ? 'releases.stopped'
    : found.length > 0
      ? 'releases.remarks'
      : 'releases.checkedAll';
  return (
    <div>
      <p role="status">{say(intro)}</p>
      {found.map(({ draft, findings, isChanged, isSeen }) => (
        <section key={keyOf(draft)}>
          <h3>
            <a href={[STUDIO_PATH, site, draft.language, draft.itemId].join('/')}>{labelOf(draft)}</a>
          </h3>
          <ul className="findings">
            {isChanged && <Entry severity="error" text={say('releases.changed')} say={say} />}
            {!isChanged && !isSeen && <Entry severity="warning" text={say('checks.failed')} say={say} />}
            {findings.map(({ kind, uid, path, about, severity }) => (
              <Entry
                key={`${kind} ${uid} ${path} ${about}`}
                severity={severity}
                text={findingText({ kind, about }, say, locale)}
                say={say}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

const Entry = ({
  severity,
  text,
  say,
}: {
  readonly severity: 'error' | 'warning';
  readonly text: string;
  readonly say: Say;
}) => (
  <li data-severity={severity}>
    <span>
      <strong>{say(`severity.${severity}`)}</strong> {text}
    </span>
  </li>
);
