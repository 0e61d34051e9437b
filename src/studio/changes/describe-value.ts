import { type ImageValue, SITE_PHONE } from '~/modules/content/studio-wire';
import type { Say } from '../messages';
import type { NamedField } from '../names/name-kinds';
import type { Values } from '../state/document';
import { readableText } from './readable-text';

/** A value as an editor reads it. */
export interface Described {
  readonly text: string;
  readonly picture: ImageValue | null;
}

/** The text of a story's tag, by its id. */
export type TagText = (id: string) => string;

const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null;
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The value of a field in words: a choice by its name, a link with where it leads, formatted text as it is read. */
export function describeValue(form: NamedField, value: unknown, say: Say, tagText: TagText): Described {
  const asText = (text: string): Described => ({ text, picture: null });
  if (value === null || value === undefined || value === '') return asText('');
  switch (form.kind) {
    case 'richText':
      return asText(readableText(textOf(value)));
    case 'boolean':
      return asText(say(value === true ? 'changes.on' : 'changes.off'));
    case 'choice':
      return asText(form.optionLabels[textOf(value)] ?? String(value));
    case 'tags':
      return asText(textOf(value).split('|').filter(Boolean).map(tagText).join(', '));
    case 'link':
      return asText(isValues(value) ? linkText(value, say) : '');
    case 'image':
      return describeImage(value, say);
    case 'list': {
      const entries = Array.isArray(value) ? value : [];
      return asText(entries.map((entry) => describeEntry(form.item ?? [], entry, say).text).join('\n'));
    }
    default:
      return asText(isValues(value) ? JSON.stringify(value) : String(value));
  }
}

/** All that an entry of a list says, a line for each field. */
export function describeEntry(forms: readonly NamedField[], entry: unknown, say: Say): Described {
  if (!isValues(entry)) return { text: entry === undefined ? '' : String(entry), picture: null };
  const lines = forms.flatMap((form) => {
    const { [form.name]: value } = entry;
    if (value === undefined || value === form.fallback) return [];
    const { text, picture } = describeValue(form, value, say, (id) => id);
    return text === '' && picture === null ? [] : [{ text: `${form.label}: ${text}`, picture }];
  });
  return {
    text: lines.map(({ text }) => text).join('\n'),
    picture: lines.find(({ picture }) => picture !== null)?.picture ?? null,
  };
}

function linkText({ href, text, target }: Values, say: Say): string {
  const address = href === SITE_PHONE ? say('link.sitePhone') : textOf(href);
  const words = textOf(text);
  return [
    words === '' ? address : `${words} (${address})`,
    ...(target === '_blank' ? [say('field.newTab')] : []),
  ].join('\n');
}

function describeImage(value: unknown, say: Say): Described {
  if (!isValues(value)) return { text: '', picture: null };
  const { src, alt, width, height, focus } = value;
  const [x, y] = isValues(focus) ? [Number(focus.x), Number(focus.y)] : [null, null];
  const spot = x === null || y === null ? null : { x, y };
  return {
    text: [
      textOf(alt) === '' ? say('changes.noAlt') : textOf(alt),
      ...(spot === null ? [] : [say('changes.focus', spot)]),
    ].join('\n'),
    picture: {
      src: textOf(src),
      alt: textOf(alt),
      width: Number(width),
      height: Number(height),
      ...(spot !== null && { focus: spot }),
    },
  };
}
