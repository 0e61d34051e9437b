export { MESSAGE_ICONS, MESSAGE_TYPES } from './message-fields';
