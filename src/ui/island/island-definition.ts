import type { ComponentType } from 'react';

/** One value of an island's props: JSON, or a shape made of it; unions are taken member by member. */
type Portable<T> = T extends string | number | boolean | null | undefined
  ? T
  : T extends (...args: never[]) => unknown
    ? never
    : T extends readonly (infer E)[]
      ? readonly Portable<E>[]
      : T extends object
        ? IslandProps<T>
        : never;

/**
 * What may cross from server to browser: JSON. A function, a Date or a React element among the props of
 * an island is a type error.
 */
export type IslandProps<P> = { readonly [K in keyof P]: Portable<P[K]> };

/**
 * Props that the markup which the server draws says already, each with how the browser reads it there: as it was given, to the
 * letter. The island's element does not carry them (ADR 0090).
 */
export type PropsInMarkup<P> = { readonly [K in keyof P]?: (island: Element) => P[K] };

/** An interactive component that the browser brings to life, known to both sides by `name`. */
export interface IslandDefinition<P> {
  readonly name: string;
  readonly Component: ComponentType<P>;
  readonly inMarkup?: PropsInMarkup<P>;
}

/** Declares an island; `name` equals the file name before `.island.tsx`. */
export function defineIsland<P extends object>(
  name: string,
  Component: ComponentType<P>,
  inMarkup: PropsInMarkup<P> = {},
): IslandDefinition<P> {
  return { name, Component, inMarkup };
}
