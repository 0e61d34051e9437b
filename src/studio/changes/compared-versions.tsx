import { useCallback } from 'react';
import type { VersionName } from '~/modules/content/studio-wire';
import { api, type PageKey } from '../api';
import { Failed } from '../failed';
import type { Say } from '../messages';
import type { NamedField, NamedKind } from '../names/name-kinds';
import type { PageDocument, Values } from '../state/document';
import { useAnswer } from '../use-answer';
import { PageChanges } from './page-changes';
import type { Sides } from './value-change';

/** What is needed to compare versions of a page. */
export interface Comparing {
  readonly page: PageKey;
  /** Values that all languages share, where a version sets none. */
  readonly shared: Values;
  readonly kinds: ReadonlyMap<string, NamedKind>;
  readonly pageForms: readonly NamedField[];
}

/** Reads two versions of a page as they are stored, and shows what differs. */
export function ComparedVersions({
  comparing: { page, shared, kinds, pageForms },
  before,
  after,
  sides,
  say,
  onShow,
}: {
  readonly comparing: Comparing;
  readonly before: VersionName;
  readonly after: VersionName;
  readonly sides: Sides;
  readonly say: Say;
  onShow?: (uid: string) => void;
}) {
  const { id, language } = page;
  const older = useAnswer(useCallback(() => api.version({ id, language }, before), [id, language, before]));
  const newer = useAnswer(useCallback(() => api.version({ id, language }, after), [id, language, after]));
  const failed = [older, newer].find(({ failure }) => failure !== null);
  if (failed?.failure != null) return <Failed failure={failed.failure} say={say} onAgain={failed.again} />;
  if (older.value === null || newer.value === null) return <p role="status">{say('loading')}</p>;
  const withShared = ({ fields, placeholders }: PageDocument): PageDocument => ({
    fields: { ...shared, ...fields },
    placeholders,
  });
  return (
    <PageChanges
      before={withShared(older.value)}
      after={withShared(newer.value)}
      kinds={kinds}
      pageForms={pageForms}
      sides={sides}
      say={say}
      {...(onShow !== undefined && { onShow })}
    />
  );
}
