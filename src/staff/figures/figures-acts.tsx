import { mayOpen } from '~/modules/identity';
import { localDate } from '~/platform/time';
import { inboxMember } from '../inbox/open-inbox';
import type { StaffAnswer, StaffFile, StaffVisit } from '../staff-visit';
import { FIGURE_UNITS, figureSpan } from './figures';
import { FiguresView } from './figures.view';
import { csvOfRequestReport, csvOfVisitReport } from './figures-csv';

/** What the requests and the workshops of a member came to. */
export async function figuresPage(visit: StaffVisit): Promise<StaffAnswer> {
  const { frame } = visit;
  const span = spanOf(visit);
  const [requests, visits] = await Promise.all([requestsOf(visit), visitsOf(visit)]);
  return {
    title: frame.t('figures.title'),
    content: <FiguresView frame={frame} span={span} requests={requests} visits={visits} />,
    status: 200,
  };
}

export async function exportRequestFigures(visit: StaffVisit): Promise<StaffAnswer> {
  const report = await requestsOf(visit);
  return report === null
    ? { to: '/staff' }
    : file(visit, 'requests', csvOfRequestReport(report, spanOf(visit), visit.frame));
}

export async function exportVisitFigures(visit: StaffVisit): Promise<StaffAnswer> {
  const found = await visitsOf(visit);
  return found === null
    ? { to: '/staff' }
    : file(visit, 'visits', csvOfVisitReport(found, spanOf(visit), visit.frame));
}

function spanOf({ c, frame, clock }: StaffVisit) {
  const unit = FIGURE_UNITS.find((each) => each === c.req.query('by')) ?? 'week';
  return figureSpan(unit, localDate(clock.now(), frame.site.zone));
}

/** Null for who answers no requests. */
async function requestsOf(visit: StaffVisit) {
  const { scopes } = inboxMember(visit);
  if (scopes.length === 0) return null;
  return visit.figures.requests(scopes, { ...spanOf(visit), zone: visit.frame.site.zone });
}

/** Null for who opens no workshop. */
async function visitsOf(visit: StaffVisit) {
  const { staffBookings, frame, member, figures } = visit;
  const { siteIndex } = frame.site;
  if (siteIndex === null) return null;
  const all = await staffBookings.workshops(siteIndex);
  const workshops = all.filter(({ departmentId }) => mayOpen(member, siteIndex, departmentId));
  if (workshops.length === 0) return null;
  const departmentIds = workshops.map(({ departmentId }) => departmentId);
  return { workshops, report: await figures.visits({ siteIndex, departmentIds }, spanOf(visit)) };
}

function file({ frame, clock }: StaffVisit, what: string, text: string): StaffFile {
  const day = localDate(clock.now(), frame.site.zone);
  return { name: `figures-${what}-${day}.csv`, csv: new Blob([text]).stream() };
}
