export { bareMail, isEmail } from './email';
