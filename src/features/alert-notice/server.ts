export { NOTICE_SCRIPT_HASH } from './notice-script';
