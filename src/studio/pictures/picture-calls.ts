import type { z } from 'zod';
import {
  doneAnswer,
  MAX_PICTURE_SIZE,
  pictureAnswer,
  type pictureChange,
  picturesAnswer,
  replacedAnswer,
  usageAnswer,
} from '~/modules/content/studio-wire';
import { err } from '~/platform/result';
import { type Called, type CallFailure, call } from '../api';
import { failureKey } from '../failure-key';
import type { Say } from '../messages';

const pathOf = (site: string, id: string) => `/pictures/${site}/${id}`;

export const pictureCalls = {
  list: (site: string) => call(picturesAnswer, `/pictures/${site}`),
  upload: async (site: string, file: File, folder: string): Called<z.infer<typeof pictureAnswer>> => {
    if (file.size > MAX_PICTURE_SIZE) return err({ code: 'too-large' });
    return call(
      pictureAnswer,
      `/pictures/${site}?${new URLSearchParams({ name: file.name.slice(-200), folder })}`,
      {
        method: 'POST',
        bytes: file,
      },
    );
  },
  describe: (site: string, id: string, changes: z.input<typeof pictureChange>) =>
    call(doneAnswer, pathOf(site, id), { method: 'PUT', body: changes }),
  usage: (site: string, id: string) => call(usageAnswer, `${pathOf(site, id)}/usage`),
  replace: (site: string, id: string, by: string) =>
    call(replacedAnswer, `${pathOf(site, id)}/replace`, { method: 'POST', body: { by } }),
  remove: (site: string, id: string) => call(doneAnswer, pathOf(site, id), { method: 'DELETE' }),
};

/** Whether the same file may be taken another time. */
export const mayComeAgain = ({ code }: CallFailure): boolean =>
  code === 'unreachable' || code === 'unavailable' || code === 'signed-out';

/** Why a file was not taken. */
export function problemText(name: string, failure: CallFailure, say: Say): string {
  const { code } = failure;
  switch (code) {
    case 'unknown-type':
    case 'too-large':
    case 'too-many-pixels':
    case 'unsafe-svg':
    case 'damaged':
      return say('pictures.problem', { name, problem: say(`pictures.${code}`) });
    default:
      return say('pictures.problem', { name, problem: say(failureKey(failure)) });
  }
}
