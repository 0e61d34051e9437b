import type { MessageOverrides } from '~/messages';
import { addDays, instantIn, localDate } from '~/platform/time';
import type { Language, Site } from '~/sites';
import { withContact } from './contact';
import { inForce, type Version } from './in-force';
import type { SettingName } from './setting';
import { messagesOf } from './texts';

/** The versions of a site's settings, each with what it is a version of. */
export type VersionsOfSite = readonly {
  readonly setting: SettingName;
  readonly language: string;
  readonly version: Version<unknown>;
}[];

/** What is in force of a site for as long as a day lasts there. */
export interface SettledSite {
  /** The end of that day, in milliseconds. */
  readonly endsAt: number;
  /** Tells apart what is in force: the versions' ids. */
  readonly state: string;
  readonly site: Site;
  readonly texts: ReadonlyMap<Language, MessageOverrides>;
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
  const texts = site.languages.map((language) => ({
    language,
    consent: of('consent', language),
    loanWarning: of('loanWarning', language),
  }));
  const state = [contact, ...texts.flatMap((each) => [each.consent, each.loanWarning])]
    .map((version) => version?.id ?? '')
    .join();
  if (known?.state === state) return { ...known, endsAt };
  return {
    endsAt,
    state,
    site: withContact(site, contact?.value),
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
