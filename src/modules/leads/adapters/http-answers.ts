import type { Breaker } from '~/platform/breaker';
import { answerText, fetchWithin, parseJson } from '~/platform/http';
import type { Log } from '~/platform/log';
import { err, ok } from '~/platform/result';
import { type AnswersFailure, type FormAnswers, submissionsSchema } from '../form-answers';

export interface HttpAnswersOptions {
  /** Address of a form's submissions, with `{formId}`. */
  readonly address: string;
  /** Sent as `APIKEY`; it never leaves the server for anywhere else. */
  readonly key: string;
  /** The forms whose answers are public. A form that is not named here holds private answers. */
  readonly published: readonly string[];
  readonly log: Log;
  /** For a whole exchange. */
  readonly timeoutMs?: number;
  /** Of that server. */
  readonly breaker?: Breaker | undefined;
}

const TIMEOUT_MS = 4000;
const MAX_BYTES = 512 * 1024;

/** The provider's own service, over HTTP. What it answers is parsed like anything from outside. */
export function httpAnswers(options: HttpAnswersOptions): FormAnswers {
  const { address, key, published, log, breaker, timeoutMs = TIMEOUT_MS } = options;
  return {
    async newest(formId) {
      if (!published.includes(formId)) return err('unknown');
      const failed = (failure: AnswersFailure, reason: string) => {
        log.warn({ formId, reason }, 'form answers');
        return err(failure);
      };
      const answer = await fetchWithin(
        address.replace('{formId}', () => formId),
        { headers: { accept: 'application/json', APIKEY: key }, timeoutMs, breaker, maxBytes: MAX_BYTES },
      );
      if (!answer.ok) return failed('unavailable', answer.error);
      const { status } = answer.value;
      if (status === 404) return failed('unknown', 'status 404');
      if (status < 200 || status > 299) return failed('unavailable', `status ${status}`);
      const json = parseJson(answerText(answer.value));
      const parsed = json.ok ? submissionsSchema.safeParse(json.value) : null;
      if (parsed?.success !== true) return failed('unavailable', 'unreadable answer');
      return ok(parsed.data.content[0]?.answers ?? null);
    },
  };
}

/** In demo and development every form has one fictional answer. */
export const standInAnswers: FormAnswers = {
  newest: async (formId) =>
    ok({
      1: { name: 'heading', order: '1', text: `Form ${formId}`, type: 'control_head' },
      2: { name: 'rating', order: '2', text: 'How did we do?', type: 'control_rating', answer: '5' },
    }),
};

/** Where no provider is configured no form has answers. */
export const noAnswers: FormAnswers = { newest: async () => err('unknown') };
