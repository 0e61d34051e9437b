import { languageName } from '~/platform/language-name';
import type { Say } from '../../messages';
import type { Finding } from './finding';

/** What a finding says to who edits. */
export const findingText = ({ kind, about }: Pick<Finding, 'kind' | 'about'>, say: Say, locale: string) =>
  say(`finding.${kind}`, { about: kind === 'translation-missing' ? languageName(about, locale) : about });
