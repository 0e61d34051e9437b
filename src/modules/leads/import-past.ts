import { randomUUID } from 'node:crypto';
import type { Db } from '~/platform/db';
import type { Language, Site } from '~/sites';
import { dueInstant } from './domain/context';
import { type Envelope, fingerprintOf, submissionKey, wordsDigestOf } from './domain/forms/submission';
import { afterAct, type Progress, type RequestAct } from './domain/progress';
import { readChosenTime, takeDriveTime } from './drive-time';
import type { LeadsOptions } from './options';
import { readEnvelope } from './read-envelope';
import { insertEntry } from './store/entry-store';
import { setProgress, setReminded } from './store/inbox-store';
import { insertLead, setContext } from './store/lead-store';

/** A request that came before, with what staff have done since: from another system, or for demonstrations. */
export interface PastRequest {
  readonly language: Language;
  readonly envelope: Envelope;
  readonly at: Date;
  /** In order. */
  readonly acts: readonly {
    readonly act: RequestAct;
    readonly account: string;
    /** Of a note or an answer. */
    readonly body: string;
    readonly at: Date;
  }[];
}

/**
 * Writes requests that came in the past; those that are there stay as they are. Nobody is mailed or reminded, and the forms'
 * rules hold. A time for a test drive that one names is booked: it is still to come.
 *
 * @returns how many were written
 * @throws where a form, an act or a time is refused
 */
export async function importPastRequests(
  site: Site,
  past: readonly PastRequest[],
  options: LeadsOptions,
): Promise<number> {
  let written = 0;
  for (const request of past) if (await importOne(site, request, options)) written += 1;
  return written;
}

async function importOne(site: Site, { language, envelope, at, acts }: PastRequest, options: LeadsOptions) {
  const read = await readEnvelope(site, language, envelope, at, options);
  if (!read.ok) throw new Error(`a past request to ${site.key} is refused: ${JSON.stringify(read.error)}`);
  const { values, receiver, siteId, context } = read.value;
  const { formName, formSubmissionId } = envelope;
  const fingerprint = fingerprintOf(values);
  const day = at.toISOString().slice(0, 10);
  const lead = {
    id: randomUUID(),
    site: site.key,
    language,
    formName,
    values,
    receiver,
    context: { ...context, drive: null, receipt: false },
    createdAt: at,
    siteId,
    dueAt: dueInstant(context.answerDue, site),
    submissionKey: submissionKey({ site: site.key, formName, formSubmissionId, fingerprint, day }),
    fingerprint,
    wordsDigest: wordsDigestOf({ site: site.key, formName }, values),
    channels: [],
  };
  const { database, drives } = options;
  const chosen = await readChosenTime(drives, site, language, values);
  return database.transaction(async (tx) => {
    const { outcome } = await insertLead(tx, lead);
    if (outcome !== 'stored') return false;
    if (chosen !== null) {
      const { number } = await takeDriveTime(tx, chosen, lead, false);
      await setContext(tx, lead.id, { ...lead.context, drive: { ...chosen.at, number } });
    }
    await setReminded(tx, lead.id, at);
    await setProgress(tx, lead.id, await writeActs(tx, lead.id, acts, options));
    return true;
  });
}

async function writeActs(
  tx: Db,
  leadId: string,
  acts: PastRequest['acts'],
  { database }: LeadsOptions,
): Promise<Progress> {
  let progress: Progress = { state: 'new', assignee: null };
  for (const { act: kind, account, body, at: createdAt } of acts) {
    const next = afterAct(progress, kind, account, progress);
    if (!next.ok) throw new Error(`a past request cannot be changed by "${kind}": ${next.error.code}`);
    const delivery = kind === 'answer' ? ('delivered' as const) : null;
    const entry = { id: randomUUID(), leadId, kind, account, body, delivery, createdAt };
    await insertEntry(database, tx, entry);
    progress = next.value;
  }
  return progress;
}
