import { randomInt } from 'node:crypto';
import {
  BRAND_CLASSES,
  CAPACITY_PARTS,
  type CapacityItem,
  priceItem,
  readPriceItem,
  type WorkshopCapacity,
  writeAmount,
  writeSpans,
} from '~/modules/workshop';

/** Which thing is asked for: `part`, and `item` where it is not new. */
export function readItem(query: (name: string) => string | undefined): CapacityItem | null {
  const part = CAPACITY_PARTS.find((each) => each === query('part'));
  const item = (query('item') ?? '').slice(0, 80);
  if (part === undefined) return null;
  return part === 'bay' && item === '' ? { part, item: newBay() } : { part, item };
}

/** An id that no bay had; the form carries it, so that it adds one bay however often it is sent. */
const newBay = (): string =>
  `staff-${Array.from({ length: 8 }, () => '0123456789abcdefghijklmnopqrstuvwxyz'[randomInt(36)]).join('')}`;

/** What a form has before anybody types: what counts now; null: there is no such thing. */
export function fieldsOf(
  capacity: WorkshopCapacity,
  { part, item }: CapacityItem,
  today: string,
  day: string,
): URLSearchParams | null {
  const isNewPrice = part === 'price' && readPriceItem(item) === null;
  const at = { part, item: isNewPrice ? priceItem(item, today) : item };
  const fields = new URLSearchParams();
  if (part === 'day' && item === '') {
    if (day !== '') fields.set('date', day);
    fields.set('kind', 'closed');
    return fields;
  }
  const shown = capacity.shown(at);
  switch (shown?.part) {
    case undefined:
      return null;
    case 'hours':
      for (const { weekday, spans } of shown.shown) fields.set(`day-${weekday}`, writeSpans(spans));
      return fields;
    case 'day':
      fields.set('date', item);
      fields.set('kind', kindOf(capacity, at, shown.shown.length === 0));
      fields.set('hours', writeSpans(shown.shown));
      fields.set('was-hours', writeSpans(shown.shown));
      return fields;
    case 'bay': {
      fields.set('name', shown.shown?.name ?? '');
      for (const each of shown.shown?.competences ?? []) fields.append('ability', each);
      fields.set('outFrom', shown.shown?.outFrom ?? '');
      fields.set('wasOut', shown.shown?.outFrom ?? '');
      return fields;
    }
    case 'service':
      if (shown.shown.isDone) fields.set('done', 'on');
      fields.set('minutes', `${shown.shown.minutes}`);
      return fields;
    case 'price': {
      fields.set('from', isNewPrice ? '' : (readPriceItem(item)?.from ?? ''));
      const { prices, agreementPrices } = shown.shown;
      for (const each of BRAND_CLASSES) {
        fields.set(`price-${each}`, amountText(prices[each]));
        fields.set(`agreement-${each}`, amountText(agreementPrices[each]));
      }
      return fields;
    }
  }
}

function kindOf({ overrides }: WorkshopCapacity, { item }: CapacityItem, isClosed: boolean): string {
  const own = overrides.find((each) => each.part === 'day' && each.item === item)?.override;
  if (own?.part === 'day' && own.value === 'usual') return 'usual';
  return isClosed ? 'closed' : 'hours';
}

const amountText = (minor: number | null | undefined): string => (minor == null ? '' : writeAmount(minor));
