import { serviceDealers } from '~/modules/facilities';
import type { Vehicle } from '~/modules/leads/browser';
import { type BlockLoader, type FieldsOf, loaded, nothing } from '~/page/contract';
import type { Position } from '~/platform/geo';
import { seekPlace } from '~/platform/places';
import { byDistance } from './by-distance';
import { PLACE } from './place-parameter';
import type { block } from './service-request-form.block';

/** A dealer that may be chosen. */
export interface ServiceDealerChoice {
  readonly name: string;
  readonly email: string;
  /** "lat,lng" in degrees; empty where nobody knows. */
  readonly geocoord: string;
}

export interface ServiceRequestData {
  readonly vehicle: Vehicle;
  /** The nearest first where a town was asked for, else in the editors' order. */
  readonly dealers: readonly ServiceDealerChoice[];
  /** The town that was asked for; `position` is null for one that nobody knows. */
  readonly near: { readonly place: string; readonly position: Position | null } | null;
}

/** Whom a request for service may go to. No form where nobody would get it. */
export const load: BlockLoader<FieldsOf<typeof block>, ServiceRequestData> = async ({
  fields,
  page,
  services,
}) => {
  const { siteIndex, country } = page.site;
  if (siteIndex === null) return nothing;
  page.tag(`facilities:${siteIndex}`);
  const vehicle = fields.Vehicle === 'Motorcycle' ? 'motorcycle' : 'car';
  const dealers = serviceDealers(services.facilities.all(siteIndex), page.site, vehicle).map(
    ({ facility, email }) => ({ name: facility.site_official_name, email, geocoord: facility.site_geocoord }),
  );
  if (dealers.length === 0) return nothing;
  // The motorcycle dealer is one: there is none nearer.
  const place = vehicle === 'car' ? (page.query.get(PLACE) ?? '').trim().slice(0, 80) : '';
  if (place === '') return loaded({ vehicle, dealers, near: null });
  const town = await seekPlace(services.places, place, country);
  if (town === undefined) return loaded({ vehicle, dealers, near: { place, position: null } });
  const position = { lat: town.lat, lng: town.lng };
  return loaded({ vehicle, dealers: byDistance(dealers, position), near: { place: town.name, position } });
};
