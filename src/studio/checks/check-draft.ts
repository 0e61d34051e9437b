import type { PageKey } from '../api';
import { headingsIn } from '../canvas/marks';
import type { NamedKind } from '../names/name-kinds';
import { findBlock } from '../state/blocks';
import type { CheckKind, Finding } from '../state/checks/finding';
import type { PageDocument } from '../state/document';
import { pictureContrast } from './contrast-on-pictures';
import { openDraftFrame } from './draft-frame';
import { blockOfElement, fieldOfElement } from './field-of-element';

const KINDS: Readonly<Record<string, CheckKind>> = {
  'color-contrast': 'contrast',
  'image-alt': 'access-image',
  'role-img-alt': 'access-image',
  'svg-img-alt': 'access-image',
  'button-name': 'access-name',
  'summary-name': 'access-name',
  label: 'access-label',
  'select-name': 'access-label',
  'link-name': 'access-link',
  'link-in-text-block': 'access-link',
  list: 'access-list',
  listitem: 'access-list',
  'definition-list': 'access-list',
  'frame-title': 'access-frame',
};

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const MAX_FINDINGS = 40;

const excerptOf = (element: Element): string => {
  const text = (element.textContent ?? '').replace(/\s+/g, ' ').trim();
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
};

/**
 * What is hard to read or to use in the saved draft, as far as a program can tell: axe's findings, and texts on pictures. Only in blocks
 * of this page; what all pages share is checked on its own page. What shuts somebody out stops the publishing. With it the levels of the
 * page's headings.
 *
 * @throws Error where the draft cannot be checked
 */
export async function checkDraft(
  key: PageKey,
  document: PageDocument,
  kinds: ReadonlyMap<string, NamedKind>,
): Promise<{ readonly findings: readonly Finding[]; readonly headings: readonly number[] }> {
  const { page, runner, close } = await openDraftFrame(key);
  try {
    const { violations, incomplete } = await runner.run(page, {
      runOnly: RULES,
      resultTypes: ['violations', 'incomplete'],
      elementRef: true,
    });
    const findings = new Map<string, Finding>();
    const add = (element: Element, finding: Pick<Finding, 'severity' | 'kind' | 'about'>) => {
      const placed = findBlock(document, blockOfElement(page, element));
      if (placed === undefined || placed === null) return;
      const { node } = placed;
      const path = fieldOfElement(page, element, node, kinds);
      const found = { ...finding, uid: node.uid, ...(path !== undefined && { path }) };
      const known = `${finding.kind} ${node.uid} ${path ?? finding.about}`;
      if (findings.size < MAX_FINDINGS && !findings.has(known)) findings.set(known, found);
    };
    for (const { id, impact, nodes } of violations)
      for (const { element } of nodes)
        if (element !== undefined) {
          const kind = KINDS[id] ?? 'access';
          const severity = impact === 'critical' ? 'error' : 'warning';
          add(element, { severity, kind, about: kind === 'access' ? id : excerptOf(element) });
        }
    const contrastOn = pictureContrast(page);
    const unsure = incomplete.filter(({ id }) => id === 'color-contrast').flatMap(({ nodes }) => nodes);
    for (const { element } of unsure) {
      const ratio = element === undefined ? null : contrastOn(element);
      if (element === undefined || ratio === null) continue;
      add(element, { severity: 'warning', kind: 'contrast-picture', about: excerptOf(element) });
    }
    return { findings: [...findings.values()], headings: headingsIn(page) };
  } finally {
    close();
  }
}
