import { type FieldForm, isNoPage, type TreeItem } from '~/modules/content/studio-wire';
import { placedBlocks } from '../blocks';
import type { PageDocument, Values } from '../document';
import { fieldProblem } from './field-problem';
import type { Finding } from './finding';
import { checkSearchResult, searchResultOf } from './search-result';
import { isImage, isLink } from './value-kinds';

export interface Surroundings {
  readonly kinds: ReadonlyMap<string, { readonly fields: readonly FieldForm[] }>;
  /** The site's pages; in a path `*` and `**` stand for any segments. */
  readonly pages: readonly Pick<TreeItem, 'path' | 'published'>[];
  /** Levels of the headings in the middle of the page as it is drawn. */
  readonly headings: readonly number[];
}

const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null;

const LINKS = /<a\b[^>]*?\shref="([^"]*)"/g;

function inFields(
  fields: readonly FieldForm[],
  values: Values,
  see: (form: FieldForm, value: unknown) => void,
) {
  for (const form of fields) {
    const value = values[form.name];
    see(form, value);
    if (form.item === undefined || !Array.isArray(value)) continue;
    for (const entry of value) if (isValues(entry)) inFields(form.item, entry, see);
  }
}

/** Whether a path leads to a page of the site. */
export function leadsToPage(href: string, paths: readonly string[]): boolean {
  const path = (href.split(/[?#]/)[0] ?? '').toLowerCase().replace(/(.)\/$/, '$1');
  const segments = path.split('/');
  return paths.some((known) => {
    const names = known.toLowerCase().split('/');
    if (names.at(-1) === '**') return segments.length >= names.length && names.slice(0, -1).every(matches);
    return names.length === segments.length && names.every(matches);
  });
  function matches(name: string, at: number): boolean {
    return name === '*' || name === segments[at] || name === decode(segments[at] ?? '');
  }
}

/** What the store keeps as it was typed, and visitors cannot use: said beside the field, and once more before it is published. */
function unusable(form: FieldForm, value: unknown): Pick<Finding, 'kind' | 'about'> | null {
  const problem = fieldProblem(form, value);
  const about = isLink(value) ? value.href.replace(/^\w+:/, '') : `${value}`;
  switch (problem?.kind) {
    case 'no-film':
    case 'no-icon':
    case 'no-mail':
    case 'no-phone':
      return { kind: problem.kind, about };
    default:
      return null;
  }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export function checkPage(document: PageDocument, shared: Values, around: Surroundings): readonly Finding[] {
  const { kinds, pages, headings } = around;
  const pathsOf = (published: boolean) =>
    pages.flatMap((each) => (each.path !== null && each.published === published ? [each.path] : []));
  const [seen, unseen] = [pathsOf(true), pathsOf(false)];
  const findings: Finding[] = [];
  const title = document.fields.title ?? shared.title;
  if (typeof title !== 'string' || title.trim() === '')
    findings.push({ severity: 'error', kind: 'title-missing', uid: null, about: '' });
  findings.push(...checkSearchResult(searchResultOf({ ...shared, ...document.fields })));
  const link = (uid: string | null, href: string) => {
    if (!href.startsWith('/') || isNoPage(href) || leadsToPage(href, seen)) return;
    const kind = leadsToPage(href, unseen) ? 'link-unpublished' : 'link-broken';
    findings.push({ severity: 'warning', kind, uid, about: href });
  };
  const use = (uid: string | null, form: FieldForm, value: unknown) => {
    const wrong = unusable(form, value);
    if (wrong !== null) findings.push({ severity: 'warning', uid, ...wrong });
    if (form.kind === 'link' && isLink(value)) link(uid, value.href);
  };
  // The page's own: where it leads instead of being shown.
  for (const [name, value] of Object.entries({ ...shared, ...document.fields }))
    if (isLink(value)) use(null, { name, kind: 'link', fallback: null }, value);
  for (const { node } of placedBlocks(document)) {
    const { uid, fields } = node;
    inFields(kinds.get(node.componentName)?.fields ?? [], fields, (form, value) => {
      const { kind } = form;
      use(uid, form, value);
      if (kind === 'image' && isImage(value) && value.alt.trim() === '' && fields.DecorativeImage !== true)
        findings.push({ severity: 'warning', kind: 'alt-missing', uid, about: value.src });
      if (kind === 'richText' && typeof value === 'string')
        for (const [, href = ''] of value.matchAll(LINKS)) link(uid, href.replaceAll('&amp;', '&'));
    });
  }
  if (!headings.includes(1))
    findings.push({ severity: 'warning', kind: 'heading-missing', uid: null, about: '' });
  const skipped = headings.find((level, at) => at > 0 && level > (headings[at - 1] ?? 0) + 1);
  if (skipped !== undefined)
    findings.push({ severity: 'warning', kind: 'heading-skipped', uid: null, about: `h${skipped}` });
  return findings;
}
