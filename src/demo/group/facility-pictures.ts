import type { SceneKind } from '~/demo/drawings';
import { mediaSrc, mediaUrl } from '~/platform/media/urls';
import { randomSource } from './random-source';

/** What a house's picture is chosen by. */
export interface PicturedFacility {
  readonly location: string;
  readonly lat: number;
  readonly lng: number;
  /** Makes under its roof; a car store has none. */
  readonly brands: number;
}

/** What the facade's light can be, by the last figure of a seed: `facade` reads it so. */
const FACADE_LIGHTS = ['day', 'overcast', 'evening', 'morning', 'snow'] as const;

interface Motif {
  readonly scene: SceneKind;
  readonly light?: (typeof FACADE_LIGHTS)[number];
  /** Above and below, for the moment before the picture is there. */
  readonly blur: readonly [above: string, below: string];
  /** How well it suits a house; 0 is not at all. */
  suits(house: PicturedFacility): number;
}

const always = (): number => 1;
const forStore = ({ brands }: PicturedFacility): number => (brands === 0 ? 2 : 0.4);
const forLarge = ({ brands }: PicturedFacility): number => (brands > 2 ? 2 : brands > 0 ? 1 : 0.3);

const MOTIFS: readonly Motif[] = [
  { scene: 'facade', light: 'day', blur: ['#b9d6e4', '#5d6466'], suits: always },
  { scene: 'facade', light: 'overcast', blur: ['#c3ced4', '#5d6466'], suits: always },
  { scene: 'facade', light: 'evening', blur: ['#56607c', '#4b4c50'], suits: always },
  { scene: 'facade', light: 'morning', blur: ['#cfe2e6', '#6d6f6c'], suits: always },
  // Winter is long in the north.
  {
    scene: 'facade',
    light: 'snow',
    blur: ['#d4dde4', '#c9d2d8'],
    suits: ({ lat }) => (lat > 61.5 ? 3 : 0.3),
  },
  { scene: 'showroom', blur: ['#6b7478', '#d6d7d4'], suits: forLarge },
  { scene: 'workshop-bay', blur: ['#dde1e3', '#a7abad'], suits: forLarge },
  { scene: 'charging-evening', blur: ['#173450', '#2a3038'], suits: always },
  { scene: 'tyre-store', blur: ['#2c2d2f', '#4c4d4f'], suits: always },
  { scene: 'car-hall', blur: ['#8b9299', '#b9bcbd'], suits: forStore },
  { scene: 'car-yard', blur: ['#a9c3d2', '#8d9192'], suits: forStore },
  { scene: 'van-depot', blur: ['#9fb2bf', '#85898b'], suits: forLarge },
];

/** What the eye takes for the same: a facade by day is one, whatever the clouds. */
const looksOf = (motif: Motif | undefined): string | undefined =>
  motif?.light === undefined || motif.light === 'evening' || motif.light === 'snow'
    ? motif && `${motif.scene} ${motif.light ?? ''}`
    : `${motif.scene} day`;

/** So many houses before it in the list, and nearest to it on the map, have another motif. */
const BEFORE = 3;
const MAX_NEIGHBOURS = 3;

const distance = (a: PicturedFacility, b: PicturedFacility): number =>
  Math.hypot(a.lat - b.lat, (a.lng - b.lng) * Math.cos((a.lat * Math.PI) / 180));

/** Pairs of houses that are seen together: one after the other in the list, or next to each other on the map. */
export function neighbours(houses: readonly PicturedFacility[]): ReadonlySet<number>[] {
  const near = houses.map(() => new Set<number>());
  const join = (a: number, b: number): void => {
    near[a]?.add(b);
    near[b]?.add(a);
  };
  houses.forEach((house, at) => {
    for (let before = Math.max(0, at - BEFORE); before < at; before++) join(at, before);
    const others = houses
      .map((other, index) => ({ index, away: distance(house, other) }))
      .filter(({ index }) => index !== at)
      .sort((a, b) => a.away - b.away);
    for (const { index } of others.slice(0, MAX_NEIGHBOURS)) join(at, index);
  });
  return near;
}

/**
 * A motif for each house, none the same as a neighbour's: the most connected house chooses first, each takes what suits
 * it best of what its neighbours have left.
 */
function motifsOf(site: string, houses: readonly PicturedFacility[]): readonly Motif[] {
  const near = neighbours(houses);
  const chosen = new Map<number, Motif>();
  const order = houses
    .map((_, at) => at)
    .sort((a, b) => (near[b]?.size ?? 0) - (near[a]?.size ?? 0) || a - b);
  for (const at of order) {
    const house = houses[at];
    if (house === undefined) continue;
    const taken = new Set([...(near[at] ?? [])].map((other) => looksOf(chosen.get(other))));
    const free = MOTIFS.filter((motif) => !taken.has(looksOf(motif)));
    if (free.length === 0)
      throw new Error(`${site}: ${house.location} has more neighbours than there are motifs`);
    const random = randomSource(`${site} ${house.location}`, 'motif');
    chosen.set(at, random.weighted(free.map((motif) => [motif, motif.suits(house)] as const)));
  }
  return houses.flatMap((_, at) => chosen.get(at) ?? []);
}

function blurOf([above, below]: readonly [string, string]): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"><path fill="${above}" d="M0 0h3v2H0z"/><path fill="${below}" d="M0 1.4h3V2H0z"/></svg>`;
  return `data:image/svg+xml;base64,${btoa(svg)}`;
}

export interface FacilityPicture {
  readonly thumbnail_url: string;
  readonly original: string;
  readonly blur_data_url: string;
}

/** The picture of each house of a site: its motif in a drawing of its own. */
export function facilityPictures(
  site: string,
  houses: readonly PicturedFacility[],
): readonly FacilityPicture[] {
  return motifsOf(site, houses).map(({ scene, light, blur }, index) => {
    const number = index * FACADE_LIGHTS.length + (light === undefined ? 0 : FACADE_LIGHTS.indexOf(light));
    const id = `house-${scene}-${number}`;
    return { thumbnail_url: mediaUrl(id, 640, 'webp'), original: mediaSrc(id), blur_data_url: blurOf(blur) };
  });
}
