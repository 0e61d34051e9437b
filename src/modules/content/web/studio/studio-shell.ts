import { type Context, Hono } from 'hono';
import { escapeHtml } from '~/platform/html';
import {
  PREVIEW_PATH,
  STUDIO_API,
  STUDIO_LANGUAGES,
  STUDIO_PATH,
  type StudioLanguage,
} from '../../studio-wire';
import { type Guard, memberOf, PRIVATE } from './studio-guard';

/** The studio's own build. */
export interface StudioFiles {
  readonly script: string;
  readonly styles: readonly string[];
  /** Before the script, where something serves the sources. */
  readonly before: readonly string[];
}

export interface StudioShellOptions extends Pick<Guard, 'identity'> {
  readonly files: StudioFiles;
  /** Where whoever is not signed in is sent, to come back to an address of the studio. */
  signInPath(to: string): string;
  readonly development: boolean;
}

/** The studio frames the page it edits and nothing else; nothing frames the studio. */
const studioPolicy = (development: boolean): string =>
  [
    "default-src 'none'",
    `script-src 'self'${development ? " 'unsafe-inline'" : ''}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: https:",
    "font-src 'self'",
    `connect-src 'self'${development ? ' ws:' : ''}`,
    "frame-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/** As the page of signing in has it, before any sheet is loaded: the browser reports a transition that only one of two pages wants. */
const TRANSITIONS =
  '<style>@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}</style>';

/** `/studio`: the editors' application. */
export function studioShell(options: StudioShellOptions): Hono {
  const { files, signInPath, development } = options;
  const app = new Hono();
  const shell = (c: Context) => {
    const { pathname } = new URL(c.req.url);
    const toSignIn = new Response(null, {
      status: 303,
      headers: { ...PRIVATE, location: signInPath(pathname) },
    });
    return memberOf(c, options, toSignIn, () => {
      const markup = shellMarkup(files, studioLanguage(c.req.header('accept-language')));
      return new Response(markup, {
        headers: {
          ...PRIVATE,
          'content-type': 'text/html; charset=utf-8',
          'content-security-policy': studioPolicy(development),
          'x-frame-options': 'DENY',
        },
      });
    });
  };
  app.get(STUDIO_PATH, shell);
  app.get(`${STUDIO_PATH}/*`, (c, next) => (isOther(c.req.path) ? next() : shell(c)));
  return app;
}

/** Calls and drafts are no addresses of the application. */
const isOther = (path: string): boolean =>
  [`${STUDIO_API}/`, `${STUDIO_PATH}/frame/`, `${PREVIEW_PATH}/`].some((start) => path.startsWith(start));

/** The first of the studio's languages that the browser names. */
function studioLanguage(accepted: string | undefined): StudioLanguage {
  const named = (accepted ?? '')
    .slice(0, 500)
    .toLowerCase()
    .split(',')
    .map((part) => part.trim().slice(0, 2));
  const found = named.map((tag) => STUDIO_LANGUAGES.find((language) => language === tag));
  return found.find((language) => language !== undefined) ?? 'en';
}

function shellMarkup({ script, styles, before }: StudioFiles, language: StudioLanguage): string {
  const sheets = styles.map((href) => `<link rel="stylesheet" href="${escapeHtml(href)}">`);
  const scripts = [...before, script].map(
    (src) => `<script type="module" src="${escapeHtml(src)}"></script>`,
  );
  return (
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>Studio</title>` +
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex, nofollow">' +
    `<link rel="icon" href="/assets/favicon/nordhem.svg" type="image/svg+xml">${TRANSITIONS}${sheets.join('')}${scripts.join('')}` +
    '</head><body><div id="studio"></div></body></html>'
  );
}
