import type { Language } from '~/sites';
import { en } from './en';
import { fi } from './fi';
import { nb } from './nb';
import { sk } from './sk';
import { sv } from './sv';
import type { Legal } from './text';

export const LEGAL: Readonly<Record<Language, Legal>> = { sv, nb, fi, sk, en, 'en-GB': en };
