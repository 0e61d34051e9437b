import type { Say, StudioKey } from '../messages';

const PANES = ['pages', 'blocks', 'canvas', 'panel'] as const;
export type Pane = (typeof PANES)[number];

const NAMES = {
  pages: 'pages',
  blocks: 'pane.blocks',
  canvas: 'page',
  panel: 'pane.panel',
} as const satisfies Record<Pane, StudioKey>;

/** On a phone the parts of the studio take turns; a wider window shows all of them and none of this. */
export function Panes({
  shown,
  hasPage,
  say,
  onShow,
}: {
  readonly shown: Pane;
  /** A page is open; without one there is the first page of the studio. */
  readonly hasPage: boolean;
  readonly say: Say;
  onShow(pane: Pane): void;
}) {
  const panes = hasPage ? PANES : (['pages', 'canvas'] as const);
  return (
    <nav className="panes" aria-label={say('panes')}>
      {panes.map((pane) => (
        <button
          key={pane}
          type="button"
          aria-current={pane === shown ? 'true' : undefined}
          onClick={() => onShow(pane)}
        >
          {say(pane === 'canvas' && !hasPage ? 'dashboard.title' : NAMES[pane])}
        </button>
      ))}
    </nav>
  );
}
