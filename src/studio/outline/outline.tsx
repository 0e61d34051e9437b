import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { PointerDown } from './drag';

export interface OutlineItem {
  readonly id: string;
  readonly label: string;
  readonly hint?: string;
  readonly level: number;
  /** Whether what is below is shown; left out where there is nothing below. */
  readonly expanded?: boolean;
}

/** What stands before the entries of the first level. */
const PLAIN_PX = 8;
const WITH_ARROW_PX = 24;

/** Index of the entry that the one at `at` lies below, if any. */
function parentOf(items: readonly OutlineItem[], at: number): number | undefined {
  const level = items[at]?.level ?? 1;
  const parent = items.findLastIndex((item, index) => index < at && item.level < level);
  return parent === -1 ? undefined : parent;
}

/** A list with levels that is gone through with arrow keys: one stop of the tab key. */
export function Outline({
  label,
  items,
  selected,
  onSelect,
  onExpand,
  onKey,
  onPress,
  drop = null,
}: {
  readonly label: string;
  readonly items: readonly OutlineItem[];
  readonly selected: string | null;
  onSelect(id: string): void;
  /** What is below an entry shall be shown, or hidden. */
  onExpand?(id: string, expanded: boolean): void;
  /** Keys that do something with an entry; true where it did. */
  onKey?(event: KeyboardEvent, id: string): boolean;
  /** The pointer went down on an entry. */
  onPress?(element: HTMLElement, down: PointerDown, id: string): void;
  /** Where what is dragged would land. */
  drop?: { readonly id: string; readonly where: string; readonly isRefused: boolean } | null;
}) {
  const list = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const known = (id: string | null) => items.some((item) => item.id === id);
  const stop = known(focused) ? focused : known(selected) ? selected : (items[0]?.id ?? null);

  // The chosen entry is in view, also when its pane has become lower; without one nothing moves.
  useEffect(() => {
    const tree = list.current;
    if (tree === null || selected === null) return;
    const observer = new ResizeObserver(() =>
      tree.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' }),
    );
    observer.observe(tree);
    return () => observer.disconnect();
  }, [selected]);

  // A block that is moved or added keeps the focus where it is now.
  useEffect(() => {
    if (selected !== null) setFocused(selected);
  }, [selected]);

  // What was done with an entry may have taken it away: the keyboard goes on with the one that is chosen now.
  const isActing = useRef(false);
  useEffect(() => {
    if (!isActing.current) return;
    isActing.current = false;
    const { activeElement } = document;
    if (activeElement !== document.body && list.current?.contains(activeElement) !== true) return;
    list.current?.querySelector<HTMLElement>('[aria-selected="true"]')?.focus();
  });

  const focus = (at: number) => {
    const item = items[Math.max(0, Math.min(items.length - 1, at))];
    if (item === undefined) return;
    setFocused(item.id);
    list.current?.querySelector<HTMLElement>(`[data-id="${CSS.escape(item.id)}"]`)?.focus();
  };
  const press = (event: KeyboardEvent, id: string) => {
    if (onKey?.(event, id) === true) {
      isActing.current = true;
      return event.preventDefault();
    }
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const at = items.findIndex((item) => item.id === id);
    const item = items[at];
    const to = {
      ArrowDown: at + 1,
      ArrowUp: at - 1,
      Home: 0,
      End: items.length - 1,
      ArrowRight: item?.expanded === true ? at + 1 : undefined,
      ArrowLeft: item?.expanded === true ? undefined : parentOf(items, at),
    }[event.key];
    const expands = { ArrowRight: true, ArrowLeft: false }[event.key];
    if (expands !== undefined && item?.expanded === !expands) {
      event.preventDefault();
      onExpand?.(id, expands);
    } else if (to !== undefined) {
      event.preventDefault();
      focus(to);
    } else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      onSelect(id);
    }
  };
  const margin = items.some(({ expanded }) => expanded !== undefined) ? WITH_ARROW_PX : PLAIN_PX;
  return (
    <div role="tree" aria-label={label} className="outline" ref={list}>
      {items.map(({ id, label: text, hint, level, expanded }) => (
        <div
          key={id}
          role="treeitem"
          data-id={id}
          aria-level={level}
          aria-expanded={expanded}
          aria-selected={id === selected}
          tabIndex={id === stop ? 0 : -1}
          className="outline-item"
          style={{ paddingInlineStart: margin + (level - 1) * 16 }}
          onPointerDown={(event) => onPress?.(event.currentTarget, event.nativeEvent, id)}
          data-drop={drop?.id === id ? drop.where : undefined}
          data-refused={(drop?.id === id && drop.isRefused) || undefined}
          onClick={() => {
            setFocused(id);
            onSelect(id);
          }}
          onKeyDown={(event) => press(event, id)}
        >
          {expanded !== undefined && (
            // The arrow keys do the same.
            <span
              aria-hidden="true"
              className="outline-arrow"
              onClick={(event) => {
                event.stopPropagation();
                onExpand?.(id, !expanded);
              }}
            />
          )}
          <span className="outline-label">{text}</span>
          {hint !== undefined && <span className="outline-hint">{hint}</span>}
        </div>
      ))}
    </div>
  );
}
