export {
  BODY_STATUS,
  type BodyProblem,
  parseJson,
  readBody,
  readBytes,
  readForm,
  readJson,
} from './body';
export { answerText, type FetchAnswer, type FetchProblem, fetchWithin } from './client';
export { readFormData } from './multipart';
export { isFromOurForm, isSameOrigin } from './origin';
export { isSafeSubpath } from './relayed-path';
