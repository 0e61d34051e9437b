import type { ImageValue, LinkValue } from '~/modules/content/studio-wire';

export const isImage = (value: unknown): value is ImageValue =>
  typeof value === 'object' && value !== null && 'src' in value && typeof value.src === 'string';

export const isLink = (value: unknown): value is LinkValue =>
  typeof value === 'object' && value !== null && 'href' in value && typeof value.href === 'string';
