export { barePhone, isPhone, isWrittenAsPhone, lastDigits } from './pattern';
export { type PhoneCountry, readPhone } from './phone';
