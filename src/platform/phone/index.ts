export { type Phone, type PhoneCountry, readPhone } from './phone';
