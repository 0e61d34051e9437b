import { randomUUID } from 'node:crypto';
import {
  ANSWER_TEMPLATES,
  type AnswerTemplate,
  answerTemplateId,
  type InboxRequest,
  leadValues,
  REQUEST_ACTS,
  type RequestAct,
  templateText,
} from '~/modules/leads';
import { readForm } from '~/platform/http';
import { siteLanguage, siteNamed } from '~/sites';
import { DRIVE_OUTCOMES } from '../drives/drive-words';
import { missingPage } from '../lists';
import { INBOX_PATH, requestPath } from '../paths';
import type { StaffAnswer, StaffVisit } from '../staff-visit';
import { isUuid } from './inbox-acts';
import { inboxMember, namesOf } from './open-inbox';
import { RequestView } from './request.view';
import { REQUEST_OUTCOMES, type RequestOutcome } from './request-props';
import { readSeen } from './request-words';

const MAX_BODY = 10_000;
/** A form with an answer and a note of so many letters, each as long as an address writes it. */
const MAX_BYTES = MAX_BODY * 9 * 2 + 1024;

/** One request with all that belongs to it. `?template=` begins an answer. */
export const requestPage = (visit: StaffVisit): Promise<StaffAnswer> =>
  showRequest(
    visit,
    {
      ...NOTHING_TYPED,
      template: templateNamed(visit.c.req.query('template')),
      outcome: REQUEST_OUTCOMES.find((each) => each === visit.c.req.query('done')) ?? null,
    },
    200,
  );

const templateNamed = (name: string | null | undefined): AnswerTemplate | null =>
  ANSWER_TEMPLATES.find((each) => each === name) ?? null;

/** What was typed. */
interface Typed {
  readonly answer: string;
  readonly note: string;
}

const NOTHING_TYPED: Typed = { answer: '', note: '' };

interface Draft extends Typed {
  /** What is to follow the answer. */
  readonly template: AnswerTemplate | null;
  readonly outcome: RequestOutcome | null;
}

async function showRequest(
  visit: StaffVisit,
  { answer, note, template, outcome }: Draft,
  status: number,
): Promise<StaffAnswer> {
  const { c, frame, inbox, member, staffDrives, clock, originOf } = visit;
  const id = c.req.param('id') ?? '';
  const detail = isUuid(id) ? await inbox.open(inboxMember(visit), id) : null;
  if (detail === null) return missingPage(visit);
  const { request, entries, others } = detail;
  const looks = member.role === 'admin' ? await inbox.looks(id) : [];
  const drive = await staffDrives.ofRequest(id);
  const names = await namesOf(visit, [
    ...[request, ...others].map(({ assignee }) => assignee),
    ...[...entries, ...looks, ...(drive?.acts ?? [])].map(({ account }) => account),
  ]);
  const templateTexts = template === null ? [] : [await answerText(visit, request, template)];
  const content = (
    <RequestView
      frame={frame}
      request={request}
      entries={entries}
      others={others}
      looks={looks}
      names={names}
      now={clock.now()}
      template={template}
      answer={[answer, ...templateTexts].filter(Boolean).join('\n\n')}
      note={note}
      entryId={randomUUID()}
      origin={originOf(siteNamed(request.site))}
      drive={
        drive && { ...drive, outcome: DRIVE_OUTCOMES.find((each) => each === c.req.query('drive')) ?? null }
      }
      outcome={outcome}
    />
  );
  return { title: request.values.name, content, status };
}

/** What an answer begins with, in the visitor's language and the words that are valid now. */
async function answerText(
  { words }: Pick<StaffVisit, 'words'>,
  request: InboxRequest,
  template: AnswerTemplate,
): Promise<string> {
  const site = siteNamed(request.site);
  const language = siteLanguage(site, request.language);
  const wordsNow = await words(answerTemplateId(template), { site: site.key, language });
  return templateText(template, request, wordsNow(leadValues(request, site.name)));
}

/** What a form of the page or of a list does: take it, note, answer, close … */
export async function changeRequest(visit: StaffVisit): Promise<StaffAnswer> {
  const { c, inbox, log } = visit;
  const id = c.req.param('id') ?? '';
  const form = await readForm(c.req.raw, { maxBytes: MAX_BYTES });
  if (!form.ok || !isUuid(id)) return missingPage(visit);
  const textOf = (name: string) =>
    (form.value.get(name) ?? '').replaceAll('\r\n', '\n').trim().slice(0, MAX_BODY);
  const typed = { answer: textOf('body'), note: textOf('note') };
  if (form.value.get('act') === 'template') {
    const template = templateNamed(form.value.get('template'));
    return showRequest(visit, { ...typed, template, outcome: null }, 200);
  }
  const act = REQUEST_ACTS.find((each) => each === form.value.get('act'));
  if (act === undefined) return missingPage(visit);
  const body = act === 'note' ? typed.note : act === 'answer' ? typed.answer : '';
  if (needsBody(act) && body === '') return ended(visit, 'empty', typed, 409);
  const given = form.value.get('entry') ?? '';
  const member = inboxMember(visit);
  const result = await inbox.act(member, id, {
    act,
    entry: isUuid(given) ? given : randomUUID(),
    seen: readSeen(form.value.get('seen')),
    body,
  });
  log.info({ account: member.account, request: id, act, done: result.ok }, 'request changed by staff');
  if (result.ok) return ended(visit, act, { ...typed, ...DONE_WITH[act] }, 200);
  if (result.error.code === 'unknown') return missingPage(visit);
  return ended(visit, OUTCOME_OF[result.error.code], typed, 409);
}

/** What an act leaves nothing of to be done. */
const DONE_WITH: Partial<Record<RequestAct, Partial<Typed>>> = {
  answer: { answer: '' },
  note: { note: '' },
};

/** The page again; with what was typed and is still to be sent, so that another act, or a faster colleague, costs nobody a text. */
const ended = (
  visit: StaffVisit,
  outcome: RequestOutcome,
  typed: Typed,
  status: number,
): StaffAnswer | Promise<StaffAnswer> =>
  typed.answer === '' && typed.note === ''
    ? doneAt(visit.c.req.param('id') ?? '', outcome)
    : showRequest(visit, { ...typed, template: null, outcome }, status);

const OUTCOME_OF = {
  held: 'held',
  answered: 'answeredMeanwhile',
  'wrong-state': 'wrongState',
} as const satisfies Record<string, RequestOutcome>;

/** Sends again what was given up. */
export async function resendRequest(visit: StaffVisit): Promise<StaffAnswer> {
  const { c, inbox, log } = visit;
  const id = c.req.param('id') ?? '';
  const form = await readForm(c.req.raw, { maxBytes: 1024 });
  const member = inboxMember(visit);
  const sent = form.ok && isUuid(id) ? await inbox.resend(member, id) : null;
  if (sent === null || !sent.ok) return missingPage(visit);
  log.info({ account: member.account, request: id, mails: sent.value }, 'request sent again by staff');
  if (form.ok && form.value.get('back') === 'inbox') return { to: INBOX_PATH };
  return doneAt(id, sent.value > 0 ? 'resend' : 'nothing');
}

const needsBody = (act: RequestAct): boolean => act === 'note' || act === 'answer';

const doneAt = (id: string, done: RequestOutcome): StaffAnswer => ({ to: `${requestPath(id)}?done=${done}` });
