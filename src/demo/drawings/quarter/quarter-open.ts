import { curve, type Node, n } from '../geometry';
import type { Surfaces } from './quarter-surfaces';

const closed = (nodes: readonly Node[]): string => curve(nodes, { closed: true });

/** Seats of an open car; the flank is drawn over their feet. */
export function openSeats(s: Surfaces): string {
  const { view, end } = s;
  const seat = (x: number, share: number): string => {
    const [u, v] = view.at(x, end.half * share, 92);
    return `<g transform="translate(${n(u)} ${n(-v)})"><path d="M-20 12Q-21 -16 -13 -20H11Q19 -18 20 12Z" fill="#2b2420"/><path d="M-13 -20H11L8 -16H-10Z" fill="#6a5749" fill-opacity=".6"/><rect x="-10" y="-34" width="20" height="14" rx="6" fill="#352c27"/><path d="M-7 -31H5" stroke="#a08c7d" stroke-opacity=".6" stroke-width="1.2"/></g>`;
  };
  const tub = closed(
    [
      view.at(160, end.half * 0.86, 94),
      view.at(372, end.half * 0.86, 100),
      view.at(384, 0, 101),
      view.at(372, -end.half * 0.86, 100),
      view.at(160, -end.half * 0.86, 94),
    ].map(([u, v]): Node => [u, v, 'c']),
  );
  return `<path d="${tub}" fill="#15110f"/>${seat(338, -0.36)}${seat(338, 0.4)}${seat(268, -0.38)}${seat(268, 0.4)}`;
}

/** Windscreen of an open car, glass and frame in one. */
export function openScreen(s: Surfaces): string {
  return `<path d="${s.frame}" fill="#8fa6b6" fill-opacity=".34" stroke="#111417" stroke-width="3.2" stroke-linejoin="round"/>`;
}
