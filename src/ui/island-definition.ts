import type { ComponentType } from 'react';

/**
 * What may cross from server to browser: JSON. A function, a Date or a React element among the props of
 * an island is a type error.
 */
export type IslandProps<P> = {
  readonly [K in keyof P]: P[K] extends (...args: never[]) => unknown
    ? never
    : P[K] extends string | number | boolean | null | undefined
      ? P[K]
      : P[K] extends readonly (infer E)[]
        ? readonly (E extends object ? IslandProps<E> : E)[]
        : P[K] extends object
          ? IslandProps<P[K]>
          : never;
};

/** An interactive component that the browser brings to life, known to both sides by `name`. */
export interface IslandDefinition<P> {
  readonly name: string;
  readonly Component: ComponentType<P>;
}

/** Declares an island; `name` equals the file name before `.island.tsx`. */
export function defineIsland<P extends object>(
  name: string,
  Component: ComponentType<P>,
): IslandDefinition<P> {
  return { name, Component };
}
