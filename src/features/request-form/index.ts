export {
  FieldPair,
  GroupProblem,
  LongTextField,
  MilageField,
  PlateField,
  SenderFields,
  TextField,
  useGroupChoice,
} from './fields/fields';
export { PrivacyAnchor, PrivacyNote } from './fields/privacy-note';
export { CUSTOMER } from './fields/sender-names';
export { FormContentProvider, useFormContent } from './form-context';
export { default as requestFormStyles } from './request-form.module.css';
export { RequestFrame, Trap } from './request-frame';
export type { RequestIslandProps } from './request-island-props';
export { type FormThanksProps, ThanksPanel } from './request-thanks';
export { useEnvelope } from './sending/use-envelope';
export { type Request, useRequest } from './sending/use-request';
export { REQUEST_KEYS } from './texts';
