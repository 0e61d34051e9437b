import type { BlockNode } from './document';

/** What a person reads of a value: its words. */
export function wordsOf(value: unknown): string {
  if (typeof value === 'string')
    return value
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim();
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(wordsOf).filter(Boolean).join(' · ');
  if (typeof value === 'object') return Object.values(value).map(wordsOf).filter(Boolean).join(' · ');
  return String(value);
}

const MAX_CHARS = 40;

/** The first words of a block, which tell it from others of its kind. */
export function blockWords({ fields }: BlockNode): string {
  const { Title, title, Text } = fields;
  const words = wordsOf(Title) || wordsOf(title) || wordsOf(Text);
  return words.length > MAX_CHARS ? `${words.slice(0, MAX_CHARS)}…` : words;
}
