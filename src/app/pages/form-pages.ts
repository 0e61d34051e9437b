import { PHONE_EXAMPLES } from '~/features/request-form/browser';
import { type Translate, translator } from '~/messages';
import {
  type FieldProblem,
  type FieldProblems,
  FORMS_PATH,
  type FormField,
  type FormKind,
  type FormPages,
  kindOf,
  MAX_LENGTH,
  type SentForm,
} from '~/modules/leads';
import type { FormState } from '~/page/contract';
import { routeOf } from '~/page/route';
import type { Country, Language, Site } from '~/sites';
import type { HostTable } from '../http/hosts';
import { type Pages, pageResponse, SENT_ID_PARAMETER, SENT_PARAMETER } from '../http/pages';

/** How the answer to a form without JavaScript looks: its own page again, or the page with its thanks. */
export function formPages(options: {
  pages: Pages;
  hosts: HostTable;
  headers: Readonly<Record<string, string>>;
}): FormPages {
  const { pages, hosts, headers } = options;
  return {
    async again(request, sent) {
      const host = request.headers.get('host') ?? undefined;
      const site = hosts.siteOf(host);
      const state = stateOf(sent, site);
      const form = { action: FORMS_PATH, fields: sent.fields };
      let url = new URL(sent.source, hosts.originOf(site));
      let answer = await pages.withForm(host, url, state, form);
      // The page was moved, or the car renamed, since the form was opened: it is drawn where it is now, or its words were gone.
      for (let hop = 0; hop < MAX_HOPS && answer.kind === 'redirect'; hop += 1) {
        const now = new URL(answer.to, url);
        if (now.origin !== url.origin) break;
        url = now;
        answer = await pages.withForm(host, url, state, form);
      }
      return pageResponse(answer, request.headers, { ...headers });
    },
    thanks({ source, formName, id }) {
      const [path = '/', search = ''] = source.split('?', 2);
      const query = new URLSearchParams(search);
      query.set(SENT_PARAMETER, formName.replace(/[^A-Za-z]/g, ''));
      if (id !== null) query.set(SENT_ID_PARAMETER, id);
      return `${path}?${query}#${anchorOf(formName)}`;
    },
  };
}

/** As often as an address may lead to another one of the site. */
const MAX_HOPS = 3;

/** Where on its page a form stands. */
const ANCHORS: Partial<Record<FormKind, string>> = {
  SellCarForm: 'sell-car-form',
  ServiceRequestForm: 'service-request-form',
};
const anchorOf = (formName: string): string => ANCHORS[kindOf(formName) ?? 'ContactForm'] ?? 'contact-form';

/** What a form says that did not get through. */
const FAILED = {
  ContactForm: 'carDetailFormError',
  CarContactForm: 'carDetailFormError',
  SellCarForm: 'sellCarFormError',
  ServiceRequestForm: 'serviceRequest.failed',
} as const satisfies Record<FormKind, string>;

/** The language of a page by its path; the site's own for anything that is no page. */
export function languageOf(site: Site, source: string): Language {
  const route = routeOf(site, source.split('?')[0] ?? '/');
  return route.kind === 'page' ? route.language : site.languages[0];
}

function stateOf(sent: SentForm, site: Site): FormState {
  const t = translator(languageOf(site, sent.source));
  const { failure } = sent;
  const problems = failure?.kind === 'invalid' ? failure.problems : {};
  const message =
    failure === null
      ? null
      : {
          invalid: t('invalidInput'),
          malformed: t('failure.invalidRequest'),
          'unknown-form': t('failure.invalidRequest'),
          'suspected-bot': t(FAILED[kindOf(sent.formName) ?? 'ContactForm']),
          'department-not-found': t('failure.departmentNotFound'),
          'too-many-drives': t('drive.tooMany'),
          conflict: t('failure.conflict'),
          'rate-limited': t('failure.rateLimited'),
          unavailable: t('request.unavailable'),
        }[failure.kind];
  return {
    formName: sent.formName,
    outcome: failure?.kind === 'invalid' ? 'invalid' : 'failed',
    values: sent.values,
    problems: problemTexts(problems, t, site.country),
    message,
    reference: sent.reference,
  };
}

function problemTexts(
  problems: FieldProblems,
  t: Translate,
  country: Country,
): Readonly<Record<string, string>> {
  const textOf = (field: FormField, problem: FieldProblem): string => {
    if (problem === 'tooLong') return t('form.tooLong', { max: MAX_LENGTH[field] });
    if (problem === 'phoneInvalid') return t('form.phoneInvalid', { example: PHONE_EXAMPLES[country] });
    if (isServiceProblem(problem)) return t(`serviceRequest.${problem}`);
    return isSellProblem(problem) ? t(`sell.${problem}`) : t(`form.${problem}`);
  };
  return Object.fromEntries(
    Object.entries(problems).flatMap(([field, problem]) =>
      isField(field) && problem !== undefined ? [[field, textOf(field, problem)]] : [],
    ),
  );
}

const isField = (name: string): name is FormField => Object.hasOwn(MAX_LENGTH, name);

const SELL_PROBLEMS = ['regnoMissing', 'milageMissing', 'milageInvalid', 'optionMissing'] as const;
const isSellProblem = (problem: FieldProblem): problem is (typeof SELL_PROBLEMS)[number] =>
  SELL_PROBLEMS.some((each) => each === problem);

const SERVICE_PROBLEMS = [
  'dealerMissing',
  'servicesInvalid',
  'plateMissing',
  'dateMissing',
  'dateInvalid',
  'consentMissing',
  'newsletterChanged',
] as const;
const isServiceProblem = (problem: FieldProblem): problem is (typeof SERVICE_PROBLEMS)[number] =>
  SERVICE_PROBLEMS.some((each) => each === problem);
