/** Factor from a page's unit to the record's: kilometres to mil, miles to kilometres. */
export const RECORD_UNITS_PER = { km: 0.1, miles: 1.609344 } as const;

/** A page's unit where it is not the record's. */
export type ReadUnit = keyof typeof RECORD_UNITS_PER;

/** Name of a range's box in a form: `car_mileage.from`, or `car_mileage.km.from` in kilometres. */
export const RANGE_BOX = /^(.+?)(?:\.(km|miles))?\.(from|to)$/;

/** A typed number in the record's unit. */
export const recordNumber = (value: number | null, unit: string | undefined): number | null =>
  value === null || (unit !== 'km' && unit !== 'miles') ? value : Math.round(value * RECORD_UNITS_PER[unit]);
