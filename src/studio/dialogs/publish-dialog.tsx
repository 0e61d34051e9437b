import type { Say } from '../messages';
import type { Finding } from '../state/checks';
import { Dialog, LeaveDialog } from './dialog';

/** What is to be looked at, and then the page is published. */
export function PublishDialog({
  findings,
  say,
  onShow,
  onPublish,
  onClose,
}: {
  readonly findings: readonly Finding[];
  readonly say: Say;
  onShow(uid: string | null): void;
  onPublish(): void;
  onClose(): void;
}) {
  const isStopped = findings.some(({ severity }) => severity === 'error');
  const intro = isStopped ? 'publishErrors' : findings.length > 0 ? 'publishWarnings' : 'publishReady';
  return (
    <Dialog title={say('publishTitle')} onClose={onClose}>
      <p>{say(intro)}</p>
      <ul className="findings">
        {findings.map(({ severity, kind, uid, about }, at) => (
          <li key={at} data-severity={severity}>
            <span>{say(`finding.${kind}`, { about })}</span>
            <button type="button" className="button" onClick={() => onShow(uid)}>
              {say('show')}
            </button>
          </li>
        ))}
      </ul>
      <LeaveDialog label={say('cancel')}>
        <button type="button" className="button primary" disabled={isStopped} onClick={onPublish}>
          {say('publish')}
        </button>
      </LeaveDialog>
    </Dialog>
  );
}
