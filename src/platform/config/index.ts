export { readAddress, removeAddress, writeAddress } from './address-file';
export {
  type Config,
  describeProblem,
  parseConfig,
} from './config';

export { Secret, type SigningSecrets } from './secret';
