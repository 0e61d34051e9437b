export { barePhone, isPhone } from './pattern';
export { type PhoneCountry, readPhone } from './phone';
