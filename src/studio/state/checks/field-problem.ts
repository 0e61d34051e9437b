import { type FieldForm, filmIdOf, SITE_PHONE, safeHref } from '~/modules/content/studio-wire';
import { isEmail } from '~/platform/email';
import { barePhone, isTwoPhones } from '~/platform/phone/pattern';
import { isImage, isLink } from './value-kinds';

export type FieldProblem =
  | { readonly kind: 'too-long'; readonly limit: number; readonly over: number }
  | { readonly kind: 'no-number' }
  | { readonly kind: 'no-film' }
  | { readonly kind: 'no-icon' }
  | { readonly kind: 'out-of-range'; readonly min: number; readonly max: number }
  | { readonly kind: 'too-many'; readonly limit: number }
  | { readonly kind: 'no-address' }
  | { readonly kind: 'no-mail' }
  | { readonly kind: 'no-phone' };

/** The address of a drawing in the place of an icon's name. */
const DRAWING = /^$|^\/|^https?:/i;
/** Of YouTube, as it stands in its addresses. */
const FILM_ID = /^[\w-]{11}$/;

/** Why the store would refuse a value, as far as the contract tells a browser; the server has the last word. */
export function fieldProblem(
  { kind, limits = {}, options = [] }: FieldForm,
  value: unknown,
): FieldProblem | null {
  const { maxLength = Infinity, min = -Infinity, max = Infinity } = limits;
  if (kind === 'film' && typeof value === 'string' && value !== '' && !FILM_ID.test(filmIdOf(value)))
    return { kind: 'no-film' };
  if (typeof value === 'string' && kind !== 'film' && value.length > maxLength)
    return { kind: 'too-long', limit: maxLength, over: value.length - maxLength };
  if (kind === 'icon' && typeof value === 'string' && !options.includes(value) && !DRAWING.test(value))
    return { kind: 'no-icon' };
  if (kind === 'number' && typeof value === 'string' && value !== '') return { kind: 'no-number' };
  if (kind === 'number' && typeof value === 'number' && (value < min || value > max))
    return { kind: 'out-of-range', min, max };
  if (Array.isArray(value) && value.length > max) return { kind: 'too-many', limit: max };
  if (kind === 'link' && isLink(value)) return addressProblem(value.href);
  const source = kind === 'image' && isImage(value) ? value.src : value;
  const isMedia = kind === 'image' || kind === 'video' || kind === 'file';
  if (isMedia && typeof source === 'string' && !/^\/(?!\/)/.test(source)) return { kind: 'no-address' };
  return null;
}

/** What leads nowhere although its scheme is one of ours: "mailto:info", "tel:ring oss". */
function addressProblem(href: string): FieldProblem | null {
  const [, scheme = '', rest = ''] = /^(mailto|tel):([^?]*)/i.exec(href) ?? [];
  if (/^mailto$/i.test(scheme) && !rest.split(',').every((mail) => isEmail(mail.trim())))
    return { kind: 'no-mail' };
  const isPhone = href === SITE_PHONE || (!isTwoPhones(rest) && /^\+?\d{3,15}$/.test(barePhone(rest)));
  if (/^tel$/i.test(scheme) && !isPhone) return { kind: 'no-phone' };
  return safeHref(href) === null ? { kind: 'no-address' } : null;
}
