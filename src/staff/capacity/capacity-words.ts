import {
  BRAND_CLASSES,
  type CapacityItem,
  type CapacityShown,
  readPriceItem,
  type Service,
  type TimeSpans,
  type WorkshopCapacity,
  writeSpans,
} from '~/modules/workshop';
import { formatLocal } from '~/platform/time';
import { localeFor } from '~/sites';
import { formatMinor } from '~/ui/text/format';
import { weekdayName } from '../facilities/facility-words';
import type { StaffFrame } from '../staff.shell';
import { durationText } from '../workshop/booking-words';

export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;

/** `tors 24 december 2026` */
export const dateText = (date: string, { site, language }: StaffFrame): string =>
  formatLocal(date, localeFor(site, language), {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });

export const spansText = (spans: TimeSpans, { t }: StaffFrame): string =>
  spans.length === 0
    ? t('capacity.closed')
    : spans
        .map((span) =>
          [writeSpans([span]), ...(span.closes < span.opens ? [t('capacity.nextDay')] : [])].join(' '),
        )
        .join(', ');

export function serviceName(service: Service | undefined, { site, language }: StaffFrame): string {
  const words = service?.words[language] ?? service?.words[site.languages[0]];
  return words?.name ?? service?.id ?? '';
}

/** What a thing is called. */
export function itemTitle(
  { part, item }: CapacityItem,
  shown: CapacityShown | null,
  services: readonly Service[],
  frame: StaffFrame,
): string {
  const { t } = frame;
  switch (part) {
    case 'hours':
      return t('capacity.hours');
    case 'day':
      return item === '' ? t('capacity.addDay') : dateText(item, frame);
    case 'bay':
      return shown?.part === 'bay' && shown.shown !== null ? shown.shown.name : t('capacity.addBay');
    case 'service':
      return serviceName(
        services.find(({ id }) => id === item),
        frame,
      );
    case 'price': {
      const key = readPriceItem(item);
      const service = serviceName(
        services.find(({ id }) => id === (key?.serviceId ?? item)),
        frame,
      );
      return key === null
        ? t('capacity.priceOf', { service })
        : t('capacity.priceFrom', { service, date: dateText(key.from, frame) });
    }
  }
}

/** What can be done, by the services that need it: the words of the schedule are for machines. */
export function abilityText(competence: string, services: readonly Service[], frame: StaffFrame): string {
  const needing = services
    .filter((service) => service.competence === competence)
    .map((each) => serviceName(each, frame));
  if (needing.length === 0) return competence;
  const some = needing.slice(0, 3).join(', ');
  return needing.length <= 3
    ? some
    : frame.t('capacity.abilityMore', { services: some, count: needing.length - 3 });
}

export function priceText(
  price: number | null | undefined,
  agreed: number | null | undefined,
  { t, site, language }: StaffFrame,
): string {
  const money = (minor: number) => formatMinor(minor, localeFor(site, language), site.currency);
  const text = price == null ? t('capacity.unknownPrice') : money(price);
  return agreed == null ? text : t('capacity.withAgreement', { price: text, agreed: money(agreed) });
}

/** What counts of a thing, a line each. */
export function shownLines(
  part: CapacityShown,
  services: readonly Service[],
  frame: StaffFrame,
): readonly string[] {
  const { t } = frame;
  switch (part.part) {
    case 'hours':
      return WEEKDAYS.map((weekday) => {
        const spans = part.shown.find((each) => each.weekday === weekday)?.spans ?? [];
        return `${weekdayName(weekday, frame)}: ${spansText(spans, frame)}`;
      });
    case 'day':
      return [spansText(part.shown, frame)];
    case 'bay': {
      if (part.shown === null) return [];
      const { name, competences, outFrom } = part.shown;
      return [
        name,
        ...competences.map((each) => abilityText(each, services, frame)),
        ...(outFrom === null ? [] : [t('capacity.outSince', { date: dateText(outFrom, frame) })]),
      ];
    }
    case 'service':
      return [
        t(part.shown.isDone ? 'capacity.done' : 'capacity.notDone'),
        durationText(part.shown.minutes, t),
      ];
    case 'price':
      return BRAND_CLASSES.map((each) => {
        const { prices, agreementPrices } = part.shown;
        return `${t(`capacity.class.${each}`)}: ${priceText(prices[each], agreementPrices[each], frame)}`;
      });
  }
}

/** What was and what is, without the lines that stayed. */
export function differingLines(
  before: CapacityShown,
  after: CapacityShown,
  services: readonly Service[],
  frame: StaffFrame,
): { readonly before: readonly string[]; readonly after: readonly string[] } {
  const [was, is] = [shownLines(before, services, frame), shownLines(after, services, frame)];
  return {
    before: was.filter((line) => !is.includes(line)),
    after: is.filter((line) => !was.includes(line)),
  };
}

/** Whether staff say something of a thing. */
export const isOverridden = (
  { overrides }: Pick<WorkshopCapacity, 'overrides'>,
  { part, item }: CapacityItem,
): boolean => overrides.some((each) => each.part === part && each.item === item && each.override !== null);

export const revisionOf = (
  { overrides }: Pick<WorkshopCapacity, 'overrides'>,
  { part, item }: CapacityItem,
): number => overrides.find((each) => each.part === part && each.item === item)?.revision ?? 0;
