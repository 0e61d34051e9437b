import type { Translate } from '~/messages';
import { formatMoney } from '~/modules/stock';
import { formatDay, formatLocal, spokenLocale } from '~/platform/time';
import type { BookedVisit, LocalMoment, Slot } from '../../service';

/** Language of a text about a visit, and the locale of that language in the site's country. */
export interface LocaleContext {
  readonly t: Translate;
  readonly locale: string;
}

/** Time of an all-day drop-off, on the workshop's clock (SLOT-4: stored as 08:00). */
export const DROP_OFF_TIME = '08:00';

/** The workshop's own date and time in a locale: what is booked for 08:30 reads 08:30 everywhere. */
function formatSlot({ date, time }: Slot, locale: string, options: Intl.DateTimeFormatOptions): string {
  const text = formatLocal(`${date}T${time ?? DROP_OFF_TIME}`, spokenLocale(locale), options);
  // "Tue, 24 Nov" is a list to a reader of Swedish habit, and the comma is needed for what comes after.
  return text.replaceAll(',', '');
}

/** `tisdag 24 november 2026` */
export const formatVisitDay = ({ date }: Slot, { locale }: LocaleContext): string => formatDay(date, locale);

/** `tis 24 nov.` for headings of columns and for SMS. */
export const formatVisitDayShort = (slot: Slot, { locale }: LocaleContext): string =>
  formatSlot(slot, locale, { weekday: 'short', day: 'numeric', month: 'short' });

/** `08:30`, or as the locale writes it: `8.30`. */
export const formatVisitTime = (slot: Slot, { locale }: LocaleContext): string =>
  formatSlot(slot, locale, { timeStyle: 'short' });

/** `tisdag 24 november 2026 kl. 08:30`; an all-day drop-off is the day alone. */
export const formatVisitStart = (slot: Slot, context: LocaleContext): string => {
  const date = formatVisitDay(slot, context);
  return slot.time === null
    ? date
    : context.t('visit.dayAndTime', { date, time: formatVisitTime(slot, context) });
};

/** `tis 24 nov. kl. 08:30`; an all-day drop-off is the day alone. */
export const formatVisitStartShort = (slot: Slot, context: LocaleContext): string => {
  const date = formatVisitDayShort(slot, context);
  return slot.time === null
    ? date
    : context.t('visit.dayAndTime', { date, time: formatVisitTime(slot, context) });
};

/**
 * `Lämna bilen före 08:00` for an all-day drop-off, `Lämna in tis 24 nov. kl. 08:30, hämta fre 27 nov. kl. 09:00` for work of
 * several days; null for a visit that begins at its time and is waited for or fetched on the day.
 */
export function formatDropOff(
  visit: Slot & { readonly pickUp?: LocalMoment | null | undefined },
  context: LocaleContext,
): string | null {
  const { pickUp = null } = visit;
  if (pickUp !== null) {
    const times = {
      dropOff: formatVisitStartShort(visit, context),
      pickUp: formatVisitStartShort(pickUp, context),
    };
    return context.t('visit.stay', times);
  }
  return visit.time === null ? context.t('visit.dropOff', { time: formatVisitTime(visit, context) }) : null;
}

/** `ABC 123, Volvo V60 (2019)`; what is not known is left out. */
export function formatVisitCar({ vehicle }: Pick<BookedVisit, 'vehicle'>): string {
  const { registrationNumber, brand, model, buildYear } = vehicle;
  const name = [brand, model].filter((each) => each !== '').join(' ');
  const year = buildYear === null ? '' : ` (${buildYear})`;
  return [registrationNumber, `${name}${year}`.trim()].filter((each) => each !== '').join(', ');
}

/** Whether the price is unknown, in figures and in words. */
export const isPriceUnknown = ({ price, priceText }: BookedVisit['services'][number]): boolean =>
  price === null && priceText === null;

/** Services with the price of all their units, or its words; without a known price: 'Pris saknas' (WORK-PRICE-2). */
export function formatVisitPrices(
  { services, currency }: Pick<BookedVisit, 'services' | 'currency'>,
  { t, locale }: LocaleContext,
): readonly (readonly [name: string, price: string])[] {
  return services.map(({ name, price, unit, priceText }) => [
    unit !== null && unit > 1 ? t('visit.times', { name, count: unit }) : name,
    price === null
      ? (priceText ?? t('visit.priceMissing'))
      : formatMoney(price * (unit ?? 1), currency, locale),
  ]);
}

/**
 * Sum of the known prices. Where there is none: the words that all of it has for its price ("Gratis"), else that it is known
 * once the workshop has seen the car; never nothing.
 */
export function formatVisitTotal(
  { totalPrice, currency, services }: Pick<BookedVisit, 'totalPrice' | 'currency' | 'services'>,
  { t, locale }: LocaleContext,
): string {
  if (services.some(({ price }) => price !== null)) return formatMoney(totalPrice, currency, locale);
  const [words, ...others] = new Set(services.map(({ priceText }) => priceText));
  return (others.length === 0 ? words : null) ?? t('visit.totalUnknown');
}

/** The address of a workshop on a map, with the way there. */
export function directionsHref({ workshop }: Pick<BookedVisit, 'workshop'>): string {
  const destination = `${workshop.latitude},${workshop.longitude}`;
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination })}`;
}

/** What the customer ticked besides services, a sentence each. */
export function formatVisitOptions(
  { choices = [], isWaiting = false }: Pick<BookedVisit, 'choices' | 'isWaiting'>,
  { t }: Pick<LocaleContext, 't'>,
): readonly string[] {
  return [
    ...(choices.length > 0 ? [t('catalogue.chosenOptions', { options: choices.join(', ') })] : []),
    ...(isWaiting ? [t('wizard.staying')] : []),
  ];
}
