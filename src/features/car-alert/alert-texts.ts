import type { PageContext } from '~/page/contract';
import { ALERT_KEYS, type AlertFormProps } from './alert-form';
import { PREFERENCE_KEYS } from './alert-preferences';

/** What the form says: of one car less than of a search. */
export const alertTexts = (
  { t, texts }: Pick<PageContext, 't' | 'texts'>,
  isCar: boolean,
): Pick<AlertFormProps, 'texts' | 'intro' | 'submit' | 'preferences'> => ({
  texts: texts(ALERT_KEYS),
  intro: t(isCar ? 'alert.carIntro' : 'alert.intro'),
  submit: t(isCar ? 'alert.carSubmit' : 'alert.submit'),
  preferences: isCar ? null : texts(PREFERENCE_KEYS),
});
