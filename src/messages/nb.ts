import { cars } from './nb/cars';
import { site } from './nb/site';
import type { Messages } from './types';

/** Norwegian bokmål. */
export const nb = { ...site, ...cars } as const satisfies Messages;
