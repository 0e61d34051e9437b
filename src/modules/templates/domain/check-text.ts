import { type Language, messagesFor } from '~/messages';
import { gsmText, MAX_PARTS, smsParts, unsendable } from '~/platform/sms';
import type { Channel, Template, TemplateField, Written } from './template';

/** Why a text cannot be taken. */
export type TextProblem =
  | { readonly code: 'empty' }
  | { readonly code: 'long'; readonly max: number }
  /** It has a tag; a template is text. */
  | { readonly code: 'tag'; readonly tag: string }
  /** A brace that begins or ends no placeholder. */
  | { readonly code: 'brace' }
  | { readonly code: 'unknown'; readonly placeholder: string }
  | { readonly code: 'missing'; readonly placeholder: string }
  /** Characters that no SMS has. */
  | { readonly code: 'characters'; readonly characters: string }
  /** The SMS, with a long name and link, has more parts than we send. */
  | { readonly code: 'parts'; readonly parts: number; readonly max: number };

const MAX_LENGTH: Readonly<Record<TemplateField['kind'], number>> = { subject: 150, button: 60, text: 2000 };

const PLACEHOLDER = /\{([^{}]*)\}/g;

/** The placeholders of a text, each once. */
export const placeholdersOf = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name)),
];

/** Our own wording of a text, with its placeholders. */
export const builtInText = ({ key }: TemplateField, language: Language): string => messagesFor(language)[key];

/** What a text may name: what our own wording names, and what all texts of the template may. */
export const allowedIn = (
  template: Template,
  field: TemplateField,
  language: Language,
): readonly string[] => [
  ...new Set([...placeholdersOf(builtInText(field, language)), ...template.placeholders]),
];

/**
 * A typed text as it is kept: composed letters, line breaks of one kind, no other control characters, nothing that turns the
 * direction of what follows; a subject and a button on one line.
 */
export function cleanText(text: string, { kind }: Pick<TemplateField, 'kind'>): string {
  const plain = text
    .normalize('NFC')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{C}\n\u{200c}\u{200d}]/gu, '')
    .replaceAll(/\{\s*(\w+)\s*\}/g, '{$1}');
  const lines = kind === 'text' ? plain.replaceAll(/\n{3,}/g, '\n\n') : plain.replaceAll(/\s+/g, ' ');
  return lines.trim();
}

/** What is wrong with a clean text; null: nothing. */
export function checkText(
  text: string,
  field: TemplateField,
  { template, language }: { readonly template: Template; readonly language: Language },
): TextProblem | null {
  if (text === '') return { code: 'empty' };
  const max = MAX_LENGTH[field.kind];
  if (text.length > max) return { code: 'long', max };
  const tag = /<[/!?a-z][^>]*>?/i.exec(text)?.[0];
  if (tag !== undefined) return { code: 'tag', tag: tag.slice(0, 40) };
  if (/[{}]/.test(text.replaceAll(PLACEHOLDER, ''))) return { code: 'brace' };
  const allowed = allowedIn(template, field, language);
  const named = placeholdersOf(text);
  const unknown = named.find((name) => !allowed.includes(name));
  if (unknown !== undefined) return { code: 'unknown', placeholder: unknown.slice(0, 40) };
  const missing = field.required?.find((name) => !named.includes(name));
  if (missing !== undefined) return { code: 'missing', placeholder: missing };
  return checkCharacters(text, template.channel);
}

function checkCharacters(text: string, channel: Channel): TextProblem | null {
  const characters = channel === 'sms' ? unsendable(text) : [];
  return characters.length === 0
    ? null
    : { code: 'characters', characters: characters.slice(0, 10).join(' ') };
}

/** Whether the SMS that comes of its texts is longer than we send. */
export function checkParts({ channel }: Template, longMessage: Written): TextProblem | null {
  if (channel !== 'sms') return null;
  const parts = smsParts(gsmText(longMessage.text));
  return parts > MAX_PARTS ? { code: 'parts', parts, max: MAX_PARTS } : null;
}
