import type { ThemeKey } from '~/themes';

/** Our own marks, one per brand, on a grid of 40. */
const MARKS = {
  nordhem: 'M4 34V6l10 12 6-8 16 24H26L14 20v14Z',
  mercedes: 'M20 4l4 14 12 10-16-5-16 5 12-10ZM4 33h32v3H4Z',
  smart: 'M20 4a16 16 0 1 0 16 16h-7a9 9 0 1 1-9-9Zm4 0 12 9v-9Z',
  carstore: 'M4 6h18l14 14-14 14H4Zm10 10a4 4 0 1 0 0 8 4 4 0 0 0 0-8Z',
  auctions: 'M17 4l9 9-5 5-9-9Zm-7 10 9 9 3-3-9-9Zm9 5 14 13-3 3-13-14ZM4 33h16v3H4Z',
  lifestyle: 'M36 4C16 4 6 12 6 25c0 4 1 7 3 10C11 24 17 16 28 12 19 18 14 25 12 35 28 35 36 24 36 4Z',
} as const satisfies Record<ThemeKey, string>;

/** Width of the words at 100 px: grotesques run at some 0.56 em a letter. */
const EM = 0.58;
const ROOM = 104;

const sizeFor = (words: string, maxSize: number) =>
  Math.min(maxSize, ROOM / (Math.max(words.length, 1) * EM));

/** The site's own mark and name, drawn, in the colour of the text; 150 × 55 units. Silent: its link has the name. */
export function SiteLogo({
  name,
  theme,
  className,
}: {
  name: string;
  theme: ThemeKey;
  className?: string | undefined;
}) {
  const [first = '', ...rest] = name.split(' ');
  const second = rest.join(' ');
  const font = { fontFamily: 'var(--font-display)', fill: 'currentColor' } as const;
  return (
    <svg
      className={className}
      viewBox="0 0 150 55"
      preserveAspectRatio="xMinYMid meet"
      aria-hidden="true"
      focusable="false"
    >
      <path d={MARKS[theme]} transform="translate(1 9.5) scale(0.9)" fill="currentColor" fillRule="evenodd" />
      {/* One text with a space in it: read aloud, the name is the site's own. */}
      <text style={font} fontWeight="700" letterSpacing="-0.4">
        <tspan x="45" y={second === '' ? 35.5 : 29} fontSize={sizeFor(first, second === '' ? 23 : 20)}>
          {first}
        </tspan>
        {second !== '' && ' '}
        {second !== '' && (
          <tspan x="45.5" y="42" fontSize={sizeFor(second, 11)} fontWeight="560" letterSpacing="0.2">
            {second}
          </tspan>
        )}
      </text>
    </svg>
  );
}
