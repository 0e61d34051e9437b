import { type IsStored, type SendOutcome, sendOnce } from './send-once';

/** Up to three attempts, one second apart (REQUEST-6). */
const ATTEMPTS = 3;
const PAUSE_MS = 1000;

export interface RepeatOptions {
  readonly endpoint: string;
  readonly envelope: object;
  readonly post: typeof fetch;
  readonly pause: (milliseconds: number) => Promise<void>;
  /** Is told of each attempt that failed: a warning while there is another one, an error after the last. */
  readonly note: (level: 'warn' | 'error', line: string) => void;
}

/** Only whether the answer is ok counts; what it says besides makes the texts better (REQUEST-7). */
const isOk: IsStored = ({ ok }) => ok;

/** Posts until the answer is ok, the server names wrong fields, or the attempts are used up. */
export async function sendRepeatedly(options: RepeatOptions): Promise<SendOutcome> {
  const { endpoint, envelope, post, pause, note } = options;
  let outcome: SendOutcome = { kind: 'failed', error: null, reference: null };
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    outcome = await sendOnce(endpoint, envelope, post, isOk);
    if (outcome.kind !== 'failed') return outcome;
    const last = attempt === ATTEMPTS - 1;
    note(last ? 'error' : 'warn', `Form not sent, attempt ${attempt}: ${outcome.error ?? 'no answer'}`);
    if (!last) await pause(PAUSE_MS);
  }
  return outcome;
}
