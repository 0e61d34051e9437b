import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { STUDIO_PATH } from '~/modules/content/studio-wire';
import { api, type PageKey } from '../api';
import type { Say } from '../messages';
import type { NamedKind } from '../names/name-kinds';
import { changeBetween, findBlock } from '../state/blocks';
import type { PageDocument } from '../state/document';
import { outline, replaceBlock, replacePage, restPage, scrollToBlock } from './drawing';
import { blockAt, headingsIn } from './marks';

/** Typing is drawn as it comes, with one request at a time. */
const DRAW_AFTER_MS = 120;

interface CanvasProps {
  readonly page: PageKey;
  /** What the server has stored of it, when it was opened: that is what the frame begins with. */
  readonly opened: PageDocument;
  readonly document: PageDocument;
  readonly kinds: ReadonlyMap<string, NamedKind>;
  readonly selected: string | null;
  readonly width: number;
  readonly say: Say;
  onSelect(uid: string | null): void;
  onHeadings(levels: readonly number[]): void;
  onKey(event: KeyboardEvent): void;
}

/** The page as the server draws it, in a frame; a block is chosen in it by a click. */
export function Canvas(props: CanvasProps) {
  const { page, opened, document: edited, kinds, selected, width, say, onSelect, onHeadings, onKey } = props;
  const { id, language } = page;
  const frame = useRef<HTMLIFrameElement>(null);
  const drawn = useRef(opened);
  const [loaded, setLoaded] = useState(0);
  const hovered = useRef<string | null>(null);
  const latest = useRef({ edited, selected, kinds });
  latest.current = { edited, selected, kinds };

  const inFrame = useCallback(() => frame.current?.contentDocument ?? null, []);
  const titleOf = useCallback((uid: string) => {
    const name = findBlock(latest.current.edited, uid)?.node.componentName ?? '';
    return latest.current.kinds.get(name)?.title ?? name;
  }, []);
  const markSelected = useCallback(() => {
    const [page, uid] = [inFrame(), latest.current.selected];
    if (page !== null) outline(page, uid === null ? null : { uid, label: titleOf(uid) }, hovered.current);
  }, [inFrame, titleOf]);
  const rest = useCallback(() => {
    const page = inFrame();
    if (page?.body == null) return;
    restPage(page, (uid) => say('empty', { title: titleOf(uid) }));
    onHeadings(headingsIn(page));
    markSelected();
  }, [inFrame, say, titleOf, onHeadings, markSelected]);

  useEffect(() => {
    const element = frame.current;
    const load = () => setLoaded((times) => times + 1);
    element?.addEventListener('load', load);
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
      element?.removeEventListener('load', load);
    };
  }, [inFrame]);

  // What the frame holds is another document after each load.
  useEffect(() => {
    const page = inFrame();
    if (loaded === 0 || page === null) return;
    rest();
    const pick = (event: MouseEvent) => {
      event.preventDefault();
      onSelect(blockAt(page, event.clientX, event.clientY));
    };
    const point = (event: MouseEvent) => {
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
  }, [loaded, inFrame, rest, onSelect, markSelected, onKey]);

  useEffect(() => {
    if (loaded === 0) return;
    const change = changeBetween(drawn.current, edited);
    if (change.kind === 'none') return;
    const stopping = new AbortController();
    const timer = setTimeout(async () => {
      const key = { id, language };
      const nodes = change.kind === 'block' ? (edited.placeholders[change.area] ?? []) : [];
      const node = change.kind === 'block' ? nodes[change.at] : undefined;
      const opening = nodes.findIndex(({ componentName }) => kinds.get(componentName)?.opensPage);
      const index = change.kind === 'block' ? change.at - Math.max(0, opening) : 0;
      const answer =
        node === undefined
          ? await api.drawPage(key, edited, stopping.signal)
          : await api.drawBlock(key, node, index, stopping.signal);
      const page = inFrame();
      if (stopping.signal.aborted || !answer.ok || page === null) return;
      if (node === undefined) replacePage(page, answer.value.html);
      else replaceBlock(page, node.uid, answer.value.html);
      drawn.current = edited;
      rest();
    }, DRAW_AFTER_MS);
    return () => {
      clearTimeout(timer);
      stopping.abort();
    };
  }, [edited, loaded, id, language, kinds, inFrame, rest]);

  useEffect(() => {
    const page = inFrame();
    if (loaded === 0 || page === null) return;
    if (selected !== null) scrollToBlock(page, selected);
    markSelected();
  }, [selected, loaded, inFrame, markSelected]);

  return (
    <FittedFrame width={width}>
      <iframe ref={frame} title={say('preview')} src={`${STUDIO_PATH}/frame/${id}/${language}`} />
    </FittedFrame>
  );
}

/** A window of a width of its own, made smaller where there is less room. */
function FittedFrame({ width, children }: { readonly width: number; readonly children: React.ReactNode }) {
  const room = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = room.current;
    if (element === null) return;
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(element);
    return () => sizes.disconnect();
  }, []);
  const scale = size.width === 0 ? 1 : Math.min(1, size.width / width);
  return (
    <div className="canvas" ref={room}>
      <div
        className="canvas-page"
        style={{
          width,
          height: size.height / scale,
          transform: `scale(${scale})`,
          marginInlineStart: Math.max(0, (size.width - width * scale) / 2),
        }}
      >
        {children}
      </div>
    </div>
  );
}
