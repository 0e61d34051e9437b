import type { en } from './en';

export type StudioKey = keyof typeof en;
export type StudioTexts = Readonly<Record<StudioKey, string>>;
