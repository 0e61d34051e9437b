/** Each token opens one door only. */
const PURPOSES = ['confirm', 'manage', 'unsubscribe'] as const;
export type Purpose = (typeof PURPOSES)[number];
