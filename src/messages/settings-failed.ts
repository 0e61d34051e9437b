import type { Language } from './language';

const EN = 'Could not be fetched. Please try again.';

/**
 * Said behind the control that opens the settings of cookies, where they cannot be had. Not among the keys: it stands in the first
 * script of each page, in all languages, as it is for visitors whose connection is gone.
 */
export const SETTINGS_FAILED: Readonly<Record<Language, string>> = {
  sv: 'Kunde inte hämtas. Försök igen.',
  nb: 'Kunne ikke hentes. Prøv igjen.',
  fi: 'Haku epäonnistui. Yritä uudelleen.',
  sk: 'Nepodarilo sa načítať. Skúste to znova.',
  en: EN,
  'en-GB': EN,
};
