import { LRUCache } from 'lru-cache';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { PageContext } from '~/page/contract';
import type { CarCardProps } from './car-card-props';

/** Some three thousand cards a language: the cars that visitors look at in a day. */
const BYTES = 10_000_000;

/** By the texts of a page: those of a language that an editor has changed are another object. */
const markups = new WeakMap<PageContext['t'], LRUCache<string, string>>();

/**
 * Markup of a card that has been drawn before. The same cars stand in list after list, and drawing them is half of a
 * list's work. Everything that a card shows is in the key, so that nothing has to be invalidated. Not for pictures
 * that are fetched early: React writes links for those in front of the markup.
 */
export function rememberedMarkup(props: CarCardProps, draw: (props: CarCardProps) => ReactNode): string {
  const { car, page, level, sizes } = props;
  const known = markups.get(page.t) ?? new LRUCache({ maxSize: BYTES, sizeCalculation: sizeOf });
  markups.set(page.t, known);
  const key = `${page.site.key} ${page.language} ${level} ${sizes} ${JSON.stringify(car)}`;
  const remembered = known.get(key);
  if (remembered !== undefined) return remembered;
  const markup = renderToString(draw(props));
  known.set(key, markup);
  return markup;
}

const sizeOf = (markup: string, key: string): number => markup.length + key.length;
