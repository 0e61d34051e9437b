import { n } from '../geometry';
import type { Body } from './body';
import type { Camera, Place } from './camera';
import { path, sidePath } from './marks';
import { line, strips } from './panels';

/** What is drawn, and what it refers to by ids. */
export interface Drawn {
  readonly defs: string;
  readonly marks: string;
}

/** Heights of a house's places, from its foot to its roof. */
export const HOUSE = [0, 0.14, 0.3, 0.46, 0.62, 0.74, 0.84, 0.9, 0.95, 1];

/** The windows of a side, with their posts. */
export function sideWindows(
  scene: { camera: Camera; body: Body; id: string },
  surface: Parameters<typeof strips>[1],
): Drawn {
  const { camera, body, id } = scene;
  const k = camera.scale;
  const { family } = body;
  const d = path(
    camera,
    family.glass.map(([x, h, kind]) => [body.pane(...body.point(x, h)), kind] as const),
    true,
  );
  const stations = Array.from({ length: 21 }, (_, i) => i / 20);
  const grid = stations.map((s) => HOUSE.map((z) => body.house(s * 1.3 - 0.15, z)));
  const bars = family.posts
    .map(([low, high, width]) => {
      const heights = family.glass.map(([, h]) => h);
      const [bottom, top] = [Math.min(...heights) - 4, Math.max(...heights) + 6];
      return sidePath(
        camera,
        body,
        [
          [low - width / 2, bottom, 'c'],
          [high - width / 2, top, 'c'],
          [high + width / 2, top, 'c'],
          [low + width / 2, bottom, 'c'],
        ],
        true,
      );
    })
    .join('');
  return {
    defs: `<clipPath id="${id}gc"><path d="${d}"/></clipPath>`,
    marks:
      `<path d="${d}" fill="#07090a" stroke="#0a0b0c" stroke-width="${n(2.6 * k)}" stroke-linejoin="round"/><g clip-path="url(#${id}gc)">${strips(grid, surface)}<path d="${d}" fill="url(#${id}go)"/><path d="${gleam(camera, body)}" fill="#eaf3fa" fill-opacity=".09"/><path d="${bars}" fill="#08090a"/></g>` +
      `<path d="${d}" fill="none" stroke="#fff" stroke-opacity=".1" stroke-width="${n(0.5 * k)}"/>`,
  };
}

/** The edge of the soft box in the side windows. */
function gleam(camera: Camera, body: Body): string {
  const one = (share: number, width: number): string => {
    const x = body.length * share;
    const [low, high] = [body.belt(x) - 4, body.height + 2];
    const at = (px: number, h: number): Place => [px, body.houseSide(px, h), h];
    return path(
      camera,
      [
        [at(x, low), 'c'],
        [at(x + 34, high), 'c'],
        [at(x + 34 + width, high), 'c'],
        [at(x + width, low), 'c'],
      ],
      true,
    );
  };
  return one(0.38, 30) + one(0.475, 7) + one(0.66, 24);
}

/** The sky of the studio in the windscreen, brightest under the roof. */
export function glare({ camera, id }: { camera: Camera; id: string }, edge: readonly Place[]): string {
  return `<path d="${line(edge.map((place) => camera.at(place)))}Z" fill="url(#${id}go)"/>`;
}
