/** What one of a unit that is read is in the unit of the record: kilometres in mil, miles in kilometres. */
export const IN_RECORD = { km: 0.1, miles: 1.609344 } as const;

/** A unit that a page reads in although the record counts in another. */
export type ReadUnit = keyof typeof IN_RECORD;

/** The box of a range in a form: `car_mileage.from`, or `car_mileage.km.from` where it is filled in kilometres. */
export const RANGE_BOX = /^(.+?)(?:\.(km|miles))?\.(from|to)$/;

/** A number as it was typed, in the unit of the record. */
export const recordNumber = (value: number | null, unit: string | undefined): number | null =>
  value === null || (unit !== 'km' && unit !== 'miles') ? value : Math.round(value * IN_RECORD[unit]);
