import { randomUUID } from 'node:crypto';
import type { Db } from '~/platform/db';
import { err, ok, type Result } from '~/platform/result';
import type { Country } from '~/sites';
import { ANSWER_QUEUE, settleAnswer, workAnswers } from './deliver-answer';
import { type ActFailure, afterAct, type Progress, type RequestAct } from './domain/progress';
import { idsOfReference } from './domain/reference';
import { searchQuery } from './domain/search-words';
import type { InboxOptions } from './inbox-options';
import { scheduleReminders, workReminders } from './remind';
import * as entries from './store/entry-store';
import * as store from './store/inbox-store';
import { type InboxWithin, searchRequests } from './store/search-store';

/** Requests of a page, undelivered ones and others of a person; figures of a list are counted so far. */
export const INBOX_LIMITS = { page: 50, undelivered: 20, others: 20, counted: 1000, looks: 20 } as const;

/** Somebody at the inbox: an account, and the requests that it may see. */
export interface InboxMember {
  readonly account: string;
  readonly scopes: readonly store.InboxScope[];
}

export interface InboxPage {
  readonly requests: readonly store.InboxRequest[];
  /** Of each that has any, how many other requests of the same person there are. */
  readonly others: ReadonlyMap<string, number>;
  /** Where the next page begins; null on the last one. */
  readonly next: store.InboxPlace | null;
}

interface FoundPage extends InboxPage {
  /** How many the search has found, from the page on; at least so many where not all were looked at. */
  readonly count: number;
  readonly isWhole: boolean;
}

interface InboxDetail {
  readonly request: store.InboxRequest;
  readonly entries: readonly entries.RequestEntry[];
  /** Of the same person. */
  readonly others: readonly store.InboxRequest[];
}

type Failure = ActFailure | { readonly code: 'unknown' };

/** What staff do with requests. Everything is bound to the scopes of who asks; each look is written down. */
export interface Inbox {
  list(
    member: InboxMember,
    list: store.InboxList,
    place: store.InboxPlace | null,
    act?: 'list' | 'export',
  ): Promise<InboxPage>;
  /**
   * By name, plate, phone, mail, car, reference or the number of a test drive, in every list.
   * @param within which of these alone; of nothing typed, of all
   */
  search(
    member: InboxMember,
    typed: string,
    country: Country,
    place: store.InboxPlace | null,
    within?: InboxWithin,
  ): Promise<FoundPage>;
  /** Requests whose mails were given up. */
  undelivered(member: InboxMember): Promise<readonly store.InboxRequest[]>;
  counts(member: InboxMember): Promise<Readonly<Record<store.InboxList, number>>>;
  open(member: InboxMember, id: string): Promise<InboxDetail | null>;
  /**
   * Does something to a request.
   * @param entry id of the form: the same sent twice is done once
   * @param seen how far the request was on the page that was answered
   */
  act(
    member: InboxMember,
    id: string,
    what: {
      readonly act: RequestAct;
      readonly entry: string;
      readonly seen: Progress | null;
      /** Of a note or an answer. */
      readonly body: string;
    },
  ): Promise<Result<void, Failure>>;
  /** Sends again what was given up; how many mails that are: none the second time. */
  resend(member: InboxMember, id: string): Promise<Result<number, Failure>>;
  /** Who looked at a request, newest first. */
  looks(id: string): Promise<readonly entries.Look[]>;
  /** To be told of every mail that waited for a mail server, in the transaction that forgets it. */
  settleMail(tx: Db, key: string, isSent: boolean): Promise<void>;
  /** Answers and reminders in the background, until `jobs` stops. */
  work(): Promise<void>;
  /** Call it once the jobs run. */
  schedule(): Promise<void>;
}

export function createInbox(options: InboxOptions): Inbox {
  const { database, jobs, leads, clock } = options;

  async function pageOf(
    { account, scopes }: InboxMember,
    found: readonly store.InboxRequest[],
    act: 'list' | 'export',
  ): Promise<InboxPage> {
    const requests = found.slice(0, INBOX_LIMITS.page);
    const ids = requests.map(({ id }) => id);
    await entries.insertLook(database.db, { account, act, at: clock.now() }, ids);
    const others = act === 'list' ? await store.countOthersOfPersons(database, scopes, ids) : new Map();
    return { requests, others, next: found.length > requests.length ? (requests.at(-1) ?? null) : null };
  }

  return {
    async list(member, list, place, act = 'list') {
      const limit = INBOX_LIMITS.page + 1;
      const { account, scopes } = member;
      return pageOf(member, await store.listRequests(database, scopes, { list, account, place, limit }), act);
    },
    async search(member, typed, country, place, within) {
      const booked = typed === '' ? null : await options.requestOfBooking(typed);
      const ids = booked === null ? idsOfReference(typed) : ([booked, booked] as const);
      const search = { words: searchQuery(typed, country), ids, within };
      const limit = INBOX_LIMITS.page + 1;
      const found = await searchRequests(database, member.scopes, search, { place, limit });
      const { count, isWhole } = found;
      return { ...(await pageOf(member, found.requests, 'list')), count, isWhole };
    },
    async undelivered({ account, scopes }) {
      const found = await store.undeliveredRequests(database, scopes, INBOX_LIMITS.undelivered);
      const ids = found.map(({ id }) => id);
      await entries.insertLook(database.db, { account, act: 'list', at: clock.now() }, ids);
      return found;
    },
    async counts({ account, scopes }) {
      const limit = INBOX_LIMITS.counted;
      const count = (list: store.InboxList) =>
        store.countRequests(database, scopes, { list, account, limit });
      return {
        new: await count('new'),
        mine: await count('mine'),
        colleagues: await count('colleagues'),
        answered: await count('answered'),
        closed: await count('closed'),
      };
    },
    async open({ account, scopes }, id) {
      const request = await store.findRequest(database, scopes, id);
      if (request === null) return null;
      const others = await store.requestsOfPerson(database, scopes, request, INBOX_LIMITS.others);
      const look = { account, act: 'request', at: clock.now() } as const;
      await entries.insertLook(database.db, look, [id, ...others.map((other) => other.id)]);
      return { request, entries: await entries.entriesOf(database, id), others };
    },
    act: ({ account, scopes }, id, { act, entry, seen, body }) =>
      database.transaction(async (tx) => {
        const progress = await store.lockProgress(database, tx, scopes, id);
        if (progress === null) return err({ code: 'unknown' });
        // A form that is sent twice has not met somebody else.
        const before = await entries.findEntry(database, entry, tx);
        const isSame = before?.leadId === id && before.kind === act && before.body === body;
        if (isSame) return ok(undefined);
        const next = afterAct(progress, act, account, seen);
        if (!next.ok) return next;
        // A page that came back from the browser's memory sends something else under the id that it had.
        const entryId = before === null ? entry : randomUUID();
        const written = await entries.insertEntry(database, tx, {
          id: entryId,
          leadId: id,
          kind: act,
          account,
          body,
          delivery: act === 'answer' ? 'pending' : null,
          createdAt: clock.now(),
        });
        if (!written) return ok(undefined);
        await store.setProgress(tx, id, next.value);
        if (act === 'answer') await jobs.enqueue(tx, ANSWER_QUEUE, { entryId });
        return ok(undefined);
      }),
    async resend({ account, scopes }, id) {
      const progress = await store.findRequest(database, scopes, id);
      if (progress === null) return err({ code: 'unknown' });
      const requests = await leads.retryDead([id]);
      const answers = await database.transaction(async (tx) => {
        const reopened = await entries.reopenDeadAnswers(database, tx, id);
        for (const entryId of reopened) await jobs.enqueue(tx, ANSWER_QUEUE, { entryId });
        if (requests + reopened.length > 0)
          await entries.insertEntry(database, tx, {
            id: randomUUID(),
            leadId: id,
            kind: 'resend',
            account,
            body: '',
            delivery: null,
            createdAt: clock.now(),
          });
        return reopened.length;
      });
      return ok(requests + answers);
    },
    looks: (id) => entries.looksAt(database, id, INBOX_LIMITS.looks),
    settleMail: settleAnswer,
    async work() {
      await workAnswers(options);
      await workReminders(options);
    },
    schedule: () => scheduleReminders(jobs),
  };
}
