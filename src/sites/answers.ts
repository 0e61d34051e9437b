import type { AnswerTime } from './site';

/** One working day of eight hours, holidays not counted. */
export const officeAnswers = {
  hours: 8,
  weekdays: [1, 2, 3, 4, 5],
  opens: '09:00',
  closes: '17:00',
} as const satisfies AnswerTime;
