import { CSV_MARK, csvLine } from '../csv';
import type { StaffFrame } from '../staff.shell';
import type { NumberRow, NumbersQuery } from './car-numbers';

/** A facility's cars as a table to keep. */
export function csvOfNumbers(
  rows: readonly NumberRow[],
  { days }: NumbersQuery,
  facility: string,
  { t, site }: StaffFrame,
): string {
  const head = [
    t('carNumbers.facility'),
    t('carNumbers.number'),
    t('field.car_regno'),
    t('carNumbers.sort.car'),
    t('carNumbers.sort.days'),
    `${t('carNumbers.sort.views')}, ${t('carNumbers.period', { count: days })}`,
    `${t('carNumbers.sort.requests')}, ${t('carNumbers.period', { count: days })}`,
    t('carNumbers.sort.price'),
    t('carNumbers.sort.position'),
    t('carNumbers.compared'),
  ];
  const lines = rows.map(({ car, daysInStock, requests, position }) =>
    csvLine(
      [
        facility,
        car.carId,
        car.regno,
        car.title,
        daysInStock,
        car.views,
        requests,
        car.price === null ? null : car.price.minor / 100,
        position === null ? null : t(`carNumbers.position.${position.position}`),
        position === null ? null : position.cars,
      ],
      site,
    ),
  );
  return CSV_MARK + csvLine(head, site) + lines.join('');
}
