import type { Dispatch, SetStateAction } from 'react';
import type { EditedSite, TreeItem } from '~/modules/content/studio-wire';
import { AddDialog } from './adding/add-dialog';
import { api, type CallFailure } from './api';
import { ConflictDialog } from './dialogs/conflict-dialog';
import { PublishDialog } from './dialogs/publish-dialog';
import { VersionsDialog } from './dialogs/versions-dialog';
import { failureKey } from './failure-key';
import type { Say } from './messages';
import type { NamedKind, NamedKinds } from './names/name-kinds';
import { pageAddress } from './pages/page-address';
import { publishPage } from './pages/publish-page';
import { PreviewLinkDialog } from './preview-link/preview-link-dialog';
import { ScheduleDialog } from './schedule/schedule-dialog';
import { insertBlock, openingsFor } from './state/blocks';
import { checkPage } from './state/checks/checks';
import { searchResultOf } from './state/checks/search-result';
import type { EditedPage } from './state/use-page';

export type OpenDialog = 'add' | 'publish' | 'versions' | 'schedule' | 'previewLink';

/** The dialogs of a page, one at a time; a conflict with what somebody else has saved stands above them. */
export function PageDialogs({
  dialog,
  edited,
  site,
  kinds,
  byName,
  items,
  headings,
  selected,
  locale,
  say,
  onOpen,
  onSelect,
  onOpenField,
  onNotice,
}: {
  readonly dialog: OpenDialog | null;
  readonly edited: EditedPage;
  readonly site: EditedSite;
  readonly kinds: NamedKinds;
  readonly byName: ReadonlyMap<string, NamedKind>;
  readonly items: readonly TreeItem[];
  /** Levels of the headings as they are drawn. */
  readonly headings: readonly number[];
  readonly selected: string | null;
  readonly locale: string;
  readonly say: Say;
  readonly onOpen: Dispatch<SetStateAction<OpenDialog | null>>;
  onSelect(uid: string | null): void;
  onOpenField(uid: string, path: string): void;
  /** Something about the page has changed that the tree shows. */
  onNotice(text: string): void;
}) {
  const { page, document, theirs } = edited;
  const key = { id: page.id, language: page.language };
  const pageForms = kinds.pages[page.template] ?? kinds.pages.Page ?? [];
  const comparing = { page: key, shared: page.shared, kinds: byName, pageForms };
  const close = () => onOpen(null);
  /** The answer to one that was left closes no other. */
  const closeSchedule = () => onOpen((now) => (now === 'schedule' ? null : now));

  const refused = async (error: CallFailure) => {
    const why = failureKey(error);
    onNotice(say(why));
    if (why !== 'failed.changed') return;
    const stored = await api.open(key);
    if (stored.ok) edited.meet(stored.value);
  };
  const publish = async () => {
    close();
    onNotice(say('publishing'));
    const done = await edited.withSaved(async (saved, revision) => {
      const answer = await publishPage(page, saved, revision);
      if (!answer.ok) return refused(answer.error);
      edited.open(answer.value);
      onNotice(say('published'));
    });
    if (done === null) onNotice(say('failed.notSaved'));
  };
  const restore = async (number: number) => {
    close();
    onNotice(say('busy'));
    const done = await edited.withSaved(async (_, revision) => {
      const answer = await api.restore(key, number, revision);
      if (!answer.ok && answer.error.code === 'invalid-content')
        return onNotice(say('versions.cannot', { number }));
      if (!answer.ok) return refused(answer.error);
      edited.take(answer.value);
      onNotice(say(answer.value.revision === 0 ? 'restoredAsItIs' : 'restored', { number }));
    });
    if (done === null) onNotice(say('failed.notSaved'));
  };

  return (
    <>
      {dialog === 'add' && (
        <AddDialog
          openings={openingsFor(document, selected, byName)}
          kinds={kinds.blocks}
          site={site.key}
          language={page.language}
          say={say}
          onAdd={({ place, at }, node) => {
            edited.edit(insertBlock(document, place, at, node));
            onSelect(node.uid);
            close();
          }}
          onClose={close}
        />
      )}
      {dialog === 'publish' && (
        <PublishDialog
          findings={checkPage(document, page.shared, { kinds: byName, pages: items, headings })}
          result={searchResultOf({ ...page.shared, ...document.fields })}
          address={pageAddress(site, items.find(({ id }) => id === page.id)?.path ?? null, page.language)}
          site={site}
          comparing={comparing}
          isFirst={page.publishedAt === null}
          waiting={page.scheduled}
          document={document}
          locale={locale}
          say={say}
          onShow={({ uid, path }) => {
            if (uid !== null && path !== undefined) onOpenField(uid, path);
            else onSelect(uid);
            close();
          }}
          onShowBlock={(uid) => {
            onSelect(uid);
            close();
          }}
          onPublish={publish}
          onClose={close}
        />
      )}
      {dialog === 'previewLink' && (
        <PreviewLinkDialog page={key} zone={site.zone} locale={locale} say={say} onClose={close} />
      )}
      {dialog === 'schedule' && (
        <ScheduleDialog
          page={{ ...page, revision: edited.revision() }}
          site={site}
          locale={locale}
          say={say}
          onChanged={(fresh, notice) => {
            closeSchedule();
            edited.open(fresh);
            onNotice(notice);
          }}
          onMet={(error) => {
            closeSchedule();
            void refused(error);
          }}
          onClose={close}
        />
      )}
      {dialog === 'versions' && (
        <VersionsDialog
          comparing={comparing}
          zone={site.zone}
          locale={locale}
          say={say}
          onRestore={restore}
          onClose={close}
        />
      )}
      {theirs !== null && (
        <ConflictDialog
          mine={document}
          theirs={theirs}
          kinds={byName}
          pageForms={pageForms}
          say={say}
          onKeep={edited.keepMine}
          onTake={() => edited.take(theirs)}
        />
      )}
    </>
  );
}
