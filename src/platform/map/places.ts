/** A town, or a part of one, for a name on the map; x and y in units of the bundled map. */
export interface MapPlace {
  readonly name: string;
  readonly people: number;
  readonly x: number;
  readonly y: number;
  /** Two capitals, as ISO 3166 has them. */
  readonly country: string;
  readonly isPart: boolean;
}

/** Reads the lines of data/places.txt: name, people, x, y, country, and `p` for a part of a town; the most populous first. */
export function readPlaces(text: string): readonly MapPlace[] {
  return text.split('\n').flatMap((line) => {
    const [name = '', people, x, y, country = '', part] = line.split('\t');
    return name === ''
      ? []
      : [{ name, people: Number(people), x: Number(x), y: Number(y), country, isPart: part === 'p' }];
  });
}

/** Places of a country first, in their order: a site's map is about its own country. */
export const ownFirst = (places: readonly MapPlace[], country: string): readonly MapPlace[] => [
  ...places.filter((place) => place.country === country),
  ...places.filter((place) => place.country !== country),
];

/** Minimum population of a label at a zoom; parts of towns are labelled in street views only. */
export function isNamedAt(zoom: number, { people, isPart }: MapPlace): boolean {
  if (isPart) return zoom >= 10.5;
  if (zoom >= 9) return true;
  return people >= 3e6 / 2.1 ** zoom;
}
