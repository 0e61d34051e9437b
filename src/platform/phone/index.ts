export { isPhone } from './pattern';
export { type Phone, type PhoneCountry, readPhone } from './phone';
