import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { STUDIO_PATH } from '~/modules/content/studio-wire';
import { api, type PageKey } from '../api';
import { Failed } from '../failed';
import { type FailureKey, failureKey } from '../failure-key';
import type { Say } from '../messages';
import type { NamedKind } from '../names/name-kinds';
import { blockChange } from '../outline/block-change';
import type { PointerDown } from '../outline/drag';
import { changeBetween, findBlock } from '../state/blocks';
import type { PageDocument } from '../state/document';
import type { Dragging } from '../state/drop';
import { isChip, outline, replaceBlock, replacePage, restPage, scrollToBlock, unfold } from './drawing';
import { showDrop } from './drop-line';
import { FittedFrame } from './fitted-frame';
import { blockAt, headingsIn } from './marks';
import { emptyFields } from './touch';
import { useInPlace } from './use-in-place';

/** Typing in the panel is drawn as it comes. */
const DRAW_AFTER_MS = 120;
/** What could not be drawn is drawn again, less and less often. */
const DRAW_AGAIN_MS = 3000;
const MAX_DRAW_AGAIN_MS = 60_000;
/** A frame that came anew has to be drawn as a whole. */
const NOTHING_DRAWN: PageDocument = { fields: {}, placeholders: {} };

interface CanvasProps {
  readonly page: PageKey;
  /** What the server has stored of it, when it was opened: that is what the frame begins with. */
  readonly opened: PageDocument;
  readonly document: PageDocument;
  readonly kinds: ReadonlyMap<string, NamedKind>;
  readonly selected: string | null;
  readonly width: number;
  /** How often something was undone, done again or replaced. */
  readonly moves: RefObject<number>;
  /** A block whose first text is to be typed on the page; another object for each time. */
  readonly typed: { readonly uid: string } | null;
  readonly dragging: Dragging | null;
  readonly say: Say;
  onSelect(uid: string | null): void;
  onText(uid: string, path: string, text: string): void;
  /** A field is to be opened in the panel. */
  onOpenField(uid: string, path: string): void;
  onDrag(
    element: HTMLElement,
    down: PointerDown,
    uid: string,
    toStudio: (x: number, y: number) => readonly [number, number],
  ): void;
  onHeadings(levels: readonly number[]): void;
  onKey(event: KeyboardEvent): void;
}

/** The page as the server draws it, in a frame; a block is chosen in it by a click. */
export function Canvas(props: CanvasProps) {
  const { page, opened, document: edited, kinds, selected, width, moves, typed, say } = props;
  const { dragging, onSelect, onText, onOpenField, onDrag, onHeadings, onKey } = props;
  const { id, language } = page;
  const frame = useRef<HTMLIFrameElement | null>(null);
  const drawn = useRef(opened);
  /** What was last asked to be drawn: the frame will show it, even where it shows something else now. */
  const requested = useRef(opened);
  const drawing = useRef(Promise.resolve());
  const [loaded, setLoaded] = useState(0);
  /** The frame shows no page: the server did not answer, or with something else. */
  const [isAway, setAway] = useState(false);
  const [turn, setTurn] = useState(0);
  const missed = useRef({ times: 0, timer: 0 });
  const hovered = useRef<string | null>(null);
  /** A block that is to be seen once it is drawn. */
  const awaited = useRef<string | null>(null);
  /** The choice that was brought into view last: whoever has scrolled away since stays there. */
  const sought = useRef<string | null>(null);
  const latest = useRef({ edited, selected, kinds, dragging });
  latest.current = { edited, selected, kinds, dragging };

  const inFrame = useCallback(() => frame.current?.contentDocument ?? null, []);
  const titleOf = useCallback((uid: string) => {
    const name = findBlock(latest.current.edited, uid)?.node.componentName ?? '';
    return latest.current.kinds.get(name)?.title ?? name;
  }, []);
  const { isTyping, typing, typedOnPage, touch, typeFirst } = useInPlace({
    latest,
    moves,
    inFrame,
    onText,
    onOpenField,
    onLeft: focusSelected,
  });
  const clicked = useRef<string | null>(null);
  const markSelected = useCallback(() => {
    const [page, uid] = [inFrame(), latest.current.selected];
    // What is dragged by its name over the page would lose the pointer with it.
    if (page === null || latest.current.dragging !== null) return;
    const node = findBlock(latest.current.edited, uid)?.node;
    const chosen = node && {
      uid: node.uid,
      label: titleOf(node.uid),
      empty: emptyFields(node, latest.current.kinds),
    };
    outline(page, chosen ?? null, hovered.current, {
      onOpen: (path) => uid !== null && onOpenField(uid, path),
      onGrab(element, down) {
        const { left = 0, top = 0, width = 0 } = frame.current?.getBoundingClientRect() ?? {};
        const scale = width / (frame.current?.offsetWidth ?? 1);
        if (uid !== null) onDrag(element, down, uid, (x, y) => [left + x * scale, top + y * scale]);
      },
    });
  }, [inFrame, titleOf, onOpenField, onDrag]);

  useEffect(() => {
    const page = inFrame();
    if (page === null) return;
    showDrop(page, dragging?.target ?? null, dragging?.refusal != null);
    if (dragging === null) markSelected();
  }, [dragging, inFrame, markSelected]);

  const rest = useCallback(() => {
    const page = inFrame();
    if (page?.body == null) return;
    // The last picture may come while a text is typed: what rests has no focus, and the next keys would go nowhere.
    if (typing.current === null) restPage(page, (uid) => say('empty', { title: titleOf(uid) }));
    if (latest.current.selected !== null) unfold(page, latest.current.selected);
    if (awaited.current !== null && scrollToBlock(page, awaited.current)) awaited.current = null;
    onHeadings(headingsIn(page));
    markSelected();
  }, [inFrame, say, titleOf, onHeadings, markSelected, typing]);

  /** Each turn has a frame of its own. */
  const attach = useCallback(
    (element: HTMLIFrameElement) => {
      frame.current = element;
      const load = () => {
        cancelAnimationFrame(look);
        const isThere = inFrame()?.querySelector('main') != null;
        setAway(!isThere);
        if (isThere) setLoaded((times) => times + 1);
      };
      element.addEventListener('load', load);
      // The page can be worked on before its last picture is there, which is what a frame's load waits for.
      let look = 0;
      const lookAgain = () => {
        const page = inFrame();
        if (page !== null && page.URL !== 'about:blank' && page.readyState !== 'loading') load();
        else look = requestAnimationFrame(lookAgain);
      };
      lookAgain();
      return () => {
        cancelAnimationFrame(look);
        element.removeEventListener('load', load);
        frame.current = null;
      };
    },
    [inFrame],
  );
  const loadAgain = useCallback(() => {
    drawn.current = NOTHING_DRAWN;
    setLoaded(0);
    setAway(false);
    setTurn((before) => before + 1);
  }, []);

  // What the frame holds is another document after each load.
  useEffect(() => {
    const page = inFrame();
    if (loaded === 0 || page === null) return;
    rest();
    const pick = (event: MouseEvent) => {
      if (isChip(event.target)) return;
      event.preventDefault();
      if (typing.current !== null && event.composedPath().includes(typing.current.box)) return;
      const at = { x: event.clientX, y: event.clientY };
      const uid = blockAt(page, at.x, at.y);
      clicked.current = uid;
      onSelect(uid);
      if (uid !== null) touch(uid, at);
    };
    const point = (event: MouseEvent) => {
      // What is dragged is drawn by itself.
      if (event.buttons !== 0) return;
      const uid = blockAt(page, event.clientX, event.clientY);
      if (uid === hovered.current) return;
      hovered.current = uid;
      markSelected();
    };
    const stop = (event: Event) => event.preventDefault();
    page.addEventListener('click', pick, true);
    page.addEventListener('auxclick', stop, true);
    page.addEventListener('submit', stop, true);
    page.addEventListener('mousemove', point);
    page.addEventListener('keydown', onKey);
    const sizes = new ResizeObserver(markSelected);
    sizes.observe(page.body);
    return () => {
      page.removeEventListener('click', pick, true);
      page.removeEventListener('auxclick', stop, true);
      page.removeEventListener('submit', stop, true);
      page.removeEventListener('mousemove', point);
      page.removeEventListener('keydown', onKey);
      sizes.disconnect();
    };
  }, [loaded, inFrame, rest, onSelect, markSelected, onKey, touch, typing]);

  const draw = useCallback(async () => {
    const { edited: now, kinds: known } = latest.current;
    const change = changeBetween(drawn.current, now);
    if (change.kind === 'none' && typedOnPage.current === null) return;
    requested.current = now;
    const key = { id, language };
    const nodes = change.kind === 'block' ? (now.placeholders[change.area] ?? []) : [];
    const changed = change.kind === 'block' ? nodes[change.at] : undefined;
    // What was typed on the page and undone is no change, but the page shows it.
    const typedUid = typedOnPage.current;
    const hasTyped = changed && findBlock({ ...now, placeholders: { main: [changed] } }, typedUid);
    const node = typedUid === null || hasTyped ? changed : undefined;
    const opening = nodes.findIndex(({ componentName }) => known.get(componentName)?.opensPage);
    const index = change.kind === 'block' ? change.at - Math.max(0, opening) : 0;
    const answer =
      node === undefined ? await api.drawPage(key, now) : await api.drawBlock(key, node, index, now);
    const page = inFrame();
    clearTimeout(missed.current.timer);
    if (!answer.ok && PASSING.has(failureKey(answer.error))) {
      const pause = Math.min(MAX_DRAW_AGAIN_MS, DRAW_AGAIN_MS * 2 ** missed.current.times++);
      missed.current.timer = window.setTimeout(() => {
        drawing.current = drawing.current.then(draw);
      }, pause);
    } else missed.current.times = 0;
    // What is typed on the page by now stays; it is drawn when that is over.
    if (!answer.ok || page === null || typing.current !== null) return;
    if (node === undefined) replacePage(page, answer.value.html);
    else if (!replaceBlock(page, node.uid, answer.value.html)) {
      // The frame was read when somebody else had saved the page without this block.
      drawn.current = NOTHING_DRAWN;
      return draw();
    }
    // Whoever has moved the chosen block goes with it: where it stood there is another one now.
    const { selected: chosen } = latest.current;
    if (blockChange(drawn.current, now, chosen)?.block.node.uid === chosen) awaited.current = chosen;
    drawn.current = now;
    typedOnPage.current = null;
    rest();
  }, [id, language, inFrame, rest, typing, typedOnPage]);

  // One drawing at a time: a call that is broken off costs the server as much as one that is waited for.
  useEffect(() => {
    const isShown = edited === drawn.current && edited === requested.current;
    if (loaded === 0 || isTyping || (isShown && typedOnPage.current === null)) return;
    const timer = setTimeout(() => {
      drawing.current = drawing.current.then(draw, draw);
    }, DRAW_AFTER_MS);
    return () => clearTimeout(timer);
  }, [edited, loaded, isTyping, draw, typedOnPage]);

  useEffect(() => {
    const page = inFrame();
    if (loaded === 0 || page === null) return;
    if (selected !== null) unfold(page, selected);
    const isNew = selected !== sought.current;
    sought.current = selected;
    if (isNew) {
      const isSought = selected !== null && selected !== clicked.current;
      awaited.current = isSought && !scrollToBlock(page, selected) ? selected : null;
    }
    clicked.current = null;
    markSelected();
  }, [selected, loaded, inFrame, markSelected]);

  useEffect(() => () => clearTimeout(missed.current.timer), []);

  useEffect(() => {
    if (typed !== null) typeFirst(typed.uid);
  }, [typed, typeFirst]);

  return (
    <FittedFrame
      width={width}
      over={isAway && <Failed failure="failed.unreachable" say={say} onAgain={loadAgain} />}
    >
      <iframe key={turn} ref={attach} title={say('preview')} src={`${STUDIO_PATH}/frame/${id}/${language}`} />
    </FittedFrame>
  );
}

/** What may be over when it is asked again. */
const PASSING: ReadonlySet<FailureKey> = new Set(['failed.unreachable', 'failed.signedOut']);

/** The entry of the block in the list. */
const focusSelected = () =>
  document.querySelector<HTMLElement>('.blocks [role="treeitem"][aria-selected="true"]')?.focus();
