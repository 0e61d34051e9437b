import { escapeHtml } from '~/platform/html';
import { fontFaceCss, fontFaces, type ThemeKey, themeByKey, themeCss } from '~/themes';
import baseCss from '~/themes/base.css?inline';
import { iconSprite } from '~/ui/icon/icon';
import { type Assets, isOfStaff } from './assets';
import { EARLY_SCRIPT } from './early-script';
import { joinedNames, type MarkupNames, markupNames } from './styles/markup-names';

export interface DocumentParts {
  readonly language: string;
  readonly theme: ThemeKey;
  /** Elements of the head: title, meta, links, data. */
  readonly head: string;
  readonly body: readonly string[];
  /** What the body names, where it is known already. */
  readonly names?: MarkupNames;
  /** Entry modules whose style sheets the page needs, paths below src. */
  readonly styleEntries: Iterable<string>;
  /** Those of them that may be drawn again in the browser; `all` where nothing is known of it. */
  readonly redrawn?: Iterable<string> | 'all';
  /** Islands that wake at once. */
  readonly islands: Iterable<string>;
  /** Islands that wake later. */
  readonly sleeping?: Iterable<string>;
  readonly favicon: string;
  /** A page without any script. */
  readonly plain?: true;
}

const themeStyles = new Map<
  ThemeKey,
  { readonly css: string; readonly preloads: string; readonly color: string }
>();

function stylesOf(key: ThemeKey, { tokens = (css) => css }: Assets) {
  const known = themeStyles.get(key);
  if (known !== undefined) return known;
  const theme = themeByKey(key);
  const preloads = fontFaces(theme)
    .filter((face) => face.preload)
    .map(
      (face) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${escapeHtml(face.url)}">`,
    )
    .join('');
  const made = { css: fontFaceCss(theme) + tokens(themeCss(theme)), preloads, color: theme.colors.ground };
  themeStyles.set(key, made);
  return made;
}

/** All scripts of a build lie in one folder: there are twenty names or more, so that they stand without it and without their ending. */
const besideBoot = (src: string): string => src.slice(src.lastIndexOf('/') + 1).replace(/\.js$/, '');

const moduleScript = (src: string, attributes = ''): string =>
  `<script type="module" src="${escapeHtml(src)}"${attributes}></script>`;

const layersOf = ({ styleEntries }: DocumentParts, { layers, visitorLayers = layers }: Assets): string =>
  [...styleEntries].some(isOfStaff) ? layers : visitorLayers;

function stylesOfBlocks({ styleEntries, redrawn, plain }: DocumentParts, names: MarkupNames, assets: Assets) {
  if (redrawn === 'all') return { inline: assets.css(styleEntries), late: null };
  const shown = { names, ...(redrawn !== undefined && { redrawn }) };
  return plain === true || assets.stylesInTwo === undefined
    ? { inline: assets.css(styleEntries, shown), late: null }
    : assets.stylesInTwo(styleEntries, shown);
}

/**
 * The whole document, in pieces: each is encoded as it is, without joining megabytes of markup into one string first. Styles of
 * what is seen are inline: the first paint needs one response. Those of what is opened or drawn later are a file behind the
 * body: nothing that is seen waits for it, and scripts do (ADR 0086).
 */
export function documentMarkup(parts: DocumentParts, assets: Assets): readonly string[] {
  const theme = stylesOf(parts.theme, assets);
  const atOnce = assets.preloads(parts.islands);
  const atRest = new Set(assets.preloads(parts.sleeping ?? [])).difference(new Set(atOnce));
  const later =
    atRest.size === 0 ? '' : ` data-at-rest="${escapeHtml([...atRest].map(besideBoot).join(' '))}"`;
  const scripts =
    parts.plain === true
      ? ''
      : assets.scripts.map((src) => moduleScript(src)).join('') + moduleScript(assets.boot, later);
  const names = parts.names ?? joinedNames(parts.body.map(markupNames));
  const styles = stylesOfBlocks(parts, names, assets);
  const preloads = atOnce.map((href) => `<link rel="modulepreload" href="${escapeHtml(href)}">`).join('');
  return [
    `<!doctype html><html lang="${escapeHtml(parts.language)}" data-theme="${parts.theme}"><head><meta charset="utf-8">` +
      '<meta name="viewport" content="width=device-width,initial-scale=1">' +
      `<meta name="theme-color" content="${theme.color}">` +
      `${parts.head}<link rel="icon" href="${escapeHtml(parts.favicon)}" type="image/svg+xml">${theme.preloads}<style>`,
    ...[baseCss, layersOf(parts, assets), theme.css, styles.inline],
    `</style>${parts.plain === true ? '' : `<script>${EARLY_SCRIPT}</script>`}${scripts}${preloads}</head><body id="top">`,
    iconSprite(names.icons),
    ...parts.body,
    styles.late === null ? '' : `<link rel="stylesheet" href="${escapeHtml(styles.late)}">`,
    '</body></html>',
  ];
}
