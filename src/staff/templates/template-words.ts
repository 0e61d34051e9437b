import {
  PLACEHOLDERS,
  type Template,
  type TemplateChange,
  type TemplateField,
  type TextProblem,
} from '~/modules/templates';
import { formatDateTime } from '~/platform/time';
import type { Names } from '../inbox/request-words';
import type { StaffFrame } from '../staff.shell';

export const templateTitle = ({ name, channel }: Template, { t }: StaffFrame): string =>
  `${t(`templates.channel.${channel}`)}: ${t(name)}`;

/** `Ämne`, `Stycke 2`: numbered where there are several of a kind. */
export function fieldLabel(field: TemplateField, all: readonly TemplateField[], { t }: StaffFrame): string {
  const kind = t(`templates.kind.${field.kind}`);
  const same = all.filter((each) => each.kind === field.kind);
  return same.length === 1 ? kind : `${kind} ${same.indexOf(field) + 1}`;
}

const inBraces = (name: string): string => `{${name}}`;

export const bracedNames = (names: readonly string[]): string => names.map(inBraces).join(' ');

/** What each of these stands for. */
export const meanings = (
  names: readonly string[],
  { t }: StaffFrame,
): readonly (readonly [string, string])[] =>
  PLACEHOLDERS.filter((name) => names.includes(name)).map((name) => [
    inBraces(name),
    t(`templates.placeholder.${name}`),
  ]);

export function problemText(problem: TextProblem, { t }: StaffFrame): string {
  switch (problem.code) {
    case 'empty':
      return t('templates.problem.empty');
    case 'brace':
      return t('templates.problem.brace');
    case 'long':
      return t('templates.problem.long', { max: problem.max });
    case 'tag':
      return t('templates.problem.tag', { tag: problem.tag });
    case 'unknown':
      return t('templates.problem.unknown', { placeholder: inBraces(problem.placeholder) });
    case 'missing':
      return t('templates.problem.missing', { placeholder: inBraces(problem.placeholder) });
    case 'characters':
      return t('templates.problem.characters', { characters: problem.characters });
    case 'parts':
      return t('templates.problem.parts', { parts: problem.parts, max: problem.max });
  }
}

/** A change in one line for each text: who, when, from what to what. */
export function changeText(change: TemplateChange, names: Names, frame: StaffFrame): string {
  const { t, site, locale } = frame;
  const name = names.get(change.account) ?? t('inbox.formerColleague');
  const texts = Object.entries(change.after).map(([key, after]) => `${change.before[key] ?? ''} → ${after}`);
  return `${name}, ${formatDateTime(change.at, site.zone, locale)}: ${texts.join('; ')}`;
}
