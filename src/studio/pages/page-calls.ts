import type { z } from 'zod';
import {
  deletedAnswer,
  doneAnswer,
  linksAnswer,
  type moveRequest,
  newPageAnswer,
  type newPageRequest,
  type restorePageRequest,
} from '~/modules/content/studio-wire';
import { type CallFailure, call } from '../api';
import { failureKey } from '../failure-key';
import type { Say } from '../messages';

export const pageCalls = {
  create: (site: string, page: z.input<typeof newPageRequest>) =>
    call(newPageAnswer, `/tree/${site}`, { method: 'POST', body: page }),
  move: (site: string, id: string, to: z.input<typeof moveRequest>) =>
    call(doneAnswer, `/tree/${site}/${id}/move`, { method: 'POST', body: to }),
  links: (site: string, id: string) => call(linksAnswer, `/tree/${site}/${id}/links`),
  /** @param successor id of the page that visitors of its address are led to; empty: none */
  delete: (site: string, id: string, successor: string) =>
    call(
      doneAnswer,
      `/tree/${site}/${id}${successor === '' ? '' : `?${new URLSearchParams({ successor })}`}`,
      {
        method: 'DELETE',
      },
    ),
  deleted: (site: string) => call(deletedAnswer, `/deleted/${site}`),
  restore: (site: string, id: string, place: z.input<typeof restorePageRequest>) =>
    call(newPageAnswer, `/deleted/${site}/${id}/restore`, { method: 'POST', body: place }),
  erase: (site: string, id: string) => call(doneAnswer, `/deleted/${site}/${id}`, { method: 'DELETE' }),
};

/** A refusal of the place that was chosen for a page: another name or another page above it is the way out. */
export const isOfPlace = ({ code }: CallFailure): boolean =>
  code === 'name-taken' || code === 'invalid-name' || code === 'address-redirected' || code === 'refused';

/** Why a page was not made, moved or restored, where that is not said beside its place. */
export const problemOfForm = (failure: CallFailure | null, say: Say): string =>
  failure === null || isOfPlace(failure) ? '' : say(failureKey(failure));

/** Why a page cannot stand at an address. */
export function problemKey(failure: CallFailure) {
  switch (failure.code) {
    case 'name-taken':
      return 'pages.nameTaken' as const;
    case 'invalid-name':
      return 'pages.nameWrong' as const;
    case 'address-redirected':
      return 'pages.redirected' as const;
    case 'refused':
      return 'pages.stays' as const;
    default:
      return failureKey(failure);
  }
}
