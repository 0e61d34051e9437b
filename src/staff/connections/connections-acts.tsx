import { readForm } from '~/platform/http';
import type { StaffAnswer, StaffVisit } from '../staff-visit';
import { ConnectionsView } from './connections.view';

/** What the site depends on, as this process has seen it. */
export function connectionsPage({ frame, connections }: StaffVisit): StaffAnswer {
  const content = <ConnectionsView frame={frame} connections={connections.list()} tried={null} />;
  return { title: frame.t('connections.title'), content, status: 200 };
}

/** Asks one of them now, and shows what came of it. */
export async function tryConnection(visit: StaffVisit): Promise<StaffAnswer> {
  const { c, frame, connections, member, log } = visit;
  const form = await readForm(c.req.raw, { maxBytes: 1024 });
  const id = form.ok ? (form.value.get('id') ?? '') : '';
  const outcome = await connections.tryNow(id);
  if (outcome === null) return connectionsPage(visit);
  log.info({ staff: member.id, connection: id, level: outcome.level }, 'a connection was tried');
  const content = <ConnectionsView frame={frame} connections={connections.list()} tried={{ id, outcome }} />;
  return { title: frame.t('connections.title'), content, status: 200 };
}
