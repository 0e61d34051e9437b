import { PLACE_KEYS } from '~/features/place-search';
import type { MessageKey, Translate } from '~/messages';

/** What the choice of workshop, date and time says. */
export const PLACE_AND_TIME_KEYS = [
  ...PLACE_KEYS,
  ...([
    'byPlace.firstDay',
    'byPlace.firstDayLoading',
    'byPlace.firstDayUnknown',
    'byPlace.noFirstDay',
    'byPlace.choose',
    'byPlace.more',
    'byPlace.change',
    'wizard.noWorkshops',
    'byPlace.noneHelp',
    'byPlace.failed',
    'byPlace.noDates',
    'byPlace.noDatesText',
    'byPlace.loadingDays',
    'byPlace.date',
    'byPlace.changeDate',
    'byPlace.notFree',
    'byPlace.previousMonth',
    'byPlace.nextMonth',
    'byPlace.time',
    'byPlace.timesOn',
    'byPlace.changeTime',
    'byPlace.allDayText',
  ] as const),
  ...(['workshop.fromStart', 'workshop.near', 'workshop.searching', 'workshop.found'] as const),
  ...(['workshop.authorised', 'workshop.distance', 'workshop.distanceFrom'] as const),
  ...(['summary.workshop', 'times.allDay', 'times.pickUp', 'times.loaded', 'error.tryAgain'] as const),
] as const satisfies readonly MessageKey[];

export type PlaceAndTimeTexts = Translate<(typeof PLACE_AND_TIME_KEYS)[number]>;
