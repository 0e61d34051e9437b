import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { EditedSite, StudioPage, TreeItem } from '~/modules/content/studio-wire';
import { api } from './api';
import { Canvas } from './canvas/canvas';
import { failureKey } from './failure-key';
import type { Say } from './messages';
import type { NamedKind, NamedKinds } from './names/name-kinds';
import { BlockList } from './outline/block-list';
import { useBlockNews } from './outline/use-block-news';
import { type OpenDialog, PageDialogs } from './page-dialogs';
import { BeginTranslation } from './pages/begin-translation';
import { type ChangeByThen, FieldsByThen } from './panel/fields-by-then';
import { PagePaths } from './panel/page-paths';
import { Panel } from './panel/panel';
import { useWantedField, type WantedField } from './panel/use-wanted-field';
import type { Pane } from './phone/panes';
import { findBlock, isBlank, setBlockField, setBlockText, setPageField } from './state/blocks';
import { problemPlaces, problemsOf } from './state/checks/problem-paths';
import { documentOf } from './state/document';
import { changeLate } from './state/late-change';
import { useUndoKeys } from './state/undo/use-undo-keys';
import { useBlockActs } from './state/use-block-acts';
import { usePage } from './state/use-page';
import { Toolbar } from './toolbar';

export interface PageStudioProps {
  readonly opened: StudioPage;
  readonly site: EditedSite;
  readonly kinds: NamedKinds;
  readonly items: readonly TreeItem[];
  readonly locale: string;
  /** The name of who edits. */
  readonly member: string;
  readonly say: Say;
  /** Something about the page has changed that the tree shows. */
  onChanged(): void;
  onNotice(text: string): void;
  /** On a phone this part is to be seen. */
  onPane(pane: Pane): void;
}

/** As wide as a phone, where all of the studio is. */
const firstWidth = (): number => (matchMedia('(max-width: 700px)').matches ? 390 : 1440);

/** One page on its canvas, with its blocks on one side and the fields on the other. */
export function PageStudio({
  opened,
  site,
  kinds,
  items,
  locale,
  member,
  say,
  onChanged,
  onNotice,
  onPane,
}: PageStudioProps) {
  const edited = usePage(opened, member);
  const { page, document, problems } = edited;
  const [selected, setSelected] = useState<string | null>(null);
  const [width, setWidth] = useState(firstWidth);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const [headings, setHeadings] = useState<readonly number[]>([]);
  const byName = useMemo(
    () => new Map<string, NamedKind>(kinds.blocks.map((kind) => [kind.name, kind])),
    [kinds],
  );
  const firstDocument = useMemo(() => documentOf(page), [page]);
  const placed = findBlock(document, selected) ?? null;
  const key = { id: page.id, language: page.language };

  const [typed, setTyped] = useState<{ readonly uid: string } | null>(null);
  const [wanted, setWanted] = useState<WantedField | null>(null);
  const openField = useCallback(
    (uid: string, path: string) => {
      setSelected(uid);
      setWanted({ uid, path });
      onPane('panel');
    },
    [onPane],
  );
  const { edit } = edited;
  const latest = useRef(document);
  latest.current = document;
  const typeText = useCallback(
    (uid: string, path: string, text: string) =>
      edit(setBlockText(latest.current, uid, path, text), `${uid} ${path.split(/[.[]/)[0]}`),
    [edit],
  );

  const isEmpty = page.source === 'none';
  useEffect(() => {
    // What it can begin with is offered beside its fields.
    if (isEmpty) onPane('panel');
  }, [isEmpty, onPane]);

  const { isTakenUp } = edited;
  useEffect(() => {
    if (isTakenUp) onNotice(say('takenUp'));
  }, [isTakenUp, onNotice, say]);

  const inTree = JSON.stringify([edited.revision() > 0, page.publishedAt, page.scheduled, page.unpublishAt]);
  const listed = useRef(inTree);
  useEffect(() => {
    if (listed.current !== inTree) onChanged();
    listed.current = inTree;
  }, [inTree, onChanged]);

  const onKey = useUndoKeys(edited);
  const { news, tell } = useBlockNews({
    document,
    moves: edited.moves,
    selected,
    kinds: byName,
    say,
    onSelect: setSelected,
  });
  const { act, drag, dragging, paste, ways } = useBlockActs({
    edited,
    kinds: byName,
    selected,
    say,
    onSelect: setSelected,
    onNotice,
    onNews: tell,
  });
  const pasteCopied = () =>
    void navigator.clipboard.readText().then(paste, () => onNotice(say('paste.refused')));

  const uid = placed?.node.uid ?? null;
  const change = (name: string, value: unknown) =>
    uid === null
      ? edit(setPageField(latest.current, name, value), `page ${name}`)
      : edit(setBlockField(latest.current, uid, name, value), `${uid} ${name}`);
  const changeByThen: ChangeByThen = (way, changed) =>
    edit(changeLate(latest.current, uid, page.shared, changed), `${uid ?? 'page'} ${way.split(/[.[]/)[0]}`);

  const openSaved = async (next: OpenDialog) => {
    let revision = await edited.flush();
    if (revision === null) return onNotice(say('failed.notSaved'));
    const isForVisitors = next === 'publish' || next === 'schedule';
    if (revision === 0 && isForVisitors && page.source === 'archived') {
      // A page that was taken off the site is a draft again as it is.
      const again = await api.restore(key, page.number, revision);
      if (!again.ok) return onNotice(say(failureKey(again.error)));
      edited.open(again.value);
      revision = again.value.revision;
    }
    if (next === 'publish' && revision === 0) onNotice(say('nothingToPublish'));
    // One that was opened while it was being saved is answered first.
    else if (window.document.querySelector('dialog[open]') === null) setDialog(next);
  };
  const showProblem = () => {
    const found = problemPlaces(problems, document)[0];
    if (found === undefined) return;
    setSelected(found.uid);
    onPane('panel');
    if (found.field !== undefined) setWanted({ uid: found.uid, path: found.field });
  };

  useWantedField(wanted);
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
        onShowProblem={showProblem}
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
        onSelect={(uid) => {
          setSelected(uid);
          onPane('panel');
        }}
        onAct={act}
        dragging={dragging}
        news={news}
        onPress={drag}
        onPaste={pasteCopied}
        onAdd={() => setDialog('add')}
        onType={(uid) => {
          setSelected(uid);
          setTyped({ uid });
          onPane('canvas');
        }}
      />
      <Canvas
        page={key}
        opened={firstDocument}
        document={document}
        kinds={byName}
        selected={selected}
        width={width}
        moves={edited.moves}
        say={say}
        onSelect={setSelected}
        dragging={dragging}
        onDrag={drag}
        onText={typeText}
        onOpenField={openField}
        typed={typed}
        onHeadings={setHeadings}
        onKey={onKey}
      />
      <FieldsByThen value={changeByThen}>
        <Panel
          title={placed === null ? say('page') : (kind?.title ?? placed.node.componentName)}
          template={page.template}
          placed={placed}
          forms={placed === null ? pageForms : (kind?.fields ?? [])}
          values={placed === null ? { ...page.shared, ...document.fields } : placed.node.fields}
          problems={problemsOf(problems, document, placed?.node.uid ?? null)}
          ways={ways}
          say={say}
          onChange={change}
          onAct={act}
        >
          {placed === null && page.source === 'none' && isBlank(document) && site.languages.length > 1 && (
            <BeginTranslation
              page={key}
              languages={site.languages}
              locale={locale}
              say={say}
              onBegin={(translation, notice) => {
                // What was written meanwhile stays.
                const { fields } = latest.current;
                const isTyped = ([name, value]: [string, unknown]) => value !== firstDocument.fields[name];
                const typed = Object.fromEntries(Object.entries(fields).filter(isTyped));
                if (!isBlank(latest.current)) return;
                edited.edit({ ...translation, fields: { ...translation.fields, ...typed } });
                onNotice(notice);
              }}
            />
          )}
        </Panel>
      </FieldsByThen>
      <PagePaths items={items} />
      <PageDialogs
        dialog={dialog}
        edited={edited}
        site={site}
        kinds={kinds}
        byName={byName}
        items={items}
        headings={headings}
        selected={selected}
        locale={locale}
        say={say}
        onOpen={setDialog}
        onOpenField={openField}
        onSelect={(uid) => {
          setSelected(uid);
          onPane('canvas');
        }}
        onNotice={onNotice}
      />
    </div>
  );
}
