import { consentVersion, newsletterWords } from '~/modules/consents';
import {
  type FieldProblem,
  type Fields,
  kindOf,
  type OpenedSetting,
  type SettingChange,
  type ShownVersion,
} from '~/modules/settings';
import { formatDateTime, formatLocal } from '~/platform/time';
import type { Site } from '~/sites';
import type { Names } from '../inbox/request-words';
import type { StaffFrame } from '../staff.shell';

/** `1 december 2026`. */
export const dayText = (day: string, { locale }: StaffFrame): string =>
  formatLocal(`${day}T00:00`, locale, { day: 'numeric', month: 'long', year: 'numeric' });

export const problemText = (problem: FieldProblem, { t }: StaffFrame): string =>
  problem === 'site'
    ? t('staffSettings.problem.site', { placeholder: '{site}' })
    : t(`staffSettings.problem.${problem}`);

/** On which days a version applies. */
export function periodText({ validFrom, until }: ShownVersion, frame: StaffFrame): string {
  const { t } = frame;
  const from = dayText(validFrom, frame);
  if (until === null) return t('staffSettings.periodOpen', { from });
  if (until === validFrom) return t('staffSettings.sameDay', { from });
  return t('staffSettings.period', { from, until: dayText(until, frame) });
}

/** What applies where nothing is set. */
export const setUpText = (setting: OpenedSetting['setting'], { t }: StaffFrame): string =>
  t(setting === 'loan' ? 'staffSettings.setUpLender' : 'staffSettings.setUp');

/** Where what applies comes from, and what is to come. */
export function originText({ setting, versions }: OpenedSetting, frame: StaffFrame): string {
  const { t } = frame;
  const now = versions.find(({ state }) => state === 'now');
  const next = versions.findLast(({ state }) => state === 'coming');
  const origin =
    now === undefined || now.fields === null
      ? setUpText(setting, frame)
      : t('staffSettings.since', { date: dayText(now.validFrom, frame) });
  if (next === undefined) return origin;
  return `${origin}. ${t('staffSettings.coming', { date: dayText(next.validFrom, frame) })}`;
}

/** The version by which the consents are kept that are given with these texts. */
export const consentTextVersion = ({ newsletter = '', newsletterHint = '' }: Fields): string =>
  consentVersion(newsletterWords(newsletter, newsletterHint));

/** A change in one line: who, when, from which day, from what to what. */
export function changeText(
  change: SettingChange,
  setting: OpenedSetting['setting'],
  { names, site, frame }: { readonly names: Names; readonly site: Site; readonly frame: StaffFrame },
): string {
  const { t, locale } = frame;
  const name = names.get(change.account) ?? t('inbox.formerColleague');
  const fields = kindOf(setting)
    .groups(site)
    .flatMap(({ legend, fields: own }) => own.map((field) => ({ legend, ...field })))
    .flatMap(({ legend, name: field, label }) => {
      const after = change.after[field];
      const title = legend === null ? label(t) : `${legend(t)}, ${label(t)}`;
      return after === undefined ? [] : [`${title}: ${change.before[field] ?? ''} → ${after}`];
    });
  const act = t(`staffSettings.act.${change.act}`, { date: dayText(change.validFrom, frame) });
  return `${name}, ${formatDateTime(change.at, site.zone, locale)}, ${act}: ${fields.join('; ')}`;
}
