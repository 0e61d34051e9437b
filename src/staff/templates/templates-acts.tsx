import { randomUUID } from 'node:crypto';
import { LANGUAGES } from '~/messages';
import { administeredSites, type Member } from '~/modules/identity';
import type { OpenedTemplate, TemplateChange, TextProblems } from '~/modules/templates';
import { readForm } from '~/platform/http';
import { isSiteKey, type Language, SITES, type Site, siteByKey, siteLanguage } from '~/sites';
import { namesOf } from '../inbox/open-inbox';
import { missingPage } from '../lists';
import { templatePath } from '../paths';
import type { StaffAnswer, StaffVisit } from '../staff-visit';
import { TemplateView } from './template.view';
import { TEMPLATE_OUTCOMES, type TemplateOutcome, type TemplateState } from './template-props';
import { templateTitle } from './template-words';
import { TemplatesView } from './templates.view';

const MAX_FORM_BYTES = 64 * 1024;

/** The sites whose mails and SMS a member writes: those that they administer. */
const sitesOf = (member: Member): readonly Site[] =>
  administeredSites(member).flatMap((key) => (isSiteKey(key) ? [siteByKey(key)] : []));

/** `?site=` `?language=`; without them the site that is open, where it is the member's. */
export async function templatesPage(visit: StaffVisit): Promise<StaffAnswer> {
  const { c, frame, member, staffTemplates } = visit;
  const sites = sitesOf(member);
  const wanted = c.req.query('site') ?? frame.site.key;
  const site = sites.find(({ key }) => key === wanted) ?? sites[0];
  if (site === undefined) return missingPage(visit);
  const language = siteLanguage(site, c.req.query('language'));
  const content = (
    <TemplatesView
      frame={frame}
      sites={SITES.filter((each) => sites.includes(each))}
      site={site}
      language={language}
      templates={await staffTemplates.list(site, language)}
    />
  );
  return { title: frame.t('templates.title'), content, status: 200 };
}

interface Place {
  readonly site: Site;
  readonly language: Language;
  readonly template: string;
}

/** The template that is asked for, where it is the member's to write; otherwise nobody is told that there is one. */
async function findTemplate(
  visit: StaffVisit,
): Promise<{ readonly place: Place; readonly opened: OpenedTemplate } | null> {
  const { c, member, staffTemplates } = visit;
  const site = sitesOf(member).find(({ key }) => key === c.req.param('site'));
  const language = LANGUAGES.find((each) => each === c.req.param('language'));
  if (site === undefined || language === undefined) return null;
  const place = { site, language, template: c.req.param('id') ?? '' };
  const opened = await staffTemplates.open(place);
  return opened === null ? null : { place, opened };
}

export async function templatePage(visit: StaffVisit): Promise<StaffAnswer> {
  const found = await findTemplate(visit);
  if (found === null) return missingPage(visit);
  const outcome = TEMPLATE_OUTCOMES.find((each) => each === visit.c.req.query('done')) ?? null;
  return answer(visit, found, { outcome }, 200);
}

async function answer(
  visit: StaffVisit,
  { place, opened }: { readonly place: Place; readonly opened: OpenedTemplate },
  change: {
    readonly typed?: ReadonlyMap<string, string>;
    readonly problems?: TextProblems;
    readonly conflict?: readonly TemplateChange[];
    readonly outcome?: TemplateOutcome | null;
  },
  status: number,
): Promise<StaffAnswer> {
  const { frame, identity, phones, member, staffTemplates } = visit;
  const texts = Object.fromEntries(
    opened.fields.map(({ field: { key }, text }) => [key, change.typed?.get(key) ?? text]),
  );
  const drawn = staffTemplates.draw(place, texts);
  if (drawn === null) return missingPage(visit);
  const { changes } = opened;
  const state: TemplateState = {
    texts,
    problems: change.problems ?? {},
    conflict: change.conflict ?? [],
    outcome: change.outcome ?? null,
    attempt: randomUUID(),
  };
  const content = (
    <TemplateView
      frame={frame}
      site={place.site}
      language={place.language}
      opened={opened}
      state={state}
      drawn={drawn}
      email={(await identity.account(member.id))?.email ?? ''}
      phone={(await phones.of(member)).confirmed}
      names={
        await namesOf(
          visit,
          changes.map(({ account }) => account),
        )
      }
    />
  );
  return { title: templateTitle(opened.template, frame), content, status };
}

/** What a button of the form does: save, show, send to oneself, or take our own wording again. */
export async function changeTemplate(visit: StaffVisit): Promise<StaffAnswer> {
  const { c, member, staffTemplates, log } = visit;
  const found = await findTemplate(visit);
  const form = await readForm(c.req.raw, { maxBytes: MAX_FORM_BYTES });
  if (found === null || !form.ok) return missingPage(visit);
  const { place } = found;
  const typed = new Map([...form.value].toReversed());
  const act = typed.get('act');
  if (act === 'preview') return answer(visit, found, { typed }, 200);
  if (act === 'test') return testTemplate(visit, found, typed);
  const isRelease = act === 'release';
  const revision = typed.get('revision') ?? '';
  const seen = /^\d{1,9}$/.test(revision) ? Number(revision) : 0;
  const texts = isRelease ? null : Object.fromEntries(typed);
  const changed = await staffTemplates.change(place, texts, { seen, account: member.id });
  if (changed.ok) {
    const { site, language, template } = place;
    log.info({ staff: member.id, site: site.key, language, template, act }, 'a template was changed');
    return { to: templatePath(site.key, language, template, isRelease ? 'released' : 'changed') };
  }
  const { error } = changed;
  if (error.code === 'unknown') return missingPage(visit);
  if (error.code === 'refused') return answer(visit, found, { typed, problems: error.problems }, 422);
  const now = (await findTemplate(visit)) ?? found;
  return answer(visit, now, { ...(!isRelease && { typed }), conflict: error.changes }, 409);
}

async function testTemplate(
  visit: StaffVisit,
  found: { readonly place: Place; readonly opened: OpenedTemplate },
  typed: ReadonlyMap<string, string>,
): Promise<StaffAnswer> {
  const { frame, identity, phones, member, staffTemplates, log } = visit;
  const account = await identity.account(member.id);
  if (account === null) return missingPage(visit);
  const to = {
    account: member.id,
    email: account.email,
    phone: (await phones.of(member)).confirmed,
    attempt: (typed.get('attempt') ?? '').slice(0, 40),
    mark: frame.t('templates.testMark'),
  };
  const tested = await staffTemplates.test(found.place, Object.fromEntries(typed), to);
  if (tested.ok) {
    log.info({ staff: member.id, template: found.place.template }, 'a template was tested');
    return answer(visit, found, { typed, outcome: 'tested' }, 200);
  }
  switch (tested.error.code) {
    case 'unknown':
      return missingPage(visit);
    case 'too-many':
      return answer(visit, found, { typed, outcome: 'tooMany' }, 429);
    case 'not-sent':
      return answer(visit, found, { typed, outcome: 'notSent' }, 502);
    case 'refused':
      return answer(visit, found, { typed, problems: tested.error.problems }, 422);
  }
}
