export { isEmail } from './email';
