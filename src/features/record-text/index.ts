export {
  creditWord,
  distanceText,
  facilityWord,
  factOf,
  knownText,
  langOf,
  mileageWord,
  type Reading,
  readerOf,
  recordText,
  recordWord,
  worded,
} from './record-text';
