/** Draws how far the track of a slider is filled: the style sheet of `Range` reads `--filled`. */
export function fillTrack(range: HTMLInputElement): void {
  range.style.setProperty('--filled', filledShare(range.valueAsNumber, Number(range.min), Number(range.max)));
}

/** The same for markup, before any script runs. */
export const filledShare = (value: number, min: number, max: number): string =>
  `${max > min ? (100 * (value - min)) / (max - min) : 0}%`;
