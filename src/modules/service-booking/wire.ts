/**
 * What the calls below `/api/service-booking` are sent and what they answer (WIZARD-CALL-1): the
 * server reads requests with these schemas and pages may read answers with them. Spelt as the requirements spell it
 * (`optionid`, `telefon`, `lat` and `long` as text). What is marked "ours" is not in them.
 */

export * from './answers';
export * from './limits';
export * from './requests';
