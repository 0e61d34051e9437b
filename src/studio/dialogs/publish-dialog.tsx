import { useId, useState } from 'react';
import type { EditedSite, StudioPage } from '~/modules/content/studio-wire';
import { ComparedVersions, type Comparing } from '../changes/compared-versions';
import { useDraftChecks } from '../checks/use-draft-checks';
import type { Say } from '../messages';
import { findBlock } from '../state/blocks';
import type { Finding } from '../state/checks/finding';
import { findingText } from '../state/checks/finding-text';
import type { SearchResult } from '../state/checks/search-result';
import type { PageDocument } from '../state/document';
import { formAt } from '../state/field-path';
import { useMissingLanguages } from '../state/use-missing-languages';
import { Dialog, LeaveDialog } from './dialog';
import { SearchPreview } from './search-preview';
import { WaitingVersions } from './waiting-versions';

/** What is to be looked at, and then the page is published. */
export function PublishDialog({
  findings: found,
  result,
  address,
  site,
  comparing,
  isFirst,
  waiting,
  document,
  locale,
  say,
  onShow,
  onShowBlock,
  onPublish,
  onClose,
}: {
  readonly findings: readonly Finding[];
  readonly result: SearchResult;
  /** Where visitors find the page. */
  readonly address: string;
  readonly site: EditedSite;
  readonly comparing: Comparing;
  /** Visitors see nothing of the page yet. */
  readonly isFirst: boolean;
  /** Versions of the page that wait for a time. */
  readonly waiting: StudioPage['scheduled'];
  readonly document: PageDocument;
  readonly locale: string;
  readonly say: Say;
  onShow(finding: Finding): void;
  onShowBlock(uid: string): void;
  onPublish(): void;
  onClose(): void;
}) {
  const { page, kinds } = comparing;
  const id = useId();
  const [isComparing, setIsComparing] = useState(false);
  const checks = useDraftChecks(page, document, kinds);
  const missing = useMissingLanguages(site, page);
  const findings: readonly Finding[] = [
    ...found,
    ...missing.map(
      (about) => ({ severity: 'warning', kind: 'translation-missing', uid: null, about }) as const,
    ),
    ...(checks.state === 'done' ? checks.findings : []),
  ];
  const isStopped = findings.some(({ severity }) => severity === 'error');
  const isChecking = checks.state === 'running';
  const intro = isStopped
    ? 'publishErrors'
    : findings.length > 0 || waiting.length > 0
      ? 'publishWarnings'
      : isChecking
        ? 'publishChecking'
        : 'publishReady';
  const placeOf = ({ uid, path }: Finding): string => {
    const kind = kinds.get(findBlock(document, uid)?.node.componentName ?? '');
    const field = path === undefined ? undefined : formAt(kind?.fields ?? [], path);
    return [kind?.title, field?.label].filter(Boolean).join(', ');
  };
  return (
    <Dialog title={say('publishTitle')} className={isComparing ? 'comparing' : ''} onClose={onClose}>
      <p>{say(intro)}</p>
      {waiting.length > 0 && (
        <WaitingVersions waiting={waiting} site={site} language={page.language} locale={locale} say={say} />
      )}
      <ul className="findings">
        {findings.map((finding, at) => {
          const text = findingText(finding, say, locale);
          return (
            <li key={at} data-severity={finding.severity}>
              <span id={`${id}-${at}`}>
                <strong>{say(`severity.${finding.severity}`)}</strong> {text}
                {finding.uid !== null && <small className="quiet">{placeOf(finding)}</small>}
              </span>
              <button
                type="button"
                className="button"
                aria-describedby={`${id}-${at}`}
                onClick={() => onShow(finding)}
              >
                {say('show')}
              </button>
            </li>
          );
        })}
      </ul>
      <p role="status" className="quiet">
        {isChecking
          ? say('checks.running')
          : checks.state === 'failed'
            ? say('checks.failed')
            : say('checks.done')}
      </p>
      {isFirst ? (
        <p>{say('changes.first')}</p>
      ) : (
        <details
          className="publish-changes"
          onToggle={({ currentTarget }) => setIsComparing(currentTarget.open)}
        >
          <summary>{say('changes.title')}</summary>
          {isComparing && (
            <ComparedVersions
              comparing={comparing}
              before="published"
              after="draft"
              sides={{ before: say('changes.before'), after: say('changes.after') }}
              say={say}
              onShow={onShowBlock}
            />
          )}
        </details>
      )}
      <SearchPreview result={result} address={address} say={say} />
      <LeaveDialog label={say('cancel')}>
        <button
          type="button"
          className="button primary"
          disabled={isStopped || isChecking}
          onClick={onPublish}
        >
          {say('publish')}
        </button>
      </LeaveDialog>
    </Dialog>
  );
}
