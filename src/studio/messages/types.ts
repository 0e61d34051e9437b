import type { en } from './en';
import type { roomsEn } from './rooms';

export type AllEnglish = typeof en & typeof roomsEn;
export type StudioKey = keyof AllEnglish;
export type StudioTexts = Readonly<Record<keyof typeof en, string>>;
