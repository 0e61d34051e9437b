import type { BookedVisit } from '../../service';

/** What can become of a visit, from the booking to the car's way home. */
export const VISIT_STATES = [
  'booked',
  'arrived',
  'in-work',
  'ready',
  'collected',
  'no-show',
  'cancelled',
] as const;
export type VisitState = (typeof VISIT_STATES)[number];

/** What staff mark: a cancellation is an act of its own, as it frees the bay. */
export const VISIT_STEPS = [
  'arrived',
  'in-work',
  'ready',
  'collected',
  'no-show',
] as const satisfies readonly VisitState[];
export type VisitStep = (typeof VISIT_STEPS)[number];

/** The steps from each state, the usual one first. A workshop may leave out what it does not follow; whoever did not come may still come. */
const STEPS: Readonly<Record<VisitState, readonly VisitStep[]>> = {
  booked: ['arrived', 'no-show'],
  arrived: ['in-work', 'ready'],
  'in-work': ['ready'],
  ready: ['collected'],
  collected: [],
  'no-show': ['arrived'],
  cancelled: [],
};

export const stepsFrom = (state: VisitState): readonly VisitStep[] => STEPS[state];

/**
 * The steps that can be marked today: a car may be left and worked on ahead, but nobody has missed a visit that is to come.
 * @param date of the visit, `today` by the clock of its workshop, both YYYY-MM-DD
 */
export const stepsOn = (
  { state, date }: { readonly state: VisitState; readonly date: string },
  today: string,
): readonly VisitStep[] => stepsFrom(state).filter((step) => step !== 'no-show' || date <= today);

/** Whether the last step can be taken back: a cancellation has freed the bay for others. */
export const canUndo = (state: VisitState): boolean => state !== 'booked' && state !== 'cancelled';

/** Whether work is still to be done, and can be other work, in another bay. */
export const canChangeWork = (state: VisitState): boolean =>
  state === 'booked' || state === 'arrived' || state === 'in-work';

const OF_CUSTOMER: Readonly<Record<VisitState, BookedVisit['state']>> = {
  booked: 'booked',
  arrived: 'arrived',
  'in-work': 'arrived',
  ready: 'arrived',
  collected: 'collected',
  'no-show': 'booked',
  cancelled: 'cancelled',
};

/** Whether the car came. */
export const hasCome = (state: VisitState): boolean =>
  OF_CUSTOMER[state] === 'arrived' || OF_CUSTOMER[state] === 'collected';

/** The state as customers, ratings and the public API know it: a car that has come has arrived until it is collected. */
export const customerState = (state: VisitState): BookedVisit['state'] => OF_CUSTOMER[state];
