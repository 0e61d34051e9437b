import { isSiteKey, siteByKey } from '~/sites';
import { servicesById } from '../demand';
import type { Service, WorkingWorkshop, WorkshopSchedule } from '../model';
import type { PriceTables } from '../prices/price-table';
import { localised, priceAt, pricedCar } from '../prices/prices';
import { unitOf } from '../prices/unit';
import type { Vehicle } from '../vehicle';
import type { VisitRecord } from './visit';

/** Whether the price is a number; one in words has none. */
export const hasNumber = ({ priceText }: Pick<Service, 'priceText'>): boolean =>
  Object.keys(priceText).length === 0;

/** A service or an add-on of a visit: its price in minor units, its words in the language of the booking. */
type BookedLine = VisitRecord['lines'][number] & { readonly unitAbbreviation: string };

/** The chosen services as they are booked: with the workshop's prices for the car and the words of a language. */
export function bookedLines(
  chosen: readonly { readonly id: string; readonly text: string | null }[],
  { schedule, tables }: { readonly schedule: WorkshopSchedule; readonly tables: PriceTables },
  workshop: WorkingWorkshop,
  { vehicle, mileage }: { readonly vehicle: Vehicle; readonly mileage: number | null },
  { language, fallback }: { readonly language: string; readonly fallback: string },
): BookedLine[] {
  const services = servicesById(schedule);
  const car = pricedCar(schedule, vehicle, mileage);
  return chosen.flatMap(({ id, text }, at) => {
    const service = services.get(id);
    // Duplicates count once.
    if (service === undefined || chosen.findIndex((each) => each.id === id) !== at) return [];
    return [
      {
        id,
        name: localised(service.words, language, fallback)?.name ?? id,
        price: hasNumber(service) ? priceAt(service, workshop, car, tables).price : null,
        unit: service.unit,
        unitAbbreviation: unitOf(service, { language, fallback }),
        text: service.textInput ? text : null,
        priceText: localised(service.priceText, language, fallback) ?? null,
      },
    ];
  });
}

type Words = Pick<BookedLine, 'id' | 'name' | 'priceText'>;

interface LinesOfBooking<Line> {
  readonly site: string;
  /** That of the booking. */
  readonly language: string;
  readonly lines: readonly Line[];
}

/** What is booked as staff read it: in the language of the site. */
export function linesForStaff<Line extends Words>(
  schedule: Pick<WorkshopSchedule, 'services'>,
  booking: LinesOfBooking<Line>,
): readonly Line[] {
  const { site, language } = booking;
  return linesIn(isSiteKey(site) ? siteByKey(site).languages[0] : language, schedule, booking);
}

/** What is booked, in another language than it was booked in. What is no longer offered keeps the words of the booking. */
export function linesIn<Line extends Words>(
  wanted: string,
  schedule: Pick<WorkshopSchedule, 'services'>,
  { language, lines }: Omit<LinesOfBooking<Line>, 'site'>,
): readonly Line[] {
  if (wanted === language) return lines;
  const services = servicesById(schedule);
  return lines.map((line) => {
    const service = services.get(line.id);
    if (service === undefined) return line;
    const { name, priceText } = line;
    return {
      ...line,
      name: localised(service.words, wanted, language)?.name ?? name,
      priceText: priceText === null ? null : (localised(service.priceText, wanted, language) ?? priceText),
    };
  });
}
