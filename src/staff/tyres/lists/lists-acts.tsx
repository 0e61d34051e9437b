import { randomUUID } from 'node:crypto';
import { seasonChangeAt } from '~/modules/tyre-hotel';
import { readForm } from '~/platform/http';
import { namesOf } from '../../inbox/open-inbox';
import { missingPage } from '../../lists';
import { labelPath, tyresPath } from '../../paths';
import type { StaffAnswer, StaffVisit } from '../../staff-visit';
import { plateText } from '../../workshop/booking-words';
import { fieldText, openedAgreement, openedTyres } from '../open-tyres';
import { DueView } from './due.view';
import { LabelsView } from './labels.view';
import { SendOutsView } from './send-outs.view';

/** `?set=`: of one set; without it of all that are with us. */
export async function labelsPage(visit: StaffVisit): Promise<StaffAnswer> {
  const at = await openedAgreement(visit);
  if ('status' in at) return at;
  const { c, frame, originOf } = visit;
  const { agreement, workshop, canChoose } = at;
  const wanted = c.req.query('set');
  const sets = agreement.sets.filter(({ id, state }) =>
    wanted === undefined ? state === 'stored' : id === wanted,
  );
  const origin = originOf(frame.site);
  const shown = { frame, workshop, canChoose, agreement, sets };
  return {
    title: `${plateText(agreement.registrationNumber)}, ${frame.t('tyres.labels')}`,
    content: <LabelsView {...shown} addressOf={(label) => origin + labelPath(label)} />,
    status: 200,
  };
}

/** Whose wheels are to be changed, and which are worn. */
export async function duePage(visit: StaffVisit): Promise<StaffAnswer> {
  const at = await openedTyres(visit);
  if ('status' in at) return at;
  const { frame, member, clock } = visit;
  const { tyres, place, workshop, canChoose } = at;
  const [due, worn] = await Promise.all([
    tyres.due(frame.site, place, member.id),
    tyres.worn(place, member.id),
  ]);
  const change = seasonChangeAt(frame.site, clock.now());
  const shown = { frame, workshop, canChoose, change, due, worn };
  return {
    title: `${workshop.name}, ${frame.t('tyres.due')}`,
    content: <DueView {...shown} />,
    status: 200,
  };
}

/** To whom a send-out would go now, as they would read it, and what earlier ones came to. */
export async function sendOutsPage(visit: StaffVisit): Promise<StaffAnswer> {
  const at = await openedTyres(visit);
  if ('status' in at) return at;
  const { c, frame, tyreSendOuts } = visit;
  const { place, workshop, canChoose } = at;
  if (tyreSendOuts === null) return missingPage(visit);
  const [preview, sendOuts] = await Promise.all([
    tyreSendOuts.preview(frame.site, place),
    tyreSendOuts.list(place),
  ]);
  const names = await namesOf(
    visit,
    sendOuts.map(({ account }) => account),
  );
  const sent = c.req.query('sent');
  const shown = { frame, workshop, canChoose, preview, sendOuts, names, id: randomUUID() };
  return {
    title: `${workshop.name}, ${frame.t('tyres.sendOuts')}`,
    content: <SendOutsView {...shown} sent={/^\d{1,6}$/.test(sent ?? '') ? Number(sent) : null} />,
    status: 200,
  };
}

/** `id` comes with the form: sent twice it is sent once. */
export async function sendChangeNotices(visit: StaffVisit): Promise<StaffAnswer> {
  const at = await openedTyres(visit);
  if ('status' in at) return at;
  const { frame, member, tyreSendOuts, c } = visit;
  const form = await readForm(c.req.raw, { maxBytes: 4 * 1024 });
  if (!form.ok || tyreSendOuts === null) return missingPage(visit);
  const sent = await tyreSendOuts.send(frame.site, at.place, fieldText(form.value, 'id'), member.id);
  const path = tyresPath(at.place.departmentId, '/send-outs');
  return { to: sent === null ? path : `${path}?${new URLSearchParams({ sent: String(sent) })}` };
}
