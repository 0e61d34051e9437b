/** @module-tag sweep */
import { afterAll, beforeAll } from 'vitest';
import { bannerLayout } from './blocks/banners';
import { heroLayout } from './blocks/hero';
import { rowLayout } from './blocks/rows';
import { openStage, type Stage } from './browser';

/** Content blocks as the browser lays them out: what numbers and computed styles have to show. */
let opened: Stage;
const stage = () => opened;

beforeAll(async () => {
  opened = await openStage();
});
afterAll(() => opened.close());

heroLayout(stage);
bannerLayout(stage);
rowLayout(stage);
