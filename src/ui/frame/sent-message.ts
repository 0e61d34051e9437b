import { decodeJson } from '~/platform/json';

/** What providers of forms tell the page around them when a form has been sent, in whichever field they say it. */
const WORDS = /^(submission-completed|onFormSubmitted|form-?submit(ted)?)$/i;
const FIELDS = ['action', 'type', 'event', 'eventName'] as const;

/** Whether a message out of a frame says that its form has been sent: a word, JSON text or an object. */
export function saysSent(message: unknown): boolean {
  if (typeof message === 'string')
    return WORDS.test(message) || (message.startsWith('{') && saysSent(decodeJson(message)));
  if (typeof message !== 'object' || message === null) return false;
  const fields: Readonly<Record<string, unknown>> = { ...message };
  return FIELDS.some((name) => {
    const word = fields[name];
    return typeof word === 'string' && WORDS.test(word);
  });
}
