import { INBOX_LISTS, type InboxList, type InboxPlace } from '~/modules/leads';
import { readForm } from '~/platform/http';
import { localDate } from '~/platform/time';
import { meantSearch, searchMeant } from '../layout/meant-search';
import { missingPage } from '../lists';
import { INBOX_PATH, inboxPath } from '../paths';
import type { StaffAnswer, StaffVisit } from '../staff-visit';
import { findSearch, putSearch } from '../stored-form';
import { InboxView } from './inbox.view';
import { inboxMember, namesOf } from './open-inbox';
import { readSearch } from './read-search';
import { csvHead, csvOfRequests } from './request-csv';

const listOf = ({ c }: StaffVisit): InboxList =>
  INBOX_LISTS.find((each) => each === c.req.query('list')) ?? 'new';

/** Where a page begins, as its address says it: `2026-03-02T09:00:00.000Z_{id}`. */
function placeIn(text: string | undefined): InboxPlace | null {
  const [, instant = '', id = ''] = /^(\d{4}-[\dT:.-]{1,24}Z)_([0-9a-f-]{36})$/.exec(text ?? '') ?? [];
  const createdAt = new Date(instant);
  return isUuid(id) && !Number.isNaN(createdAt.getTime()) ? { createdAt, id } : null;
}

export const isUuid = (text: string): boolean =>
  /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/.test(text);

/** Requests by words; by their state, as the page calls it, and by days, where no words are found: people are called Maj, too. */
async function foundRequests(visit: StaffVisit, typed: string, place: InboxPlace | null) {
  const { frame, inbox, clock } = visit;
  const member = inboxMember(visit);
  const read = typed === '' ? null : readSearch(typed, frame, clock.now());
  const byReading = async () => {
    if (read === null) return null;
    const { text, within, labels } = read;
    const found = await inbox.search(member, text, frame.site.country, place, within);
    return found.requests.length === 0 ? null : { found, instead: null, labels };
  };
  const named = read !== null && read.within.states.length > 0 ? await byReading() : null;
  if (named !== null) return named;
  const { found, instead } = await searchMeant(typed, {
    find: async (text) => (text === '' ? null : await inbox.search(member, text, frame.site.country, place)),
    isEmpty: (each) => each?.requests.length === 0,
    meant: (text) => meantSearch(visit, text),
  });
  const dated = found?.requests.length === 0 ? await byReading() : null;
  return dated ?? { found, instead, labels: null };
}

/** `?list=` one of the lists, or `?search=` what a search in all of them is stored under; `?before=` begins a later page. */
export async function inboxPage(visit: StaffVisit): Promise<StaffAnswer> {
  const { c, frame, inbox, clock } = visit;
  const member = inboxMember(visit);
  const list = listOf(visit);
  const search = await findSearch(visit);
  const place = placeIn(c.req.query('before'));
  const { found, instead, labels } = await foundRequests(visit, search, place);
  const page = found ?? (await inbox.list(member, list, place));
  const undelivered = search === '' && place === null ? await inbox.undelivered(member) : [];
  const names = await namesOf(
    visit,
    [...page.requests, ...undelivered].map(({ assignee }) => assignee),
  );
  const content = (
    <InboxView
      frame={frame}
      list={search === '' ? list : null}
      counts={await inbox.counts(member)}
      search={search}
      searchKey={c.req.query('search') ?? ''}
      page={page}
      found={found}
      instead={instead}
      labels={labels}
      isFirst={place === null}
      undelivered={undelivered}
      names={names}
      now={clock.now()}
    />
  );
  return { title: frame.t('inbox.title'), content, status: 200 };
}

/** A form that is posted, so that no name and no plate stands in an address. */
export async function findRequests(visit: StaffVisit): Promise<StaffAnswer> {
  const form = await readForm(visit.c.req.raw, { maxBytes: 4 * 1024 });
  if (!form.ok) return missingPage(visit);
  const text = (form.value.get('q') ?? '').trim();
  return { to: text === '' ? INBOX_PATH : inboxPath({ search: await putSearch(visit, text) }) };
}

/** A list as a table, read page by page while it is sent. */
export function exportRequests(visit: StaffVisit): StaffAnswer {
  const { frame, inbox, clock } = visit;
  const member = inboxMember(visit);
  const list = listOf(visit);
  const encoder = new TextEncoder();
  let next: InboxPlace | null = null;
  let hasBegun = false;
  const csv = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const page = await inbox.list(member, list, next, 'export');
      const names = await namesOf(
        visit,
        page.requests.map(({ assignee }) => assignee),
      );
      const head = hasBegun ? '' : csvHead(frame);
      controller.enqueue(encoder.encode(head + csvOfRequests(page.requests, frame, names)));
      hasBegun = true;
      next = page.next;
      if (next === null) controller.close();
    },
  });
  const day = localDate(clock.now(), frame.site.zone);
  return { name: `requests-${list}-${day}.csv`, csv };
}
