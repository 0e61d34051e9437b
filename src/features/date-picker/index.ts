export { DatePicker, type DatePickerProps } from './date-picker';
export { daysLater, monthsLater } from './month';
