export {
  missingOf,
  NO_CHOICE,
  type Place,
  type PlaceAndTime,
  withDate,
  withDepartment,
  withoutDate,
  withoutTime,
  withTime,
} from './choice';
export { PlaceAndTimeChoice } from './place-and-time-choice';
export { demandText, type Work } from './questions';
export { PLACE_AND_TIME_KEYS } from './texts';
export type { Tools } from './tools';

export { WithMail } from './with-mail';
