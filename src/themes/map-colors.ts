import type { Theme } from './theme';

/** Colours of a map in the look of a brand, `#rrggbb` each. */
export interface MapPalette {
  readonly land: string;
  readonly water: string;
  readonly shore: string;
  readonly border: string;
  readonly name: string;
  /** Around the letters of a name. */
  readonly halo: string;
  /** Names of parts of a town. */
  readonly quiet: string;
}

/** Land is the brand's quiet ground; water is that ground with a drop of the brand's blue. */
export function mapPalette({ colors, scheme }: Theme): MapPalette {
  const land = scheme === 'dark' ? colors.surface : colors.sunken;
  const water = mixed(scheme === 'dark' ? colors.sunken : colors.ground, colors.info, 0.2);
  return {
    land,
    water,
    shore: mixed(water, colors.ink, 0.14),
    border: mixed(land, colors.ink, 0.4),
    name: colors.ink,
    halo: land,
    quiet: colors.inkMuted,
  };
}

/** `share` of the second colour in the first. */
function mixed(first: string, second: string, share: number): string {
  const channels = [1, 3, 5].map((at) => {
    const [from, to] = [first, second].map((color) => Number.parseInt(color.slice(at, at + 2), 16));
    const value = Math.round((from ?? 0) + ((to ?? 0) - (from ?? 0)) * share);
    return value.toString(16).padStart(2, '0');
  });
  return `#${channels.join('')}`;
}
