import type { SideShape } from '../bodies/shape';
import { curve, heightAt, n } from '../geometry';
import { linear } from '../svg';

/** Gradients of tinted glass and of what is mirrored in it. */
export function glassDefs(id: string, shape: SideShape, path: string): string {
  const belt = heightAt(shape.shoulder, shape.length / 2);
  return (
    linear(`${id}gl`, [0, -shape.height, 0, -belt], '0 #4a5a68, 0.3 #2a3640, 0.7 #141b21, 1 #0b0f13') +
    linear(`${id}gr`, [0, -shape.height, 0, -belt], '0 #e8f2fa 0.5, 0.5 #dbe8f2 0.16, 1 #dbe8f2 0.02') +
    `<clipPath id="${id}gc"><path d="${path}"/></clipPath>`
  );
}

function seat(x: number, belt: number): string {
  return (
    `<path d="M${n(x - 2)} ${n(-belt - 10)}q1 -9 4 -12q3 -2.5 8 -2q3 1 2.4 6q-.8 7 -2.4 11z"/>` +
    `<path d="M${n(x - 4)} ${n(-belt + 4)}q2 -14 7 -15q8 -1 9 3l5 14z"/>`
  );
}

/** Side windows: frame, tint, seats behind it, sky in it, bars between the panes. */
export function sideGlass(id: string, shape: SideShape, path: string): string {
  const belt = heightAt(shape.shoulder, shape.length / 2) + 6;
  const height = shape.height;
  const bars = shape.pillars
    .map(([low, high, width]) => {
      const w = width / 2;
      return `<path d="M${n(low - w)} ${n(-belt + 14)}L${n(high - w)} ${n(-height)}H${n(high + w)}L${n(low + w)} ${n(-belt + 14)}Z"/>`;
    })
    .join('');
  const bands = shape.pillars[0]
    ? [0.18, 0.3, 0.62]
        .map((share, i) => {
          const x = shape.axles[0] + (shape.axles[1] - shape.axles[0]) * (share + 0.2);
          const w = [26, 7, 18][i] ?? 10;
          return `<path d="M${n(x)} ${n(-belt + 16)}L${n(x + 42)} ${n(-height)}h${n(w)}L${n(x + w)} ${n(-belt + 16)}Z"/>`;
        })
        .join('')
    : '';
  const screens = shape.screens
    .map(
      (screen) =>
        `<path d="${curve(screen, { closed: true })}" fill="#10161b" stroke="#9fb2c2" stroke-opacity=".35" stroke-width=".4"/>`,
    )
    .join('');
  return (
    screens +
    `<defs><path id="${id}G" d="${path}"/></defs><use href="#${id}G" fill="#08090b" stroke="#08090b" stroke-width="3" stroke-linejoin="round"/>` +
    `<use href="#${id}G" fill="url(#${id}gl)"/><g clip-path="url(#${id}gc)">` +
    `<g fill="#05080a" fill-opacity=".62">${shape.seats.map((x) => seat(x, belt)).join('')}</g>` +
    `<use href="#${id}G" fill="url(#${id}gr)"/><g fill="#e9f3fb" fill-opacity=".1">${bands}</g>` +
    `<g fill="#08090b">${bars}</g>` +
    `<use href="#${id}G" fill="none" stroke="#000" stroke-opacity=".7" stroke-width="1.6"/></g>`
  );
}
