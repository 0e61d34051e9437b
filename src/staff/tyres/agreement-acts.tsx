import { randomUUID } from 'node:crypto';
import type { AgreementFailure, TypedAgreement } from '~/modules/tyre-hotel';
import { readForm } from '~/platform/http';
import { namesOf } from '../inbox/open-inbox';
import { missingPage } from '../lists';
import { agreementPath } from '../paths';
import type { StaffAnswer, StaffVisit } from '../staff-visit';
import { plateText } from '../workshop/booking-words';
import { AGREEMENT_OUTCOMES, AgreementView } from './agreement.view';
import { typedAgreement } from './agreement-form';
import { ContactView, EndView, NewAgreementView } from './edit.view';
import {
  fieldText,
  freePlaces,
  noteTyres,
  type OpenedAgreement,
  type OpenedTyres,
  openedAgreement,
  openedTyres,
} from './open-tyres';
import type { SetProblem } from './sets/set-panel';

const MAX_FORM_BYTES = 16 * 1024;
const STATUS = { unknown: 404, stale: 409, ended: 409, 'plate-taken': 409, invalid: 422 } as const;

export async function agreementPage(visit: StaffVisit): Promise<StaffAnswer> {
  const at = await openedAgreement(visit);
  return 'status' in at ? at : showAgreement(visit, at, null);
}

export async function showAgreement(
  visit: StaffVisit,
  at: OpenedAgreement,
  problem: SetProblem | null,
  status = 200,
): Promise<StaffAnswer> {
  const { agreement, workshop, canChoose } = at;
  const { frame, c } = visit;
  const accounts = agreement.acts.map(({ account }) => account);
  const [names, free] = await Promise.all([namesOf(visit, accounts), freePlaces(at)]);
  const done = problem === null ? AGREEMENT_OUTCOMES.find((each) => each === c.req.query('done')) : undefined;
  const shown = {
    frame,
    workshop,
    canChoose,
    agreement,
    freePlaces: free,
    names,
    problem,
    outcome: done ?? null,
  };
  return {
    title: `${plateText(agreement.registrationNumber)}, ${frame.t('tyres.name')}`,
    content: <AgreementView {...shown} />,
    status,
  };
}

export async function newAgreementPage(visit: StaffVisit): Promise<StaffAnswer> {
  const at = await openedTyres(visit);
  if ('status' in at) return at;
  return showNew(visit, at, randomUUID(), typedAgreement(new URLSearchParams()), null);
}

function showNew(
  { frame }: StaffVisit,
  { workshop, canChoose }: OpenedTyres,
  id: string,
  typed: TypedAgreement,
  problem: AgreementFailure | null,
): StaffAnswer {
  const shown = { frame, workshop, canChoose, id, typed, problem };
  return {
    title: frame.t('tyres.new'),
    content: <NewAgreementView {...shown} />,
    status: problem === null ? 200 : STATUS[problem.code],
  };
}

/** `id` comes with the form, so that one that is sent twice is one agreement. */
export async function makeAgreement(visit: StaffVisit): Promise<StaffAnswer> {
  const at = await openedTyres(visit);
  if ('status' in at) return at;
  const form = await readForm(visit.c.req.raw, { maxBytes: MAX_FORM_BYTES });
  if (!form.ok) return missingPage(visit);
  const typed = typedAgreement(form.value);
  const id = fieldText(form.value, 'id');
  const { frame, member } = visit;
  const made = await at.tyres.create(frame.site, at.place, id, typed, member.id);
  if (made.ok) {
    noteTyres(visit, 'agreement made', made.value);
    return { to: agreementPath(at.place.departmentId, made.value, '', { done: 'made' }) };
  }
  if (made.error.code === 'unknown') return missingPage(visit);
  return showNew(visit, at, made.error.code === 'stale' ? randomUUID() : id, typed, made.error);
}

export async function contactPage(visit: StaffVisit): Promise<StaffAnswer> {
  const at = await openedAgreement(visit);
  if ('status' in at) return at;
  if (at.agreement.endedAt !== null) return { to: agreementPath(at.place.departmentId, at.agreement.id) };
  const { language, ...contact } = at.agreement.customer;
  return showContact(visit, at, { ...contact, language: language ?? '' }, null);
}

function showContact(
  { frame }: StaffVisit,
  { workshop, canChoose, agreement }: OpenedAgreement,
  typed: Partial<TypedAgreement>,
  problem: AgreementFailure | null,
): StaffAnswer {
  const shown = { frame, workshop, canChoose, agreement, typed, problem };
  return {
    title: frame.t('tyres.changeContact'),
    content: <ContactView {...shown} />,
    status: problem === null ? 200 : STATUS[problem.code],
  };
}

const revisionOf = (fields: URLSearchParams): number => {
  const text = fields.get('revision') ?? '';
  return /^\d{1,9}$/.test(text) ? Number(text) : -1;
};

/** Whoever saw an older one gets it with what was typed, and the revision of now. */
export async function changeContact(visit: StaffVisit): Promise<StaffAnswer> {
  const at = await openedAgreement(visit);
  if ('status' in at) return at;
  const form = await readForm(visit.c.req.raw, { maxBytes: MAX_FORM_BYTES });
  if (!form.ok) return missingPage(visit);
  const typed = typedAgreement(form.value);
  const { frame, member } = visit;
  const { id } = at.agreement;
  const seen = { id, revision: revisionOf(form.value) };
  const changed = await at.tyres.changeContact(frame.site, at.place, seen, typed, member.id);
  noteTyres(visit, changed.ok ? 'contact changed' : `contact not changed: ${changed.error.code}`, id);
  return changed.ok
    ? { to: agreementPath(at.place.departmentId, id, '', { done: 'changed' }) }
    : showContact(visit, at, typed, changed.error);
}

export async function endPage(visit: StaffVisit): Promise<StaffAnswer> {
  const at = await openedAgreement(visit);
  if ('status' in at) return at;
  if (at.agreement.endedAt !== null) return { to: agreementPath(at.place.departmentId, at.agreement.id) };
  return showEnd(visit, at, null);
}

const showEnd = (
  { frame }: StaffVisit,
  { workshop, canChoose, agreement }: OpenedAgreement,
  problem: AgreementFailure | null,
): StaffAnswer => ({
  title: frame.t('tyres.end'),
  content: (
    <EndView
      frame={frame}
      workshop={workshop}
      canChoose={canChoose}
      agreement={agreement}
      problem={problem}
    />
  ),
  status: problem === null ? 200 : STATUS[problem.code],
});

export async function endAgreement(visit: StaffVisit): Promise<StaffAnswer> {
  const at = await openedAgreement(visit);
  if ('status' in at) return at;
  const form = await readForm(visit.c.req.raw, { maxBytes: MAX_FORM_BYTES });
  if (!form.ok) return missingPage(visit);
  const { id } = at.agreement;
  const ended = await at.tyres.end(at.place, { id, revision: revisionOf(form.value) }, visit.member.id);
  noteTyres(visit, ended.ok ? 'agreement ended' : `agreement not ended: ${ended.error.code}`, id);
  // A second press finds it ended, which is what was wanted.
  return ended.ok || ended.error.code === 'ended'
    ? { to: agreementPath(at.place.departmentId, id, '', { done: 'ended' }) }
    : showEnd(visit, at, ended.error);
}
