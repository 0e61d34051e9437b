export { newToken, tokenHash } from './token';
