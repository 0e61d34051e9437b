import { createHash } from 'node:crypto';
import { type Agreement, type StaffTyres, typedWheelsOf } from '~/modules/tyre-hotel';
import type { Site } from '~/sites';

/** So many agreements of a site have been worked on by staff; of the others the file alone says what there is. */
const WORKED_ON = 20;
/** Places that are free at each workshop. */
const FREE_PLACES = ['G-1-1', 'G-1-2', 'G-1-3', 'G-1-4', 'G-1-5', 'G-1-6'];
const WHO = 'demo';

const uuidOf = (text: string): string =>
  createHash('sha256')
    .update(text)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');

/** What staff have entered besides the file: what is on the cars, what was measured. Done again, it changes nothing. */
export async function fillStaffWork(
  staff: StaffTyres,
  site: Site,
  agreements: readonly Agreement[],
): Promise<void> {
  const { siteIndex } = site;
  if (siteIndex === null) return;
  const departments = new Set(agreements.map(({ departmentId }) => departmentId));
  for (const departmentId of departments) await staff.addPlaces({ siteIndex, departmentId }, FREE_PLACES);
  for (const { registrationNumber, departmentId, wheelSets } of agreements.slice(0, WORKED_ON)) {
    const found = await staff.search(site, [departmentId], registrationNumber, WHO);
    const [agreement] = Array.isArray(found) ? found : [];
    const [lying] = wheelSets;
    if (agreement === undefined || lying === undefined) continue;
    const season = lying.season === 'winter' ? 'summer' : 'winter';
    const typed = typedWheelsOf(
      lying.wheels.map((wheel) => ({
        ...wheel,
        name: season === 'winter' ? 'Nokian Hakkapeliitta R5' : 'Michelin Primacy 4',
        threadDepth: Math.min(8.2, Math.round((wheel.threadDepth + 0.7) * 10) / 10),
        isDamaged: false,
        dot: '2323',
        comment: '',
      })),
    );
    const setId = uuidOf(`${site.key} ${registrationNumber}`);
    await staff.addSet(
      { siteIndex, departmentId },
      agreement.id,
      { setId, season, state: 'fitted', shelf: '', typed },
      WHO,
    );
  }
}
