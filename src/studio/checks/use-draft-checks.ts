import { useEffect, useState } from 'react';
import type { PageKey } from '../api';
import type { NamedKind } from '../names/name-kinds';
import type { Finding } from '../state/checks/finding';
import type { PageDocument } from '../state/document';

export type DraftChecks =
  | { readonly state: 'running' | 'failed' }
  | { readonly state: 'done'; readonly findings: readonly Finding[] };

/** Checks the saved draft once, when the list is opened; what checks it is loaded only then. */
export function useDraftChecks(
  { id, language }: PageKey,
  document: PageDocument,
  kinds: ReadonlyMap<string, NamedKind>,
): DraftChecks {
  const [checks, setChecks] = useState<DraftChecks>({ state: 'running' });
  useEffect(() => {
    let isLeft = false;
    const settle = (result: DraftChecks) => {
      if (!isLeft) setChecks(result);
    };
    import('./check-draft')
      .then(({ checkDraft }) => checkDraft({ id, language }, document, kinds))
      .then(
        ({ findings }) => settle({ state: 'done', findings }),
        () => settle({ state: 'failed' }),
      );
    return () => {
      isLeft = true;
    };
  }, [id, language, document, kinds]);
  return checks;
}
