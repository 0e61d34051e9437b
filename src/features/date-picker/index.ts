export { DatePicker } from './date-picker';
