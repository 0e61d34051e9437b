import { LRUCache } from 'lru-cache';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { PageContext } from '~/page/contract';
import type { CarCardProps } from './car-card-props';

/** About three thousand cards per language: those viewed in a day. */
const MAX_BYTES = 10_000_000;

/** By translator: an editor's change of texts makes a new one. */
const caches = new WeakMap<PageContext['t'], LRUCache<string, string>>();

/**
 * Cached markup of a card: rendering cards is half of a list's work. The key contains everything that a card shows, so that
 * nothing has to be invalidated. Not for pictures that load eagerly: React writes preload links before their markup.
 */
export function cachedMarkup(props: CarCardProps, draw: (props: CarCardProps) => ReactNode): string {
  const { car, page, level, sizes } = props;
  const cache = caches.get(page.t) ?? new LRUCache({ maxSize: MAX_BYTES, sizeCalculation: sizeOf });
  caches.set(page.t, cache);
  const key = `${page.site.key} ${page.language} ${level} ${sizes} ${JSON.stringify(car)}`;
  const cached = cache.get(key);
  if (cached !== undefined) return cached;
  const markup = renderToStaticMarkup(draw(props));
  cache.set(key, markup);
  return markup;
}

const sizeOf = (markup: string, key: string): number => markup.length + key.length;
