import { type Wording, wording } from '~/platform/vocabulary';
import type { CarRecord } from './car-record';
import { type CarReader, isOwnLanguage, readDistanceUnit } from './reader';
import { UNIT_LABELS } from './words/labels';
import { measureIn, readNumber, withUnit } from './words/measure-text';
import { convertMileage, formatMileage } from './words/mileage';

const KILOMETRES_PER_MILE = 1.609344;
const KILOWATTS_PER_HORSEPOWER = 0.7355;
const LITRES_PER_100_KM_TO_MPG = 282.481;

const isUntranslated = (text: string): Wording => ({ text, isUntranslated: false });
const own = (text: string): Wording => wording(text, text);

type Mileage = Pick<CarRecord, 'car_mileage' | 'car_mileage_text'>;

/** What the car has been driven: "1 163 mil" in Swedish, "11,630 km" in English; null where the record says nothing. */
export function mileageIn({ car_mileage, car_mileage_text }: Mileage, reader: CarReader): Wording | null {
  if (isOwnLanguage(reader) && car_mileage_text !== null) return isUntranslated(car_mileage_text);
  if (car_mileage === null) return car_mileage_text === null ? null : wording(null, car_mileage_text);
  const unit = readDistanceUnit(reader);
  const value = convertMileage({ value: car_mileage, unit: reader.distanceUnit }, unit);
  return own(formatMileage(value, unit, reader.locale));
}

/** "190 hk (140 kW)" in the words of the language, kilowatts first where that is the way; null where it is not known, or nought. */
export function powerIn(
  car: Pick<CarRecord, 'car_power' | 'car_power_text'>,
  reader: CarReader,
): Wording | null {
  const { car_power: power, car_power_text: text } = car;
  if (power === 0) return null;
  if (isOwnLanguage(reader) && text !== null) return isUntranslated(text);
  if (power === null) return text === null ? null : wording(null, text);
  const horses = withUnit(power, UNIT_LABELS[reader.language].power, reader);
  const stated = /(\d+)\s*kW/i.exec(text ?? '')?.[1];
  const watts = withUnit(
    stated === undefined ? power * KILOWATTS_PER_HORSEPOWER : Number(stated),
    'kW',
    reader,
    0,
  );
  return own(
    reader.language === 'fi' || reader.language === 'sk' ? `${watts} (${horses})` : `${horses} (${watts})`,
  );
}

/** Fields of one number and its unit, of which the record has the text alone. */
const TEXT_FIELDS = [
  'car_acceleration_text',
  'car_cargo_volume_text',
  'car_service_weight_text',
  'car_length_text',
  'car_width_text',
  'car_height_text',
  'car_fuel_tank_capacity_text',
  'car_emission_mixed_text',
] as const;

/** Fields whose number the record has too, with the unit of that number. */
const NUMBER_FIELDS = {
  wltp_electric_range: 'km',
  wltp_electric_consumption: 'kWh/100 km',
  battery_size: 'kWh',
  electric_charging_speed_ac: 'kW',
  electric_charging_speed_dc: 'kW',
} as const;

type NumberField = keyof typeof NUMBER_FIELDS;
type MeasureField = (typeof TEXT_FIELDS)[number] | NumberField | 'car_fuel_combined_text';

/** The measures of a car as they are read; null for what the record does not say, and for nought, which means the same. */
export type CarMeasures = Readonly<Record<MeasureField, Wording | null>>;

function textMeasure(text: string | null, reader: CarReader): Wording | null {
  if (text === null) return null;
  return isOwnLanguage(reader) ? isUntranslated(text) : measureIn(text, reader);
}

/** British drivers count miles, and how many of them a kilowatt-hour takes them. */
function britishMeasure(field: NumberField, value: number, reader: CarReader): string | null {
  if (reader.distanceUnit !== 'miles') return null;
  if (field === 'wltp_electric_range') return withUnit(value / KILOMETRES_PER_MILE, 'miles', reader, 0);
  if (field !== 'wltp_electric_consumption') return null;
  return withUnit(100 / KILOMETRES_PER_MILE / value, 'miles/kWh', reader);
}

function numberMeasure(car: CarRecord, field: NumberField, reader: CarReader): Wording | null {
  const [value, text] = [car[field], car[`${field}_text`]];
  if (value === 0) return null;
  if (value === null) return textMeasure(text, reader);
  const british = britishMeasure(field, value, reader);
  if (british !== null) return own(british);
  if (isOwnLanguage(reader) && text !== null) return isUntranslated(text);
  return own(withUnit(value, NUMBER_FIELDS[field], reader));
}

/** Fuel consumption. Britons know miles per gallon, and the litres of the certificate stand beside them. */
function fuelMeasure(text: string | null, reader: CarReader): Wording | null {
  if (text === null) return null;
  const [, digits = ''] = /^([\d.,]+)\s*mpg$/i.exec(text.trim()) ?? [];
  const gallons = readNumber(digits, reader.fed.locale);
  if (gallons === null || gallons === 0) return textMeasure(text, reader);
  const litres = withUnit(LITRES_PER_100_KM_TO_MPG / gallons, 'l/100 km', reader);
  return own(reader.distanceUnit === 'miles' ? `${withUnit(gallons, 'mpg', reader)} (${litres})` : litres);
}

/** Every measure of the car in the reader's language and units. */
export function measuresIn(car: CarRecord, reader: CarReader): CarMeasures {
  const text = (field: (typeof TEXT_FIELDS)[number]) => textMeasure(car[field], reader);
  const number = (field: NumberField) => numberMeasure(car, field, reader);
  return {
    car_acceleration_text: text('car_acceleration_text'),
    car_cargo_volume_text: text('car_cargo_volume_text'),
    car_service_weight_text: text('car_service_weight_text'),
    car_length_text: text('car_length_text'),
    car_width_text: text('car_width_text'),
    car_height_text: text('car_height_text'),
    car_fuel_tank_capacity_text: text('car_fuel_tank_capacity_text'),
    car_emission_mixed_text: text('car_emission_mixed_text'),
    car_fuel_combined_text: fuelMeasure(car.car_fuel_combined_text, reader),
    wltp_electric_range: number('wltp_electric_range'),
    wltp_electric_consumption: number('wltp_electric_consumption'),
    battery_size: number('battery_size'),
    electric_charging_speed_ac: number('electric_charging_speed_ac'),
    electric_charging_speed_dc: number('electric_charging_speed_dc'),
  };
}
