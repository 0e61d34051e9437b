import type { PictureChange } from '~/modules/stock';
import { readForm, readFormData } from '~/platform/http';
import { forbiddenPage, missingPage } from '../lists';
import { carPath } from '../paths';
import type { StaffAnswer, StaffVisit } from '../staff-visit';
import { showCar } from './car-acts';
import type { RefusedFile, UploadProblem } from './car-props';
import { carScope } from './car-scope';

/** Of all files of an upload together. The server in front allows as much (`deploy/nginx`). */
const MAX_UPLOAD_BYTES = 48 * 1024 * 1024;
const MAX_FILES = 50;

/** Pictures from a computer or telephone. Whatever came is decoded and stored anew; what is no picture is named. */
export async function uploadPictures(visit: StaffVisit): Promise<StaffAnswer> {
  const { c, stock, member, media, log } = visit;
  const scope = carScope(visit.frame.site, member);
  if (scope === null) return forbiddenPage(visit, 'cars');
  const carId = c.req.param('id') ?? '';
  const car = await stock.staff.car(scope, carId);
  if (car === null || car.goneAt !== null) return missingPage(visit);
  const form = await readFormData(c.req.raw, { maxBytes: MAX_UPLOAD_BYTES });
  const refuse = (problem: UploadProblem, status: number) =>
    showCar(visit, scope, car, { upload: problem }, status);
  if (!form.ok && form.error === 'too-large') return refuse({ kind: 'too-large' }, 413);
  const sent = form.ok ? form.value.getAll('pictures') : [];
  const files = sent.flatMap((each) => (each instanceof File && each.size > 0 ? [each] : []));
  if (files.length === 0) return refuse({ kind: 'none' }, 422);
  if (files.length > MAX_FILES) return refuse({ kind: 'too-many' }, 422);
  const pictures: { own: string; blur: string }[] = [];
  const refused: RefusedFile[] = [];
  for (const file of files) {
    const name = file.name.slice(0, 200);
    const put = await media.put(await file.bytes(), { name, alt: '' });
    if (put.ok) pictures.push({ own: put.value.id, blur: put.value.blur });
    else refused.push({ name, problem: put.error });
  }
  const added = await stock.staff.changePictures(scope, carId, { act: 'add', pictures }, member.id);
  log.info({ staff: member.id, carId, pictures: pictures.length }, 'pictures were added to a car');
  if (!added.ok) return added.error === 'too-many' ? refuse({ kind: 'too-many' }, 422) : missingPage(visit);
  if (refused.length === 0) return { to: `${carPath(carId)}?done=changed#pictures` };
  const now = (await stock.staff.car(scope, carId)) ?? car;
  return showCar(visit, scope, now, { upload: { kind: 'files', files: refused } }, 422);
}

/** `move 3 own:…`, `hide file:…`, `release`: what a button of the pictures asks for. */
function changeIn(act: string): PictureChange | null {
  if (act === 'release') return { act };
  const [, to, moved] = /^move (\d{1,3}) (.+)$/.exec(act) ?? [];
  if (to !== undefined && moved !== undefined) return { act: 'move', to: Number(to), picture: moved };
  const [, done, picture] = /^(show|hide|drop) (.+)$/.exec(act) ?? [];
  const named = (['show', 'hide', 'drop'] as const).find((each) => each === done);
  return named === undefined || picture === undefined ? null : { act: named, picture };
}

export async function arrangePictures(visit: StaffVisit): Promise<StaffAnswer> {
  const { c, stock, member, log } = visit;
  const scope = carScope(visit.frame.site, member);
  if (scope === null) return forbiddenPage(visit, 'cars');
  const carId = c.req.param('id') ?? '';
  const form = await readForm(c.req.raw, { maxBytes: 16 * 1024 });
  const change = form.ok ? changeIn(form.value.get('act') ?? '') : null;
  if (change === null) return { to: `${carPath(carId)}?done=unknown` };
  const changed = await stock.staff.changePictures(scope, carId, change, member.id);
  if (!changed.ok) return missingPage(visit);
  log.info({ staff: member.id, carId, act: change.act }, 'the pictures of a car were changed by hand');
  return { to: `${carPath(carId)}?done=changed#pictures` };
}
