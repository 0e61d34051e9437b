export {
  FieldPair,
  GroupProblem,
  LongTextField,
  MilageField,
  PlateField,
  SenderFields,
  TextField,
  useGroupChoice,
} from './fields';
export { FormContentProvider, useFormContent } from './form-context';
export { telHref } from './phone-line';
export { PrivacyAnchor, PrivacyNote } from './privacy-note';
export { default as requestFormStyles } from './request-form.module.css';
export { RequestFrame, Trap } from './request-frame';
export type { RequestIslandProps } from './request-island-props';
export { type FormThanksProps, ThanksPanel } from './request-thanks';
export { CUSTOMER } from './sender-names';
export { REQUEST_KEYS } from './texts';
export { useEnvelope } from './use-envelope';
export { type Request, useRequest } from './use-request';
