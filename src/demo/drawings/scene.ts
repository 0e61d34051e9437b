import { dice } from './random';
import { darkAtelier } from './scenes/atelier';
import { auctionHall } from './scenes/auction-hall';
import { birchAutumn, hedgerowLane, lakeSummer, tatraMeadow } from './scenes/countries';
import { facade } from './scenes/facade';
import { forestRoad, winterRoad } from './scenes/forest';
import { lifestyleCabin } from './scenes/lakeside';
import { aurora, lightTunnel, nightCoast } from './scenes/night';
import { hairpinRoad, homeDrive, serpentine } from './scenes/north';
import { tyreStore, workshopBay } from './scenes/service';
import { smartCity } from './scenes/smart-city';
import { smartHome, smartSquare } from './scenes/smart-town';
import type { Stage } from './scenes/stage';
import { mercedesStudio, showroom } from './scenes/studio-scenes';
import { auctionYard, carHall, carYard, vanDepot } from './scenes/trade';
import { chargingEvening, cityDusk } from './scenes/urban';
import { coastSummer, fjordMorning } from './scenes/water';
import type { Part } from './side/side-car';
import { svg } from './svg';

const SCENES = {
  'fjord-morning': fjordMorning,
  'forest-road': forestRoad,
  'coast-summer': coastSummer,
  'winter-road': winterRoad,
  'lifestyle-cabin': lifestyleCabin,
  'city-dusk': cityDusk,
  'charging-evening': chargingEvening,
  'smart-city': smartCity,
  showroom,
  facade,
  'mercedes-studio': mercedesStudio,
  'auction-hall': auctionHall,
  'workshop-bay': workshopBay,
  'tyre-store': tyreStore,
  'night-coast': nightCoast,
  'light-tunnel': lightTunnel,
  'dark-atelier': darkAtelier,
  aurora,
  'smart-square': smartSquare,
  'smart-home': smartHome,
  'car-hall': carHall,
  'car-yard': carYard,
  'auction-yard': auctionYard,
  'van-depot': vanDepot,
  'lake-summer': lakeSummer,
  'birch-autumn': birchAutumn,
  'tatra-meadow': tatraMeadow,
  'hedgerow-lane': hedgerowLane,
  serpentine,
  'hairpin-road': hairpinRoad,
  'home-drive': homeDrive,
} as const satisfies Record<string, (stage: Stage) => Part>;

export type SceneKind = keyof typeof SCENES;

export const SCENE_KINDS = Object.keys(SCENES).filter((name): name is SceneKind => name in SCENES);

export interface SceneDrawing {
  kind: SceneKind;
  seed: number | string;
  /** Size of the picture in pixels; the drawing adapts to its proportions. */
  width: number;
  height: number;
}

/** A hero scene as SVG text; the left of a landscape format stays calm for a headline. */
export function drawScene(scene: SceneDrawing): string {
  const tall = Math.round((scene.height / scene.width) * 1600);
  const part = SCENES[scene.kind]({
    width: 1600,
    height: tall,
    dice: dice(scene.seed, scene.kind),
    seed: scene.seed,
  });
  const text = svg(1600, tall, part.defs, part.marks, scene.kind);
  return text.replace(
    `width="1600" height="${tall}"`,
    `width="${Math.round(scene.width)}" height="${Math.round(scene.height)}"`,
  );
}
