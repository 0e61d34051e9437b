import { translator } from '~/messages';
import type { CarValuer } from '~/modules/leads';
import { describeValuation, type Valuations } from '~/modules/valuation';
import type { Log } from '~/platform/log';
import { type Language, localeFor, type Site } from '~/sites';

/** A visitor who sends a form does not wait longer than this for the register of vehicles. */
const TIMEOUT_MS = 2500;

/** Estimates the car of a request in the visitor's words and in the dealer's; the request itself is worth more. */
export function carValuer({
  valuations,
  log,
}: {
  readonly valuations: Valuations;
  readonly log: Log;
}): CarValuer {
  return async (site, language, { regno, milage }) => {
    const { promise: timeout, resolve } = Promise.withResolvers<null>();
    const timer = setTimeout(() => resolve(null), TIMEOUT_MS);
    try {
      const found = await Promise.race([valuations.value(site, { regno, milage: Number(milage) }), timeout]);
      if (found === null || !found.ok || found.value.kind !== 'estimate') return null;
      const words = (textLanguage: Language) =>
        describeValuation(found.value, site, localeContextOf(site, textLanguage));
      return { visitor: words(language), dealer: words(site.languages[0]) };
    } catch (cause) {
      log.error({ err: cause, site: site.key }, 'car of a request not valued');
      return null;
    } finally {
      clearTimeout(timer);
    }
  };
}

const localeContextOf = (site: Site, language: Language) => ({
  language,
  locale: localeFor(site, language),
  t: translator(language),
});
