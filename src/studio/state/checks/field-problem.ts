import { type FieldForm, safeHref } from '~/modules/content/studio-wire';
import { isImage, isLink } from './checks';

export type FieldProblem =
  | { readonly kind: 'too-long'; readonly limit: number; readonly over: number }
  | { readonly kind: 'no-number' }
  | { readonly kind: 'out-of-range'; readonly min: number; readonly max: number }
  | { readonly kind: 'too-many'; readonly limit: number }
  | { readonly kind: 'no-address' };

/** Why the store would refuse a value, as far as the contract tells a browser; the server has the last word. */
export function fieldProblem({ kind, limits = {} }: FieldForm, value: unknown): FieldProblem | null {
  const { maxLength = Infinity, min = -Infinity, max = Infinity } = limits;
  if (typeof value === 'string' && value.length > maxLength)
    return { kind: 'too-long', limit: maxLength, over: value.length - maxLength };
  if (kind === 'number' && typeof value === 'string' && value !== '') return { kind: 'no-number' };
  if (kind === 'number' && typeof value === 'number' && (value < min || value > max))
    return { kind: 'out-of-range', min, max };
  if (Array.isArray(value) && value.length > max) return { kind: 'too-many', limit: max };
  if (kind === 'link' && isLink(value) && safeHref(value.href) === null) return { kind: 'no-address' };
  const source = kind === 'image' && isImage(value) ? value.src : value;
  const isMedia = kind === 'image' || kind === 'video' || kind === 'file';
  if (isMedia && typeof source === 'string' && !/^\/(?!\/)/.test(source)) return { kind: 'no-address' };
  return null;
}
