import { type Language, translator } from '~/messages';
import { localeFor, type Site } from '~/sites';
import type { Season, Wheel } from './domain/agreement';
import { TREAD_LIMITS, threadStatusId, type Wear, wearOf } from './domain/wear';
import type { BookedChange, Vehicle } from './service';
import type { StoredAgreement } from './store/agreement-store';

/** Contact for questions about the wheels. */
export type Location = Vehicle['location'];

/** The car of an agreement as the API shows it, with what there is to say of each tyre. */
export function shownVehicle(
  agreement: StoredAgreement,
  { location, bookedChange }: { readonly location: Location; readonly bookedChange: BookedChange | null },
  site: Site,
  language: Language,
): Vehicle {
  const { registrationNumber: regNo, name, brand, model, productId, packageLevel, brandCode } = agreement;
  const tires = agreement.wheelSets.flatMap(({ season, shelf, wheels }) =>
    wheels.map((wheel) => ({
      equipmentPosition: wheel.position,
      season,
      shelf,
      wheel: shownWheel(season, wheel, localeFor(site, language), language),
    })),
  );
  return { regNo, name, brand, model, productId, packageLevel, brandCode, tires, location, bookedChange };
}

function shownWheel(season: Season, wheel: Wheel, locale: string, language: Language) {
  const { position: _, isDamaged: __, ...shown } = wheel;
  const wear = wearOf(season, wheel);
  return {
    ...shown,
    threadStatusId: threadStatusId(wear),
    threadStatusMessage: wear === 'good' ? '' : adviceOn(wear, season, locale, language),
  };
}

function adviceOn(wear: Exclude<Wear, 'good'>, season: Season, locale: string, language: Language): string {
  const { legal, advised } = TREAD_LIMITS[season];
  const limit = (wear === 'below-legal' ? legal : advised).toLocaleString(locale);
  return translator(language)(`tyreHotel.wear.${season}.${wear}`, { limit });
}
