import { dot, type Place, unit } from './camera';
import { clamp, lerp, step } from './spline';

/** Linear light, 0 to 1 and above. */
export type Rgb = readonly [number, number, number];

/** The lamps and walls of a studio, as a car's paint mirrors them. */
export interface Light {
  /** Brightness of the soft box over the car, of the walls low and high, of the floor near and far. */
  readonly box: number;
  readonly wallLow: number;
  readonly wallHigh: number;
  readonly floor: number;
  readonly under: number;
  /** What lights the paint from all sides. */
  readonly fill: number;
  /** Colour of the light. */
  readonly tint: Rgb;
}

const toLinear = (channel: number): number => (channel / 255) ** 2.2;
export function rgb(hex: string): Rgb {
  const at = (i: number): number => toLinear(Number.parseInt(hex.slice(i, i + 2), 16));
  return [at(1), at(3), at(5)];
}

/** Linear light as the screen shows it; highlights roll off. */
export function hex([r, g, b]: Rgb): string {
  const channel = (value: number): string => {
    const soft = value < 0.7 ? value : 0.7 + 0.3 * (1 - Math.exp((0.7 - value) / 0.3));
    return Math.round(255 * clamp(soft, 0, 1) ** (1 / 2.2))
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(r)}${channel(g)}${channel(b)}`;
}

/** What a mirror sees in the studio in a direction. */
function mirrored(light: Light, [x, y, z]: Place): number {
  // Above: one long soft box along the car, its edges crisp enough to draw a line on the shoulder.
  const box = step(0.4, 0.82, z) * (1 - 0.3 * step(0.9, 1, Math.abs(x)));
  const wall = lerp(light.wallLow, light.wallHigh, step(0.02, 0.5, z));
  // A tall strip lamp before the car and one behind it.
  const strip =
    step(0.5, 0.62, -x) *
    step(0.96, 0.8, -x) *
    step(-0.02, 0.08, z) *
    0.35 *
    light.box *
    (y > -0.5 ? 1 : 0.4);
  const down = lerp(light.floor, light.under, step(0.05, 0.7, -z));
  const horizon = step(-0.07, 0.02, z);
  return lerp(down, wall + strip, horizon) * (1 - box) + light.box * box;
}

const KEY = unit([-0.35, 0.5, 0.8]);

export interface Finish {
  readonly color: Rgb;
  /** Share of metal in the paint; 0 is plain colour. */
  readonly metal: number;
  /** Strength of the clear coat; 0 is cloth or bare plastic. */
  readonly gloss: number;
}

/** The light that a surface sends to the eye. `shade` 0..1 darkens what stands in the way of the lamps. */
export function lit(light: Light, finish: Finish, normal: Place, eye: Place, shade = 0): Rgb {
  const facing = clamp(dot(normal, eye), 0, 1);
  const reflected: Place = [
    2 * facing * normal[0] - eye[0],
    2 * facing * normal[1] - eye[1],
    2 * facing * normal[2] - eye[2],
  ];
  const mirror = mirrored(light, reflected) * (1 - shade);
  const fresnel = 0.045 + 0.955 * (1 - facing) ** 5 * 0.6;
  const sky = 0.5 + 0.5 * normal[2];
  const direct = Math.max(0, dot(normal, KEY));
  const diffuse = (light.fill * (0.42 + 0.58 * sky) + 0.3 * direct * light.box) * (1 - 0.75 * shade);
  const coat = finish.gloss * fresnel;
  return [0, 1, 2].map((i) => {
    const base = finish.color[i as 0 | 1 | 2];
    const tint = light.tint[i as 0 | 1 | 2];
    const body = base * diffuse * (1 - 0.5 * finish.metal) + base * finish.metal * mirror * 0.95;
    return (body + coat * mirror) * tint;
  }) as unknown as Rgb;
}
