export { endInstant } from './end-time';
export { type Moment, momentAt } from './moment';
export { remainingUntil } from './remaining';
