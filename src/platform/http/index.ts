export {
  BODY_STATUS,
  type BodyLimits,
  type BodyProblem,
  type FormBody,
  parseJson,
  readBody,
  readBytes,
  readForm,
  readJson,
} from './body';
export { answerText, type FetchAnswer, type FetchOptions, type FetchProblem, fetchWithin } from './client';
export { isSameOrigin } from './origin';
export { isSafeSubpath } from './relayed-path';
