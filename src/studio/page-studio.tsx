import { useCallback, useEffect, useMemo, useState } from 'react';
import type { EditedSite, StudioPage, TreeItem } from '~/modules/content/studio-wire';
import { api } from './api';
import { Canvas } from './canvas/canvas';
import { AddDialog } from './dialogs/add-dialog';
import { ConflictDialog } from './dialogs/conflict-dialog';
import { PublishDialog } from './dialogs/publish-dialog';
import { VersionsDialog } from './dialogs/versions-dialog';
import type { Say } from './messages';
import type { NamedKind, NamedKinds } from './names/name-kinds';
import { type BlockAct, BlockList } from './outline/block-list';
import { Panel } from './panel/panel';
import { PreviewLinkDialog } from './preview-link/preview-link-dialog';
import { ScheduleDialog } from './schedule/schedule-dialog';
import {
  copyOf,
  findBlock,
  insertBlock,
  moveBlock,
  openingsFor,
  placedBlocks,
  removeBlock,
  setBlockField,
  setPageField,
} from './state/blocks';
import { checkPage } from './state/checks';
import { problemsOf } from './state/problem-paths';
import { documentOf, usePage } from './state/use-page';
import { Toolbar } from './toolbar';

type OpenDialog = 'add' | 'publish' | 'versions' | 'schedule' | 'previewLink' | null;

export interface PageStudioProps {
  readonly opened: StudioPage;
  readonly site: EditedSite;
  readonly kinds: NamedKinds;
  readonly items: readonly TreeItem[];
  readonly locale: string;
  readonly say: Say;
  /** Something about the page has changed that the tree shows. */
  onChanged(): void;
  onNotice(text: string): void;
}

/** One page on its canvas, with its blocks on one side and the fields on the other. */
export function PageStudio({
  opened,
  site,
  kinds,
  items,
  locale,
  say,
  onChanged,
  onNotice,
}: PageStudioProps) {
  const edited = usePage(opened);
  const { page, document, problems, theirs } = edited;
  const [selected, setSelected] = useState<string | null>(null);
  const [width, setWidth] = useState(1440);
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const [headings, setHeadings] = useState<readonly number[]>([]);
  const byName = useMemo(
    () => new Map<string, NamedKind>(kinds.blocks.map((kind) => [kind.name, kind])),
    [kinds],
  );
  const paths = useMemo(() => items.flatMap(({ path }) => path ?? []), [items]);
  const firstDocument = useMemo(() => documentOf(page), [page]);
  const placed = findBlock(document, selected) ?? null;
  const key = { id: page.id, language: page.language };

  const { undo, redo } = edited;
  const onKey = useCallback(
    (event: KeyboardEvent) => {
      if (event.defaultPrevented || !(event.ctrlKey || event.metaKey)) return;
      const pressed = event.key.toLowerCase();
      if (pressed !== 'z' && pressed !== 'y') return;
      event.preventDefault();
      if (pressed === 'y' || event.shiftKey) redo();
      else undo();
    },
    [undo, redo],
  );
  useEffect(() => {
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [onKey]);

  const act = (what: BlockAct, uid: string) => {
    const block = findBlock(document, uid);
    if (block === undefined) return;
    if (what === 'remove') {
      const all = placedBlocks(document);
      const before = all[all.findIndex(({ node }) => node.uid === uid) - 1];
      edited.edit(removeBlock(document, uid));
      setSelected(before?.node.uid ?? null);
    } else if (what === 'duplicate') {
      const copy = copyOf(block.node);
      edited.edit(insertBlock(document, block.place, block.at + 1, copy));
      setSelected(copy.uid);
    } else {
      edited.edit(moveBlock(document, uid, what === 'up' ? -1 : 1));
      setSelected(uid);
    }
  };

  const change = (name: string, value: unknown) =>
    selected === null || placed === null
      ? edited.edit(setPageField(document, name, value), `page ${name}`)
      : edited.edit(setBlockField(document, selected, name, value), `${selected} ${name}`);

  const openSaved = async (next: OpenDialog) => {
    if ((await edited.flush()) !== null) setDialog(next);
  };

  const publish = async () => {
    setDialog(null);
    const revision = await edited.flush();
    if (revision === null) return;
    const answer = await api.publish(key, { revision });
    if (answer.ok) {
      edited.open(answer.value);
      onNotice(say('published'));
      onChanged();
    } else onNotice(say('refused'));
  };
  const restore = async (number: number) => {
    setDialog(null);
    const revision = await edited.flush();
    if (revision === null) return;
    const answer = await api.restore(key, number, revision);
    if (answer.ok) edited.open(answer.value);
    onNotice(answer.ok ? say('restored', { number }) : say('refused'));
  };

  const kind = placed === null ? undefined : byName.get(placed.node.componentName);
  const pageForms = kinds.pages[page.template] ?? kinds.pages.Page ?? [];
  return (
    <div className="page-studio">
      <Toolbar
        edited={edited}
        width={width}
        mayPublish={site.mayPublish}
        problems={problems.length}
        zone={site.zone}
        locale={locale}
        say={say}
        onWidth={setWidth}
        onPublish={() => openSaved('publish')}
        onVersions={() => openSaved('versions')}
        onSchedule={() => openSaved('schedule')}
        onPreviewLink={() => openSaved('previewLink')}
      />
      <BlockList
        document={document}
        kinds={byName}
        selected={selected}
        say={say}
        onSelect={setSelected}
        onAct={act}
        onAdd={() => setDialog('add')}
      />
      <Canvas
        key={`${page.id} ${page.language} ${page.source} ${page.savedAt ?? ''}`}
        page={key}
        opened={firstDocument}
        document={document}
        kinds={byName}
        selected={selected}
        width={width}
        say={say}
        onSelect={setSelected}
        onHeadings={setHeadings}
        onKey={onKey}
      />
      <Panel
        title={placed === null ? say('page') : (kind?.title ?? placed.node.componentName)}
        placed={placed}
        forms={placed === null ? pageForms : (kind?.fields ?? [])}
        values={placed === null ? { ...page.shared, ...document.fields } : placed.node.fields}
        problems={problemsOf(problems, document, placed?.node.uid ?? null)}
        say={say}
        onChange={change}
        onAct={act}
      />
      <datalist id="page-paths">
        {paths
          .filter((path) => !path.includes('*'))
          .map((path) => (
            <option key={path} value={path} />
          ))}
      </datalist>
      {dialog === 'add' && (
        <AddDialog
          openings={openingsFor(document, selected, byName)}
          kinds={kinds.blocks}
          say={say}
          onAdd={({ place, at }, node) => {
            edited.edit(insertBlock(document, place, at, node));
            setSelected(node.uid);
            setDialog(null);
          }}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog === 'publish' && (
        <PublishDialog
          findings={checkPage(document, page.shared, { kinds: byName, paths, headings })}
          say={say}
          onShow={(uid) => {
            setSelected(uid);
            setDialog(null);
          }}
          onPublish={publish}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog === 'previewLink' && (
        <PreviewLinkDialog
          page={key}
          zone={site.zone}
          locale={locale}
          say={say}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog === 'schedule' && (
        <ScheduleDialog
          page={{ ...page, revision: edited.revision() }}
          site={site}
          locale={locale}
          say={say}
          onChanged={(fresh, notice) => {
            setDialog(null);
            edited.open(fresh);
            onNotice(notice);
            onChanged();
          }}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog === 'versions' && (
        <VersionsDialog
          page={key}
          locale={locale}
          say={say}
          onRestore={restore}
          onClose={() => setDialog(null)}
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
          onTake={() => edited.open(theirs)}
        />
      )}
    </div>
  );
}
