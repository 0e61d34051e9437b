import type { Position } from '~/platform/geo';

export type PlaceCountry = 'SE' | 'NO' | 'FI' | 'SK' | 'GB';

export interface Place extends Position {
  /** As the country itself writes it. */
  readonly name: string;
}

/** Port: towns and their positions. */
export interface Places {
  /** Places that begin with the text or nearly so, the most populous first, at most 8. */
  suggest(text: string, country: PlaceCountry): Promise<readonly Place[]> | readonly Place[];
  /** The place of this name, whatever the case and accents, or the town of a whole postcode (of Britain's also the first half); undefined when there is none. */
  find(name: string, country: PlaceCountry): Promise<Place | undefined> | Place | undefined;
  /** The place that a position belongs to: the nearest one in the country; undefined more than 100 km from any. */
  nearest(position: Position, country: PlaceCountry): Promise<Place | undefined> | Place | undefined;
}
