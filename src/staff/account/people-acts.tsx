import { type RightsFailure, readRights } from '~/modules/identity';
import { readForm } from '~/platform/http';
import { missingPage } from '../lists';
import { PEOPLE_PATH, personPath } from '../paths';
import type { AccountVisit, StaffAnswer } from '../staff-visit';
import { MAX_RIGHTS_BYTES } from './invite-acts';
import { PEOPLE_OUTCOMES, PeopleView } from './people.view';
import { PERSON_OUTCOMES, PersonView } from './person.view';
import { type Rights, typedRights } from './rights-form';

/** Those whom a member administers. */
export async function peoplePage({ c, frame, identity, member, clock }: AccountVisit): Promise<StaffAnswer> {
  const content = (
    <PeopleView
      frame={frame}
      people={await identity.people.list(member)}
      invitations={await identity.invitations.list(member)}
      outcome={PEOPLE_OUTCOMES.find((each) => each === c.req.query('done')) ?? null}
      now={clock.now()}
    />
  );
  return { title: frame.t('people.title'), content, status: 200 };
}

/** One of them. */
export const personPage = (visit: AccountVisit): Promise<StaffAnswer> => shownPerson(visit, null);

/** @param refused rights that were not given, and why */
async function shownPerson(
  visit: AccountVisit,
  refused: { readonly code: RightsFailure['code']; readonly chosen: Rights } | null,
): Promise<StaffAnswer> {
  const { c, frame, identity, member, placesOf } = visit;
  const person = await identity.people.find(member, c.req.param('id') ?? '');
  if (person === null) return missingPage(visit);
  const sessions = await identity.sessions.list(member, person.id);
  const tokens = await identity.tokens.list(member, person.id);
  const content = (
    <PersonView
      frame={frame}
      member={member}
      placesOf={placesOf}
      refused={refused}
      person={person}
      sessions={sessions.ok ? sessions.value : []}
      tokens={tokens.ok ? tokens.value : []}
      now={visit.clock.now()}
      audited={await identity.auditOf(member, person.id)}
      outcome={PERSON_OUTCOMES.find((each) => each === c.req.query('done')) ?? null}
    />
  );
  return { title: person.name, content, status: refused === null ? 200 : 422 };
}

/** Ends the session that the form names, or all. */
export async function endTheirSessions(visit: AccountVisit): Promise<StaffAnswer> {
  const { c, identity, member } = visit;
  const person = c.req.param('id') ?? '';
  const form = await readForm(c.req.raw, { maxBytes: 1024 });
  const id = form.ok ? form.value.get('session') : null;
  const ended =
    id === null
      ? await identity.sessions.endOthers(member, person, null)
      : await identity.sessions.end(member, person, id);
  if (!ended.ok) return missingPage(visit);
  return { to: `${personPath(person)}?done=${id === null ? 'allEnded' : 'ended'}` };
}

/** Takes the second factor away from somebody who has lost it. */
export async function resetFactor(visit: AccountVisit): Promise<StaffAnswer> {
  const { c, identity, member } = visit;
  const person = c.req.param('id') ?? '';
  const reset = await identity.secondFactor.reset(member, person);
  return reset.ok ? { to: `${personPath(person)}?done=factorReset` } : missingPage(visit);
}

/** Gives somebody other rights. */
export async function changeRights(visit: AccountVisit): Promise<StaffAnswer> {
  const { c, identity, member } = visit;
  const id = c.req.param('id') ?? '';
  const form = await readForm(c.req.raw, { maxBytes: MAX_RIGHTS_BYTES });
  if (!form.ok) return missingPage(visit);
  const typed = typedRights(form.value);
  const changed = await identity.people.change(member, id, typed, form.value.get('seen'));
  if (changed.ok) {
    // What the giver may no longer see is no page of theirs.
    const stays = (await identity.people.find(member, id)) !== null;
    return { to: stays ? `${personPath(id)}?done=rights` : PEOPLE_PATH };
  }
  const { code } = changed.error;
  return code === 'unknown' ? missingPage(visit) : shownPerson(visit, { code, chosen: readRights(typed) });
}

/** Disables or enables somebody, as the form's button says. */
export async function changeAccess(visit: AccountVisit): Promise<StaffAnswer> {
  const { c, identity, member } = visit;
  const id = c.req.param('id') ?? '';
  const form = await readForm(c.req.raw, { maxBytes: 1024 });
  const act = form.ok ? form.value.get('act') : null;
  if (act !== 'disable' && act !== 'enable') return missingPage(visit);
  const done = await identity.people.disable(member, id, act === 'disable');
  return done.ok ? { to: `${personPath(id)}?done=${act}d` } : missingPage(visit);
}
