import { z } from 'zod';
import type { Result } from '~/platform/result';

/** `unknown`: not one of the forms whose answers the group publishes. `unavailable`: the provider did not answer. */
export type AnswersFailure = 'unknown' | 'unavailable';

/** A visitor's answers in a form of the provider, by the number of the question. */
type Answers = Readonly<Record<string, unknown>>;

/** The newest answers to forms that live with a provider of forms (EMBED-4). */
export interface FormAnswers {
  /** Answers to one form, the newest submission only; null without one. */
  newest(formId: string): Promise<Result<Answers | null, AnswersFailure>>;
}

/** One word of the provider's: nothing in it leads to another address. */
export const formIdSchema = z.string().regex(/^[\w-]{1,100}$/);

/** What the provider answers, as far as it is passed on: never who sent it, from where, or when. */
export const submissionsSchema = z.object({
  content: z.array(z.object({ answers: z.record(z.string(), z.unknown()) })),
});
