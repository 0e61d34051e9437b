import type { Model, Version } from './catalogue';
import { formatNumber } from './format';
import { STOCK_WORDS } from './language';
import type { Market } from './markets';

/**
 * Acceleration, consumption and emissions from weight and power: rules of thumb fitted to public figures, near
 * enough for a car that does not exist.
 */
const BODY_DRAG = {
  hatchback: 1,
  sedan: 0.97,
  estate: 1.02,
  suv: 1.08,
  coupe: 0.97,
  cabriolet: 1.02,
  van: 1.3,
  pickup: 1.3,
  minibus: 1.2,
} as const;
const CO2_PER_LITRE = { petrol: 22.9, hybrid: 22.9, 'plug-in': 22.9, diesel: 26.2, electric: 0 } as const;
const KILOWATTS_PER_HORSEPOWER = 0.7355;

const oneDecimal = (value: number): number => Math.round(value * 10) / 10;

const acceleration = (weight: number, power: number): number => oneDecimal(1.28 * (weight / power) ** 0.82);

/** Litres per 100 km, mixed driving (WLTP). */
function consumption({ size, body }: Model, { fuel, power }: Version): number {
  const drag = BODY_DRAG[body];
  if (fuel === 'diesel') return oneDecimal((1.9 + size.weight * 0.0017 + power * 0.003) * drag);
  if (fuel === 'hybrid') return oneDecimal((1.7 + size.weight * 0.0016 + power * 0.003) * drag);
  if (fuel === 'plug-in') return oneDecimal((0.4 + size.weight * 0.0004) * drag);
  return oneDecimal((2.2 + size.weight * 0.002 + power * 0.006) * drag);
}

function electricFields({ battery, fuel }: Version) {
  if (battery === undefined) return {};
  const used = oneDecimal((battery.size / battery.range) * (fuel === 'electric' ? 104 : 112));
  return {
    wltp_electric_range: battery.range,
    wltp_electric_consumption: used,
    battery_size: battery.size,
    electric_charging_speed_ac: battery.ac,
    ...(battery.dc > 0 ? { electric_charging_speed_dc: battery.dc } : {}),
  };
}

/** The technical rows of the record, in the site's language and units. */
export function techniqueFields(model: Model, version: Version, market: Market) {
  const { locale } = market.site;
  const words = STOCK_WORDS[market.language];
  const number = (value: number, decimals = 0): string => formatNumber(value, locale, decimals);
  const { size, body } = model;
  const litres = consumption(model, version);
  const burns = version.fuel !== 'electric';
  const work = body === 'van';
  return {
    car_power: version.power,
    car_power_text: words.power(
      String(version.power),
      String(Math.round(version.power * KILOWATTS_PER_HORSEPOWER)),
    ),
    car_acceleration_text: work ? null : `${number(acceleration(size.weight, version.power), 1)} s`,
    car_seats: model.seats,
    car_doors: model.doors,
    car_cargo_volume_text: work ? `${number(size.cargo / 1000, 1)} m³` : `${number(size.cargo)} l`,
    car_service_weight_text: `${number(size.weight)} kg`,
    car_length_text: `${number(size.length)} mm`,
    car_width_text: `${number(size.width)} mm`,
    car_height_text: `${number(size.height)} mm`,
    car_ncapstars: model.ncap,
    car_fuel_tank_capacity_text: burns ? `${Math.round(38 + (size.weight - 1000) / 50)} l` : null,
    car_fuel_combined_text: burns ? words.consumption(litres, (value) => number(value, 1)) : null,
    car_emission_mixed_text: words.emission(String(Math.round(litres * CO2_PER_LITRE[version.fuel]))),
    ...electricFields(version),
  };
}
