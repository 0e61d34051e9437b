/** A town, or a part of one, for a name on the map; x and y in units of the bundled map. */
export interface MapPlace {
  readonly name: string;
  readonly people: number;
  readonly x: number;
  readonly y: number;
  readonly isPart: boolean;
}

/** Reads the lines of data/places.txt: name, people, x, y, and `p` for a part of a town; the most populous first. */
export function readPlaces(text: string): readonly MapPlace[] {
  return text.split('\n').flatMap((line) => {
    const [name = '', people, x, y, part] = line.split('\t');
    return name === ''
      ? []
      : [{ name, people: Number(people), x: Number(x), y: Number(y), isPart: part === 'p' }];
  });
}

/** People a place must have to be worth its name at a zoom; parts of towns belong to a street's view only. */
export function isNamedAt(zoom: number, { people, isPart }: MapPlace): boolean {
  if (isPart) return zoom >= 10.5;
  if (zoom >= 9) return true;
  return people >= 3e6 / 2.1 ** zoom;
}
