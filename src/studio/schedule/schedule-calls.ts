import { pageAnswer } from '~/modules/content/studio-wire';
import { call, type PageKey, pathOf } from '../api';

export const scheduleCalls = {
  reschedule: (page: PageKey, number: number, at: string) =>
    call(pageAnswer, `${pathOf(page)}/schedules/${number}`, { method: 'PUT', body: { at } }),
  unschedule: (page: PageKey, number: number) =>
    call(pageAnswer, `${pathOf(page)}/schedules/${number}`, { method: 'DELETE' }),
  setEnding: (page: PageKey, at: string | null) =>
    call(pageAnswer, `${pathOf(page)}/ending`, { method: 'PUT', body: { at } }),
};
