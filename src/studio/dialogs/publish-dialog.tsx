import type { EditedSite } from '~/modules/content/studio-wire';
import type { PageKey } from '../api';
import type { Say } from '../messages';
import type { Finding } from '../state/checks/finding';
import type { SearchResult } from '../state/checks/search-result';
import { useMissingLanguages } from '../state/use-missing-languages';
import { Dialog, LeaveDialog } from './dialog';
import { SearchPreview } from './search-preview';

/** What is to be looked at, and then the page is published. */
export function PublishDialog({
  findings: found,
  result,
  address,
  site,
  page,
  say,
  onShow,
  onPublish,
  onClose,
}: {
  readonly findings: readonly Finding[];
  readonly result: SearchResult;
  /** Where visitors find the page. */
  readonly address: string;
  readonly site: EditedSite;
  readonly page: PageKey;
  readonly say: Say;
  onShow(uid: string | null): void;
  onPublish(): void;
  onClose(): void;
}) {
  const missing = useMissingLanguages(site, page);
  const findings: readonly Finding[] = [
    ...found,
    ...missing.map(
      (about) => ({ severity: 'warning', kind: 'translation-missing', uid: null, about }) as const,
    ),
  ];
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
      <SearchPreview result={result} address={address} say={say} />
      <LeaveDialog label={say('cancel')}>
        <button type="button" className="button primary" disabled={isStopped} onClick={onPublish}>
          {say('publish')}
        </button>
      </LeaveDialog>
    </Dialog>
  );
}
