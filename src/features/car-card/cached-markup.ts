import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { PageContext } from '~/page/contract';
import type { CarCardProps } from './car-card-props';

/** About five thousand cards of all sites: those viewed in a day. */
const MAX_BYTES = 24_000_000;

let cache = new LRUCache<string, string>({ maxSize: MAX_BYTES, sizeCalculation: bytesOf });

/** Sets how much memory the cards of all sites may take; what was kept is dropped. */
export function limitCachedCards(maxBytes: number): void {
  cache = new LRUCache({ maxSize: maxBytes, sizeCalculation: bytesOf });
}

/** An editor's change of texts makes a new translator. */
const translators = new WeakMap<PageContext['t'], number>();
let translatorCount = 0;

function numberOf(translator: PageContext['t']): number {
  const known = translators.get(translator);
  if (known !== undefined) return known;
  translators.set(translator, ++translatorCount);
  return translatorCount;
}

/**
 * Cached markup of a card: rendering cards is half of a list's work. The key is of everything that a card shows, so that
 * nothing has to be invalidated. Not for pictures that load eagerly: React writes preload links before their markup.
 */
export function cachedMarkup(props: CarCardProps, draw: (props: CarCardProps) => ReactNode): string {
  const { car, page, level, sizes, hasTwin = false } = props;
  const shown = `${numberOf(page.t)} ${page.site.key} ${page.language} ${level} ${sizes} ${hasTwin} ${JSON.stringify(car)}`;
  // The text itself is as long as the markup.
  const key = hash('sha256', shown, 'base64');
  const cached = cache.get(key);
  if (cached !== undefined) return cached;
  const markup = renderToStaticMarkup(draw(props));
  cache.set(key, markup);
  return markup;
}

/** One letter beyond Latin-1 makes a string take two bytes for each. */
function bytesOf(markup: string, key: string): number {
  return markup.length * (/[\u0100-\uffff]/.test(markup) ? 2 : 1) + key.length + 100;
}
