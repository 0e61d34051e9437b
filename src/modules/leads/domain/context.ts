import { z } from 'zod';
import { instantIn } from '~/platform/time';
import type { Site } from '~/sites';
import { storedOffer } from './offer';
import type { Place } from './receiver';

/** The car that is asked about, as the stock knew it. */
export interface RequestedCar {
  /** In the visitor's language, and in the one that the dealer reads. */
  readonly title: string;
  readonly dealerTitle: string;
  /** Path of its page on the site, in the visitor's language. */
  readonly path: string;
}

/** When an answer is due, on the dealer's clock. */
export interface DueMoment {
  /** `YYYY-MM-DD` */
  readonly date: string;
  /** `HH:MM` */
  readonly time: string;
}

export const dueInstant = (due: DueMoment | null, { zone }: Pick<Site, 'zone'>): Date | null =>
  due === null ? null : new Date(instantIn(zone, `${due.date}T${due.time}`));

/** A time on the clock of the car's facility: `YYYY-MM-DD` and `HH:mm`. */
export interface DriveMoment {
  readonly date: string;
  readonly time: string;
}

const wordsSchema = z.object({ headline: z.string(), how: z.array(z.string()).readonly() });

/** What a car that is offered may be traded in for, and how that comes about. */
const estimateSchema = z.object({
  /** In the visitor's language, and in the one that the dealer reads. */
  visitor: wordsSchema,
  dealer: wordsSchema,
});

export type CarEstimate = z.infer<typeof estimateSchema>;

/** What the group knew of a request when it came; nothing in it was typed by the visitor. */
const contextSchema = z.object({
  car: z.object({ title: z.string(), dealerTitle: z.string(), path: z.string() }).nullable(),
  /** Whether it asks about a car that the stock had no longer; requests that are older than this do not know. */
  carGone: z.boolean().default(false),
  place: z.object({ name: z.string(), phone: z.string(), email: z.string(), address: z.string() }),
  /** When the visitor was promised an answer; null where nothing was promised. */
  answerDue: z.object({ date: z.string(), time: z.string() }).nullable(),
  offer: storedOffer,
  /** Requests that are older than estimates have none. */
  estimate: estimateSchema.nullish().transform((stored) => stored ?? null),
  /** The time that was booked for a test drive along with it; a later move or cancellation is not in here. */
  drive: z
    .object({
      date: z.string(),
      time: z.string(),
      /** What customer and facility call it; older requests do not know it. */
      number: z.string().optional(),
    })
    .nullish()
    .transform((stored) => stored ?? null),
  /** Whether a receipt goes to the visitor. */
  receipt: z.boolean(),
});

export type LeadContext = z.infer<typeof contextSchema>;

/** Of a request that was stored before there was a context, only the receiver's name is known. */
export const storedContext = (stored: unknown, receiverName: string): LeadContext =>
  stored === null || stored === undefined
    ? {
        car: null,
        carGone: false,
        place: placeNamed(receiverName),
        answerDue: null,
        offer: null,
        estimate: null,
        drive: null,
        receipt: false,
      }
    : contextSchema.parse(stored);

const placeNamed = (name: string): Place => ({ name, phone: '', email: '', address: '' });
