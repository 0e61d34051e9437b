export {
  type MissingPart,
  missingOf,
  NOWHERE,
  type Place,
  type PlaceAndTime,
  withDate,
  withDepartment,
  withoutDate,
  withoutTime,
  withTime,
} from './choice';
export { PlaceAndTimeChoice, type PlaceAndTimeProps } from './place-and-time-choice';
export { demandText, type Work } from './questions';
export { PLACE_AND_TIME_KEYS, type PlaceAndTimeTexts } from './texts';
export type { Tools } from './tools';
export { type Answered, useAnswer } from './use-answer';
export { WithMail } from './with-mail';
