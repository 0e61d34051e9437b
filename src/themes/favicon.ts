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
