import { useEffect, useMemo, useRef, useState } from 'react';
import type { EditedSite } from '~/modules/content/studio-wire';
import { api } from '../api';
import type { NamedKinds } from '../names/name-kinds';
import { type CheckedDraft, checkDrafts, type Draft } from './check-drafts';

export type Checks =
  | { readonly state: 'none' }
  /** `done`: pages that are checked; `at`: the one that is looked at. */
  | { readonly state: 'running'; readonly done: number; readonly of: number; readonly at: Draft | null }
  | { readonly state: 'done'; readonly checked: readonly CheckedDraft[] };

const NONE: Checks = { state: 'none' };

/** An error of any page stops all of them, and so does one that is not what was chosen. */
export const isStopped = (checks: Checks): boolean =>
  checks.state === 'done' &&
  checks.checked.some(
    ({ findings, isChanged }) => isChanged || findings.some(({ severity }) => severity === 'error'),
  );

/** Checks the drafts of a release; what draws and looks at them is loaded only then. */
export function useDraftsCheck(site: EditedSite, kinds: NamedKinds) {
  const [checks, setChecks] = useState<Checks>(NONE);
  const running = useRef<AbortController>(null);
  const byName = useMemo(() => new Map(kinds.blocks.map((kind) => [kind.name, kind])), [kinds]);
  useEffect(() => () => running.current?.abort(), []);
  const stop = () => {
    running.current?.abort();
    setChecks(NONE);
  };
  const check = async (drafts: readonly Draft[]) => {
    running.current?.abort();
    running.current = new AbortController();
    const { signal } = running.current;
    const of = drafts.length;
    setChecks({ state: 'running', done: 0, of, at: null });
    const checked = await checkDrafts(drafts, {
      site,
      kinds: byName,
      open: api.open,
      pagesIn: async (language) => {
        const answer = await api.tree(site.key, language);
        return answer.ok ? answer.value.items : [];
      },
      see: async (key, document) => {
        const { checkDraft } = await import('../checks/check-draft');
        return checkDraft(key, document, byName);
      },
      onBegin: (done, at) => setChecks({ state: 'running', done, of, at }),
      signal,
    });
    if (checked !== null) setChecks({ state: 'done', checked });
  };
  return { checks, check, stop };
}
