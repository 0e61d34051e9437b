import type { MessageOverrides } from '~/messages';
import type { LoanPlan } from '~/modules/finance';
import type { QuoteProduct } from '~/modules/finance/server';
import { addDays, instantIn, localDate } from '~/platform/time';
import type { Language, Site } from '~/sites';
import { withContact } from './contact';
import { inForce, type Version } from './in-force';
import { loanPlanOf } from './loan';
import { quoteProductsOf } from './quotes';
import type { SettingName } from './setting';
import { messagesOf } from './texts';

/** The versions of a site's settings, each with what it is a version of. */
export type VersionsOfSite = readonly {
  readonly setting: SettingName;
  readonly language: string;
  readonly version: WrittenVersion;
}[];

interface WrittenVersion extends Version<unknown> {
  readonly writtenAt: Date;
}

/** What is in force of a site for as long as a day lasts there. */
export interface SettledSite {
  /** The end of that day, in milliseconds. */
  readonly endsAt: number;
  /** Tells apart what is in force: the versions' ids. */
  readonly state: string;
  readonly site: Site;
  readonly texts: ReadonlyMap<Language, MessageOverrides>;
  /** Null: none were ever set, the lender's terms of each car apply. */
  readonly loan: LoanTermsInForce | null;
  /** Null: those that the engine is set up with. */
  readonly quotes: QuoteTermsInForce | null;
}

/** Which version of terms something was worked out by: what is kept of it, too. */
export interface TermsVersion {
  readonly version: number;
  /** The first day, in the site's time zone. */
  readonly from: string;
}

export interface LoanTermsInForce extends TermsVersion {
  /** Null: the lender's apply again. */
  readonly plan: LoanPlan | null;
  /** ISO time from which they apply. */
  readonly since: string;
}

interface QuoteTermsInForce extends TermsVersion {
  readonly products: readonly QuoteProduct[];
}

/** @param known what was in force before: kept as it is where the same versions are */
export function settleSite(
  site: Site,
  versions: VersionsOfSite,
  now: Date,
  known: SettledSite | undefined,
): SettledSite {
  const today = localDate(now, site.zone);
  const endsAt = instantIn(site.zone, `${addDays(today, 1)}T00:00`);
  const of = (setting: SettingName, language = '') =>
    inForce(
      versions
        .filter((each) => each.setting === setting && each.language === language)
        .map(({ version }) => version),
      today,
    );
  const contact = of('contact');
  const [loan, quotes] = [of('loan'), of('quotes')];
  const [plan, products] = [loanPlanOf(loan?.value), quoteProductsOf(quotes?.value)];
  const texts = site.languages.map((language) => ({
    language,
    consent: of('consent', language),
    loanWarning: of('loanWarning', language),
  }));
  const state = [contact, loan, quotes, ...texts.flatMap((each) => [each.consent, each.loanWarning])]
    .map((version) => version?.id ?? '')
    .join();
  if (known?.state === state) return { ...known, endsAt };
  return {
    endsAt,
    state,
    site: withContact(site, contact?.value),
    loan: loan === undefined ? null : { ...termsVersion(loan), plan, since: startOf(loan, site.zone) },
    quotes: quotes === undefined || products === null ? null : { ...termsVersion(quotes), products },
    texts: new Map(
      texts.map(({ language, consent, loanWarning }) => [
        language,
        {
          ...messagesOf('consent', site, consent?.value),
          ...messagesOf('loanWarning', site, loanWarning?.value),
        },
      ]),
    ),
  };
}

const termsVersion = ({ id, validFrom }: Version<unknown>): TermsVersion => ({
  version: id,
  from: validFrom,
});

/** With the first moment of its day, or when it was written on that day. */
const startOf = ({ validFrom, writtenAt }: WrittenVersion, zone: string): string =>
  new Date(Math.max(instantIn(zone, `${validFrom}T00:00`), writtenAt.getTime())).toISOString();
