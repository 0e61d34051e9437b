import { linear } from '../svg';
import type { Stage } from './stage';

/** How far the haze between the layers of a landscape spreads: the deviation of its blur. */
export const HAZE = 26;

/** Gradient of a road from its far to its near edge. */
export function roadPaint(top: number, bottom: number, near: string, far: string): string {
  return linear('road', [0, top, 0, bottom], `0 ${far}, 1 ${near}`);
}

/** Where the road lies in a frame, and where the car stands on it. */
export function carLine(stage: Stage): {
  top: number;
  bottom: number;
  ground: number;
  length: number;
  x: number;
} {
  const tall = stage.height > 1100;
  const length = tall ? 1180 : 690;
  const bottom = stage.height * (tall ? 0.93 : 0.88);
  const depth = tall ? 190 : 128;
  return { top: bottom - depth, bottom, ground: bottom - depth * 0.32, length, x: tall ? 260 : 800 };
}
