import { LANGUAGES } from '~/messages';
import { administeredSites, type Member } from '~/modules/identity';
import { type Fields, type OpenedSetting, SETTINGS, type SettingPlace } from '~/modules/settings';
import { readForm } from '~/platform/http';
import { isSiteKey, SITES, type Site, siteByKey, siteLanguage } from '~/sites';
import { namesOf } from '../inbox/open-inbox';
import { missingPage } from '../lists';
import { settingPath } from '../paths';
import type { StaffAnswer, StaffVisit } from '../staff-visit';
import { SettingView } from './setting.view';
import { SETTING_OUTCOMES, type SettingState } from './setting-props';
import { SettingsView } from './settings.view';

const MAX_FORM_BYTES = 64 * 1024;

/** The sites whose settings a member changes: those that they administer. */
const sitesOf = (member: Member): readonly Site[] =>
  administeredSites(member).flatMap((key) => (isSiteKey(key) ? [siteByKey(key)] : []));

/** `?site=` `?language=`; without them the site that is open, where it is the member's. */
export async function settingsPage(visit: StaffVisit): Promise<StaffAnswer> {
  const { c, frame, member, staffSettings } = visit;
  const sites = sitesOf(member);
  const wanted = c.req.query('site') ?? frame.site.key;
  const site = sites.find(({ key }) => key === wanted) ?? sites[0];
  if (site === undefined) return missingPage(visit);
  const language = siteLanguage(site, c.req.query('language'));
  const content = (
    <SettingsView
      frame={frame}
      sites={SITES.filter(({ key }) => sites.some((each) => each.key === key))}
      site={site}
      language={language}
      settings={await staffSettings.list(site, language)}
    />
  );
  return { title: frame.t('staffSettings.title'), content, status: 200 };
}

interface Found {
  readonly place: SettingPlace;
  readonly opened: OpenedSetting;
}

/** The setting that is asked for, where it is the member's to change; otherwise nobody is told that there is one. */
async function findSetting({ c, member, staffSettings }: StaffVisit): Promise<Found | null> {
  const site = sitesOf(member).find(({ key }) => key === c.req.param('site'));
  const language = LANGUAGES.find((each) => each === c.req.param('language'));
  const setting = SETTINGS.find((each) => each === c.req.param('setting'));
  if (site === undefined || language === undefined || setting === undefined) return null;
  const place = { site, language, setting };
  const opened = await staffSettings.open(place);
  return opened === null ? null : { place, opened };
}

/** `?version=`: a version to come that is to be changed. */
export async function settingPage(visit: StaffVisit): Promise<StaffAnswer> {
  const found = await findSetting(visit);
  if (found === null) return missingPage(visit);
  const { opened } = found;
  const outcome = SETTING_OUTCOMES.find((each) => each === visit.c.req.query('done')) ?? null;
  const version = visit.c.req.query('version');
  const changed = opened.versions.find(({ id, state }) => state === 'coming' && `${id}` === version);
  const hasBegun = version !== undefined && changed === undefined;
  if (changed === undefined) return answer(visit, found, { outcome, hasBegun }, 200);
  const fields = changed.fields ?? opened.builtIn;
  return answer(visit, found, { outcome, fields, from: changed.validFrom, instead: changed.id }, 200);
}

async function answer(
  visit: StaffVisit,
  { place, opened }: Found,
  change: Partial<SettingState>,
  status: number,
): Promise<StaffAnswer> {
  const { frame, staffSettings } = visit;
  const state: SettingState = {
    fields: opened.now,
    from: opened.today,
    instead: null,
    problems: {},
    conflict: [],
    outcome: null,
    hasBegun: false,
    ...change,
  };
  const isSound = staffSettings.check(place, state.fields).ok;
  const accounts = opened.changes.map(({ account }) => account);
  const content = (
    <SettingView
      frame={frame}
      site={place.site}
      language={place.language}
      opened={opened}
      state={state}
      previewed={isSound ? state.fields : opened.now}
      names={await namesOf(visit, accounts)}
    />
  );
  return { title: frame.t(`staffSettings.name.${opened.setting}`), content, status };
}

const wholeNumber = (text: string | undefined): number | null =>
  text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : null;

/** What a button of the form does: save, show, take a version to come back, or take the original setup again. */
export async function changeSetting(visit: StaffVisit): Promise<StaffAnswer> {
  const { c, member, staffSettings, log } = visit;
  const found = await findSetting(visit);
  const form = await readForm(c.req.raw, { maxBytes: MAX_FORM_BYTES });
  if (found === null || !form.ok) return missingPage(visit);
  const { place } = found;
  const { act, revision, version, from = '', ...typed } = Object.fromEntries([...form.value].toReversed());
  const by = { seen: wholeNumber(revision) ?? 0, account: member.id };
  const instead = wholeNumber(version);
  const typedState: Partial<SettingState> = { fields: typed, from, instead };
  if (act === 'preview') return answer(visit, found, typedState, 200);
  const changed =
    act === 'withdraw'
      ? await staffSettings.withdraw(place, instead ?? 0, by)
      : await staffSettings.write(place, { typed: fieldsOf(act, typed), from, instead }, by);
  const done = act === 'withdraw' ? 'withdrawn' : act === 'release' ? 'released' : 'changed';
  if (changed.ok) {
    const { site, language, setting } = place;
    log.info({ staff: member.id, site: site.key, language, setting, act }, 'a setting was changed');
    return { to: settingPath(site.key, language, setting, { done }) };
  }
  const { error } = changed;
  const now = (await findSetting(visit)) ?? found;
  const shown = act === 'withdraw' ? {} : typedState;
  if (error.code === 'refused') return answer(visit, now, { ...shown, problems: error.problems }, 422);
  if (error.code === 'conflict') return answer(visit, now, { ...shown, conflict: error.changes }, 409);
  return answer(visit, now, { ...shown, instead: null, hasBegun: true }, 409);
}

const fieldsOf = (act: string | undefined, typed: Fields): Fields | null =>
  act === 'release' ? null : typed;
