export { newToken, type Token, tokenHash } from './token';
