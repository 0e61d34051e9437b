export { PhoneLine, telHref } from './phone-line';
export { EMAIL_PATTERN, PHONE_PATTERN } from './request-fields';
export { RequestForm } from './request-form';
export { default as requestFormStyles } from './request-form.module.css';
export { FailureTexts } from './script-texts';
export { ThanksPanel } from './thanks-panel';
