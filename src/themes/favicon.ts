import { auctions } from './auctions';
import { carstore } from './carstore';
import { lifestyle } from './lifestyle';
import { mercedes } from './mercedes';
import { nordhem } from './nordhem';
import { smart } from './smart';
import type { Theme } from './theme';

/** Ground shape and mark of each brand, drawn for 16 px: few lines, much contrast. */
const MARKS: readonly { readonly theme: Theme; readonly radius: number; readonly mark: string }[] = [
  { theme: nordhem, radius: 7, mark: 'M9 24V8l14 16V8' },
  { theme: carstore, radius: 5, mark: 'M8 21v-4l3-6h10l3 6v4zM8 17h16' },
  { theme: mercedes, radius: 0, mark: 'M7 24V9l9 10 9-10v15' },
  { theme: smart, radius: 16, mark: 'M22 11a8 8 0 1 0 0 10M16 16h8' },
  { theme: auctions, radius: 3, mark: 'M8 24h12M12 8l10 10M16 12l-6 6' },
  { theme: lifestyle, radius: 16, mark: 'M11 8v16h11' },
];

/** Favicon of a theme as SVG, or null for a theme that does not exist. */
export function favicon(key: string): string | null {
  const found = MARKS.find(({ theme }) => theme.key === key);
  if (found === undefined) return null;
  const { primary, onPrimary } = found.theme.colors;
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">' +
    `<rect width="32" height="32" rx="${found.radius}" fill="${primary}"/>` +
    `<path d="${found.mark}" fill="none" stroke="${onPrimary}" stroke-width="3.2" stroke-linecap="round" stroke-linejoin="round"/></svg>`
  );
}

/**
 * The picture that stands for a brand where a page without one is shared, 1200 by 630: its mark on its dark ground. Null for
 * a theme that does not exist.
 */
export function sharePicture(key: string): string | null {
  const found = MARKS.find(({ theme }) => theme.key === key);
  if (found === undefined) return null;
  const { inverse, inverseLine, inversePrimary, primary, onPrimary, accent } = found.theme.colors;
  const wave = (y: number, color: string, opacity: number) =>
    `<path d="M0 ${y}C260 ${y - 130} 520 ${y + 70} 760 ${y - 40}S1080 ${y - 150} 1200 ${y - 70}V630H0Z" fill="${color}" opacity="${opacity}"/>`;
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630">' +
    `<rect width="1200" height="630" fill="${inverse}"/><circle cx="930" cy="190" r="90" fill="${accent}" opacity="0.9"/>` +
    wave(470, inverseLine, 0.55) +
    wave(540, inversePrimary, 0.22) +
    wave(600, primary, 0.7) +
    `<g transform="translate(460 175) scale(8.75)"><rect width="32" height="32" rx="${found.radius}" fill="${primary}"/>` +
    `<rect width="32" height="32" rx="${found.radius}" fill="none" stroke="${onPrimary}" stroke-opacity="0.25" stroke-width="0.4"/>` +
    `<path d="${found.mark}" fill="none" stroke="${onPrimary}" stroke-width="3.2" stroke-linecap="round" stroke-linejoin="round"/></g></svg>`
  );
}
