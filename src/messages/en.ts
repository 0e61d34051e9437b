import { cars } from './en/cars';
import { site } from './en/site';

/** The source language. Its keys and parameters are the type that every other language satisfies. */
export const en = { ...site, ...cars } as const;
