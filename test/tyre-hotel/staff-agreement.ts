import type { StaffAgreement } from '~/modules/tyre-hotel/staff/staff-tyres';
import { SITE } from '~test/workshop/engine';
import { hotel, INDEX } from './hotel-stage';

/** The workshop of the stage, and who works there. */
export const HERE = { siteIndex: INDEX, departmentId: '10.1' };
export const WHO = 'account-1';

/** The agreement of the car whose wheels the stage stores, as staff have it open. */
export async function openedAgreement(): Promise<StaffAgreement> {
  const answer = await hotel().staff.search(SITE, ['10.1'], 'ABC123', WHO);
  const id = Array.isArray(answer) ? (answer[0]?.id ?? '') : '';
  const agreement = await hotel().staff.agreement(HERE, id, WHO);
  if (agreement === null) throw new Error('no agreement');
  return agreement;
}
