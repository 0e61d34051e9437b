import type { Database } from '~/platform/db';
import { type Mailer, type MailLook, mailHtml } from '~/platform/mail';
import type { RateLimit } from '~/platform/rate-limit';
import { err, ok, type Result } from '~/platform/result';
import { gsmText, SmsFailed, type SmsSender } from '~/platform/sms';
import type { Clock } from '~/platform/time';
import { type Language, localeFor, type Site } from '~/sites';
import {
  allowedIn,
  builtInText,
  checkParts,
  checkText,
  cleanText,
  type TextProblem,
} from './domain/check-text';
import type { Template, TemplateField, Written } from './domain/template';
import {
  findOverride,
  holdOverride,
  listChanges,
  listOverridden,
  type TemplateChange,
  type Texts,
  writeOverride,
} from './store/override-store';
import { soundTexts, wordsWith } from './words';

/** A template of a site in a language that the site has. */
interface TemplateOf {
  readonly site: Site;
  readonly language: Language;
  readonly template: string;
}

export interface ListedTemplate {
  readonly template: Template;
  /** Whether it says something else than our own wording. */
  readonly changed: boolean;
}

/** One text as administrators see it. */
interface OpenedField {
  readonly field: TemplateField;
  readonly builtIn: string;
  readonly text: string;
  readonly allowed: readonly string[];
}

export interface OpenedTemplate {
  readonly template: Template;
  readonly fields: readonly OpenedField[];
  readonly revision: number;
  /** The newest first. */
  readonly changes: readonly TemplateChange[];
}

/** By message key. */
export type TextProblems = Readonly<Record<string, TextProblem>>;

type ChangeFailure =
  | { readonly code: 'unknown' }
  | { readonly code: 'refused'; readonly problems: TextProblems }
  /** Others have changed it since; `changes` are theirs, the newest first. */
  | { readonly code: 'conflict'; readonly changes: readonly TemplateChange[] };

type TestFailure =
  | Extract<ChangeFailure, { code: 'unknown' | 'refused' }>
  | { readonly code: 'too-many' }
  /** The SMS was not accepted. */
  | { readonly code: 'not-sent' };

/** Whoever asks for a test: it goes to nobody else. */
interface TestReceiver {
  readonly account: string;
  readonly email: string;
  /** Their own confirmed number, E.164; null: an SMS is mailed. */
  readonly phone: string | null;
  /** Of the form: sent twice, it is one message. */
  readonly attempt: string;
  /** Before the subject of a mail. */
  readonly mark: string;
}

/** What administrators see and change of templates; the caller decides who may. */
export interface StaffTemplates {
  list(site: Site, language: Language): Promise<readonly ListedTemplate[]>;
  /** Null: there is none, or not in this language. */
  open(place: TemplateOf): Promise<OpenedTemplate | null>;
  /** The message with these texts about somebody who does not exist; texts that cannot be taken are our own wording. */
  draw(place: TemplateOf, typed: Texts): Written | null;
  /**
   * Writes the texts, those that differ from our own wording, or releases all of them (null). The next message has them, in
   * every process. The same texts again change nothing.
   * @param seen the revision that whoever changes it has seen; 0 where nothing was ever written
   */
  change(
    place: TemplateOf,
    typed: Texts | null,
    by: { readonly seen: number; readonly account: string },
  ): Promise<Result<null, ChangeFailure>>;
  /**
   * Sends the example with these texts. An answer is mailed as the text that it is, and so is an SMS to whoever has no number.
   */
  test(place: TemplateOf, typed: Texts, to: TestReceiver): Promise<Result<null, TestFailure>>;
}

const MAX_CHANGES = 20;

export interface StaffTemplatesOptions {
  readonly database: Database;
  readonly templates: readonly Template[];
  readonly mailer: Mailer;
  readonly sms: SmsSender;
  /** Of one account. */
  readonly testLimit: RateLimit;
  originOf(site: Site): string;
  look(site: Site): MailLook;
  readonly clock: Clock;
}

export function createStaffTemplates(options: StaffTemplatesOptions): StaffTemplates {
  const { database, templates, testLimit, clock } = options;
  const find = ({ site, language, template: id }: TemplateOf): Template | null =>
    site.languages.includes(language) ? (templates.find((each) => each.id === id) ?? null) : null;
  return {
    async list(site, language) {
      const changed = await listOverridden(database, site.key, language);
      return templates.map((template) => ({ template, changed: changed.has(template.id) }));
    },
    async open(place) {
      const template = find(place);
      if (template === null) return null;
      const where = { ...place, site: place.site.key };
      const { texts, revision } = await findOverride(database, database.db, where);
      const shown = soundTexts(texts ?? {}, template, place.language);
      return {
        template,
        revision,
        fields: template.fields.map((field) => {
          const builtIn = builtInText(field, place.language);
          const allowed = allowedIn(template, field, place.language);
          return { field, builtIn, text: shown[field.key] ?? builtIn, allowed };
        }),
        changes: await listChanges(database, database.db, where, MAX_CHANGES),
      };
    },
    draw(place, typed) {
      const template = find(place);
      if (template === null) return null;
      return exampleOf(
        template,
        soundTexts(cleaned(typed, template), template, place.language),
        place,
        options,
      );
    },
    async change(place, typed, { seen, account }) {
      const template = find(place);
      if (template === null) return err({ code: 'unknown' });
      const checked = typed === null ? ok({}) : check(typed, template, place, options);
      if (!checked.ok) return err({ code: 'refused', problems: checked.error });
      const texts = differing(checked.value, template, place.language);
      const where = { ...place, site: place.site.key };
      return database.transaction<Result<null, ChangeFailure>>(async (tx) => {
        const current = await holdOverride(database, tx, where);
        const before = current.texts ?? {};
        const changedKeys = [...new Set([...Object.keys(before), ...Object.keys(texts)])].filter(
          (key) => before[key] !== texts[key],
        );
        if (changedKeys.length === 0) return ok(null);
        if (current.revision !== seen) {
          const changes = await listChanges(database, tx, where, MAX_CHANGES);
          return err({ code: 'conflict', changes: changes.filter(({ revision }) => revision > seen) });
        }
        const shown = (from: Texts): Texts =>
          Object.fromEntries(
            template.fields
              .filter(({ key }) => changedKeys.includes(key))
              .map((field) => [field.key, from[field.key] ?? builtInText(field, place.language)]),
          );
        await writeOverride(database, tx, where, {
          texts: Object.keys(texts).length === 0 ? null : texts,
          revision: current.revision + 1,
          account,
          before: shown(before),
          after: shown(texts),
          at: clock.now(),
        });
        return ok(null);
      });
    },
    async test(place, typed, to) {
      const template = find(place);
      if (template === null) return err({ code: 'unknown' });
      const checked = check(typed, template, place, options);
      if (!checked.ok) return err({ code: 'refused', problems: checked.error });
      if (!(await testLimit.take(to.account, clock.now())).allowed) return err({ code: 'too-many' });
      return sendTest(exampleOf(template, checked.value, place, options), template, to, place, options);
    },
  };
}

async function sendTest(
  { subject = '', text, html }: Written,
  { channel }: Template,
  { account, email, phone, attempt, mark }: TestReceiver,
  place: TemplateOf,
  options: StaffTemplatesOptions,
): Promise<Result<null, TestFailure>> {
  const key = `template-test-${account}-${attempt}`;
  if (channel === 'sms' && phone !== null) {
    try {
      await options.sms.send({ key, to: phone, text: gsmText(text) });
    } catch (cause) {
      if (!(cause instanceof SmsFailed)) throw cause;
      return err({ code: 'not-sent' });
    }
    return ok(null);
  }
  const title = subject || place.site.name;
  await options.mailer.send({
    key,
    to: email,
    subject: `${mark} ${title}`,
    text,
    html: html ?? plainMail(text, title, place, options),
  });
  return ok(null);
}

const cleaned = (typed: Texts, { fields }: Template): Texts =>
  Object.fromEntries(fields.map((field) => [field.key, cleanText(typed[field.key] ?? '', field)]));

/** The typed texts as they are kept, or what is wrong with which. */
function check(
  typed: Texts,
  template: Template,
  place: TemplateOf,
  options: StaffTemplatesOptions,
): Result<Texts, TextProblems> {
  const { language } = place;
  const texts = cleaned(typed, template);
  const problems = Object.fromEntries(
    template.fields.flatMap((field) => {
      const text = texts[field.key] ?? '';
      if (text === builtInText(field, language)) return [];
      const problem = checkText(text, field, { template, language });
      return problem === null ? [] : [[field.key, problem] as const];
    }),
  );
  if (Object.keys(problems).length > 0) return err(problems);
  const [first] = template.fields;
  const long = first && checkParts(template, exampleOf(template, texts, place, options, 'long'));
  return long && first ? err({ [first.key]: long }) : ok(texts);
}

const differing = (texts: Texts, { fields }: Template, language: Language): Texts =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const text = texts[field.key];
      return text === undefined || text === builtInText(field, language) ? [] : [[field.key, text] as const];
    }),
  );

function exampleOf(
  template: Template,
  texts: Texts,
  { site, language }: TemplateOf,
  { originOf, look }: Pick<StaffTemplatesOptions, 'originOf' | 'look'>,
  size: 'usual' | 'long' = 'usual',
): Written {
  return template.example({
    site,
    language,
    locale: localeFor(site, language),
    origin: originOf(site),
    look: look(site),
    words: wordsWith(texts, language),
    size,
  });
}

const plainMail = (
  text: string,
  subject: string,
  { site, language }: TemplateOf,
  { originOf, look }: Pick<StaffTemplatesOptions, 'originOf' | 'look'>,
): string =>
  mailHtml([{ kind: 'text', text }], {
    language,
    site: site.name,
    subject,
    origin: originOf(site),
    look: look(site),
  });
